package org.gamester.figures.thermographs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.gamester.figures.drawing.Label;
import org.gamester.figures.writing.SvgDocument;
import org.gamester.figures.writing.SvgWriter;
import org.gamester.values.notation.GameReader;
import org.gamester.values.thermography.Thermography;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Pictures of known thermographs. A unit is a power of two that the picture fits into; the place of
 * (value, temperature) is (-value, -temperature) times the unit.
 */
class ThermographFigureTest {

  private static SvgDocument svg(String game) {
    return SvgDocument.of(
        SvgWriter.embedded(
            ThermographFigure.of(game, Thermography.of(GameReader.exact().read(game)))));
  }

  private static String points(SvgDocument svg, String style) {
    return svg.ofClass(style).getFirst().get("points");
  }

  /**
   * Above temperature 0. By hand: {5||2|1} has Left wall 5 - t, and as Right wall the Left wall of
   * {2|1} plus t, which is 2 up to 1/2 and then 3/2 + t; they meet at 7/4, where the mean is 13/4
   * (compare <i>Winning Ways</i>, chapter 6).
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        // the unit; the game; Left wall; Right wall
        "64; {5||2|1}; -320,0 -208,-112; -128,0 -128,-32 -208,-112",
        "128; {3||2|1}; -384,0 -288,-96; -256,0 -256,-64 -288,-96",
        "64; +-2; -128,0 0,-128; 128,0 0,-128",
        "128; {1|0}; -128,0 -64,-64; 0,0 -64,-64",
        "128; {2|0||-1}; 0,0 0,-128; 128,0 0,-128",
        "64; {4|1||-2}; -64,0 -64,-96 -16,-144; 128,0 -16,-144",
        // By hand as well: (value, temperature) at 0, at each bend, and at the top.
        "64; {2|-1}; -128,0 -32,-96; 64,0 -32,-96", // (2,0) (1/2,3/2); (-1,0)
        "64; {7|5||4|1}; -320,0 -320,-64 -272,-112; -256,0 -256,-96 -272,-112", // mean 17/4
        "128; {2||1|-1}; -256,0 -128,-128; -128,0 -128,-128", // (2,0) (1,1); (1,0)
        "128; {3|2||0}; -256,0 -256,-64 -160,-160; 0,0 -160,-160", // mean 5/4, temperature 5/4
        "128; {0||-1|-6}; 0,0 128,-128; 128,0 128,-128", // (0,0) (-1,1); (-1,0)
        "32; {10||2|-20}; -320,0 -64,-256; -64,0 -64,-256" // (10,0) (2,8); (2,0)
      })
  void wallsBendWhereTheyShould(int unit, String game, String left, String right) {
    SvgDocument svg = svg(game);
    assertThat(unit).isPositive();
    assertThat(points(svg, "wall left")).isEqualTo(left);
    assertThat(points(svg, "wall right")).isEqualTo(right);
  }

  /** Digits and places of a number that is far away do not widen the picture. */
  @ParameterizedTest
  @ValueSource(strings = {"2^60", "2^100000", "-2^5000"})
  void numbersThatAreFarAwayAreNoWiderThanOthers(String game) {
    SvgDocument zero = svg("0");
    SvgDocument far = svg(game);
    assertThat(Double.parseDouble(far.elements("svg").getFirst().get("width")))
        .isLessThan(Double.parseDouble(zero.elements("svg").getFirst().get("width")) + 400);
  }

  @Test
  void wallsGoOnBelowZeroAsBrokenLines() {
    SvgDocument svg = svg("{5||2|1}");
    assertThat(points(svg, "broken left")).isEqualTo("-384,64 -320,0");
    assertThat(points(svg, "broken right")).isEqualTo("-128,64 -128,0");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {"{5||2|1}; 13/4; 7/4", "{3||2|1}; 9/4; 3/4", "+-2; 0; 2", "{20|-100}; −40; 60"})
  void meanAndTemperatureAreWritten(String game, String mean, String temperature) {
    assertThat(svg(game).texts()).contains(mean, temperature);
  }

  @Test
  void theMastIsAboveTheMean() {
    assertThat(points(svg("{5||2|1}"), "mast ink")).startsWith("-208,-112 -208,-");
  }

  @Test
  void anIntegerIsOnlyAMast() {
    SvgDocument svg = svg("3");
    assertThat(svg.ofClass("wall left")).isEmpty();
    assertThat(svg.ofClass("broken left")).isEmpty();
    assertThat(svg.ofClass("mast ink")).hasSize(1);
  }

  @Test
  void aDyadicFractionIsSubzeroOnly() {
    SvgDocument svg = svg("3/4");
    assertThat(svg.ofClass("wall left")).isEmpty();
    assertThat(points(svg, "broken left")).isEqualTo("-256,256 -256,128 -192,64");
    assertThat(points(svg, "broken right")).isEqualTo("0,256 -192,64");
  }

  @Test
  void severalStandInOnePictureWithALegend() {
    List<ThermographFigure.Entry> entries =
        List.of(entry("G", "{3|-1}"), entry("H", "{2|1}"), entry("K", "{4||1|0}"));
    SvgDocument svg =
        SvgDocument.of(SvgWriter.embedded(ThermographFigure.of("three games", entries)));
    assertThat(svg.data("thermograph")).containsExactly("G", "H", "K");
    assertThat(svg.texts()).contains("G", "H", "K");
    assertThat(svg.ofClass("mast ink")).hasSize(3);
  }

  /** One kind of line is one game, above and below temperature 0. */
  @Test
  void ofSeveralTheDashesMeanOneThing() {
    SvgDocument svg =
        SvgDocument.of(
            SvgWriter.embedded(
                ThermographFigure.of(
                    "two games", List.of(entry("G", "{3|-1}"), entry("H", "{2|1}")))));
    assertThat(svg.ofClass("broken left")).isEmpty();
    // above and below temperature 0, and in the legend
    assertThat(svg.ofClass("wall left")).hasSize(3);
    assertThat(svg.ofClass("dashed left")).hasSize(3);
  }

  private static ThermographFigure.Entry entry(String name, String game) {
    return new ThermographFigure.Entry(
        Label.of(name), Thermography.of(GameReader.exact().read(game)));
  }
}
