package org.gamester.figures.trees;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.gamester.figures.drawing.Figure;
import org.gamester.figures.drawing.Label;
import org.gamester.figures.drawing.OutcomeTone;
import org.gamester.figures.drawing.Tone;
import org.gamester.figures.drawing.ValueLabel;
import org.gamester.figures.writing.SvgDocument;
import org.gamester.figures.writing.SvgWriter;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Position;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.loopy.Stopper;
import org.gamester.values.notation.GameReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TreeFigureTest {
  private static final Branching<Stopper> VALUES =
      new StopperBranching(ValueLabel::of, game -> OutcomeTone.of(game.outcome()));

  private static final Branching<Position> DOTS =
      new Branching<>() {
        @Override
        public List<Position> options(Position node, Player player) {
          return node.options(player);
        }

        @Override
        public Label label(Position node) {
          return new Label(List.of(), "");
        }

        @Override
        public Tone tone(Position node) {
          return Tone.INK;
        }
      };

  private static Figure canonical(String game, int levels, boolean isShared) {
    ShortGame value = GameReader.exact().read(game);
    return TreeFigure.of(
        game, Stopper.of(value), VALUES, new TreeFigure.Shown(value.isNimber(), levels, isShared));
  }

  private static SvgDocument svg(Figure figure) {
    return SvgDocument.of(SvgWriter.embedded(figure));
  }

  private static Figure literal(String position, boolean isImpartial, boolean isShared) {
    return TreeFigure.of(
        position,
        Catalogue.standard().readSum(position),
        DOTS,
        new TreeFigure.Shown(isImpartial, 50, isShared));
  }

  /** Counted by hand: {1|0} has the nodes {1|0}, 1, 0 below 1, and 0. */
  @ParameterizedTest
  @CsvSource({"0, 1", "{1|0}, 4", "*, 3", "^, 5", "3, 4", "{2|1||0}, 8", "1/2, 4"})
  void aCanonicalFormHasOneNodeForEachWay(String game, int nodes) {
    boolean isStar = game.equals("*");
    SvgDocument svg = svg(canonical(game, 50, false));
    assertThat(svg.data("node")).hasSize(isStar ? 2 : nodes);
    assertThat(svg.elements("text")).hasSize(isStar ? 2 : nodes);
  }

  /** The tree of *n has 2^n nodes if none is shared; it has n + 1 values. */
  @ParameterizedTest
  @CsvSource({"1, 2", "2, 4", "3, 8", "4, 16", "5, 32"})
  void theTreeOfANimberDoublesWithEachStep(int n, int nodes) {
    assertThat(svg(canonical("*" + n, 50, false)).data("node")).hasSize(nodes);
    SvgDocument shared = svg(canonical("*" + n, 50, true));
    long references = shared.ofClass("broken accent").size();
    long leaves = shared.data("node").stream().filter("0"::equals).count();
    assertThat(shared.data("node").size() - references - leaves).isEqualTo(n);
  }

  @Test
  void aLiteralTreeHasOneNodeForEachPlay() {
    // Clobber xo: each player has one move, to .x and to o. or the like.
    assertThat(svg(literal("clobber(xo)", false, false)).data("node")).hasSize(3);
    // Nim 2+1: 2+1; 1+1, 0+1, 2+0; and so on: 1 + T(1+1) + T(0+1) + T(2) nodes = 1 + 5 + 2 + 4.
    assertThat(svg(literal("nim(2+1)", true, false)).data("node")).hasSize(12);
  }

  @Test
  void levelsCutATreeAndSayThatThereIsMore() {
    SvgDocument svg = svg(canonical("*3", 1, false));
    assertThat(svg.data("node")).containsExactly("∗3", "0", "∗", "∗2");
    assertThat(svg.ofClass("head quiet")).hasSize(6);
  }

  @Test
  void leftGoesDownAndToTheLeft() {
    SvgDocument svg = svg(canonical("{2|1||0,*}", 50, false));
    assertThat(svg.ofClass("thin left")).isNotEmpty().allMatch(line -> slope(line) < 0);
    assertThat(svg.ofClass("thin right")).isNotEmpty().allMatch(line -> slope(line) > 0);
  }

  /** How far a line goes to the right; down is positive in SVG. */
  private static double slope(SvgDocument.Node line) {
    double[] p = ends(line);
    assertThat(p[3]).isGreaterThan(p[1]);
    return p[2] - p[0];
  }

  private static double[] ends(SvgDocument.Node line) {
    return java.util.regex.Pattern.compile("[ ,]")
        .splitAsStream(line.get("points"))
        .mapToDouble(Double::parseDouble)
        .toArray();
  }

  @Test
  void impartialLinesAreUprightOrLevel() {
    assertThat(svg(canonical("*4", 50, false)).ofClass("thin ink"))
        .isNotEmpty()
        .allMatch(line -> ends(line)[0] == ends(line)[2] || ends(line)[1] == ends(line)[3]);
  }

  @Test
  void nodesOfALevelDoNotOverlap() {
    SvgDocument svg = svg(canonical("{3|{2|*}||-1,{0|-4}}", 50, false));
    List<SvgDocument.Node> boxes = svg.elements("rect");
    for (SvgDocument.Node one : boxes) {
      for (SvgDocument.Node other : boxes) {
        double gap = number(other, "x") - number(one, "x");
        boolean isSameLevel = one.get("y").equals(other.get("y"));
        if (isSameLevel && gap > 0) {
          assertThat(gap).isGreaterThan(number(one, "width"));
        }
      }
    }
  }

  private static double number(SvgDocument.Node node, String attribute) {
    return Double.parseDouble(node.get(attribute));
  }

  @Test
  void aTreeOfTooManyNodesIsRefused() {
    assertThatThrownBy(() -> canonical("*20", 50, false))
        .isInstanceOf(TooManyNodesException.class)
        .hasMessageContaining("2,000 nodes");
  }

  @Test
  void theDescriptionCountsNodesAndMoves() {
    assertThat(canonical("*2", 50, false).description())
        .isEqualTo("A game tree of 4 nodes, 2 moves deep; moves are both players'.");
  }

  /** over = {0 | over} and upon = {upon | *}: one loop, at its own side of the node. */
  @Test
  void aMoveToTheGameItselfIsAnArc() {
    for (Stopper stopper : List.of(Stopper.OVER, Stopper.UPON)) {
      Figure figure =
          TreeFigure.of("loop", stopper, VALUES, new TreeFigure.Shown(false, 50, false));
      assertThat(figure.description()).endsWith("drawn as arcs: 1.");
      SvgDocument svg = svg(figure);
      assertThat(svg.elements("path")).hasSize(1);
      assertThat(svg.data("node")).hasSize(stopper == Stopper.OVER ? 2 : 4);
    }
  }

  /** The places 0 to 4 of a circle, from 2: the way back to 2 is an arc, not a longer tree. */
  @Test
  void aMoveToAPositionAboveIsAnArc() {
    Figure figure = literal("wind-up(2)", true, true);
    assertThat(figure.description()).contains("drawn as arcs: ");
    assertThat(svg(figure).data("node").size()).isBetween(5, 12);
  }
}
