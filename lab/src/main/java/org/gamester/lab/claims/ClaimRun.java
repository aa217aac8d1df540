package org.gamester.lab.claims;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.gamester.lab.Ranges;
import org.gamester.values.Limits;

/**
 * Checks claims, several at a time. Each claim is checked by one thread and results come in the
 * order of the claims, so a completed run always gives the same report.
 *
 * <p>A run stops when it exceeds its limits or the thread that called {@link #run} is interrupted;
 * the results then show how far each claim was checked, and the thread stays interrupted.
 *
 * @param ranges the ranges to check in place of those that the claims come with
 * @param without names of hypotheses to drop
 * @param limits the limits of the whole run
 * @param threads how many claims to check at a time
 * @param listed how many counterexamples to list for each claim
 * @param progress receives reports of the progress of the run
 * @param known receives each result as soon as it and all before it are known, from one thread at a
 *     time
 */
public record ClaimRun(
    Ranges ranges,
    Set<String> without,
    Limits limits,
    int threads,
    int listed,
    Progress progress,
    Consumer<ClaimResult> known) {

  /** Claims with their own ranges, two at a time, five counterexamples each. */
  public static final ClaimRun DEFAULT =
      new ClaimRun(
          Ranges.AS_GIVEN,
          Set.of(),
          Limits.NONE,
          2,
          5,
          (finished, total, claim, cases) -> {},
          result -> {});

  /** Receives reports of the progress of a run, from one thread at a time. */
  @FunctionalInterface
  public interface Progress {
    /**
     * Called as cases are checked.
     *
     * @param finished the number of claims finished
     * @param total the number of claims
     * @param claim the claim that progressed
     * @param cases the number of its cases checked
     */
    void update(int finished, int total, Claim claim, long cases);
  }

  /**
   * Checks the numbers.
   *
   * @throws IllegalArgumentException if {@code threads} or {@code listed} is less than 1
   */
  public ClaimRun {
    without = Set.copyOf(without);
    if (threads < 1 || listed < 1) {
      throw new IllegalArgumentException(
          "threads and listed counterexamples must be at least 1, but are %s and %s"
              .formatted(threads, listed));
    }
  }

  public ClaimRun withRanges(Ranges newRanges) {
    return new ClaimRun(newRanges, without, limits, threads, listed, progress, known);
  }

  public ClaimRun without(Set<String> hypotheses) {
    return new ClaimRun(ranges, hypotheses, limits, threads, listed, progress, known);
  }

  public ClaimRun within(Limits newLimits) {
    return new ClaimRun(ranges, without, newLimits, threads, listed, progress, known);
  }

  public ClaimRun listing(int counterexamples) {
    return new ClaimRun(ranges, without, limits, threads, counterexamples, progress, known);
  }

  public ClaimRun onThreads(int newThreads) {
    return new ClaimRun(ranges, without, limits, newThreads, listed, progress, known);
  }

  public ClaimRun reportingTo(Progress newProgress) {
    return new ClaimRun(ranges, without, limits, threads, listed, newProgress, known);
  }

  public ClaimRun delivering(Consumer<ClaimResult> consumer) {
    return new ClaimRun(ranges, without, limits, threads, listed, progress, consumer);
  }

  /**
   * Checks the claims.
   *
   * @throws IllegalArgumentException if a hypothesis to drop or a variable is in none of the claims
   * @throws IllegalStateException if a formula of a claim cannot be evaluated in one of its cases
   */
  public List<ClaimResult> run(List<Claim> claims) {
    requireKnownNames(claims);
    return new ClaimWorkers(this, claims).results();
  }

  private void requireKnownNames(List<Claim> claims) {
    Set<String> hypotheses = new TreeSet<>();
    Set<String> variables = new TreeSet<>();
    for (Claim claim : claims) {
      claim.variables().forEach(variable -> variables.add(variable.name()));
      claim.hypotheses().stream()
          .filter(Hypothesis::droppable)
          .forEach(hypothesis -> hypotheses.add(hypothesis.name()));
    }
    requireAmong(without, hypotheses, "hypothesis");
    requireAmong(ranges.names(), variables, "variable");
  }

  private static void requireAmong(Set<String> requested, Set<String> known, String what) {
    for (String name : new TreeSet<>(requested)) {
      if (!known.contains(name)) {
        throw new IllegalArgumentException(
            "none of these claims has a %s '%s'; there are: %s"
                .formatted(what, name, known.isEmpty() ? "none" : String.join(", ", known)));
      }
    }
  }
}
