package org.gamester.papers.splittles;

import org.gamester.analysis.Evaluator;
import org.gamester.values.Dyadic;

/** Section 6: odd versus even, the remarks before the proof, and Theorem 6. */
final class OddVersusEven {

  private OddVersusEven() {}

  static SplittlesGame oddVersusEven(Evaluator evaluator) {
    return new SplittlesGame(Sets.ODD, Sets.EVEN, evaluator);
  }

  /** tau_n = (floor(n/2) + 1)/2^k + k/2 - 1, where 2^k <= n < 2^(k+1). */
  static Dyadic tau(int n) {
    int k = logarithm(n);
    return Dyadic.of(n / 2 + 1L, k).plus(Dyadic.of(k, 1)).minus(Dyadic.ONE);
  }

  /** The k with 2^k <= n < 2^(k+1). */
  static int logarithm(int n) {
    if (n < 1) {
      throw new IllegalArgumentException("no power of 2 is at most " + n);
    }
    return Integer.SIZE - 1 - Integer.numberOfLeadingZeros(n);
  }
}
