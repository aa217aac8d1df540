package org.gamester.script;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.gamester.script.output.Style;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Rulesets of heaps and of pairs of numbers whose classes are written in the language. */
final class WrittenHeapTest {

  /** Taking two tokens or three. */
  private static final String HEAPS =
      "game.heap.HeapRuleset(n -> [[n-i] for i from 2 to 3 where i <= n])";

  private static final String PAIRS =
      "game.heap.CoordinateRuleset(c -> [(c.Row-i,c.Col) for i from 2 to 3 where i <= c.Row])";

  @TempDir private Path folder;

  private WrittenFolder files;

  @BeforeEach
  void write() {
    files = new WrittenFolder(folder);
    heaps("singleton class Two", "[[n-i] for i from 2 to 3 where i <= n]");
    heaps("class Take(k as Integer)", "[[n-i] for i from k to 3 where i <= n]");
    pairs("singleton class TwoDown", "[(c.Row-i,c.Col) for i from 2 to 3 where i <= c.Row]");
    pairs("class Down(k as Integer)", "[(c.Row-i,c.Col) for i from k to 3 where i <= c.Row]");
  }

  private void heaps(String head, String options) {
    ruleset(head, "HeapRuleset", "HeapOptions(n as Integer)", options);
  }

  private void pairs(String head, String options) {
    ruleset(head, "CoordinateRuleset", "CoordinateOptions(c as Coordinates)", options);
  }

