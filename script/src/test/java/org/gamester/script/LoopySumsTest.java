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
        "backsliding(x.o) < backsliding(xx.o); true",
        "backsliding(x.) == on; true",
        "on == backsliding(x.); true",
        "backsliding(x.) + dud.Onside == on; true",
        "backsliding(x.) > 10^30; true",
        "off < backsliding(x..o); true",
        "backsliding(x.o) != 0; false",
        "backsliding(x.) <=> backsliding(.o); 1",
        "wind-up(1) == wind-up(2); true",
        "wind-up(1) <> wind-up(0); true",
        "game.heap.HeapRuleset(n -> [[(n + 1) % 4]])(2) == dud; true",
        "game.heap.HeapRuleset(n -> [[(n + 1) % 4]])(2) <> 5; true",
        "wind-up(3).NimValue; 0",
        "over + 10^9; 1000000000over",
        "dud + 10^30; dud",
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

  /** Grundy values that are none, and misere play of what returns, are refused by what is so. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "wind-up(2).NimValue; The Grundy value is infinite: inf(0)",
        "wind-up(2).Genus; no outcome under misere play, because its convention",
        "wind-up(2).MisereNimValue; no outcome under misere play, because its convention",
        "wind-up(2).MisereCanonicalForm; no outcome under misere play, because its convention",
        "wind-up(2).MisereOutcomeClass; no outcome under misere play, because its convention",
        "game.heap.HeapRuleset(n -> [[(n + 1) % 4]])(2).Genus; no outcome and no value under misere play",
        "game.heap.HeapRuleset(n -> [[(n + 1) % 4]])(2).MisereOutcomeClass; no outcome and no value under misere play",
      })
  void refusals(String input, String part) {
    Result result = new Worksheet().evaluate(input);
    assertThat(result).isInstanceOf(Result.Failure.class);
    assertThat(((Result.Failure) result).sentence()).contains(part);
  }
}
