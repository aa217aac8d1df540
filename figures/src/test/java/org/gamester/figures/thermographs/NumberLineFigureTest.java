package org.gamester.figures.thermographs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.gamester.figures.drawing.Label;
import org.gamester.figures.writing.SvgDocument;
import org.gamester.figures.writing.SvgWriter;
import org.gamester.values.notation.GameReader;
import org.junit.jupiter.api.Test;

class NumberLineFigureTest {

  private static SvgDocument line(String... games) {
    List<NumberLineFigure.Entry> entries =
        Arrays.stream(games)
            .map(game -> new NumberLineFigure.Entry(Label.of(game), GameReader.exact().read(game)))
            .toList();
    return SvgDocument.of(SvgWriter.embedded(NumberLineFigure.of("line", entries)));
  }

  /** From 4 to -2 there are 6 units, of which each is 64 long; 3 is to the left of -1. */
  @Test
  void theStopsAreAtTheirPlaces() {
    SvgDocument svg = line("{3|-1}");
    assertThat(svg.ofClass("piece left").getFirst().get("cx")).isEqualTo("-192");
    assertThat(svg.ofClass("piece right").getFirst().get("x")).isEqualTo("59.5");
    assertThat(svg.ofClass("piece right").getFirst().get("width")).isEqualTo("9");
    assertThat(svg.texts()).contains("4", "3", "−1", "−2", "confused with [−1,3]");
  }

  /** Left's stop is a disc and Right's a filled square: nothing looks like an open end. */
  @Test
  void theMarksAreExplained() {
    assertThat(line("{3|-1}").texts()).contains("Left stop", "Right stop");
    assertThat(line("{3|-1}").ofClass("vertex right")).isEmpty();
    assertThat(line("^", "3/4").texts()).doesNotContain("Left stop");
  }

  @Test
  void whatIsConfusedWithNoNumberIsOnePlace() {
    SvgDocument svg = line("^", "3/4", "*");
    assertThat(svg.ofClass("piece both")).hasSize(2);
    assertThat(svg.ofClass("piece ink")).hasSize(1);
    assertThat(svg.texts())
        .contains("confused with no number", "confused with 0")
        .doesNotContain("confused with [0,0]");
  }

  @Test
  void theFirstGameStandsOnTop() {
    SvgDocument svg = line("{3|1}", "{2|0}");
    List<SvgDocument.Node> left = svg.ofClass("piece left");
    assertThat(Double.parseDouble(left.getFirst().get("cy")))
        .isLessThan(Double.parseDouble(left.get(1).get("cy")));
  }
}
