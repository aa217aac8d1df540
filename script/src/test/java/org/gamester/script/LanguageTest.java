package org.gamester.script;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.gamester.script.output.Style;
import org.gamester.values.Limits;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Scopes, jumps, closures and messages. */
final class LanguageTest {

  private static Result.Failure failure(String input) {
    return (Result.Failure) new Worksheet().evaluate(input);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '⇒',
      value = {
        "begin var f := n -> if n == 0 then 1 else n*f(n-1) end; f(20) end ⇒ 2432902008176640000",
        "begin var n := 0; var f := () -> begin n := n + 1 end; f(); f(); n end ⇒ 2",
        "[f() for f in [() -> i for i from 1 to 3]] ⇒ [4,4,4]",
        "[f() for f in for i from 1 to 3 yield begin var j := i; () -> j end end] ⇒ [1,2,3]",
        "for i from 1 to 9 yield if i == 4 then break end; i end ⇒ [1,2,3]",
        "for i from 1 to 4 yield if i == 2 then continue end; i end ⇒ [1,3,4]",
        "for i from 1 to 3 yield (if i == 2 then continue else i end) + 1 end ⇒ [2,4]",
        "f := x -> begin for i from 1 do if i*i > x then return i end end end; f(50) ⇒ 8",
        "f := x -> 1 + begin return x end; f(5) ⇒ 5",
        "for i from 1 to 2 do for j from 1 to 3 do if j == 2 then break end end end; 7 ⇒ 7",
        "begin var s := 0; for i from 1 to 10 do i := i + 1; s := s + i end; s end ⇒ 30",
        "[i for i from 10 to 1 by -3] ⇒ [10,7,4,1]",
        "[i for i from 1 while i < 5 where i % 2 == 1] ⇒ [1,3]",
        "[g for g from 0 to ^3 by ^] ⇒ [0,^,^^,^3]",
        "f := (x, y ? x + 1) -> x*y; f(3) + f(3, y => 5) ⇒ 27",
        "begin var x := 1; try x := 2 finally x := x + 5 end; x end ⇒ 7",
        "{{2|1} for i from 1 to 3} ⇒ {{2|1}}",
        "{1 => 2}.Adjoin(2 => 3) ⇒ {1 => 2, 2 => 3}",
        "1 + ⇑ ⇒ 1^^",
        "0.5 ⇒ 1/2",
        "-0.75* ⇒ -3/4*",
        "1.25v - 0.75 ⇒ 1/2v",
        "1/2.5 ⇒ 2/5",
        "0.1 + 0.2 ⇒ 3/10",
        "2.50.Class ⇒ game.DyadicRational",
        "{1.5|-0.5}.Mean ⇒ 1/2",
        "12.0^2 ⇒ 144",
        "-2 * '{|-1}' ⇒ 2 * '{1|}'",
        "-(1 ConwayProduct '{1|0}') ⇒ -(1 ConwayProduct '{1|0}')",
      })
  void evaluates(String input, String expected) {
    assertThat(Resources.text(new Worksheet().evaluate(input))).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '⇒',
      quoteCharacter = '\0',
      value = {
        "1 + /* abc ⇒ 4 ⇒ expected a value, found a comment without its closing `*/`",
        "42 foo ⇒ 3 ⇒ expected an operator or the end of the expression, found `foo`",
        "f(n) := n*n ⇒ 5 ⇒ expected an operator or `;`, found `:=`; a function is defined by `f :="
            + " n -> ...` or `def f(n) := ...`",
        "g(m, n) = m+n ⇒ 8 ⇒ expected an operator or `;`, found `=`; a function is defined by `g :="
            + " (m, n) -> ...` or `def g(m, n) := ...`",
        "f(2) := 3 ⇒ 5 ⇒ expected an operator or `;`, found `:=`; only a variable takes a value, as"
            + " in `x := 3`",
        "x = 3 ⇒ 2 ⇒ expected an operator or `;`, found `=`; `:=` gives a variable a value, `==`"
            + " compares",
        "(2*).Temperatur ⇒ 5 ⇒ did you mean `Temperature`?",
        "3.Outcome ⇒ 2 ⇒ did you mean `OutcomeClass`?",
        "^.atomicWeight ⇒ 2 ⇒ did you mean `AtomicWeight`?",
        "begin var total := 1; totl end ⇒ 22 ⇒ did you mean `total`?",
      })
  void saysWhatMayHaveBeenMeant(String input, int column, String detail) {
    Result.Failure failure = failure(input);
    assertThat(failure.column()).isEqualTo(column);
    assertThat(failure.detail()).isEqualTo(detail);
  }

