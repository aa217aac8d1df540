package org.gamester.values.misere;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.gamester.values.Relation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LeftDeadEndTest {

  @Test
  void bornByDays() {
    List<Integer> counts = new ArrayList<>();
    for (int day = 0; day <= 4; day++) {
      counts.add(LeftDeadEnd.bornBy(day).size());
    }
    assertThat(counts).containsExactly(1, 2, 4, 10, 52);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {"3; 2; CONFUSED", "1; {0,1}; GREATER", "{0,1}; 2; LESS", "{1,2}; {2,1}; EQUAL"})
  void order(String first, String second, Relation relation) {
    assertThat(LeftDeadEnd.read(first).relationTo(LeftDeadEnd.read(second))).isEqualTo(relation);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {"42; 42", "{41}; 42", "{}; 0", "{1, {0,1}}; {{0,1}}", "{0,{0,1}}; {0,{0,1}}"})
  void texts(String read, String written) {
    assertThat(LeftDeadEnd.read(read)).hasToString(written);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "x", "{", "{0", "{0,}", "-1", "1001", "{999"})
  void refused(String text) {
    assertThatThrownBy(() -> LeftDeadEnd.read(text)).isInstanceOf(IllegalArgumentException.class);
  }

  /** Who wins a sum of a left dead end and a right dead end with a given starter, by play. */
  private static boolean leftWins(LeftDeadEnd left, LeftDeadEnd right, boolean isLeftToMove) {
    List<LeftDeadEnd> moves = (isLeftToMove ? right : left).options();
    if (moves.isEmpty()) {
      return isLeftToMove;
    }
    return isLeftToMove
        ? moves.stream().anyMatch(move -> leftWins(left, move, false))
        : moves.stream().allMatch(move -> leftWins(move, right, true));
  }

  /**
   * The order is kept by sums; and by play with right dead ends, the negatives of left ones, which
   * are dead-ending games. Sums that differ are different games.
   */
  @Test
  void orderSumsAndPlay() {
    List<LeftDeadEnd> born = LeftDeadEnd.bornBy(3);
    for (LeftDeadEnd g : born) {
      for (LeftDeadEnd h : born) {
        assertThat(g.plus(h)).isEqualTo(h.plus(g)).hasSameHashCodeAs(h.plus(g));
        for (LeftDeadEnd x : born) {
          if (g.greaterOrEqual(h)) {
            assertThat(g.plus(x).greaterOrEqual(h.plus(x))).isTrue();
            for (boolean isLeft : List.of(true, false)) {
              assertThat(leftWins(g, x, isLeft) || !leftWins(h, x, isLeft)).isTrue();
            }
          }
          assertThat(g.plus(h).plus(x)).isEqualTo(g.plus(h.plus(x)));
        }
      }
    }
    assertThat(LeftDeadEnd.integer(2).plus(LeftDeadEnd.integer(3)))
        .isEqualTo(LeftDeadEnd.integer(5));
  }

  /** The games of which 3 is a sum with another: 0, 1, 2 and 3 (an independent program). */
  @Test
  void summandsOfAnInteger() {
    List<LeftDeadEnd> born = LeftDeadEnd.bornBy(3);
    LeftDeadEnd three = LeftDeadEnd.integer(3);
    assertThat(born.stream().filter(g -> born.stream().anyMatch(h -> g.plus(h).equals(three))))
        .extracting(LeftDeadEnd::toString)
        .containsExactlyInAnyOrder("0", "1", "2", "3");
  }
}
