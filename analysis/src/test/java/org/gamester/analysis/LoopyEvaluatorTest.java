package org.gamester.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.ConventionException;
import org.gamester.rulesets.Position;
import org.gamester.values.ComputationStopped;
import org.gamester.values.loopy.LoopyValue;
import org.gamester.values.notation.StopperWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LoopyEvaluatorTest {
  private static Position position(String text) {
    return Catalogue.standard().readSum(text);
  }

  private static LoopyValue value(String text) {
    return new LoopyEvaluator(1 << 16).value(position(text));
  }

  private static String text(String position) {
    return StopperWriter.classic().write(value(position));
  }

  /** The value that CGSuite prints. */
  @Test
  void backslidingToadsAndFrogs() {
    assertThat(text("backsliding(xxx..ooo)")).isEqualTo("{on||0|-1/2} & {1/2|0||off}");
  }

  @Test
  void whatEndsIsAShortGame() {
    assertThat(value("domineering(3x3)").shortGame())
        .contains(new Evaluator().value(position("domineering(3x3)")));
    assertThat(value("clobber(xoxo|oxox)").shortGame())
        .contains(new Evaluator().value(position("clobber(xoxo|oxox)")));
  }

  /** By retrograde analysis of the whole sum. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "backsliding(x.o)",
        "backsliding(xx.oo)",
        "backsliding(x..o)",
        "backsliding(xx..o)",
        "backsliding(x.oo)",
        "backsliding(xxx.oo)",
        "backsliding(x.o)+backsliding(xx.o)",
        "backsliding(x..o)-backsliding(x.o)",
        "backsliding(x.o)+clobber(xox)",
        "wind-up{5 | 1,2}(3)",
        "wind-up{5 | 1,2}(4)"
      })
  void theOutcomeIsThatOfTheValue(String text) {
    assertThat(value(text).outcome()).isEqualTo(new Outcomes(new Evaluator()).of(position(text)));
  }

  @Test
  void boundsHold() {
    assertThatThrownBy(() -> new LoopyEvaluator(10).value(position("backsliding(xxx..ooo)")))
        .isInstanceOf(ComputationStopped.class)
        .hasMessageContaining("more than 10 positions");
    assertThatThrownBy(() -> value("tic-tac-toe(3x3)")).isInstanceOf(ConventionException.class);
  }
}
