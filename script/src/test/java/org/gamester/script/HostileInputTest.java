package org.gamester.script;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.gamester.script.output.Style;
import org.gamester.values.Limits;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Inputs made to break a reader or an evaluator: all give a value or a message. */
final class HostileInputTest {

  private static final Limits LIMITS = Limits.ofTime(Duration.ofSeconds(60));

  private static Result evaluate(String input) {
    Result result = new Worksheet(Style.EXACT, LIMITS).evaluate(input);
    if (result instanceof Result.Failure failure) {
      assertThat(failure.cause()).as(failure.display()).isNull();
    }
    return result;
  }

  private static Result.Failure failure(String input) {
    return (Result.Failure) evaluate(input);
  }

  private static Result briefly(String input) {
    Result result =
        new Worksheet(Style.EXACT, Limits.ofTime(Duration.ofMillis(200))).evaluate(input);
    if (result instanceof Result.Failure failure) {
      assertThat(failure.cause()).as(failure.display()).isNull();
    }
    return result;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "begin var s := {1}; for i from 1 to 60 do s := {s,[s]} end; 5 end",
        "begin var m := {=>}; for i from 1 to 60 do m := {m => m} end; 5 end",
        "begin var s := '{0|0}'; for i from 1 to 60 do s := s+s end; {s}; 5 end",
        "begin var s := Position(\"nim(3)\"); for i from 1 to 60 do s := s+s end; {s}; 5 end",
      })
  void sharedPartsAreHashedOnce(String input) {
    assertThat(evaluate(input))
        .isInstanceOfSatisfying(
            Result.Value.class, value -> assertThat(value.text()).isEqualTo("5"));
  }

  @Test
  void aSumThatIsATinyGraphHasItsValue() {
    String doubling = "begin var s := '{0|0}'; for i from 1 to 100 do s := s+s end; ";
    assertThat(evaluate(doubling + "s.CanonicalForm end"))
        .isInstanceOfSatisfying(
            Result.Value.class, value -> assertThat(value.text()).isEqualTo("0"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "begin var s := '{0|0}'; for i from 1 to 100000 do s := 2*s end; s end",
        "def f() begin while true do try f() finally f() end end end; f()",
        "begin var s := Position(\"nim(3)|xo\"); while true do s := s+s end end",
        "(^100).Pow(10^9)",
        "^.Pow(10^30)",
        "^.PowTo(10^9)",
        "*:(2^40)",
        "(10^9).Followers",
        "(^10000000).Followers",
        "*10000000.Options",
        "*100000.Incentives",
        "begin var x := 3; while true do x := x*x end end",
        "3^(2^24)",
        "(3^1000000)/(7^700000)",
        "(*99999999).StopCount",
      })
  void whatWouldTakeForeverIsGivenUp(String input) {
    assertThat(briefly(input)).isInstanceOf(Result.Failure.class);
  }

  @Test
  void equalCollectionsThatShareTheirPartsAreComparedOnce() {
    String doubled =
        "begin var s := {1}; var t := {1};"
            + " for i from 1 to 60 do s := {s,[s]}; t := {t,[t]} end; s == t end";
    assertThat(Resources.text(evaluate(doubled))).isEqualTo("true");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "(1..1000000000).Sum; 500000000500000000",
        "(1..2000000000).Mex; 0",
        "(0..2000000000).Mex; 2000000001",
        "(1..1000000000).ToList.Size; 1000000000",
        "(3..1000000000).ToSet.Size; 999999998",
        "(1..1000000000).ToSet.ToList.ToSet.Contains(17); true",
        "{[1..2000000000],3}; {3,[1..2000000000]}",
      })
  void rangesAreNotStored(String input, String expected) {
    assertThat(Resources.text(briefly(input))).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "[1,2,3] == 1..3; true",
        "(1..2000000000) == (1..2000000000); true",
        "(1..3) == (1..4); false",
        "{[1,2],[1,2],1..2}; {[1,2]}",
        "{{1,2}=>3} == {{2,1}=>3}; true",
        "Position(\"nim(3)\")+Position(\"nim(2)\") ==="
            + " Position(\"nim(3)\")+Position(\"nim(2)\"); true",
        "(3^1000000).Gcd(2^1000000); 1",
      })
  void equalityIsThatOfContents(String input, String expected) {
    assertThat(evaluate(input))
        .isInstanceOfSatisfying(
            Result.Value.class, value -> assertThat(value.text()).isEqualTo(expected));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(",
        "{",
        "[",
        "'{",
        "*(",
        "-(",
        "f(",
        "x{",
        "if true then ",
        "begin ",
        "{0|",
        "not ",
        "x -> ",
        "x := ",
        "+-(",
        "^(",
        "1+(",
        "{1=>",
        "a.b(",
        "(x ? (",
        "[x for x in ",
        "try ",
      })
  void millionFoldNestingIsRefused(String opening) {
    Result.Failure failure = failure(opening.repeat(1_000_000));
    assertThat(failure.message()).isNotEmpty();
    assertThat(failure.line()).isEqualTo(1);
    assertThat(failure.display()).contains("^");
  }

  @ParameterizedTest
  @CsvSource({
    "'(', '1', ')', 1",
    "'{0|', '0', '}', ^3999",
    "'begin ', '1', ' end', 1",
  })
  void deepNestingIsRead(String opening, String middle, String closing, String expected) {
    Result result = evaluate(opening.repeat(4000) + middle + closing.repeat(4000));
    assertThat(Resources.text(result)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({
    "1, +1, 100001",
    "2, *1, 2",
    "2, ^1, 2",
    "1, ' Max 1', 1",
    "true, ' and true', true",
    "true, ' or true', true",
    "1, ;1, 1",
    "1, .Class, cgsuite.lang.Class",
  })
  void longChainsAreEvaluated(String first, String next, String expected) {
    assertThat(Resources.text(evaluate(first + next.repeat(100_000)))).isEqualTo(expected);
  }

  /** The name of a vertex. */
  private static String vertex(int number) {
    return "v"
        + Integer.toString(number)
            .chars()
            .mapToObj(digit -> String.valueOf((char) ('a' + digit - '0')))
            .collect(joining());
  }

  /** va{0|vb{0|...va}}: a cycle through so many vertices, each over. */
  private static String cycle(int vertices) {
    return IntStream.range(0, vertices).mapToObj(i -> vertex(i) + "{0|").collect(joining())
        + vertex(0)
        + "}".repeat(vertices);
  }

  @Test
  void labelsNestedDeeply() {
    assertThat(Resources.text(evaluate(cycle(300)))).isEqualTo("over");
    for (String nested : List.of(cycle(10_000), "a{".repeat(10_000) + "0|1" + "}".repeat(10_000))) {
      Result.Failure failure = failure(nested);
      assertThat(failure.message()).startsWith("Nested too deeply");
      assertThat(failure.line()).isEqualTo(1);
    }
  }

  /** Each of 100,000 vertices leads back to the first: too many to be compared in the time. */
  @ParameterizedTest
  @ValueSource(strings = {"%s{0|a}", "{%s|a}"})
  void graphsWithManyVerticesEndAtTheLimit(String vertex) {
    boolean isNumbered = vertex.startsWith("{");
    String vertices =
        IntStream.range(0, 100_000)
            .mapToObj(i -> vertex.formatted(isNumbered ? String.valueOf(i) : vertex(i)))
            .collect(joining(","));
    assertThat(briefly("a{" + vertices + "|0}"))
        .isInstanceOfSatisfying(
            Result.Failure.class,
            failure -> assertThat(failure.message()).startsWith("gave up after"));
  }

  @Test
  void labelsThatClash() {
    assertThat(failure("a{0|a{1|a}}").message()).startsWith("Duplicate var");
    assertThat(failure("a{0|b{1|a}} + b").message()).contains("not defined: `b`");
    assertThat(failure("a{0|b}").message()).contains("not defined: `b`");
    Worksheet worksheet = new Worksheet(Style.EXACT, LIMITS);
    assertThat(Resources.text(worksheet.evaluate("x := 3; x{0|x}"))).isEqualTo("over");
    assertThat(Resources.text(worksheet.evaluate("x"))).isEqualTo("3");
    assertThat(Resources.text(worksheet.evaluate("on{0|on}"))).isEqualTo("over");
    assertThat(Resources.text(worksheet.evaluate("on"))).isEqualTo("on");
  }

  @Test
  void manyOptions() {
    assertThat(Resources.text(evaluate("{" + "0,".repeat(100_000) + "1|2}"))).isEqualTo("3/2");
    assertThat(Resources.text(evaluate("{" + "|1".repeat(100_000) + "}")))
        .isEqualTo("!!Syntax error.");
    assertThat(Resources.text(evaluate("{1" + "|".repeat(1_000_000) + "2}"))).isEqualTo("3/2");
  }

  @Test
  void longIntegers() {
    String digits = "7".repeat(100_000);
    assertThat(Resources.text(evaluate(digits))).isEqualTo(digits);
    assertThat(failure("7".repeat(2_000_000)).message()).startsWith("Integer too long");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{1|2",
        "1}",
        "1 \0 2",
        "\ud83d\ude00",
        "\ud800",
        "1 + б",
        "\"abc",
        "{1|2||3|4",
        "((",
        ")",
        "*",
        "^",
        "'",
        "'{|}",
        "⟪x",
        "..",
        "1..",
        "a.",
        "[1,",
        "x{}",
        "def",
        "else",
        "=",
        "#",
        "\\",
      })
  void strayTextGetsAMessage(String input) {
    Result result = evaluate(input);
    if (result instanceof Result.Failure failure) {
      assertThat(failure.message()).isEqualTo("Syntax error.");
      assertThat(failure.detail()).startsWith("expected");
      assertThat(failure.positions()).hasSize(1);
    } else {
      assertThat(input).isIn("*", "^");
    }
  }

  @Test
  void largeMultiplesAreRefusedOrCheap() {
    assertThat(Resources.text(evaluate("*99999999999"))).isEqualTo("*99999999999");
    assertThat(failure("*" + "9".repeat(30)).message()).startsWith("Nim value is too large");
    assertThat(failure("^" + "9".repeat(30)).message()).startsWith("No operation `up`");
  }

  @Test
  void deepRecursionEndsWithAMessage() {
    assertThat(Resources.text(evaluate("f := n -> if n == 0 then 0 else 1 + f(n-1) end; f(9000)")))
        .isEqualTo("9000");
    assertThat(failure("f := n -> 1 + f(n+1); f(0)").message())
        .isEqualTo("Maximum recursive depth exceeded. (Possible infinite recursion?)");
  }

  @Test
  void endlessLoopsAreStopped() {
    Limits limits = Limits.ofTime(Duration.ofMillis(300));
    for (String loop :
        new String[] {
          "while true do end",
          "for i from 1 do end",
          "(1..1000000).Apply(x -> (1..x).Apply(y -> y))"
        }) {
      Result result = new Worksheet(Style.EXACT, limits).evaluate(loop);
      assertThat(Resources.text(result)).startsWith("!!gave up after");
    }
  }

  @Test
  void growthIsBounded() {
    assertThat(failure("s := \"a\"; for i from 1 to 60 do s := s + s end").message())
        .startsWith("A string has at most 100,000,000 characters.");
    assertThat(failure("s := [1]; for i from 1 to 60 do s := s.Concat(s) end").message())
        .startsWith("A collection has at most 10,000,000 elements.");
    assertThat(failure("(1..10000000000).Size").message()).contains("too many elements");
  }
}
