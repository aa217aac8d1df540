package org.gamester.lab.periodicity;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/**
 * A pattern in a sequence of values: G(n+p) = G(n) + s for all n from a start on, perhaps with
 * exceptions.
 *
 * @param <T> the values
 * @param kind what sort of pattern
 * @param start the index from which on it holds
 * @param period p
 * @param saltus s for n = start, start + 1, ..., start + p - 1; all 0 if the values just repeat
 * @param exceptions the indices at which the value is not that of the pattern, in order: those
 *     before the start, where the pattern is continued backwards; for a quasi-period those after it
 *     too
 * @param certificate what is proved and what is only seen
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

  /** The sorts of patterns. */
  public enum Kind {
    /** The values repeat. */
    PERIODIC,
    /** The same value is added from one period to the next. */
    ARITHMETIC_PERIODIC,
    /** A value is added from one period to the next that depends on the place in the period. */
    ARITHMETIC_BY_RESIDUE,
    /** As one of the above at almost all places; exceptions go on after the start. */
    QUASI_PERIODIC
  }

  /**
   * Looks for a pattern.
   *
   * @param group how the values are added
   * @param values the values at indices {@code first}, {@code first + 1}, ...
   * @param theorem what is known of the rules, for the certificate
   * @return the pattern that begins earliest, given that it is seen at least twice in full (three
   *     times, if something is added)
   */
  public static <T> Optional<Periodicity<T>> find(
      Group<T> group, List<T> values, int first, PeriodTheorem theorem) {
    return new PeriodSearch<>(group, values, first, theorem).find();
  }

  /** Whether all that is added from one period to the next is the same. */
  public boolean isUniform() {
    return saltus.stream().distinct().count() == 1;
  }

  /** {@code period 12 from n = 71 on; 14 exceptions before: 0, 3, ...; proved: ...}. */
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
          .append(exceptions.size() == 1 ? " exception" : " exceptions")
          .append(kind == Kind.QUASI_PERIODIC ? ": " : " before: ")
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
        : new Certificate.Seen(last, needed);
  }
}
