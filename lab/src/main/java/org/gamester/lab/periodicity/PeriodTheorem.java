package org.gamester.lab.periodicity;

import java.util.OptionalInt;
import org.gamester.rulesets.heap.ProvedPeriod;

/** A theorem by which a period is proved once it has been observed far enough. */
public sealed interface PeriodTheorem {

  /** The name of the theorem, for use in a sentence. */
  String title();

  /**
   * The last index up to which the values must repeat for the period to be proved.
   *
   * @param start the index from which the values repeat
   * @param period their period
   * @return empty if no number of repetitions is a proof
   */
  OptionalInt lastIndexNeeded(int start, int period);

  private static OptionalInt index(long last) {
    return last > Integer.MAX_VALUE ? OptionalInt.empty() : OptionalInt.of((int) last);
  }

  /** Nothing is known about the rules, so a period is only observed. */
  record None() implements PeriodTheorem {
    @Override
    public String title() {
      return "no theorem";
    }

    @Override
    public OptionalInt lastIndexNeeded(int start, int period) {
      return OptionalInt.empty();
    }
  }

  /**
   * Octal games, impartial or partizan, whose last non-zero code digit is at place k: if G(n+p) =
   * G(n) for all n with n0 &lt;= n &lt; 2 n0 + p + k, where n0 &gt;= 1, then this holds for all n
   * &gt;= n0 (Guy and Smith 1956; Winning Ways, chapter 4).
   *
   * @param lastPlace k, the largest number of tokens taken in one move
   */
  record Octal(int lastPlace) implements PeriodTheorem {
    @Override
    public String title() {
      return ProvedPeriod.theorem(2);
    }

    @Override
    public OptionalInt lastIndexNeeded(int start, int period) {
      return PeriodTheorem.index(ProvedPeriod.neededTo(2, start, period, lastPlace));
    }
  }

  /**
   * Take-and-break games, impartial or partizan, in which the rest is divided into at most c heaps
   * of any sizes, and at most k tokens are taken: if G(n+p) = G(n) for all n with n0 &lt;= n &lt; c
   * n0 + (c-1) p + k, where n0 &gt;= 1, then this holds for all n &gt;= n0. The proof is that for
   * octal games, where c is 2: one of the heaps that a move leaves has more than p tokens to spare.
   *
   * @param lastPlace k
   * @param heaps c
   */
  record TakeAndBreak(int lastPlace, int heaps) implements PeriodTheorem {
    @Override
    public String title() {
      return ProvedPeriod.theorem(heaps);
    }

    @Override
    public OptionalInt lastIndexNeeded(int start, int period) {
      return PeriodTheorem.index(ProvedPeriod.neededTo(heaps, start, period, lastPlace));
    }
  }

  /**
   * Subtraction games, impartial or partizan, with finite sets and largest number m: a value
   * depends only on the previous m values, so if m consecutive values reappear p places later, the
   * values have period p from there on.
   *
   * @param largest m, the largest number of tokens taken in one move
   */
  record FiniteSubtraction(int largest) implements PeriodTheorem {
    @Override
    public String title() {
      return ProvedPeriod.theorem(1);
    }

    @Override
    public OptionalInt lastIndexNeeded(int start, int period) {
      return PeriodTheorem.index((long) start + period + largest - 1);
    }
  }
}
