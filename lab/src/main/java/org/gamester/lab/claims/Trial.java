package org.gamester.lab.claims;

import java.util.List;
import org.gamester.values.Fields;

/**
 * The outcome of checking one statement.
 *
 * @param cases the number of cases that satisfy the hypotheses
 * @param failures the number of cases in which the statement is false
 * @param smallest the first of these, in order of size
 */
@Fields({"cases", "failures", "counterexamples: smallest"})
public record Trial(long cases, long failures, List<Counterexample> smallest) {

  /** No cases. */
  public static final Trial NONE = new Trial(0, 0, List.of());

  public Trial {
    smallest = List.copyOf(smallest);
  }

  /** Whether there was at least one case and the statement is true in all cases. */
  public boolean agrees() {
    return cases > 0 && failures == 0;
  }

  /** Whether there was at least one case and the statement is false in all cases. */
  boolean agreesNowhere() {
    return cases > 0 && failures == cases;
  }
}
