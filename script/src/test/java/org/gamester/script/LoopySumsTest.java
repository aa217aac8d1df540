package org.gamester.script;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Loopy values and games that keep their form. */
class LoopySumsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "on + game.grid.Domineering(\"..|..\");on + game.grid.Domineering(\"..|..\")",
        "(on + game.grid.Domineering(\"..|..\")).GameValue;on",
        "(game.grid.Domineering(\".|.\") - over).GameValue;1under",
        "(over + game.strip.BackslidingToadsAndFrogs(\"t.f\")).GameValue;over",
        "(nim(3) + upon).OutcomeClass;L",
        "(under + nim(0)).OutcomeClass;R",
        "(on + game.strip.BackslidingToadsAndFrogs(\".f\")).OutcomeClass;D",
        "on > 10^30;true",
        "10^30 > off;true",
        "dud > 10^30;false",
        "game.heap.HeapRuleset(n -> [[(n + 1) % 4]])(2).GameValue;dud",
        "game.heap.HeapRuleset(n -> [[(n + 1) % 4]])(2).OutcomeClass;D",
        "(game.heap.Nim(2) + game.heap.HeapRuleset(n -> [[(n + 1) % 4]])(2)).GameValue;dud",
        "2 * game.strip.BackslidingToadsAndFrogs(\"t.\");"
            + "2 * game.strip.BackslidingToadsAndFrogs(\"t.\")",
        "(2 * game.strip.BackslidingToadsAndFrogs(\"t.\")).GameValue;on"
      })
  void sums(String input, String printed) {
    Result result = new Worksheet().evaluate(input);
    assertThat(result).isInstanceOf(Result.Value.class);
    assertThat(((Result.Value) result).text()).isEqualTo(printed);
  }

  @ParameterizedTest
  @CsvSource({"dud + nim(1)", "'(upon - upon) + game.grid.Domineering(\"..|..\")'"})
  void aValueWithoutOptionsIsNoPartOfASum(String input) {
    assertThat(new Worksheet().evaluate(input)).isInstanceOf(Result.Failure.class);
    assertThat(((Result.Failure) new Worksheet().evaluate(input)).message())
        .contains("onside and the offside");
  }
}
