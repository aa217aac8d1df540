package org.gamester.lab.claims;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.gamester.lab.Ranges;
import org.gamester.values.Limits;

/**
 * Tries claims, several at a time. Every claim is tried by one thread and results come in the order
 * of the claims, so that a run that ends says the same each time.
 *
 * <p>A run stops when its limits are passed or the thread that called {@link #run} is interrupted;
 * the results then say how far each claim came, and the thread stays interrupted.
 *
 * @param ranges the ranges to try in place of those that the claims come with
 * @param without names of hypotheses to drop
 * @param limits of the whole run
 * @param threads how many claims to try at a time
 * @param listed how many counterexamples to keep of each claim
 * @param progress told how far the run is
 */
public record ClaimRun(
    Ranges ranges, Set<String> without, Limits limits, int threads, int listed, Progress progress) {

  /** The claims as they are, two at a time, five counterexamples each. */
  public static final ClaimRun DEFAULT =
      new ClaimRun(
          Ranges.AS_GIVEN, Set.of(), Limits.NONE, 2, 5, (finished, total, claim, cases) -> {});

  /** Told how far a run is, by one thread at a time. */
  @FunctionalInterface
  public interface Progress {
    /**
     * Called as cases are done.
     *
     * @param finished how many claims are done
     * @param total how many there are
     * @param claim the claim that came further
     * @param cases how many of its cases are done
     */
    void update(int finished, int total, Claim claim, long cases);
  }

  /**
   * Checks the numbers.
   *
   * @throws IllegalArgumentException if there is no thread or no counterexample to list
   */
  public ClaimRun {
    without = Set.copyOf(without);
    if (threads < 1 || listed < 1) {
      throw new IllegalArgumentException(
          "a run needs a thread and lists a counterexample: " + threads + ", " + listed);
    }
  }

  public ClaimRun withRanges(Ranges newRanges) {
    return new ClaimRun(newRanges, without, limits, threads, listed, progress);
  }

  public ClaimRun without(Set<String> hypotheses) {
    return new ClaimRun(ranges, hypotheses, limits, threads, listed, progress);
  }

  public ClaimRun within(Limits newLimits) {
    return new ClaimRun(ranges, without, newLimits, threads, listed, progress);
  }

  public ClaimRun listing(int counterexamples) {
    return new ClaimRun(ranges, without, limits, threads, counterexamples, progress);
  }

  public ClaimRun onThreads(int newThreads) {
    return new ClaimRun(ranges, without, limits, newThreads, listed, progress);
  }

  public ClaimRun reportingTo(Progress newProgress) {
    return new ClaimRun(ranges, without, limits, threads, listed, newProgress);
  }

  /**
   * Tries the claims.
   *
   * @throws IllegalArgumentException if a hypothesis to drop or a variable is in none of the claims
   * @throws IllegalStateException if the formulas of a claim do not work on one of its cases
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

  private static void requireAmong(Set<String> asked, Set<String> known, String what) {
    for (String name : new TreeSet<>(asked)) {
      if (!known.contains(name)) {
        throw new IllegalArgumentException(
            "none of these claims has a %s '%s'; they have: %s"
                .formatted(what, name, known.isEmpty() ? "none" : String.join(", ", known)));
      }
    }
  }
}
