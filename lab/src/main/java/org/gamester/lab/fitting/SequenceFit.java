package org.gamester.lab.fitting;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A linear recurrence found on a beginning of a sequence and true on the rest of it, and the
 * formula that solves it if its roots are rational.
 *
 * <p>Indices are those of the sequence, which begins at {@code first}. The recurrence gives all
 * terms from {@code start + order} on, the formula all from {@code start} on; nothing is claimed of
 * the terms before.
 *
 * @param first index of the first term given
 * @param start index of the first term that the fit speaks of
 * @param fittedTo index after the last term used to find the recurrence
 * @param testedTo index after the last term, all of those from {@code fittedTo} on being tests
 * @param recurrence the recurrence
 * @param formula its solution, in the variable n; nothing if a root is not rational
 */
public record SequenceFit(
    int first,
    int start,
    int fittedTo,
    int testedTo,
    LinearRecurrence recurrence,
    Optional<ExponentialSum> formula) {

  /**
   * Fits on the first half of the terms after the skipped ones, and tests on the rest.
   *
   * @param first index of the first term
   * @param mostSkipped how many terms at the beginning may be left out before a recurrence is
   *     sought
   * @return the fit that leaves out the fewest terms, or nothing
   */
  public static Optional<SequenceFit> find(List<Fraction> terms, int first, int mostSkipped) {
    for (int skipped = 0; skipped <= mostSkipped && skipped < terms.size(); skipped++) {
      int prefix = (terms.size() - skipped + 1) / 2;
      Optional<SequenceFit> fit = find(terms, first, skipped, prefix);
      if (fit.isPresent()) {
        return fit;
      }
    }
    return Optional.empty();
  }

  /**
   * Fits on {@code prefix} terms after {@code skipped} ones, and tests on the rest. A recurrence
   * counts only if it has fewer than half as many coefficients as there are terms to find it from,
   * and if there are terms to test it on.
   *
   * @throws IllegalArgumentException if skipped or prefix is negative
   */
  public static Optional<SequenceFit> find(
      List<Fraction> terms, int first, int skipped, int prefix) {
    if (skipped < 0 || prefix < 0) {
      throw new IllegalArgumentException("negative number of terms: " + Math.min(skipped, prefix));
    }
    long end = (long) skipped + prefix;
    if (end >= terms.size()) {
      return Optional.empty();
    }
    List<Fraction> rest = terms.subList(skipped, terms.size());
    LinearRecurrence recurrence = LinearRecurrence.shortest(rest.subList(0, prefix));
    if (2 * recurrence.order() >= prefix || recurrence.firstFailure(rest, prefix) >= 0) {
      return Optional.empty();
    }
    int transients = recurrence.trailingZeros();
    LinearRecurrence settled = recurrence.withoutTrailingZeros();
    int start = first + skipped + transients;
    return Optional.of(
        new SequenceFit(
            first,
            start,
            first + (int) end,
            first + terms.size(),
            settled,
            solve(settled, rest.subList(transients, rest.size()), start)));
  }

  /** The solution of the recurrence with these terms, from index {@code start} on. */
  private static Optional<ExponentialSum> solve(
      LinearRecurrence recurrence, List<Fraction> terms, int start) {
    List<ExponentialSum.Factor> factors = new ArrayList<>();
    RationalRoots.of(recurrence.characteristic())
        .forEach(
            (root, multiplicity) -> {
              for (int power = 0; power < multiplicity; power++) {
                factors.add(new ExponentialSum.Factor(root, power));
              }
            });
    if (factors.size() < recurrence.order()) {
      return Optional.empty();
    }
    factors.sort(null);
    LinearSystem system = new LinearSystem(factors.size());
    for (int i = 0; i < recurrence.order(); i++) {
      int n = start + i;
      system.add(factors.stream().map(factor -> factor.at(n)).toList(), terms.get(i));
    }
    List<Fraction> coefficients = system.solution();
    List<ExponentialSum.Term> sum = new ArrayList<>();
    for (int i = 0; i < factors.size(); i++) {
      if (!coefficients.get(i).isZero()) {
        sum.add(new ExponentialSum.Term(coefficients.get(i), List.of(factors.get(i))));
      }
    }
    return Optional.of(new ExponentialSum(List.of("n"), sum));
  }

  /** What the terms tend to by the formula; nothing if there is none or they do not converge. */
  public Optional<Fraction> limit() {
    return formula.flatMap(sum -> sum.limit("n")).map(ExponentialSum::at);
  }

  /** {@code a(n) = 1/2 a(n-1); 2^-n; fitted on n = 0..5, tested on n = 6..11}. */
  @Override
  public String toString() {
    return recurrence
        + formula.map(sum -> "; " + sum).orElse("; not all roots are rational")
        + "; fitted on n = "
        + start
        + ".."
        + (fittedTo - 1)
        + ", tested on n = "
        + fittedTo
        + ".."
        + (testedTo - 1);
  }
}
