package org.gamester.script;

import static org.assertj.core.api.Assertions.assertThat;

import org.gamester.script.output.Style;
import org.gamester.values.Limits;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Loopy values in the language. */
class LoopyGamesTest {
  private static String text(Style style, String input) {
    return Resources.text(new Worksheet(style, Limits.NONE).evaluate(input));
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = " => ",
      value = {
        "upon - upon => ^<on> & v<on>",
        "upon + upon => {0|^[on]*}",
        "over > 100*^ => true",
        "over == over + over => true",
        "6+over => 6over",
        "on + off => dud",
        "a{0|{a|0}} => 1 & {0|-1}",
        "a{0||a|-1} => 1 & {0|-2}",
        "a{b{a|b}|pass} => dud",
        "a{a|a} => dud",
        "{0|{1|pass}} => 1",
        "on & {2|1} => on & {2|1}",
        "over & over => over",
        "off & on => !!offside is not <= onside: on |> off",
        "begin var f := x -> {x|pass}; f(0) end => over",
        "{over,on,over}.Size => 2",
        "-over => under",
        "3*dud => dud",
        "+-on => +-on",
        "(^[on]*) - * => ^[on]",
        "{1|pass}.StrongStop(Left) => 1",
        "over.CanonicalForm => !!That is a loopy game.",
        "dud.OutcomeClass => D",
        "tis{{|tis}}.Onside => !!Syntax error.",
        "a{{|a}|}.Onside => 1",
        "a{{|a}|}.Offside => 0",
        "pass => !!Unexpected `pass`.",
        "{pass,nim(3)|} => !!Invalid game specifier: objects must be of type `Game` or `SidedValue`"
      })
  void valuesOfLines(String input, String expected) {
    assertThat(text(Style.EXACT, input)).isEqualTo(expected);
  }

  /** What is written reads back as the same value. */
  @ParameterizedTest
  @CsvSource(
      delimiterString = " => ",
      value = {
        "10*upon => x",
        "a{0,{1|1,{*,{1+*|1+*,a}|*}}|0} => x",
        "begin uponth := {0||0|0,pass}; {0|uponth||-uponth} end => x",
        "5over + ^[on] => x",
        "{0||0|under} + 1/2 => x",
        "^.Pow(on) + {0|upon} => x",
        "a{0,{1|1,{*,{1+*|1+*,a}|*}}|0}+1 => x"
      })
  void textsReadBack(String input) {
    String written = text(Style.EXACT, input);
    assertThat(text(Style.EXACT, "(" + written + ") == (" + input + ")")).isEqualTo("true");
    assertThat(text(Style.LATEX, input)).isNotEmpty();
  }
}
