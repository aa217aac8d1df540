package org.gamester.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.StringJoiner;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextException;
import org.gamester.values.ComputationStopped;
import org.gamester.values.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LoopyNimbersTest {
  private static final Outcomes OUTCOMES = new Outcomes(new Evaluator());

  private static Position read(String position) {
    return Catalogue.standard().readSum(position);
  }

  /** Values of Wind-up; those of 3 places with {1,2} are also in the tests of cgt-tools. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "4; 1; 0 1 0 1",
        "3; 1,2; 0 inf(0) inf(0)",
        "5; 1,2; 0 inf(0) inf(0) 0 inf(0)",
        "8; 1,3; 0 1 0 1 0 1 0 1",
      })
  void windUp(int places, String steps, String values) {
    StringJoiner found = new StringJoiner(" ");
    for (int place = 0; place < places; place++) {
      Position position = read("wind-up{" + places + " | " + steps + "}(" + place + ")");
      found.add(new LoopyNimbers(1000).of(position).toString());
    }
    assertThat(found).hasToString(values);
  }

  /** The value gives the outcome of every sum with a heap of Nim, which is found by search. */
  @Test
  void sumsWithHeaps() {
    for (String steps : new String[] {"1,2", "1,3", "2,3", "1,4", "1,2,3", "3,5"}) {
      for (int places = 1; places <= 9; places++) {
        for (int place = 0; place < places; place++) {
          String token = "wind-up{" + places + " | " + steps + "}(" + place + ")";
          LoopyNimber value = new LoopyNimbers(1000).of(read(token));
          for (long heap = 0; heap <= 4; heap++) {
            Outcome outcome = OUTCOMES.of(read(token + " + nim(" + heap + ")"));
            assertThat(outcome).as("%s + nim(%d)", token, heap).isEqualTo(expected(value, heap));
          }
        }
      }
    }
  }

  private static Outcome expected(LoopyNimber value, long heap) {
    if (value.nimber().isPresent()) {
      return value.nimber().getAsLong() == heap ? Outcome.P : Outcome.N;
    }
    return value.reached().contains(heap) ? Outcome.N : Outcome.D;
  }

  @Test
  void refused() {
    assertThatThrownBy(() -> new LoopyNimbers(10).of(read("wind-up{20 | 1}(19)")))
        .isInstanceOf(ComputationStopped.class);
    assertThatThrownBy(() -> new LoopyNimbers(10).of(read("backsliding(t.f)")))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> read("wind-up{4 | 1}(4)"))
        .isInstanceOf(TextException.class)
        .hasMessageContaining("the place of the token (a whole number from 0 to 3)");
  }
}
