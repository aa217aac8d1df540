package org.gamester.lab.claims;

/** The verdict on a claim. */
public enum Verdict {
  /** True in all cases checked; this proves nothing beyond them. */
  HOLDS("holds", "hold"),
  /** False: there are counterexamples. */
  FAILS("fails", "fail"),
  /** The printed text is false or makes no sense; what is evidently meant holds. */
  MISPRINT("misprint", "misprints"),
  /**
   * The statement is lost in this copy; a formula fitted in its place agrees with the computed
   * values.
   */
  LOST("lost", "lost"),
  /** The run ended before all cases were checked, and no counterexample was found so far. */
  STOPPED("stopped", "stopped"),
  /**
   * No case in the range satisfies the hypotheses, the run ended before the first case, or the
   * statement is only listed.
   */
  UNTRIED("not checked", "not checked");

  private final String word;
  private final String plural;

  Verdict(String word, String plural) {
    this.word = word;
    this.plural = plural;
  }

  /** The word for it in reports. */
  public String word() {
    return word;
  }

  /** The verdict on a number of claims, such as {@code 1 holds} or {@code 135 hold}. */
  String counted(int claims) {
    return claims + " " + (claims == 1 ? word : plural);
  }
}
