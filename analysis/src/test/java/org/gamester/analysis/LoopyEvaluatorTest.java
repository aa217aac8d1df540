package org.gamester.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.ConventionException;
import org.gamester.rulesets.Position;
import org.gamester.values.ComputationStopped;
import org.gamester.values.ShortGame;
import org.gamester.values.loopy.LoopyValue;
import org.gamester.values.notation.StopperWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LoopyEvaluatorTest {
  private static Position position(String text) {
    return Catalogue.standard().readSum(text);
  }

  private static LoopyValue value(String text) {
    return new LoopyEvaluator(new Evaluator(), 1 << 16).value(position(text));
  }

  private static String text(String position) {
    return StopperWriter.classic().write(value(position));
  }

  /** The value that CGSuite prints. */
  @Test
  void backslidingToadsAndFrogs() {
    assertThat(text("backsliding(xxx..ooo)")).isEqualTo("{on||0|-1/2} & {1/2|0||off}");
  }

  /** Values that CGSuite prints, and those of the specification. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "(3,1)(3,3)(3,5)(3,7) fox (1,1);{6|2over}",
        "(4,2)(4,4)(4,6)(4,8) fox (1,1);{4*|7/2}",
        "(2,2)(2,4)(2,6)(2,8) fox (1,1);3",
        "(2,2)(2,4)(2,6)(2,8) fox (1,3);2",
        "(2,2)(2,4)(2,6)(2,8) fox (1,5);2",
        "(3,1)(3,3)(3,5)(3,7) fox (4,4);off"
      })
  void foxAndGeese(String pieces, String value) {
    assertThat(text("fox-and-geese(geese " + pieces + ")")).isEqualTo(value);
  }

  /** All cells of the fox, under eight placements of the geese; by retrograde analysis. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "4;1;(3,1)(3,3)",
        "4;1;(4,2)(3,1)",
        "4;2;(3,1)(3,3)",
        "5;1;(3,1)(3,3)(3,5)",
        "6;1;(3,1)(3,3)(3,5)",
        "6;1;(4,2)(3,3)(4,6)",
        "8;1;(3,1)(3,3)(3,5)(3,7)",
        "8;2;(2,2)(2,4)(2,6)(2,8)"
      })
  void whoCatchesWhom(int width, int range, String geese) {
    LoopyEvaluator evaluator = new LoopyEvaluator(new Evaluator());
    Outcomes outcomes = new Outcomes(new Evaluator());
    for (int row = 1; row <= 3; row++) {
      for (int column = 2 - row % 2; column <= width; column += 2) {
        String fox = "(" + row + "," + column + ")";
        if (!geese.contains(fox)) {
          Position position =
              position(
                  "fox-and-geese{%d, %d}(geese %s fox %s)".formatted(width, range, geese, fox));
          assertThat(evaluator.value(position).outcome())
              .as(position.text())
              .isEqualTo(outcomes.of(position));
        }
      }
    }
  }

  /** A row of Northcott's game is the nimber of its gap: all rows of up to seven cells. */
  @Test
  void rowsOfNorthcottAreNimbers() {
    for (int length = 2; length <= 7; length++) {
      for (int x = 0; x < length; x++) {
        for (int o = 0; o < length; o++) {
          if (x != o) {
            StringBuilder row = new StringBuilder(".".repeat(length));
            row.setCharAt(x, 'x');
            row.setCharAt(o, 'o');
            assertThat(value("northcott(" + row + ")").shortGame())
                .as(row.toString())
                .contains(ShortGame.nimber(Math.abs(x - o) - 1));
          }
        }
      }
    }
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
        "wind-up{5 | 1,2}(4)",
        "hare-and-hounds(hounds a2 b1 b3 hare e2)",
        "hare-and-hounds(hounds c1 c2 c3 hare e2)",
        "hare-and-hounds(hounds b2 c1 hare d2)",
        "hare-and-hounds(hounds b1 b2 b3 hare d2)",
        "northcott(x..o+.x.o+xo)",
        "northcott(.x..o)-northcott(o..x.)"
      })
  void theOutcomeIsThatOfTheValue(String text) {
    assertThat(value(text).outcome()).isEqualTo(new Outcomes(new Evaluator()).of(position(text)));
  }

  @Test
  void boundsHold() {
    assertThatThrownBy(
            () -> new LoopyEvaluator(new Evaluator(), 10).value(position("backsliding(xxx..ooo)")))
        .isInstanceOf(ComputationStopped.class)
        .hasMessageContaining("more than 10 positions");
    assertThatThrownBy(() -> value("tic-tac-toe(3x3)")).isInstanceOf(ConventionException.class);
  }
}
