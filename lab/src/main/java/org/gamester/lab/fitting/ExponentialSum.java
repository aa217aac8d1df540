package org.gamester.lab.fitting;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A sum of terms b x^k c^x in one variable, or b x^k c^x y^l d^y ... in several, with exact
 * rational b, c, d. The solutions of linear recurrences with rational roots have this form.
 *
 * @param variables the names of the variables
 * @param terms the terms, none with coefficient 0 and no two with the same factors
 */
public record ExponentialSum(List<String> variables, List<Term> terms) {

  public ExponentialSum {
    variables = List.copyOf(variables);
    terms = List.copyOf(terms);
  }

  /**
   * The part of a term that depends on one variable: x^power base^x.
   *
   * @param base the base, not 0
   * @param power the power, at least 0
   */
  public record Factor(Fraction base, int power) implements Comparable<Factor> {

    /** The factor 1. */
    public static final Factor ONE = new Factor(Fraction.ONE, 0);

    /** The value at x. */
    public Fraction at(int x) {
      return base.power(x).times(Fraction.of(x).power(power));
    }

    /** Orders factors by decreasing absolute value of the base, then by power and by sign. */
    @Override
    public int compareTo(Factor other) {
      return Comparator.comparing((Factor factor) -> factor.base.abs())
          .reversed()
          .thenComparingInt(factor -> factor.power)
          .thenComparing(factor -> factor.base, Comparator.reverseOrder())
          .compare(this, other);
    }

    private String text(String variable) {
      StringBuilder text = new StringBuilder();
      if (power > 0) {
        text.append(variable).append(power > 1 ? "^" + power : "");
      }
      if (!base.equals(Fraction.ONE)) {
        boolean inverted = !base.isInteger() && base.power(-1).isInteger();
        Fraction shown = inverted ? base.power(-1) : base;
        text.append(text.isEmpty() ? "" : " ")
            .append(shown.isInteger() && shown.signum() > 0 ? shown.toString() : "(" + shown + ")")
            .append('^')
            .append(inverted ? "-" : "")
            .append(variable);
      }
      return text.toString();
    }
  }

  /**
   * A coefficient times one factor for each variable.
   *
   * @param coefficient the coefficient, not 0
   * @param factors the factors, in the order of the variables
   */
  public record Term(Fraction coefficient, List<Factor> factors) {

    public Term {
      factors = List.copyOf(factors);
    }

    Fraction at(int[] point) {
      Fraction value = coefficient;
      for (int i = 0; i < point.length; i++) {
        value = value.times(factors.get(i).at(point[i]));
      }
      return value;
    }
  }

  /**
   * The value at a point.
   *
   * @throws IllegalArgumentException unless the point has one value for each variable
   */
  public Fraction at(int... point) {
    if (point.length != variables.size()) {
      throw new IllegalArgumentException(
          "a point with " + point.length + " values, but the variables are " + variables);
    }
    Fraction value = Fraction.ZERO;
    for (Term term : terms) {
      value = value.plus(term.at(point));
    }
    return value;
  }

  /**
   * The limit of the sum as one variable tends to infinity, as a sum in the others; empty if the
   * sum diverges or oscillates.
   *
   * @throws IllegalArgumentException if there is no such variable
   */
  public Optional<ExponentialSum> limit(String variable) {
    int index = variables.indexOf(variable);
    if (index < 0) {
      throw new IllegalArgumentException(
          "there is no variable " + variable + "; the formula has " + variables);
    }
    List<Term> remaining = new ArrayList<>();
    for (Term term : terms) {
      Factor factor = term.factors().get(index);
      if (factor.equals(Factor.ONE)) {
        List<Factor> others = new ArrayList<>(term.factors());
        others.remove(index);
        remaining.add(new Term(term.coefficient(), others));
      } else if (factor.base().abs().compareTo(Fraction.ONE) >= 0) {
        return Optional.empty();
      }
    }
    List<String> others = new ArrayList<>(variables);
    others.remove(index);
    return Optional.of(new ExponentialSum(others, remaining));
  }

  /** {@code 2/5 + (4/15) (-4)^-y - (2/3) (-2)^-x 2^-y}. */
  @Override
  public String toString() {
    if (terms.isEmpty()) {
      return "0";
    }
    StringBuilder text = new StringBuilder();
    for (Term term : terms) {
      text.append(SignedSum.sign(term.coefficient(), text.isEmpty())).append(text(term));
    }
    return text.toString();
  }

  private String text(Term term) {
    List<String> factors = new ArrayList<>();
    for (int i = 0; i < variables.size(); i++) {
      factors.add(term.factors().get(i).text(variables.get(i)));
    }
    String product =
        factors.stream().filter(factor -> !factor.isEmpty()).collect(Collectors.joining(" "));
    Fraction size = term.coefficient().abs();
    if (product.isEmpty()) {
      return size.toString();
    }
    return size.equals(Fraction.ONE) ? product : SignedSum.factor(size) + " " + product;
  }
}
