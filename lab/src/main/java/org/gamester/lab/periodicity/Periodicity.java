package org.gamester.lab.periodicity;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/**
 * A pattern in a sequence of values: G(n+p) = G(n) + s for all n from some index on, possibly with
 * exceptions.
 *
 * @param <T> the values
 * @param kind the kind of pattern
 * @param start the index from which it holds
 * @param period p
 * @param saltus s for n = start, start + 1, ..., start + p - 1; all 0 if the values repeat
 * @param exceptions the indices, in order, at which the value differs from the pattern: those
 *     before the start, with the pattern continued backwards, and for a quasi-period also those
 *     after it
 * @param certificate whether the pattern is proved or only observed
 */
public record Periodicity<T>(
    Kind kind,
    int start,
    int period,
    List<T> saltus,
    List<Integer> exceptions,
    Certificate certificate) {

  private static final int LISTED = 20;

  public Periodicity {
    saltus = List.copyOf(saltus);
    exceptions = List.copyOf(exceptions);
  }

  /** The kinds of patterns. */
  public enum Kind {
    /** The values repeat. */
    PERIODIC,
    /** Each period adds the same value. */
    ARITHMETIC_PERIODIC,
    /** Each period adds a value that depends on the place in the period. */
    ARITHMETIC_BY_RESIDUE,
    /** One of the above at almost all places, with exceptions after the start. */
    QUASI_PERIODIC
  }

  /**
   * Searches for a pattern.
   *
   * @param group the group in which the values are added
   * @param values the values at indices {@code first}, {@code first + 1}, ...
   * @param theorem the theorem that applies to the game, for the certificate
   * @return the pattern that begins earliest among those with at least two complete periods (three,
   *     if the saltus is not 0)
   */
  public static <T> Optional<Periodicity<T>> find(
      Group<T> group, List<T> values, int first, PeriodTheorem theorem) {
    return new PeriodSearch<>(group, values, first, theorem).find();
  }

  /** Whether the saltus is the same at every place of the period. */
  public boolean isUniform() {
    return saltus.stream().distinct().count() == 1;
  }

  /** {@code period 12 from n = 71 on; 14 earlier exceptions: 0, 3, ...; proved, ...}. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    text.append(kind == Kind.QUASI_PERIODIC ? "quasi-period " : "period ").append(period);
    if (kind != Kind.PERIODIC) {
      text.append(" with saltus ")
          .append(isUniform() ? saltus.getFirst().toString() : saltus.toString());
    }
    text.append(" from n = ").append(start).append(" on");
    if (!exceptions.isEmpty()) {
      text.append("; ")
          .append(exceptions.size())
          .append(kind == Kind.QUASI_PERIODIC ? "" : " earlier")
          .append(exceptions.size() == 1 ? " exception: " : " exceptions: ")
          .append(
              exceptions.stream()
                  .limit(LISTED)
                  .map(String::valueOf)
                  .collect(Collectors.joining(", ")))
          .append(exceptions.size() > LISTED ? ", ..." : "");
    }
    return text.append("; ").append(certificate).toString();
  }

  static Certificate certificate(
      PeriodTheorem theorem, boolean repeats, int start, int period, int last) {
    OptionalInt needed = repeats ? theorem.lastIndexNeeded(start, period) : OptionalInt.empty();
    return needed.isPresent() && needed.getAsInt() <= last
        ? new Certificate.Proved(theorem, needed.getAsInt())
        : new Certificate.Observed(last, needed);
  }
}
