package org.gamester.figures.boards;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.gamester.figures.drawing.Figure;
import org.gamester.figures.drawing.Point;
import org.gamester.figures.writing.SvgDocument;
import org.gamester.figures.writing.SvgWriter;
import org.gamester.rulesets.Catalogue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PositionFigureTest {

  private static Figure figure(String text) {
    return PositionFigure.of(Catalogue.standard().readSum(text));
  }

  private static SvgDocument svg(String text) {
    return SvgDocument.of(SvgWriter.embedded(figure(text)));
  }

  @Test
  void cellsAreNamedAsInMovesRowByRowFromTheTop() {
    SvgDocument svg = svg("clobber(xo.|#ox)");
    assertThat(svg.data("cell")).containsExactly("a2", "b2", "c2", "a1", "b1", "c1");
    assertThat(svg.data("state")).containsExactly("x", "o", ".", "#", "o", "x");
    assertThat(svg.ofClass("piece left")).hasSize(2);
    assertThat(svg.ofClass("ring right")).hasSize(2);
    assertThat(svg.ofClass("blocked line")).hasSize(1);
    assertThat(svg.ofClass("cell nobody")).hasSize(5);
    assertThat(svg.texts()).containsExactly("a", "b", "c", "2", "1");
  }

  @Test
  void squaresMeetWithoutGaps() {
    SvgDocument svg = svg("domineering(2x2)");
    assertThat(svg.elements("rect"))
        .extracting(box -> box.get("x") + "," + box.get("y") + " " + box.get("width"))
        .containsExactly("0,0 40", "40,0 40", "0,40 40", "40,40 40");
  }

  @ParameterizedTest
  @CsvSource({
    "domineering(4x5), 20",
    "'young(5,4,2,1)', 12",
    "chomp(3x5), 15",
    "turning{1-3}(tthth), 5",
    "hex(3x3), 9",
    "'battle-sheep(3 0 0 -3|0 # 0 0)', 8",
    "quicksort(4 1 6 5), 4",
    "'cutcake(3,4)', 12",
    "domineering(40x40), 1600"
  })
  void everyCellIsDrawn(String text, int cells) {
    assertThat(svg(text).data("cell")).hasSize(cells).doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @CsvSource({
    "node-kayles(petersen), 10, 15",
    "col(path 5), 5, 4",
    "hackenbush(oxo(g;xx)), 6, 6",
    "poset-game(poset 1<2 1<3 2<4 3<4 1<4 v=xoog), 4, 4",
    "geography(1>2 2>3 1>3 3>1 at 1), 3, 4"
  })
  void everyVertexAndEdgeIsDrawn(String text, int vertices, int edges) {
    SvgDocument svg = svg(text);
    assertThat(svg.data("vertex")).hasSize(vertices);
    assertThat(svg.data("edge")).hasSize(edges);
  }

  /// Without the pair 1 < 4, which follows from the others.
  @Test
  void anOrderIsDrawnByItsCovers() {
    assertThat(svg("poset-game(poset 1<2 1<3 2<3 v=xoo)").data("edge"))
        .containsExactly("1<2", "2<3");
  }

  @Test
  void edgesDifferInFormToo() {
    SvgDocument svg = svg("hackenbush(xog)");
    assertThat(svg.ofClass("stroke left")).hasSize(1);
    assertThat(svg.ofClass("dashed right")).hasSize(1);
    assertThat(svg.ofClass("dotted both")).hasSize(1);
    assertThat(svg.ofClass("ground ink")).hasSize(1);
  }

  @Test
  void aStalkStandsUprightOnTheGround() {
    assertThat(svg("hackenbush(xo)").elements("polyline"))
        .extracting(line -> line.get("points"))
        .containsExactly("-40,0 40,0", "0,0 0,-48.5", "0,-55.5 0,-100.5");
  }

  @Test
  void heapsHaveTheirTokensAndNumbers() {
    SvgDocument svg = svg("nim(3+5)");
    assertThat(svg.elements("circle")).hasSize(8);
    assertThat(svg.texts()).containsExactly("3", "5");
    assertThat(svg.data("heap")).containsExactly("3", "5");
  }

  @Test
  void hugeHeapsAreCutShort() {
    SvgDocument svg = svg("nim(1000000000000000000)");
    assertThat(svg.elements("circle")).hasSizeLessThan(30);
    assertThat(svg.texts()).containsExactly("1000000000000000000");
  }

  @Test
  void theSignsOfASumAreShown() {
    SvgDocument svg = svg("clobber(xo) + nim(2) - childish-hackenbush(xo) + {2|1}");
    assertThat(svg.texts()).contains("+", "{2|1}");
    assertThat(svg.data("part")).containsExactly("0", "1", "2", "3");
  }

  @Test
  void aNegativeWithoutTextOfItsOwnHasAMinus() {
    assertThat(svg("-subtraction{1 | 2}(5)").texts()).contains("−");
  }

  @Test
  void partsOfASumDoNotOverlap() {
    Figure one = figure("nim(4)");
    Figure two = figure("nim(4+4)");
    assertThat(two.bounds().width()).isGreaterThan(one.bounds().width());
    assertThat(two.bounds().height()).isEqualTo(one.bounds().height());
  }

  @Test
  void verticesStayWhereTheyArePut() {
    Figure figure =
        PositionFigure.of(
            Catalogue.standard().readSum("col(path 3)"), Map.of("2", Point.near(300, -70)));
    assertThat(SvgDocument.of(SvgWriter.embedded(figure)).elements("circle"))
        .anyMatch(circle -> circle.get("cx").equals("300") && circle.get("cy").equals("-70"));
  }

  @Test
  void equalPositionsHaveEqualPictures() {
    assertThat(figure("snort(grid 3x3)")).isEqualTo(figure("snort(grid 3x3)"));
  }

  @Test
  void whatIsTooLargeIsSaidInWords() {
    assertThat(svg("domineering(200x300)").texts())
        .isEqualTo(List.of("a board of 200 rows and 300 columns".replace(' ', '\u00a0')));
  }

  @Test
  void theDescriptionSaysWhatIsSeen() {
    assertThat(figure("clobber(xo.|.ox)").description())
        .isEqualTo("A board of 2 rows and 3 columns; Left's: 2, Right's: 2.");
    assertThat(figure("nim(3+1)").description())
        .isEqualTo("A heap of 3 tokens. Plus: A heap of 1 token.");
  }

  @Test
  void aGridGraphIsDrawnAsAGrid() {
    assertThat(svg("node-kayles(grid 2x3)").elements("circle"))
        .extracting(circle -> circle.get("cx") + "," + circle.get("cy"))
        .containsExactly("0,-31", "62,-31", "124,-31", "0,31", "62,31", "124,31");
  }

  @Test
  void satisfiedClausesAreStruckOut() {
    SvgDocument svg = svg("avoid-true((x1|x2)&(x2|x3|x4) after x3 with x5)");
    assertThat(svg.texts())
        .containsExactly(
            "(x1|x2)", "(x2|x3|x4)", "true:\u00a0x3", "in\u00a0no\u00a0clause:\u00a0x5");
    assertThat(svg.elements("polyline")).hasSize(1);
  }

  @Test
  void dominoesStandUpright() {
    SvgDocument svg = svg("toppling-dominoes(xog)");
    assertThat(svg.elements("rect"))
        .hasSize(3)
        .allMatch(
            box ->
                Double.parseDouble(box.get("height")) > 2 * Double.parseDouble(box.get("width")));
  }

  @Test
  void aBoardOfHexShowsWhoseItsSidesAre() {
    SvgDocument svg = svg("hex(3x4)");
    assertThat(svg.ofClass("side left")).hasSize(2);
    assertThat(svg.ofClass("broken-side right")).hasSize(2);
    assertThat(svg("battle-sheep(3 0 0 -3)").ofClass("side left")).isEmpty();
  }

  @Test
  void anExplicitTreeIsDrawnAsATree() {
    SvgDocument svg = svg("tree({0,{1|0}|{-3|}})");
    assertThat(svg.data("node")).hasSize(7);
    assertThat(svg.texts()).containsExactly("1", "−3");
  }
}
