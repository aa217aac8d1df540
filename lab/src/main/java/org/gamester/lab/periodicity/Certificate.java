package org.gamester.lab.periodicity;

import java.util.OptionalInt;

/** The evidence for a period. */
public sealed interface Certificate {

  /**
   * The pattern continues for ever.
   *
   * @param theorem the theorem that proves it
   * @param checkedTo the last index that the theorem requires, up to which the values were compared
   */
  record Proved(PeriodTheorem theorem, int checkedTo) implements Certificate {
    @Override
    public String toString() {
      return "proved, because the values repeat up to n = "
          + checkedTo
          + ", which suffices by "
          + theorem.title();
    }
  }

  /**
   * A pattern whose saltus is a number continues for ever.
   *
   * @param theorem the theorem that gives the options
   * @param checkedTo the last index that it requires, up to which the values were compared
   */
  record Translated(PeriodTheorem theorem, int checkedTo) implements Certificate {
    @Override
    public String toString() {
      return "proved, because the pattern holds up to n = "
          + checkedTo
          + ", which suffices by "
          + theorem.title()
          + " and the number translation theorem";
    }
  }

  /**
   * The pattern was observed in a range and may fail beyond it.
   *
   * @param to the last index of the range
   * @param neededTo the index up to which it must be observed for a proof, if that is known
   */
  record Observed(int to, OptionalInt neededTo) implements Certificate {
    @Override
    public String toString() {
      return "observed up to n = "
          + to
          + ", not proved"
          + (neededTo.isPresent()
              ? "; a proof requires the values up to n = " + neededTo.getAsInt()
              : "");
    }
  }
}
