package org.gamester.figures.charts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.gamester.figures.charts.TableFigure.Cell;
import org.gamester.figures.charts.TableFigure.Meaning;
import org.gamester.figures.drawing.Form;
import org.gamester.figures.drawing.Label;
import org.gamester.figures.drawing.Tone;
import org.gamester.figures.writing.SvgDocument;
import org.gamester.figures.writing.SvgWriter;
import org.gamester.values.Dyadic;
import org.junit.jupiter.api.Test;

class ChartsTest {
  private static final Meaning LEFT = new Meaning("Left wins", Form.TILE.in(Tone.LEFT));
  private static final Meaning NONE = new Meaning("", Form.CELL.in(Tone.LINE));

  private static List<Label> labels(String... texts) {
    return java.util.Arrays.stream(texts).map(Label::of).toList();
  }

  @Test
  void aTableHasItsTextsInItsCells() {
    TableFigure.Content content =
        new TableFigure.Content(
            "m \\ n",
            labels("1", "2"),
            labels("7"),
            List.of(List.of(new Cell(Label.of("<a>"), LEFT), new Cell(Label.of("b"), NONE))));
    SvgDocument svg = SvgDocument.of(SvgWriter.embedded(TableFigure.of("t", content)));
    assertThat(svg.texts()).containsExactly("m \\ n", "1", "<a>", "2", "b", "7", "Left wins");
    assertThat(svg.data("column")).containsExactly("1", "2");
    assertThat(svg.ofClass("tile left")).hasSize(2);
  }

  @Test
  void aTableOfTooManyCellsIsRefused() {
    List<Label> many = Collections.nCopies(200, Label.of("1"));
    assertThatThrownBy(
            () -> TableFigure.of("t", new TableFigure.Content("", many, many, List.of())))
        .hasMessageContaining("at most 10,000 cells, not 40,000");
  }

  private static PlotFigure.Series series(PlotFigure.Kind kind, long... ys) {
    List<PlotFigure.Place> places = new ArrayList<>();
    for (int x = 0; x < ys.length; x++) {
      places.add(new PlotFigure.Place(Dyadic.of(x), Dyadic.of(ys[x])));
    }
    return new PlotFigure.Series("s", kind, Tone.BOTH, places);
  }

  private static SvgDocument plot(boolean isSquare, PlotFigure.Series... series) {
    return SvgDocument.of(
        SvgWriter.embedded(PlotFigure.of("p", "n", "y", isSquare, List.of(series))));
  }

  /** Grundy values of Kayles from 0; the axis is 560 long, 300 high. */
  @Test
  void dotsStandAtTheirPlaces() {
    SvgDocument svg = plot(false, series(PlotFigure.Kind.DOTS, 0, 1, 2, 3, 1, 4, 3, 2));
    assertThat(svg.elements("circle"))
        .extracting(dot -> dot.get("cx") + "," + dot.get("cy"))
        .containsExactly(
            "0,0", "80,-75", "160,-150", "240,-225", "320,-75", "400,-300", "480,-225", "560,-150");
    assertThat(svg.elements("polyline")).noneMatch(line -> line.get("class").equals("thin both"));
  }

  @Test
  void unitsOfASquarePlotAreEqual() {
    SvgDocument svg = plot(true, series(PlotFigure.Kind.DOTS, 0, 3, 6));
    assertThat(svg.elements("circle"))
        .extracting(dot -> dot.get("cx") + "," + dot.get("cy"))
        .containsExactly("0,0", "70,-210", "140,-420");
  }

  @Test
  void linesHaveAMarkForEachPlaceAndALegend() {
    SvgDocument svg =
        plot(
            false,
            series(PlotFigure.Kind.LINE, 1, 2, 1),
            series(PlotFigure.Kind.BROKEN_LINE, 0, -1, 0));
    assertThat(svg.ofClass("thin both")).hasSize(2);
    assertThat(svg.ofClass("broken both")).hasSize(2);
    assertThat(svg.elements("circle")).hasSize(8);
    assertThat(svg.texts()).contains("−1", "n", "y", "s");
  }

  @Test
  void aPlotOfNothingIsRefused() {
    assertThatThrownBy(() -> plot(false, series(PlotFigure.Kind.DOTS)))
        .hasMessageContaining("nothing to be drawn");
  }
}
