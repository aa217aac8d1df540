package org.gamester.lab.claims;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.LongConsumer;
import org.gamester.lab.Assignment;
import org.gamester.lab.Cases;
import org.gamester.lab.Variable;
import org.gamester.values.Computation;
import org.gamester.values.ComputationStopped;
import org.jspecify.annotations.Nullable;

/**
 * Checks one claim, case by case in order of size: the printed statement and its remedy together,
 * so that the computed side is computed only once for each case.
 */
final class ClaimTrial {

  private static final int CASES_BETWEEN_REPORTS = 16;

  private final Claim claim;
  private final List<Variable> variables;
  private final List<Hypothesis> kept;
  private final List<String> dropped;
  private final Tally print;
  private final Tally remedy;

  ClaimTrial(Claim claim, List<Variable> variables, Set<String> without, int listed) {
    this.claim = claim;
    this.variables = variables;
    this.kept =
        claim.hypotheses().stream().filter(hypothesis -> !isDropped(hypothesis, without)).toList();
    this.dropped =
        claim.hypotheses().stream()
            .filter(hypothesis -> isDropped(hypothesis, without))
            .map(Hypothesis::name)
            .toList();
    this.print = new Tally(listed);
    this.remedy = new Tally(listed);
  }

  private static boolean isDropped(Hypothesis hypothesis, Set<String> without) {
    return hypothesis.droppable() && without.contains(hypothesis.name());
  }

  /** Checks all cases, or as many as the current limits allow. */
  ClaimResult run(LongConsumer casesSoFar) {
    String interruption = "";
    ComputationStopped stop = null;
    long cases = 0;
    int[] current = {};
    if (!claim.isCheckable()) {
      return result("", null);
    }
    try {
      for (int[] values : new Cases(variables)) {
        current = values;
        Computation.poll();
        if (satisfiesHypotheses(values)) {
          attempt(values);
          if (++cases % CASES_BETWEEN_REPORTS == 0) {
            casesSoFar.accept(cases);
          }
        }
      }
    } catch (ComputationStopped e) {
      stop = e;
      interruption = Objects.requireNonNullElse(e.getMessage(), "evaluation stopped");
    } catch (UnevaluableException e) {
      String where = variables.isEmpty() ? "" : "at " + Assignment.text(variables, current) + ": ";
      interruption = where + e.getMessage() + "\n" + e.places();
    }
    return result(interruption, stop);
  }

  /**
   * The result so far; any thread may ask.
   *
   * @param stop as in {@link ClaimResult}
   */
  ClaimResult result(String interruption, @Nullable ComputationStopped stop) {
    Trial printed = print.trial();
    Trial replacement = remedy.trial();
    return new ClaimResult(
        claim,
        variables,
        dropped,
        ClaimResult.verdict(claim, printed, replacement, !interruption.isEmpty()),
        printed,
        replacement,
        interruption,
        stop);
  }

  private boolean satisfiesHypotheses(int[] values) {
    for (Hypothesis hypothesis : kept) {
      if (!hypothesis.condition().holdsAt(values)) {
        return false;
      }
    }
    return true;
  }

  private void attempt(int[] values) {
    try {
      Object computed = claim.computed().at(values);
      compare(values, computed, claim.comparison(), claim.printed(), print);
      Remedy substitute = claim.remedy();
      if (substitute != null
          && (substitute.restriction() == null || substitute.restriction().holdsAt(values))) {
        compare(
            values,
            computed,
            Objects.requireNonNullElse(substitute.comparison(), claim.comparison()),
            substitute.formula() == null ? claim.printed() : substitute.formula(),
            remedy);
      }
    } catch (IllegalArgumentException | ArithmeticException | IndexOutOfBoundsException e) {
      throw new IllegalStateException(
          claim + " cannot be checked at " + claim.nameOf(values) + ": " + e.getMessage(), e);
    }
  }

  private void compare(
      int[] values,
      Object computed,
      Comparison comparison,
      @Nullable Formula statement,
      Tally tally) {
    if (statement == null) {
      return;
    }
    Object claimed = statement.at(values);
    boolean agrees = isTrue(comparison, computed, claimed);
    tally.count(agrees);
    if (!agrees && tally.isListing()) {
      String relation = comparison == Comparison.EQUAL ? "" : comparison.symbol() + " ";
      Formula shown = claim.shown();
      tally.list(
          new Counterexample(
              claim.nameOf(values),
              relation + ShownText.of(claimed),
              ShownText.of(computed),
              shown == null ? "" : ShownText.of(shown.at(values))));
    }
  }

  private static boolean isTrue(Comparison comparison, Object computed, Object claimed) {
    try {
      return comparison.holds(computed, claimed);
    } catch (IllegalArgumentException e) {
      throw new UnevaluableException(String.valueOf(e.getMessage()), "");
    }
  }

  private static final class Tally {
    private final int listed;
    private final List<Counterexample> smallest = new ArrayList<>();
    private long cases;
    private long failures;

    Tally(int listed) {
      this.listed = listed;
    }

    synchronized void count(boolean agrees) {
      cases++;
      if (!agrees) {
        failures++;
      }
    }

    synchronized boolean isListing() {
      return smallest.size() < listed;
    }

    synchronized void list(Counterexample counterexample) {
      smallest.add(counterexample);
    }

    synchronized Trial trial() {
      return new Trial(cases, failures, smallest);
    }
  }
}
