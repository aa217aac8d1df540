package org.gamester.lab.claims;

import java.util.List;
import org.gamester.lab.Variable;
import org.gamester.values.ComputationStopped;
import org.jspecify.annotations.Nullable;

/**
 * The result of checking a claim.
 *
 * @param claim the claim
 * @param variables its variables with the ranges checked
 * @param dropped the names of the hypotheses that were dropped
 * @param verdict the verdict
 * @param print the trial of the printed statement; no cases if there is none
 * @param remedy the trial of the statement in its place; no cases if there is none
 * @param interruption why the check of this claim was stopped; empty if it was completed. After an
 *     error its places follow on further lines
 * @param stop the limit that has stopped it, or the interrupt; null if there is none
 */
public record ClaimResult(
    Claim claim,
    List<Variable> variables,
    List<String> dropped,
    Verdict verdict,
    Trial print,
    Trial remedy,
    String interruption,
    @Nullable ComputationStopped stop) {

  public ClaimResult {
    variables = List.copyOf(variables);
    dropped = List.copyOf(dropped);
  }

  /** Why the check of this claim was stopped, in one line; empty if it was completed. */
  public String reason() {
    return interruption.lines().findFirst().orElse("");
  }

  /** Whether an error in the claim itself stopped its check. */
  public boolean isFaulty() {
    return interruption.indexOf('\n') >= 0;
  }

  /** The places of the error that stopped the check, in several lines; empty if there are none. */
  public String places() {
    int end = interruption.indexOf('\n');
    return end < 0 ? "" : interruption.substring(end + 1);
  }

  /** The number of cases checked. */
  public long cases() {
    return Math.max(print.cases(), remedy.cases());
  }

  /** Decides the verdict on a claim from its trials. */
  static Verdict verdict(Claim claim, Trial print, Trial remedy, boolean stopped) {
    Remedy.Kind kind = claim.remedy() == null ? null : claim.remedy().kind();
    boolean printFails = print.failures() > 0;
    if (printFails && (kind != Remedy.Kind.CORRECTION || remedy.failures() > 0)) {
      return Verdict.FAILS;
    }
    if (claim.printed() == null && remedy.failures() > 0) {
      return Verdict.FAILS;
    }
    if (stopped) {
      return Math.max(print.cases(), remedy.cases()) == 0 ? Verdict.UNTRIED : Verdict.STOPPED;
    }
    if (claim.printed() == null || printFails) {
      if (!remedy.agrees()) {
        return Verdict.UNTRIED;
      }
      return kind == Remedy.Kind.REFIT ? Verdict.LOST : Verdict.MISPRINT;
    }
    return print.cases() == 0 ? Verdict.UNTRIED : Verdict.HOLDS;
  }
}