  private void ruleset(String head, String parent, String method, String options) {
    String name = head.substring(head.indexOf("class ") + 6).replaceAll("\\(.*", "");
    files.file(
        name + ".cgs",
        "%s extends game.heap.%s override def %s := %s; end"
            .formatted(head, parent, method, options));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "game.heap.Kayles.Join(%s)(5).NimValue",
        "%s.Join(game.heap.Kayles)(5).NimValue",
        "%s.Join(%1$s).NimValueSequence(9)",
        "game.heap.Nim.AcrosticProduct(%s).NimValueTable(4, 4)",
        "game.heap.Nim.DirectProduct(%s).NimValueTable(4, 4)",
        "%s.DirectProduct(%1$s).NimValueTable(4, 4)",
        "%s.CakeProduct(%1$s).GameValueTable(4, 4)",
        "game.heap.Nim.CakeProduct(%s, true)((3,2)).CanonicalForm",
        "game.strip.Turning(%s)(\"hhth\").NimValue",
        "[g.NimValue for g in game.strip.Turning(%s)(\"hhth\").Options]",
        "game.heap.PartizanHeapRuleset(%s, game.heap.Nim).GameValueSequence(5)",
        "game.heap.PartizanHeapRuleset(game.heap.Nim, %s).GameValueSequence(5)",
        "game.heap.Nim.PartizanJoin(%s)(4).CanonicalForm",
        "game.heap.GenCutcake(%s, game.heap.Nim)((3,3)).CanonicalForm",
        "game.heap.GenCutcake(game.heap.Nim, %s, true)((3,2)).CanonicalForm"
      })
  void aWrittenRulesetOfHeapsStandsWhereOneOfAFunctionStands(String expression) {
    checkStands(expression, HEAPS, "Two", "Take(2)");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "game.heap.Wythoff.Adjoin(%s).NimValueTable(4, 4)",
        "%s.Adjoin(%1$s).NimValueTable(4, 4)",
        "game.heap.Wythoff.PartizanJoin(%s)((2,3)).CanonicalForm",
        "game.heap.PartizanCoordinateRuleset(%s, game.heap.Wythoff).GameValueTable(3, 3)",
        "game.heap.PartizanCoordinateRuleset(game.heap.Wythoff, %s).GameValueTable(3, 3)"
      })
  void aWrittenRulesetOfPairsStandsWhereOneOfAFunctionStands(String expression) {
    checkStands(expression, PAIRS, "TwoDown", "Down(2)");
  }

  /** The written rulesets give what the one of a function gives. */
  private void checkStands(String expression, String ofFunction, String... written) {
    String expected = files.text(expression.formatted(ofFunction));
    assertThat(expected).doesNotStartWith("!!");
    for (String ruleset : written) {
      assertThat(files.text(expression.formatted(ruleset))).as(ruleset).isEqualTo(expected);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Two(5)",
        "Take(2)(5)",
        "TwoDown((3,4))",
        "Down(2)((3,4))",
        "Take(2)(5) + Take(1)(5)",
        "{Take(1)(5),Take(2)(5),Take(3)(5)}",
        "game.heap.Kayles.Join(Take(2))(5)",
        "Take(2).Join(Take(1))(5)",
        "game.heap.Nim.AcrosticProduct(Take(2))((2,3))",
        "game.heap.GenCutcake(Take(2), Two)((2,3))",
        "game.heap.PartizanHeapRuleset(Take(2), game.heap.Nim)(5)",
        "game.heap.Wythoff.Adjoin(Down(2))((2,3))",
        "game.heap.PartizanCoordinateRuleset(Down(2), game.heap.Wythoff)((2,3))",
        "game.strip.Turning(Take(2))(\"hhth\")",
        "game.variant.DicoticVariantGame(Take(2)(5))"
      })
  void theTextOfAPositionReadsBack(String position) {
    assertThat(files.text(position)).isEqualTo(position);
    assertThat(files.text(position + " === " + position)).isEqualTo("true");
  }

  @Test
  void theTextOfTheClassicStyleHasTheNameOfTheClass() {
    WrittenFolder classic = new WrittenFolder(folder, Style.CLASSIC);
    assertThat(classic.text("Take(2)(5)")).isEqualTo("Take.Position(5)");
    assertThat(classic.text("TwoDown((3,4))")).isEqualTo("TwoDown.Position((3,4))");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "Take(2)(5); Take(2)",
        "Down(2)((3,4)); Down(2)",
        "Two(5); Two",
        "game.heap.Kayles(5); game.heap.Kayles",
        "game.grid.Clobber(\"xo\"); game.grid.Clobber",
        "nim(5); Nothing"
      })
  void aPositionIsEnclosedByItsRuleset(String position, String ruleset) {
    assertThat(files.text(position + ".EnclosingObject")).isEqualTo(ruleset);
    assertThat(files.text(position + ".EnclosingObject == " + ruleset)).isEqualTo("true");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "3; 2; returned an invalid value of type `game.Integer`"
            + " (expected a `cgsuite.lang.Collection`).; (2)` of Bad: 3",
        "[3]; 2; includes an element of type `game.Integer`,"
            + " which is not a `cgsuite.lang.Collection`.; (2)` of Bad: [3]",
        "[[\"a\"]]; 2; includes a heap of type `cgsuite.lang.String`,"
            + " which is not a `game.Integer`.; (2)` of Bad: [[\"a\"]]",
        "[[n-1]]; 2; includes a heap of size -1, which is negative.; (0)` of Bad: [[-1]]",
        "[[2^63]]; 2; includes a heap of size 9223372036854775808, which is too large.;"
            + " (2)` of Bad: [[9223372036854775808]]"
      })
  void whatIsWrongWithOptionsOfHeapsIsSaid(String options, int heap, String what, String where) {
    heaps("singleton class Bad", options);
    Result.Failure failure = files.failure("Bad(%d).NimValue".formatted(heap));
    String start =
        what.startsWith("returned") ? "` method in class `Bad` " : "` returned by class `Bad` ";
    assertThat(failure.message()).isEqualTo("The `HeapOptions" + start + what);
    assertThat(failure.detail()).isEqualTo("in `HeapOptions" + where);
    String function =
        files.text("game.heap.HeapRuleset(n -> %s)(%d).NimValue".formatted(options, heap));
    assertThat(function)
        .startsWith("!!The function of `game.heap.HeapRuleset` returned ")
        .endsWith(what);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "3; returned an invalid value of type `game.Integer`"
            + " (expected a `cgsuite.lang.Collection`).; (1,2)` of Bad: 3",
        "[3]; includes an element of type `game.Integer`, which is neither a"
            + " `cgsuite.lang.Coordinates` nor a `cgsuite.lang.Collection`.; (1,2)` of Bad: [3]",
        "[[3]]; includes a summand of type `game.Integer`,"
            + " which is not a `cgsuite.lang.Coordinates`.; (1,2)` of Bad: [[3]]",
        "[(c.Row-1,c.Col)]; includes the pair (-1,2), which has a negative number.;"
            + " (0,2)` of Bad: [(-1,2)]"
      })
  void whatIsWrongWithOptionsOfPairsIsSaid(String options, String what, String where) {
    pairs("singleton class Bad", options);
    Result.Failure failure = files.failure("Bad((1,2)).NimValue");
    String start =
        what.startsWith("returned") ? "` method in class `Bad` " : "` returned by class `Bad` ";
    assertThat(failure.message()).isEqualTo("The `CoordinateOptions" + start + what);
    assertThat(failure.detail()).isEqualTo("in `CoordinateOptions" + where);
  }

  @Test
  void anErrorInTheMethodSaysWhichHeapItWasAskedFor() {
    heaps("class Bad(k as Integer)", "n.Foo");
    Result.Failure failure = files.failure("Bad(7)(3).NimValue");
    assertThat(failure.message()).startsWith("Not a method or member variable: `Foo`");
    assertThat(failure.detail()).isEqualTo("in `HeapOptions(3)` of Bad(7)");
  }

  @Test
  void aClassThatListsNoOptionsIsToldSo() {
    files.file("Bare.cgs", "singleton class Bare extends game.heap.HeapRuleset end");
    assertThat(files.text("Bare(3).NimValue"))
        .isEqualTo("!!Class `Bare` must implement the method `HeapOptions(n)`");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "game.heap.Nim(%s).NimValue; 2147483647; 2147483647",
        "game.heap.Nim(%s).NimValue; 2147483648; 2147483648",
        "game.heap.Nim(%s).CanonicalForm; 1000000000000; *1000000000000",
        "game.heap.TakeAndBreak(\"0.3[3]\")(%s).NimValue; 1000000000000; 1000000000000",
        "octal{0.[3]}(%s).NimValue; 1000000000000; 1000000000000",
        "nim(%s).NimValue; 1000000000000; 1000000000000",
        "game.heap.Kayles(%s).NimValue; 1000000000000; 1",
        "kayles(%s).NimValue; 1000000000000; 1"
      })
  void aLargeHeapHasTheSameValueUnderBothNames(String position, String heap, String value) {
    assertThat(files.text(position.formatted(heap))).isEqualTo(value);
  }

  /** What depends on too many heaps is refused early; what depends on few is not. */
  @Test
  void largeHeapsAreRefusedOnlyWhereTheyNeedManyOthers() {
    String options = "[[n-i] for i from 2 to 3 where i <= n and n % 1 == 0]";
    heaps("singleton class Odd", options); // no form for which a period would be proved
    String[] refused = {
      "game.heap.HeapRuleset(n -> " + options + ")(10^9).NimValue",
      "Odd(10^9).NimValue",
      "odd(1000000000).NimValue"
    };
    for (String input : refused) {
      assertThat(files.text(input))
          .startsWith("!!")
          .contains("a heap of 1,000,000,000 tokens", "16,384 moves take only");
    }
    String halves = "game.heap.HeapRuleset(n -> [[(n / 2).Floor] for i from 1 to 1 where n > 0])";
    assertThat(files.text(halves + "(10^9).NimValue")).isEqualTo("0");
    assertThat(files.text(HEAPS + "(40000).NimValue")).isEqualTo("0");
  }
}
