package org.gamester.lab.periodicity;

import java.util.OptionalInt;

/** A theorem that makes a proof of a period that has been seen far enough. */
public sealed interface PeriodTheorem {

  /** Its name in a sentence. */
  String title();

  /**
   * The last index up to which the values must be known, and repeat, for the period to be proved.
   *
   * @param start the index from which on the values repeat
   * @param period their period
   * @return nothing if no length of repetition is a proof
   */
  OptionalInt lastIndexNeeded(int start, int period);

  /** Nothing is known of the rules; a period is only seen. */
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
   * Octal games, impartial or partizan, whose last nonzero code digit is at place k: if G(n+p) =
   * G(n) for all n with n0 &lt;= n &lt; 2 n0 + p + k, where n0 &gt;= 1, it is so for all n &gt;= n0
   * (Guy and Smith 1956; Winning Ways, chapter 4).
   *
   * @param lastPlace k, the most tokens that one move takes
   */
  record Octal(int lastPlace) implements PeriodTheorem {
    @Override
    public String title() {
      return "the periodicity theorem of octal games";
    }

    @Override
    public OptionalInt lastIndexNeeded(int start, int period) {
      long last = 2L * Math.max(start, 1) + 2L * period + lastPlace - 1;
      return last > Integer.MAX_VALUE ? OptionalInt.empty() : OptionalInt.of((int) last);
    }
  }

  /**
   * Subtraction games, impartial or partizan, with finite sets and largest number m: a value
   * depends on the m before it only, so that m consecutive values repeated p later repeat for ever.
   *
   * @param largest m, the most tokens that one move takes
   */
  record FiniteSubtraction(int largest) implements PeriodTheorem {
    @Override
    public String title() {
      return "the periodicity of finite subtraction games";
    }

    @Override
    public OptionalInt lastIndexNeeded(int start, int period) {
      long last = (long) start + period + largest - 1;
      return last > Integer.MAX_VALUE ? OptionalInt.empty() : OptionalInt.of((int) last);
    }
  }
}
