package org.gamester.script;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Ruleset;
import org.gamester.script.output.Style;
import org.gamester.values.Limits;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Values and outcomes in the language, by the convention of positions; forms of any depth. */
class ConventionsTest {

  private static Result evaluate(String input) {
    List<Ruleset> rulesets = new ArrayList<>(Catalogue.standard().rulesets());
    for (Convention convention : Convention.values()) {
      rulesets.add(new Countdown(convention));
    }
    Result result = new Worksheet(Style.EXACT, Limits.NONE, Catalogue.of(rulesets)).evaluate(input);
    if (result instanceof Result.Failure failure) {
      assertThat(failure.cause()).as(failure.display()).isNull();
    }
    return result;
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = "=>",
      quoteCharacter = '"',
      value = {
        "normal-countdown(7).CanonicalForm => *",
        "normal-countdown(7).OutcomeClass => N",
        "normal-countdown(6).OutcomeClass => P",
        "normal-countdown(7).MisereOutcomeClass => P",
        "misere-countdown(7).OutcomeClass => P",
        "misere-countdown(7).MisereOutcomeClass => P",
        "(misere-countdown(4) + misere-countdown(4)).OutcomeClass => N",
        "(misere-countdown(1)*3).OutcomeClass => P",
        "'{misere-countdown(1)|}'.OutcomeClass => N",
        "loopy-countdown(6).OutcomeClass => P",
        "loopy-countdown(7).OutcomeClass => N",
        "(loopy-countdown(7) + *).OutcomeClass => D",
        "(loopy-countdown(5) + 1).OutcomeClass => L",
        "-loopy-countdown(6) => loopy-countdown(6)",
        "ending-countdown(0).OutcomeClass => P",
        "ending-countdown(1).OutcomeClass => D",
        "ending-countdown(3).OutcomeClass => D",
        "ending-countdown(4).OutcomeClass => D",
        "ending-countdown(2).OutcomeClass => N",
        "misere-countdown(3).Followers.Size => 4",
        "misere-countdown(3).Options => [misere-countdown(2),misere-countdown(1)]",
        "[D,PHat,PCheck,NHat,NCheck] => [D,PHat,PCheck,NHat,NCheck]",
        "domineering(4x4).OutcomeClass => N",
        "domineering(2x2).MisereOutcomeClass => P",
        "(kayles(3) + kayles(3)).MisereOutcomeClass => P",
        "'{0,*|*2}'.MisereOutcomeClass => L",
      })
  void answers(String input, String expected) {
    Result result = evaluate(input);
    assertThat(result).as("%s", result).isInstanceOf(Result.Value.class);
    assertThat(((Result.Value) result).text()).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = "=>",
      quoteCharacter = '"',
      value = {
        "misere-countdown(3).CanonicalForm => misere-countdown(3) has no value, because its"
            + " convention is misere play; its outcome can be computed",
        "misere-countdown(3).Temperature => has no value",
        "misere-countdown(3) == 0 => has no value",
        "(loopy-countdown(3) + 1).CanonicalForm => because its convention is play that may repeat",
        "ending-countdown(3).GameValue => convention is play that ends with a win or a draw",
        "loopy-countdown(3).MisereOutcomeClass => has no outcome under misere play",
        "misere-countdown(3) + 1 => conventions are misere play and normal play cannot be added",
        "misere-countdown(3) + loopy-countdown(3) => cannot be added",
        "ending-countdown(3) + ending-countdown(3) => cannot be added or be part of another game",
        "ending-countdown(3)*2 => cannot be added or be part of another game",
        "'{ending-countdown(3)|}' => cannot be added or be part of another game",
        "ending-countdown(3).ImpartialVariant => cannot be added or be part of another game",
      })
  void refuses(String input, String sentence) {
    Result result = evaluate(input);
    assertThat(result).isInstanceOf(Result.Failure.class);
    assertThat(((Result.Failure) result).message()).contains(sentence).doesNotContain("\n");
  }

  /** Forms 99,000 levels deep, forms that share parts, and multiples of any size. */
  @ParameterizedTest
  @CsvSource(
      delimiterString = "=>",
      quoteCharacter = '"',
      value = {
        "begin var g := '{1|}'; for i from 1 to 99000 do g := '{g|}' end; g.CanonicalForm end => 99002",
        "begin var g := '{0|0}'; for i from 1 to 99000 do g := '{g|g}' end; g.OutcomeClass end => N",
        "begin var g := '{0|0}'; for i from 1 to 99000 do g := '{g|g}' end; g.MisereOutcomeClass end => P",
        "begin var g := '{0|0}'; for i from 1 to 99000 do g := '{g|g}' end; g.FollowerCount end => 99002",
        "begin var g := '{0|0}'; for i from 1 to 50000 do g := '{1|-1}' + g end; g.CanonicalForm end => *",
        "begin var g := '{1|}'; for i from 1 to 90 do g := g + g end; g.CanonicalForm end => 2475880078570760549798248448",
        "(10^40*'{1|}' - (10^40-3)*'{1|}').CanonicalForm => 6",
        "('{0|0}'*(10^40+1)).CanonicalForm => *",
        "(nim(3)*(10^40+1)).CanonicalForm => *3",
        "('{0|}'*20000).MisereOutcomeClass => R",
      })
  void deepAndSharedForms(String input, String expected) {
    Result result = evaluate(input);
    assertThat(result).as("%s", result).isInstanceOf(Result.Value.class);
    assertThat(((Result.Value) result).text()).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "('{1|}' SelectiveSum domineering(5x5)).CanonicalForm",
        "domineering(6x6).MisereOutcomeClass",
        "(normal-countdown(1000000000) SelectiveSum '{1|}').CanonicalForm",
        "loopy-countdown(1000000000).OutcomeClass",
      })
  void limitsHold(String input) {
    List<Ruleset> rulesets = new ArrayList<>(Catalogue.standard().rulesets());
    for (Convention convention : Convention.values()) {
      rulesets.add(new Countdown(convention));
    }
    Worksheet worksheet =
        new Worksheet(Style.EXACT, Limits.ofTime(Duration.ofMillis(300)), Catalogue.of(rulesets));
    Result result = worksheet.evaluate(input);
    assertThat(result).isInstanceOf(Result.Failure.class);
    assertThat(((Result.Failure) result).message()).startsWith("gave up");
  }

  @Test
  void aRepeatedPositionIsNoShortGame() {
    // 7 may be kept, whatever the form around it says.
    Result result = evaluate("(loopy-countdown(7) SelectiveSum '{1|}').CanonicalForm");
    assertThat(((Result.Failure) result).message()).contains("convention is play that may repeat");
  }
}
