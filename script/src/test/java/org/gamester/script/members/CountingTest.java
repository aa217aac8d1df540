package org.gamester.script.members;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.gamester.script.objects.ObjectSet;
import org.gamester.script.objects.ScriptException;
import org.gamester.values.GameTooLargeException;
import org.junit.jupiter.api.Test;

/** Binomial coefficients, factorials and subsets, against their definitions. */
class CountingTest {

  private static BigInteger of(long n) {
    return BigInteger.valueOf(n);
  }

  /** The triangle of Pascal, row by row. */
  @Test
  void binomialCoefficientsAreSumsOfTwoAbove() {
    for (int n = 0; n <= 40; n++) {
      for (int k = 0; k <= 42; k++) {
        BigInteger expected =
            k == 0
                ? BigInteger.ONE
                : n == 0
                    ? BigInteger.ZERO
                    : Counting.binomial(of(n - 1), of(k - 1))
                        .add(Counting.binomial(of(n - 1), of(k)));
        assertThat(Counting.binomial(of(n), of(k))).as("%d over %d", n, k).isEqualTo(expected);
      }
    }
  }

  @Test
  void aFactorialIsTheOneBeforeTimesItsNumber() {
    assertThat(Counting.factorial(BigInteger.ZERO)).isEqualTo(1);
    for (int n = 1; n <= 60; n++) {
      assertThat(Counting.factorial(of(n)))
          .isEqualTo(Counting.factorial(of(n - 1)).multiply(of(n)));
    }
  }

  @Test
  void largeCoefficientsWithFewFactors() {
    BigInteger n = BigInteger.TEN.pow(30);
    assertThat(Counting.binomial(n, n.subtract(BigInteger.ONE))).isEqualTo(n);
    assertThat(Counting.binomial(n, of(2)))
        .isEqualTo(n.multiply(n.subtract(BigInteger.ONE)).shiftRight(1));
  }

  @Test
  void whatIsNegativeOrTooLongIsRefused() {
    assertThatThrownBy(() -> Counting.factorial(of(-1))).isInstanceOf(ScriptException.class);
    assertThatThrownBy(() -> Counting.binomial(of(3), of(-1))).isInstanceOf(ScriptException.class);
    assertThatThrownBy(() -> Counting.factorial(BigInteger.TEN.pow(20)))
        .isInstanceOf(GameTooLargeException.class);
    assertThatThrownBy(() -> Counting.factorial(of(1_000_000_000)))
        .isInstanceOf(GameTooLargeException.class);
  }

  @Test
  void subsetsAreAllAndDifferent() {
    ObjectSet three = ObjectSet.adopting(new HashSet<>(Set.of("a", "b", "c")));
    ObjectSet subsets = Counting.subsets(three);
    assertThat(subsets.size()).isEqualTo(8);
    for (Set<Object> each :
        List.<Set<Object>>of(Set.of(), Set.of("a"), Set.of("b", "c"), Set.of("a", "b", "c"))) {
      assertThat(subsets.contains(ObjectSet.adopting(new HashSet<>(each)))).isTrue();
    }
  }

  @Test
  void tooManySubsetsAreRefused() {
    Set<Object> many = new HashSet<>();
    for (int i = 0; i < 100; i++) {
      many.add(of(i));
    }
    assertThatThrownBy(() -> Counting.subsets(ObjectSet.adopting(many)))
        .isInstanceOf(GameTooLargeException.class);
  }
}
