package org.gamester.studies.conjectures;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gamester.lab.fitting.ExponentialSum;
import org.gamester.lab.fitting.Fraction;

/**
 * A formula that is a polynomial for each residue of its variable: the numbers with one residue
 * modulo the period have a polynomial of low degree, found by Newton's differences.
 *
 * @param start the first index from which it holds
 * @param fittedTo the index after the last number that it was found from
 * @param variable the name of the variable
 * @param byResidue the polynomials for the residues 0, 1, ... modulo the period
 */
record QuasiPolynomial(int start, int fittedTo, String variable, List<ExponentialSum> byResidue) {
  private static final int MOST_DEGREE = 4;
  private static final int LONGEST_PERIOD = 12;

  QuasiPolynomial {
    byResidue = List.copyOf(byResidue);
  }

  /**
   * The one of the least period, if two thirds of the numbers give one that holds for the others.
   *
   * @param numbers those for consecutive values of the variable
   * @param first the value of the variable for the first
   * @param mostSkipped how many numbers at the beginning may be left out
   */
  static Optional<QuasiPolynomial> find(
      List<Fraction> numbers, int first, int mostSkipped, String variable) {
    for (int skipped = 0; skipped <= mostSkipped && skipped < numbers.size(); skipped++) {
      List<Fraction> rest = numbers.subList(skipped, numbers.size());
      for (int period = 2; period <= LONGEST_PERIOD; period++) {
        Optional<QuasiPolynomial> found = ofPeriod(rest, first + skipped, period, variable);
        if (found.isPresent()) {
          return found;
        }
      }
    }
    return Optional.empty();
  }

  private static Optional<QuasiPolynomial> ofPeriod(
      List<Fraction> numbers, int first, int period, String variable) {
    int fitted = numbers.size() - numbers.size() / 3;
    List<ExponentialSum> byResidue = new ArrayList<>();
    for (int residue = 0; residue < period; residue++) {
      int offset = Math.floorMod(residue - first, period);
      List<Fraction> some = new ArrayList<>();
      int among = 0;
      for (int i = offset; i < numbers.size(); i += period) {
        some.add(numbers.get(i));
        among += i < fitted ? 1 : 0;
      }
      Optional<List<Fraction>> differences = differences(some, among);
      if (differences.isEmpty()) {
        return Optional.empty();
      }
      byResidue.add(sum(differences.get(), first + offset, period, variable));
    }
    return Optional.of(new QuasiPolynomial(first, first + fitted, variable, byResidue));
  }

  /**
   * The leading differences up to the degree of the polynomial whose values the numbers are; empty
   * if there is none, if the fitted ones are no more than determine it, or if there are no others.
   */
  private static Optional<List<Fraction>> differences(List<Fraction> numbers, int fitted) {
    List<Fraction> leading = new ArrayList<>();
    List<Fraction> row = numbers;
    while (!row.isEmpty() && !row.stream().allMatch(Fraction.ZERO::equals)) {
      leading.add(row.getFirst());
      List<Fraction> next = new ArrayList<>();
      for (int i = 1; i < row.size(); i++) {
        next.add(row.get(i).minus(row.get(i - 1)));
      }
      row = next;
    }
    boolean isDetermined =
        leading.size() <= MOST_DEGREE + 1 && leading.size() + 1 < fitted && fitted < numbers.size();
    return isDetermined ? Optional.of(leading) : Optional.empty();
  }

  /** The polynomial with these leading differences at {@code first}, in steps of the period. */
  private static ExponentialSum sum(
      List<Fraction> differences, int first, int period, String variable) {
    List<Fraction> coefficients = new ArrayList<>();
    List<Fraction> product = List.of(Fraction.ONE);
    for (int k = 0; k < differences.size(); k++) {
      for (int i = 0; i < product.size(); i++) {
        Fraction term = product.get(i).times(differences.get(k));
        if (i < coefficients.size()) {
          coefficients.set(i, coefficients.get(i).plus(term));
        } else {
          coefficients.add(term);
        }
      }
      // times (x - first - k * period) / (period * (k + 1))
      Fraction scale = Fraction.of((long) period * (k + 1)).power(-1);
      Fraction constant = Fraction.of(-(first + (long) k * period)).times(scale);
      List<Fraction> next = new ArrayList<>();
      for (int i = 0; i <= product.size(); i++) {
        Fraction low = i < product.size() ? product.get(i).times(constant) : Fraction.ZERO;
        Fraction high = i > 0 ? product.get(i - 1).times(scale) : Fraction.ZERO;
        next.add(low.plus(high));
      }
      product = next;
    }
    List<ExponentialSum.Term> terms = new ArrayList<>();
    for (int i = coefficients.size() - 1; i >= 0; i--) {
      if (coefficients.get(i).signum() != 0) {
        terms.add(
            new ExponentialSum.Term(
                coefficients.get(i), List.of(new ExponentialSum.Factor(Fraction.ONE, i))));
      }
    }
    return new ExponentialSum(List.of(variable), terms);
  }

  /** The period. */
  int period() {
    return byResidue.size();
  }

  /** In the language, as a choice by the residue. */
  String text() {
    StringBuilder text = new StringBuilder("(");
    for (int residue = 0; residue < period(); residue++) {
      text.append(
          residue == 0
              ? "if %s %% %d == 0 then ".formatted(variable, period())
              : residue < period() - 1
                  ? " elseif %s %% %d == %d then ".formatted(variable, period(), residue)
                  : " else ");
      text.append(FormulaText.of(byResidue.get(residue)));
    }
    return text.append(" end)").toString();
  }
}
