package org.gamester.values.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.gamester.values.Dyadic;
import org.gamester.values.ShortGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GameReaderTest {

  private static ShortGame read(String text) {
    return GameReader.exact().read(text);
  }

  /** Left: an input; right: the same value in other words, or the text the reference prints. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "{|} ~ 0",
        "{0|} ~ 1",
        "{1,2|0} ~ {2|0}",
        "{0|1} ~ 1/2",
        "007 ~ 7",
        "2* ~ 2+*",
        "(2*) ~ {2|2}",
        "2*3 ~ 6",
        "2*+1 ~ 2",
        "2*^ ~ ^^",
        "3*+2 ~ 6",
        "*3*2 ~ 0",
        "*2*3 ~ *2",
        "3^* ~ 3+^+*",
        "3^*2 ~ 3+^+*2",
        "3^*0 ~ 1",
        "2^3 ~ 8",
        "2^3^2 ~ 512",
        "-2^2 ~ -4",
        "2^(-1) ~ 1/2",
        "^3*2 ~ ^+^+^+*2",
        "^3 * 2 ~ ^^^*2",
        "(^3)*2 ~ ^6",
        "v 3 * 2 ~ v3*2",
        "^^*3 ~ *3+^^",
        "1/2v ~ 1/2-^",
        "-1/2v* ~ -(1/2)+v+*",
        "5-1/2v ~ 9/2+^",
        "4v3*2 ~ 4-^3+*2",
        "1/2^^ ~ 1/2+^^",
        "^[3] ~ {{{0|*}|*}|*}",
        "^<2> ~ {0|v*}",
        "v<2>* ~ -{0|v*}+*",
        "5/4v[3]* ~ 5/4-^[3]+*",
        "2^[3] ~ 2+^[3]",
        "Tiny(2) ~ {0||0|-2}",
        "2Tiny(2) ~ {2||2|0}",
        "-1/2Miny(1/32) ~ -1/2+{1/32|0||0}",
        "Tiny({2|1}) ~ {0|||0||-1|-2}",
        "+-2 ~ {2|-2}",
        "+-1/2 ~ {1/2|-1/2}",
        "+-{1,1*} ~ {1,1*|-1,-1*}",
        "+-{1,2|3} ~ +-5/2",
        "+-{1,2} ~ +-2",
        "3 +- 6 - 7 ~ {2|-10}",
        "2+-1 ~ {3|1}",
        "2+ -1 ~ 1",
        "1 +- 2 ~ {3|-1}",
        "{a,b}x ~ ",
        "{{1}|0} ~ {1|0}",
        "{[1,{2,3}],0|} ~ 4",
        "{3|||2||1|0} ~ {3|{2|{1|0}}}",
        "{0||||1|2} ~ 1",
        "{4|2||1} ~ {{4|2}|1}",
        "{0,{1|0}|2} ~ {{1|0},0|2}",
        "{1||} ~ 2",
        "begin var g1 := {0|-1}; var g2 := {2|g1}; {g1,g2|-3} end ~ {{0|-1},{2||0|-1}|-3}",
        "1 + begin var x := 3; x*2; end ~ 7",
        "/* one */ 1 // and two ~ 1",
        "↑↑★2 ~ ^^*2",
        "±{2★,1} ~ +-{2*,1}",
        "1/2⧾(3) ~ 1/2Tiny(3)",
        "⧿(3) ~ Miny(3)",
        "6/4 ~ 3/2",
        "(3/2)/3 ~ 1/2",
        "{2*|1*} ~ {2+*|1+*}",
        "{1/2*,3*|} ~ 3",
        "{^|*} ~ ^[2]",
        "{0||0|v*} ~ {0|^<2>}",
        "+-1+-2+-3+-4 ~ +-{10|8||6|4|||4|2||0|-2}",
      })
  void readsAsTheLanguageDoes(String text, String same) {
    if (same == null) {
      assertThatExceptionOfType(NotationException.class).isThrownBy(() -> read(text));
    } else {
      assertThat(read(text)).isSameAs(read(same));
    }
  }

  @ParameterizedTest
  @CsvSource({"2*3,2+*3", "-1/2*2,-1/2+*2", "1^3,1+^3", "1^3*2,1+^3+*2", "{3*2|1^4},{3+*2|1+^4}"})
  void classicOutputJoinsNumbersAndStars(String classic, String exact) {
    assertThat(GameReader.classicOutput().read(classic)).isSameAs(read(exact));
  }

  @Test
  void numbersAreExactAtAnySize() {
    String digits = "9".repeat(3_000);
    assertThat(read(digits + "/2^4000").leftStop())
        .isEqualTo(Dyadic.of(new java.math.BigInteger(digits), 4000));
    assertThat(read("^9223372036854775807")).isSameAs(ShortGame.ups(Long.MAX_VALUE));
    assertThat(read("*9223372036854775807")).isSameAs(ShortGame.nimber(Long.MAX_VALUE));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "*9223372036854775808",
        "^9223372036854775808",
        "^9223372036854775807+^",
        "^[1000001]",
        "^<0>",
        "2^(2^70)",
        "1/3",
        "1/0",
        "{1/3|2}",
        "(^)/2",
        "*2*^",
        "{1",
        "{1|2",
        "1}",
        "",
        "  ",
        "{4|2|0}",
        "{1,|2}",
        "{,1|2}",
        "{1|,2}",
        "{}",
        "{1}",
        "[1]+2",
        "-{1,2}",
        "Tiny",
        "Tiny(",
        "Tiny({1,2})",
        "x",
        "begin x end",
        "begin end",
        "begin var x := 1 end",
        "begin var x := 1; var x := 2; x end",
        "begin var x := 1; x end + x",
        "1 2",
        "^^3",
        "**",
        "1.5",
        "{1|2}}",
        "(1",
        "1)",
        "?",
        "😀",
        "2^{1|0}",
        "+",
      })
  void refusesWhatIsNoValue(String text) {
    assertThatExceptionOfType(NotationException.class).isThrownBy(() -> read(text));
  }

  @Test
  void saysWhereAndWhatWasExpected() {
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> read("{1|\n  2 3}"))
        .satisfies(
            e -> {
              assertThat(e.line()).isEqualTo(2);
              assertThat(e.column()).isEqualTo(5);
              assertThat(e.complaint())
                  .isEqualTo("expected an operator or ',', '|' or '}', found '3'");
              assertThat(e)
                  .hasMessage(
                      String.join(
                          System.lineSeparator(),
                          "Line 2, column 5: expected an operator or ',', '|' or '}', found '3'",
                          "    2 3}",
                          "      ^"));
            });
  }

  @Test
  void depthCostsNoStack() throws InterruptedException {
    int depth = 300_000;
    String braces = "{".repeat(depth) + "0" + "|0}".repeat(depth);
    String parentheses = "(".repeat(depth) + "5" + ")".repeat(depth);
    String signs = "- ".repeat(depth) + "7";
    String powers = "1^".repeat(depth) + "1";
    ShortGame[] read = new ShortGame[4];
    Thread small =
        new Thread(
            null,
            () -> {
              read[0] = read(braces);
              read[1] = read(parentheses);
              read[2] = read(signs);
              read[3] = read(powers);
            },
            "small stack",
            256 << 10);
    small.start();
    small.join();
    assertThat(read)
        .containsExactly(
            ShortGame.ups(1 - depth), ShortGame.integer(5), ShortGame.integer(7), ShortGame.ONE);
  }
}
