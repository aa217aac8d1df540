package org.gamester.papers.geography;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gamester.papers.geography.Geography.game;
import static org.gamester.papers.geography.Geography.positionA;
import static org.gamester.papers.geography.Geography.positionB;

import java.util.ArrayList;
import java.util.List;
import org.gamester.analysis.PlainSearch;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.ValuePosition;
import org.gamester.values.Outcome;
import org.gamester.values.ShortGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the claims rest on, without the evaluator that they use. */
class GeographyPlainSearchTest {

  /** The values behind the failures, checked by playing position - value. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "A(0,1,0); -1",
        "A(0,1,2); 0",
        "B(1,1,0); 0",
        "B(2,1,0); 1",
        "B(1,3,1); 1",
        "A(1,2,2); 2",
        "A(2,4,0); {3*|2}",
        "A(2,3,0); 2^*",
        "A(4,4,0); {4,{5|3}|3}",
        "A(0,5,0); {3/2|1||0}",
        "A(0,6,0); {2*|1||0}",
        "A(0,7,0); {5/2|2||1|||0}",
        "A(0,8,0); {3*|2||1|||0}",
      })
  void valuesByPlainSearch(String position, String value) {
    assertThat(new PlainSearch(1_000_000).hasValue(Geography.sum(position), game(value))).isTrue();
  }

  /** Theorem 7 against plain search, on all small positions. */
  @Test
  void smallValuesByPlainSearch() {
    PlainSearch search = new PlainSearch(2_000_000);
    for (int x = 0; x <= 3; x++) {
      for (int y = 0; y <= 5; y++) {
        for (int z = 0; z <= 2; z++) {
          List<Position> positions = new ArrayList<>();
          if (y > 0) {
            positions.add(positionA(x, y, z));
          }
          if (x > 0) {
            positions.add(positionB(x, y, z));
          }
          for (Position position : positions) {
            assertThat(search.hasValue(position, Geography.value(position)))
                .as(position.text())
                .isTrue();
          }
        }
      }
    }
  }

  /** Left's two moves in the example sum, after the values of the boards have been checked. */
  @Test
  void leftsBetterMoveInTheExampleByPlainSearch() {
    assertThat(
            new PlainSearch(1_000_000)
                .outcome(
                    DisjunctiveSum.of(
                        List.of(
                            checked("A(7,11,2)", false),
                            checked("A(9,15,6)", true),
                            checked("A(7,12,1)", true),
                            checked("B(7,14,9)", false)))))
        .isEqualTo(Outcome.L);
  }

  private static Position checked(String triple, boolean negative) {
    Position position = Geography.sum(triple);
    ShortGame value = Geography.value(position);
    assertThat(new PlainSearch(1_000_000).hasValue(position, value)).as(triple).isTrue();
    return new ValuePosition(negative ? value.negate() : value);
  }

  /** The notes on B(1,y,z): Right wins by moving to A(0,y,z). */
  @Test
  void repliesOnOneColumn() {
    for (int y = 1; y <= 12; y++) {
      for (int z = 0; z <= 12; z++) {
        assertThat(Geography.a(0, y, z).greaterOrEqual(ShortGame.integer(Math.min(y, z) - 1)))
            .as("A(0,%d,%d)", y, z)
            .isTrue();
      }
    }
  }
}
