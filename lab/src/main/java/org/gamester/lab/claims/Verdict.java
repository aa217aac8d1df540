package org.gamester.lab.claims;

/** How a claim ends. */
public enum Verdict {
  /** True in all cases tried; this proves nothing beyond them. */
  HOLDS("holds"),
  /** Not true: there are counterexamples. */
  FAILS("fails"),
  /** The text as printed is not true or makes no sense; what is evidently meant holds. */
  MISPRINT("misprint"),
  /**
   * This copy lacks the statement; a formula fitted in its place agrees with the computed values.
   */
  LOST("lost"),
  /** The run ended before all cases were tried, and the statement is not refuted so far. */
  STOPPED("stopped"),
  /** No case of the range satisfies the hypotheses, or the run ended before the first one. */
  UNTRIED("not tried");

  private final String word;

  Verdict(String word) {
    this.word = word;
  }

  /** The word for it in reports. */
  public String word() {
    return word;
  }
}
