package org.gamester.lab.periodicity;

import java.util.OptionalInt;

/** What speaks for a period. */
public sealed interface Certificate {

  /**
   * The pattern goes on for ever.
   *
   * @param theorem why
   * @param checkedTo the last index that the theorem needs, up to which the values were compared
   */
  record Proved(PeriodTheorem theorem, int checkedTo) implements Certificate {
    @Override
    public String toString() {
      return "proved: by "
          + theorem.title()
          + " it is enough that the values repeat up to n = "
          + checkedTo
          + ", and they do";
    }
  }

  /**
   * The pattern was seen and may end at any time.
   *
   * @param to the last index seen
   * @param neededTo the index up to which it must be seen to be proved, if that is known
   */
  record Seen(int to, OptionalInt neededTo) implements Certificate {
    @Override
    public String toString() {
      return "seen up to n = "
          + to
          + ", not proved"
          + (neededTo.isPresent()
              ? "; a proof needs the values up to n = " + neededTo.getAsInt()
              : "");
    }
  }
}