  /** CGScript has no decimal point. */
  @Test
  void theClassicStyleRefusesDecimals() {
    Result result = new Worksheet(Style.CLASSIC, Limits.NONE).evaluate("1.5");
    assertThat(Resources.text(result)).isEqualTo("!!Syntax error.");
  }

  @ParameterizedTest
  @CsvSource({
    "0/0, 0 / 0 is not defined",
    "inf-inf, inf - inf is not defined",
    "inf + -inf, inf + -inf is not defined",
    "0*inf, 0 * inf is not defined",
    "inf*0, inf * 0 is not defined",
    "inf/inf, inf / inf is not defined",
    "5 % 0, 5 % 0 is not defined",
    "(1/3) % 0, 1/3 % 0 is not defined",
    "(10^300) % 0, about 2^997 % 0 is not defined",
    "5.Div(0), a division by 0 is not defined",
    "(17/0).Floor, inf has no floor",
    "(-17/0).Ceiling, -inf has no ceiling"
  })
  void whatIsNotDefinedIsNamed(String input, String sentence) {
    assertThat(failure(input).message()).isEqualTo(sentence);
    assertThat(Resources.text(new Worksheet(Style.CLASSIC, Limits.NONE).evaluate(input)))
        .isEqualTo("!!/ by zero");
  }

  @ParameterizedTest
  @CsvSource({
    "10^(10^10), numbers of more than a million digits are not computed",
    "(omega + 1)^(10^10), the power with the exponent 10000000000 has too many digits or terms"
  })
  void whatIsTooLargeIsNamed(String input, String sentence) {
    assertThat(failure(input).message()).isEqualTo(sentence);
    assertThat(Resources.text(new Worksheet(Style.CLASSIC, Limits.NONE).evaluate(input)))
        .isEqualTo("!!Overflow.");
  }

  /** Half of a pair of surrogates is no text of its own, so that it is written as an escape. */
  @ParameterizedTest
  @CsvSource({"\"\\ud83d\"", "\"a\\ude00b\"", "\"\\ude00\\ud83d\""})
  void halvesOfPairsAreWrittenAsTheyAreRead(String text) {
    assertThat(Resources.text(new Worksheet().evaluate(text))).isEqualTo(text);
  }

  @Test
  void wholePairsAreWrittenAsTheyAre() {
    assertThat(Resources.text(new Worksheet().evaluate("\"\\ud83d\\ude00\"")))
        .isEqualTo("\"\ud83d\ude00\"");
    assertThat(Resources.text(new Worksheet().evaluate("\"\ud83d\ude00\"[1]")))
        .isEqualTo("\"\\ud83d\"");
  }

  @Test
  void whatAStoppedInputAssignedStays() {
    Worksheet worksheet = new Worksheet(Style.EXACT, Limits.ofTime(Duration.ofMillis(200)));
    worksheet.evaluate("x := 1; f := y -> x + y");
    assertThat(worksheet.evaluate("x := 2; z := 0; while true do z := z + 1 end"))
        .isInstanceOf(Result.Failure.class);
    assertThat(Resources.text(worksheet.evaluate("f(1)"))).isEqualTo("3");
    assertThat(Resources.text(worksheet.evaluate("z > 0"))).isEqualTo("true");
    String z = Resources.text(worksheet.evaluate("z"));
    assertThat(Resources.text(worksheet.evaluate("z"))).isEqualTo(z);
    assertThat(worksheet.variableNames()).containsExactly("x", "f", "z");
  }

  @Test
  void whatWasAssignedBeforeAnErrorStays() {
    Worksheet worksheet = new Worksheet();
    worksheet.evaluate("x := 1; error(\"no\")");
    assertThat(Resources.text(worksheet.evaluate("x"))).isEqualTo("1");
    worksheet.evaluate("clear");
    assertThat(worksheet.variableNames()).isEmpty();
  }
}
