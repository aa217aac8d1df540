package org.gamester.lab.fitting;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A linear recurrence that was found from an initial segment of a sequence and holds for the rest
 * of it, and its solution in closed form if its roots are rational.
 *
 * <p>Indices are those of the sequence, which begins at {@code first}. The recurrence gives all
 * terms from {@code start + order} on, the formula all terms from {@code start} on; nothing is
 * claimed about earlier terms.
 *
 * @param first the index of the first term given
 * @param start the index of the first term that the fit covers
 * @param fittedTo the index after the last term used to find the recurrence
 * @param testedTo the index after the last term; the terms from {@code fittedTo} on are tests
 * @param recurrence the recurrence
 * @param formula its solution, in the variable n; empty if a root is irrational
 */
public record SequenceFit(
    int first,
    int start,
    int fittedTo,
    int testedTo,
    LinearRecurrence recurrence,
    Optional<ExponentialSum> formula) {

  /**
   * Fits the first half of the terms after the skipped ones, and tests on the rest.
   *
   * @param first the index of the first term
   * @param mostSkipped how many terms at the beginning may be skipped
   * @return the fit that skips the fewest terms, or empty
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
   * Fits {@code prefix} terms after the first {@code skipped}, and tests on the rest. A recurrence
   * is accepted only if it has fewer than half as many coefficients as there are terms to find it
   * from, and if there are terms to test it on.
   *
   * @throws IllegalArgumentException if skipped or prefix is negative
   */
  public static Optional<SequenceFit> find(
      List<Fraction> terms, int first, int skipped, int prefix) {
    if (skipped < 0 || prefix < 0) {
      throw new IllegalArgumentException(
          "the number of terms must not be negative, but is " + Math.min(skipped, prefix));
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

  /** The solution of the recurrence with these terms, which begin at index {@code start}. */
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

  /** The limit of the terms by the formula; empty if there is no formula or no limit. */
  public Optional<Fraction> limit() {
    return formula.flatMap(sum -> sum.limit("n")).map(ExponentialSum::at);
  }

  /** {@code a(n) = 1/2 a(n-1); 2^-n; fitted to n = 0..5, tested on n = 6..11}. */
  @Override
  public String toString() {
    return recurrence
        + formula.map(sum -> "; " + sum).orElse("; not all roots are rational")
        + "; fitted to n = "
        + start
        + ".."
        + (fittedTo - 1)
        + ", tested on n = "
        + fittedTo
        + ".."
        + (testedTo - 1);
  }
}
