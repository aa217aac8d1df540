package org.gamester.lab.claims;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.gamester.lab.fitting.Fraction;
import org.gamester.values.Dyadic;
import org.gamester.values.Outcome;
import org.gamester.values.ShortGame;
import org.gamester.values.surreals.Rational;
import org.junit.jupiter.api.Test;

class ComparisonTest {

  @Test
  void numbersOfAllClassesCompare() {
    List<Object> halves = List.of(Dyadic.HALF, Fraction.of(1, 2), ShortGame.number(Dyadic.HALF));
    for (Object x : halves) {
      for (Object y : halves) {
        assertThat(Comparison.EQUAL.holds(x, y)).isTrue();
        assertThat(Comparison.LESS.holds(x, y)).isFalse();
        assertThat(Comparison.AT_LEAST.holds(x, y)).isTrue();
      }
      assertThat(Comparison.GREATER.holds(1, x)).isTrue();
      assertThat(Comparison.LESS.holds(x, 1L)).isTrue();
      assertThat(Comparison.DIFFERENT.holds(x, BigInteger.ONE)).isTrue();
    }
  }

  @Test
  void gamesCompareAsGames() {
    assertThat(Comparison.CONFUSED.holds(ShortGame.STAR, 0)).isTrue();
    assertThat(Comparison.EQUAL.holds(ShortGame.STAR, 0)).isFalse();
    assertThat(Comparison.GREATER.holds(ShortGame.UP, ShortGame.ZERO)).isTrue();
    assertThat(Comparison.LESS_OR_CONFUSED.holds(ShortGame.STAR, ShortGame.UP)).isTrue();
    assertThat(Comparison.GREATER_OR_CONFUSED.holds(0, ShortGame.STAR)).isTrue();
    assertThat(Comparison.EQUAL.holds(ShortGame.STAR, Fraction.of(2, 3))).isFalse();
    assertThat(Comparison.AT_MOST.holds(ShortGame.integer(0), Fraction.of(2, 3))).isTrue();
  }

  @Test
  void everyGameLiesBetweenTheInfinities() {
    for (Object x : List.<Object>of(0, Fraction.of(2, 3), ShortGame.UP, ShortGame.integer(9))) {
      assertThat(Comparison.LESS.holds(x, Rational.INFINITY)).isTrue();
      assertThat(Comparison.AT_MOST.holds(x, Rational.MINUS_INFINITY)).isFalse();
      assertThat(Comparison.GREATER.holds(Rational.INFINITY, x)).isTrue();
      assertThat(Comparison.DIFFERENT.holds(x, Rational.MINUS_INFINITY)).isTrue();
    }
    assertThat(Comparison.AT_MOST.holds(Rational.INFINITY, Rational.INFINITY)).isTrue();
    assertThat(Comparison.LESS.holds(Rational.MINUS_INFINITY, Rational.INFINITY)).isTrue();
    assertThat(Comparison.EQUAL.holds(Rational.INFINITY, Rational.MINUS_INFINITY)).isFalse();
  }

  @Test
  void otherObjectsAreOnlyEqualOrDifferent() {
    assertThat(Comparison.EQUAL.holds(Outcome.L, Outcome.L)).isTrue();
    assertThat(Comparison.EQUAL.holds(new ArrayList<>(List.of("a")), List.of("a"))).isTrue();
    assertThat(Comparison.EQUAL.holds("{1|0}", "{1|1}")).isFalse();
    assertThatThrownBy(() -> Comparison.EQUAL.holds(ShortGame.STAR, "*"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("NumberUpStar and String cannot be compared by =");
    assertThatThrownBy(() -> Comparison.LESS.holds(Outcome.L, Outcome.R))
        .hasMessageContaining("cannot be compared by <");
  }
}
