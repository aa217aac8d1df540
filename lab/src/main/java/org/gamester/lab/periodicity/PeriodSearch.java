package org.gamester.lab.periodicity;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gamester.values.Computation;
import org.jspecify.annotations.Nullable;

/**
 * The search for a pattern in one sequence. For every period, the differences G(n) - G(n-p) are
 * compared backwards from the end as long as they agree, in O(n^2) comparisons altogether. The
 * search uses positions in the list; the result uses indices of the sequence.
 */
record PeriodSearch<T>(Group<T> group, List<T> values, int first, PeriodTheorem theorem) {

  private static final int FEWEST_AGREEMENTS = 3;
  private static final int PLACES_PER_EXCEPTION = 8;

  PeriodSearch {
    values = List.copyOf(values);
  }

  Optional<Periodicity<T>> find() {
    Pattern<T> best = null;
    for (int period = 1; period <= values.size() / 2; period++) {
      best = earlier(best, repeating(period, List.of(group.zero()), 1));
    }
    for (int period = 1; period <= values.size() / 3; period++) {
      best = earlier(best, repeating(period, List.of(difference(last(), period)), 2));
    }
    if (best == null) {
      for (int period = 2; period <= values.size() / 4; period++) {
        best = earlier(best, byResidue(period));
      }
    }
    if (best != null) {
      return Optional.of(asResult(best));
    }
    return quasiPeriod();
  }

  private record Pattern<T>(int start, int period, List<T> saltus) {
    int end() {
      return start + period;
    }
  }

  private int last() {
    return values.size() - 1;
  }

  private T difference(int position, int period) {
    return group.minus(values.get(position), values.get(position - period));
  }

  private static <T> @Nullable Pattern<T> earlier(
      @Nullable Pattern<T> best, @Nullable Pattern<T> other) {
    return best == null || (other != null && other.end() < best.end()) ? other : best;
  }

  private @Nullable Pattern<T> byResidue(int period) {
    List<T> saltus = new ArrayList<>(Collections.nCopies(period, group.zero()));
    for (int position = values.size() - period; position < values.size(); position++) {
      saltus.set(position % period, difference(position, period));
    }
    return repeating(period, saltus, 3);
  }

  /**
   * The longest final segment in which each value is the value one period earlier plus the saltus
   * of its residue, if it is at least {@code periods} periods long.
   */
  private @Nullable Pattern<T> repeating(int period, List<T> saltus, int periods) {
    int position = last();
    while (position >= period) {
      Computation.poll();
      T expected = group.plus(values.get(position - period), saltus.get(position % saltus.size()));
      if (!expected.equals(values.get(position))) {
        break;
      }
      position--;
    }
    int agreements = last() - position;
    return agreements < Math.max(FEWEST_AGREEMENTS, periods * period)
        ? null
        : new Pattern<>(position + 1 - period, period, saltus);
  }

  private Periodicity<T> asResult(Pattern<T> pattern) {
    boolean repeats = pattern.saltus.stream().allMatch(group.zero()::equals);
    Periodicity.Kind kind =
        repeats
            ? Periodicity.Kind.PERIODIC
            : pattern.saltus.size() == 1
                ? Periodicity.Kind.ARITHMETIC_PERIODIC
                : Periodicity.Kind.ARITHMETIC_BY_RESIDUE;
    int start = first + pattern.start;
    return new Periodicity<>(
        kind,
        start,
        pattern.period,
        saltusFrom(pattern.start, pattern.period, pattern.saltus),
        exceptionsBefore(pattern),
        Periodicity.certificate(theorem, repeats, start, pattern.period, first + last()));
  }

  private List<T> saltusFrom(int start, int period, List<T> byResidue) {
    List<T> saltus = new ArrayList<>();
    for (int i = 0; i < period; i++) {
      saltus.add(byResidue.get((start + i) % byResidue.size()));
    }
    return saltus;
  }

  private List<Integer> exceptionsBefore(Pattern<T> pattern) {
    List<T> continued = new ArrayList<>(values.subList(0, pattern.end()));
    List<Integer> exceptions = new ArrayList<>();
    for (int position = pattern.start - 1; position >= 0; position--) {
      Computation.poll();
      T saltus = pattern.saltus.get(position % pattern.saltus.size());
      continued.set(position, group.minus(continued.get(position + pattern.period), saltus));
      if (!continued.get(position).equals(values.get(position))) {
        exceptions.add(first + position);
      }
    }
    return exceptions.reversed();
  }

  private Optional<Periodicity<T>> quasiPeriod() {
    Optional<Periodicity<T>> best = Optional.empty();
    for (int period = 1; period <= values.size() / 4; period++) {
      Optional<Periodicity<T>> found = quasiPeriod(period);
      if (found.isPresent()
          && (best.isEmpty() || found.get().exceptions().size() < best.get().exceptions().size())) {
        best = found;
      }
    }
    return best;
  }

  /**
   * The pattern of the most frequent difference and, with the saltus subtracted, the most frequent
   * value for each residue.
   */
  private Optional<Periodicity<T>> quasiPeriod(int period) {
    List<T> differences = new ArrayList<>();
    for (int position = period; position < values.size(); position++) {
      Computation.poll();
      differences.add(difference(position, period));
    }
    T saltus = mostFrequent(differences);
    List<T> level = new ArrayList<>(values);
    T added = group.zero();
    for (int position = 0; position < values.size(); position++) {
      if (position > 0 && position % period == 0) {
        added = group.plus(added, saltus);
      }
      level.set(position, group.minus(values.get(position), added));
    }
    List<Integer> exceptions = new ArrayList<>();
    for (int residue = 0; residue < period; residue++) {
      List<T> column = new ArrayList<>();
      for (int position = residue; position < values.size(); position += period) {
        column.add(level.get(position));
      }
      T usual = mostFrequent(column);
      int before = exceptions.size();
      for (int position = residue; position < values.size(); position += period) {
        if (!level.get(position).equals(usual)) {
          exceptions.add(first + position);
        }
      }
      if (column.size() - (exceptions.size() - before) < FEWEST_AGREEMENTS) {
        return Optional.empty();
      }
    }
    if (exceptions.size() * PLACES_PER_EXCEPTION > values.size()) {
      return Optional.empty();
    }
    Collections.sort(exceptions);
    return Optional.of(
        new Periodicity<>(
            Periodicity.Kind.QUASI_PERIODIC,
            first,
            period,
            Collections.nCopies(period, saltus),
            exceptions,
            Periodicity.certificate(theorem, false, first, period, first + last())));
  }

  private T mostFrequent(List<T> candidates) {
    Map<T, Integer> counts = new HashMap<>();
    T best = candidates.getFirst();
    for (T candidate : candidates) {
      if (counts.merge(candidate, 1, Integer::sum) > counts.getOrDefault(best, 0)) {
        best = candidate;
      }
    }
    return best;
  }
}
