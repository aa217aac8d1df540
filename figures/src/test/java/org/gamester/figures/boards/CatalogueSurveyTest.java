package org.gamester.figures.boards;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.gamester.figures.drawing.Figure;
import org.gamester.figures.writing.SvgDocument;
import org.gamester.figures.writing.SvgWriter;
import org.gamester.figures.writing.TikzWriter;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.CatalogueEntry;
import org.gamester.rulesets.Position;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every ruleset of the catalogue: its example, and what it leads to, is drawn. */
class CatalogueSurveyTest {

  static Set<String> examples() {
    Set<String> texts = new LinkedHashSet<>();
    Catalogue.standard().entries().forEach(entry -> texts.add(example(entry)));
    return texts;
  }

  private static String example(CatalogueEntry entry) {
    return entry.example();
  }

  private static List<Position> withOptions(String text) {
    Position position = Catalogue.standard().readSum(text);
    List<Position> all = new ArrayList<>(List.of(position));
    for (org.gamester.values.Player player : org.gamester.values.Player.values()) {
      position.options(player).stream().limit(2).forEach(all::add);
    }
    return all;
  }

  @ParameterizedTest
  @MethodSource("examples")
  void anExampleAndItsOptionsAreDrawn(String text) {
    for (Position position : withOptions(text)) {
      Figure figure = PositionFigure.of(position);
      assertThat(figure.title()).isNotEmpty();
      assertThat(figure.description()).isNotEmpty();
      assertThat(figure.bounds().width().signum()).isPositive();
      SvgDocument svg = SvgDocument.of(SvgWriter.standalone(figure));
      assertThat(svg.title()).isEqualTo(figure.title());
      assertThat(svg.shapes()).isNotEmpty();
      assertThat(svg.classesWithoutRule()).isEmpty();
      String tikz = TikzWriter.standalone(figure);
      assertThat(tikz).contains("\\begin{tikzpicture}").endsWith("\\end{document}\n");
      assertThat(balance(tikz)).as("braces").isZero();
    }
  }

  /** Braces that are opened and not closed again, but for those that are written. */
  private static int balance(String tikz) {
    String commands = tikz.replaceAll("(?m)^%.*$", "").replace("\\{", "").replace("\\}", "");
    return commands.chars().map(c -> c == '{' ? 1 : c == '}' ? -1 : 0).sum();
  }
}
