package org.gamester.values.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.gamester.values.ShortGame;
import org.gamester.values.enumeration.BornByDay;
import org.gamester.values.enumeration.RandomGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GameWriterTest {

  private static ShortGame read(String text) {
    return GameReader.exact().read(text);
  }

  private static void assertReadsBack(ShortGame game) {
    assertThat(GameReader.exact().read(GameWriter.exact().write(game))).isSameAs(game);
    assertThat(GameReader.exact().read(GameWriter.unicode().write(game))).isSameAs(game);
    assertThat(GameReader.classicOutput().read(GameWriter.classic().write(game))).isSameAs(game);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "2+*3 ~ 2*3 ~ 2+*3 ~ 2+★3",
        "-1/2+*2 ~ -1/2*2 ~ -1/2+*2 ~ -1/2+★2",
        "1+^3*2 ~ 1^3*2 ~ 1+^3*2 ~ 1+↑3★2",
        "1v3*2 ~ 1v3*2 ~ 1v3*2 ~ 1↓3★2",
        "3^^*2 ~ 3^^*2 ~ 3^^*2 ~ 3↑↑★2",
        "6^* ~ 6^* ~ 6^* ~ 6↑★",
        "{1|0||0} ~ Miny(1) ~ Miny(1) ~ ⧿(1)",
        "1/2+{0||0|-2} ~ 1/2Tiny(2) ~ 1/2Tiny(2) ~ 1/2⧾(2)",
        "+-{1,1*} ~ +-{1,1*} ~ +-{1,1*} ~ ±{1,1★}",
        "+-(1+*2) ~ +-(1*2) ~ +-(1+*2) ~ ±(1+★2)",
        "+-(^^*) ~ +-(^^*) ~ +-(^^*) ~ ±(↑↑★)",
      })
  void eachStyleHasItsOwnText(String game, String classic, String exact, String unicode) {
    assertThat(GameWriter.classic().write(read(game))).isEqualTo(classic);
    assertThat(GameWriter.exact().write(read(game))).isEqualTo(exact);
    assertThat(GameWriter.unicode().write(read(game))).isEqualTo(unicode);
  }

  /** Texts that CGSuite prints, from the recorded cases. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "{0||0|v3}",
        "Miny({1|0})",
        "Tiny({1|0,{1|0}})",
        "{0|^[2]*||^[2]*}",
        "{1,+-1|-1,{1,+-1,+-{1,+-1}|-1,+-1}}",
        "{Tiny(2)|{0|-2},{Tiny(2)||0|-2}||{0|-2},{Tiny(2)||0|-2}}",
        "{Tiny(2)||0|-2|||0|-2}",
        "+-{10|8||6|4|||4|2||0|-2}",
        "{0|^<2>}",
        "+-^^",
        "{1^^|-1^^}",
        "{1^^|-1}",
        "^[3]",
        "{^^|*||0,{0|vv*}}",
        "{^3|^*||*|||0,{0,{^|0,v*}|||0|vv*||0}}",
        "+-{3,{4|0,{1|0,*}},{4|{0,{1/2|0}|v},+-1,+-{1,{2|0}}}}",
        "{4*|3||{5/2|3/2*},{5/2|2*||3/2*|1}|||0,{5/2|1*,{1*|1/2}||-1/2|-2*,{-2*|-5/2}}}",
        "+-{{2|*},{5/2||2|{0||||{0||v<2>|-1},{0||||0||Miny(1/32)|-2|||-1/2*}|||v<2>|-1/2||-1*}|||0}}",
      })
  void writesAsTheReference(String text) {
    assertThat(GameWriter.classic().write(GameReader.classicOutput().read(text))).isEqualTo(text);
  }

  @Test
  void uptimalsHaveShortForms() {
    for (String number : List.of("", "1/2+", "-3+")) {
      for (int n = 2; n < 8; n++) {
        for (String star : List.of("", "+*", "+*2", "+*3")) {
          for (String power :
              List.of("^[" + n + "]", "v[" + n + "]", "^<" + n + ">", "v<" + n + ">")) {
            ShortGame game = read(number + power + star);
            assertThat(GameWriter.exact().write(game))
                .isEqualTo((number + power + star).replace("+", ""));
            assertReadsBack(game);
          }
        }
      }
    }
  }

  @Test
  void allGamesOfDayThreeReadBack() {
    assertThat(BornByDay.values(3)).hasSize(1_474).allSatisfy(GameWriterTest::assertReadsBack);
  }

  @Test
  void randomGamesReadBack() {
    RandomGames random = new RandomGames(20);
    for (int i = 0; i < 200; i++) {
      assertReadsBack(random.ofBirthday(4 + i % 3, 2 + i % 2));
      assertReadsBack(random.ofSize(30));
      assertReadsBack(random.ofSize(30).plus(random.ofBirthday(3, 2)));
    }
  }

  /** Games that share followers so much that their trees have 2^depth ends. */
  private static ShortGame heavilyShared(int depth) {
    ShortGame before = ShortGame.ZERO;
    ShortGame last = ShortGame.integer(5);
    for (int i = 1; i <= depth; i++) {
      ShortGame next =
          ShortGame.of(
              List.of(ShortGame.integer(3L * i), ShortGame.of(ShortGame.integer(9L * i + 7), last)),
              List.of(
                  ShortGame.of(last, ShortGame.integer(-9L * i - 9)),
                  ShortGame.of(before, ShortGame.integer(-9L * i - 8))));
      before = last;
      last = next;
    }
    return last;
  }

  @Test
  void sharedFollowersAreWrittenOnce() {
    ShortGame game = heavilyShared(400);
    String text = GameWriter.exact().write(game);
    assertThat(text).startsWith("begin var g1 := {16|5}; var g2 := ").hasSizeLessThan(30_000);
    assertReadsBack(game);
    assertThat(GameWriter.exact().writeBriefly(game, 80))
        .hasSizeLessThan(300)
        .endsWith("values not shown)");
    assertThat(GameWriter.latex().write(game)).hasSizeLessThan(60_000).contains(",\\quad g_{1}=");
  }

  @Test
  void namesAreGivenOnlyBeyondTheLimit() {
    ShortGame game = read("{{2||0|-1},{0|-1}|-3}");
    assertThat(GameWriter.exact().write(game)).isEqualTo("{{0|-1},{2||0|-1}|-3}");
    assertThat(GameWriter.exact().withPlainLimit(10).write(game))
        .isEqualTo("begin var g1 := {0|-1}; {g1,{2|g1}|-3} end");
    assertThat(GameWriter.exact().withPlainLimit(10).avoidingNames("g1"::equals).write(game))
        .isEqualTo("begin var g2 := {0|-1}; {g2,{2|g2}|-3} end");
    assertThat(GameWriter.latex().withPlainLimit(10).write(read("{*,{2|*}|v,{2|*}}")))
        .doesNotContain("quad");
  }

  @Test
  void bracesNeverNestDeeply() {
    ShortGame game = ShortGame.ZERO;
    ShortGame tinies = ShortGame.ONE;
    for (int i = 0; i < 5_000; i++) {
      game = ShortGame.of(game, ShortGame.integer(-1 - i));
      tinies = ShortGame.of(ShortGame.of(tinies, ShortGame.ONE), ShortGame.ONE);
    }
    for (ShortGame deep : List.of(game, game.negate(), tinies)) {
      assertReadsBack(deep);
      assertThat(depth(GameWriter.exact().write(deep))).isLessThanOrEqualTo(100);
      assertThat(depth(GameWriter.classic().write(deep))).isLessThanOrEqualTo(900);
    }
    assertThat(GameWriter.exact().writeBriefly(game, 50)).contains("…").hasSizeLessThan(1_000);
  }

  private static int depth(String text) {
    int depth = 0;
    int deepest = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '{' || c == '(') {
        deepest = Math.max(deepest, ++depth);
      } else if (c == '}' || c == ')') {
        depth--;
      }
    }
    return deepest;
  }

  @Test
  void listsAreInUniversalOrder() {
    List<ShortGame> sorted = new ArrayList<>();
    for (String text :
        List.of(
            "-1",
            "1/2",
            "1",
            "*",
            "*2",
            "-1^",
            "v3",
            "vv*",
            "v",
            "v*",
            "^<2>",
            "^",
            "^*",
            "^[2]",
            "^^",
            "2*",
            "{0|v3}",
            "{0||0|v3}",
            "{1/2|0}",
            "+-1",
            "{1|0}")) {
      sorted.add(read(text));
    }
    List<ShortGame> shuffled = new ArrayList<>(sorted);
    java.util.Collections.shuffle(shuffled, new java.util.Random(3));
    shuffled.sort(new UniversalOrder());
    assertThat(shuffled).isEqualTo(sorted);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "{3|1} ~ 0 ~ … (3 of 3 values not shown)",
        "{3|1} ~ 1 ~ {…|…} (2 of 3 values not shown)",
        "{3|1} ~ 3 ~ {3|…} (1 of 3 values not shown)",
        "{3|1} ~ 4 ~ {3|1}",
        "{3|1} ~ 5 ~ {3|1}",
        "{5||-1|-2} ~ 5 ~ {5||-1|…} (1 of 5 values not shown)",
        "{5||-1|-2} ~ 8 ~ {5||-1|-2}",
        "+-{10|8||6|4|||4|2||0|-2} ~ 1 ~ +-… (14 of 15 values not shown)",
        "+-{10|8||6|4|||4|2||0|-2} ~ 3 ~ +-{…|||…} (13 of 15 values not shown)",
        "+-{10|8||6|4|||4|2||0|-2} ~ 10 ~ +-{10|8||6|…|||…} (7 of 15 values not shown)",
        "+-{10|8||6|4|||4|2||0|-2} ~ 23 ~ +-{10|8||6|4|||4|2||0|-2}",
        "{7,{9|7}|2,{2|1}} ~ 6 ~ {7,{9|…}|…} (3 of 7 values not shown)",
      })
  void aTextIsCutWhereItIsTooLong(String game, int characters, String text) {
    assertThat(GameWriter.exact().writeBriefly(read(game), characters)).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "{1/2|-3/4} ~ \\{\\frac{1}{2}\\,\\big|\\!\\,\\,{-\\frac{3}{4}}\\}",
        "-5/8^ ~ {-\\frac{5}{8}}{\\uparrow}",
        "^3*2 ~ (3\\cdot{\\uparrow}){\\ast}_{2}",
        "{0||0|-1/4} ~ {+}_{\\frac{1}{4}}",
      })
  void fractionsInLatex(String game, String text) {
    assertThat(GameWriter.latex().write(read(game))).isEqualTo(text);
  }
}
