package org.gamester.lab.claims;

import java.util.List;

/**
 * What came of one statement on the cases tried.
 *
 * @param cases how many cases satisfied the hypotheses
 * @param failures in how many of them it is not true
 * @param smallest the first few of these, in order of size
 */
public record Trial(long cases, long failures, List<Counterexample> smallest) {

  /** No case yet. */
  public static final Trial NONE = new Trial(0, 0, List.of());

  public Trial {
    smallest = List.copyOf(smallest);
  }

  /** Whether there was a case, and it was true in all of them. */
  public boolean agrees() {
    return cases > 0 && failures == 0;
  }
}
