package org.gamester.values;

import static org.assertj.core.api.Assertions.assertThat;

import org.gamester.values.impartial.Mex;
import org.gamester.values.infinitesimals.AtomicWeight;
import org.gamester.values.infinitesimals.ReducedCanonicalForm;
import org.gamester.values.notation.GameReader;
import org.gamester.values.notation.GameWriter;
import org.gamester.values.thermography.Cooling;
import org.gamester.values.thermography.Thermography;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Facts about values that cgt-tools states in its own tests (its texts are read as printed). */
class FactsOfOtherProgramsTest {

  private static ShortGame read(String text) {
    return GameReader.classicOutput().read(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "123; 123",
        "{1/2|2}; 1",
        "{12/16|14/16}; 13/16",
        "{1v2*|1}; 1v3",
      })
  void canonicalForm(String game, String expected) {
    assertThat(read(game)).isEqualTo(read(expected));
  }

  @Test
  void firstLeftOption() {
    assertThat(read("1v3").leftOptions()).containsExactly(read("1v2*"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {"0; *; CONFUSED", "*2; *2; EQUAL", "*; *2; CONFUSED"})
  void compare(String g, String h, Relation expected) {
    assertThat(read(g).relationTo(read(h))).isEqualTo(expected);
  }

  @Test
  void stops() {
    assertThat(read("{{3|2}|0}").leftStop()).isEqualTo(Dyadic.of(2));
    assertThat(read("{{3|2}|0}").rightStop()).isEqualTo(Dyadic.ZERO);
  }

  @Test
  void temperatureTheory() {
    ShortGame game = read("{2|-1}");
    assertThat(Cooling.cool(game, Dyadic.HALF)).isEqualTo(read("{3/2|-1/2}"));
    assertThat(Cooling.cool(game, Dyadic.of(3, 1))).isEqualTo(read("1/2*"));
    assertThat(Thermography.temperature(read("{1|-1}"))).isEqualTo(Dyadic.ONE);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "v2; -2",
        "{^2|v}; 1/2",
        "{^2|v2}; *",
        "{^2|*}; 1",
        "{^2,{^|*}|*}; 1",
        "{*|v2}; -1",
      })
  void atomicWeight(String game, String expected) {
    assertThat(AtomicWeight.of(read(game))).contains(read(expected));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "{{2|0},1*|*}; {1|0}",
        "{{3/2*|1/2}|{0|-3},{-1*,{-1/2|-1*}|-5/2}}; {{3/2|1/2}|{0|-3},{{-1/2|-1}|-5/2}}",
      })
  void reducedCanonicalForm(String game, String expected) {
    assertThat(ReducedCanonicalForm.of(read(game))).isEqualTo(read(expected));
  }

  @ParameterizedTest
  @CsvSource({"1/2", "13^3", "123v58*34", "-1/2"})
  void readAndPrinted(String text) {
    assertThat(GameWriter.classic().write(read(text))).isEqualTo(text);
  }

  @Test
  void smallDyadic() {
    Dyadic x = Dyadic.of(42, 201);
    assertThat(x.numerator()).isEqualTo(21);
    assertThat(x.exponent()).isEqualTo(200);
  }

  @Test
  void mex() {
    assertThat(Mex.of(0, 0, 2, 5, 1)).isEqualTo(3);
    assertThat(Mex.of(0, 1, 1)).isEqualTo(2);
  }
}
