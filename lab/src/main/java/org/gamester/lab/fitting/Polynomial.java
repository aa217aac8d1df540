package org.gamester.lab.fitting;

import java.util.ArrayList;
import java.util.List;

/**
 * A polynomial in one variable with rational coefficients.
 *
 * @param coefficients the coefficients of 1, x, x^2 and so on; the last is not 0
 */
public record Polynomial(List<Fraction> coefficients) {

  public Polynomial {
    coefficients = List.copyOf(coefficients);
  }

  /** The polynomial with these coefficients of 1, x, x^2 and so on. */
  public static Polynomial of(List<Fraction> ascending) {
    int length = ascending.size();
    while (length > 0 && ascending.get(length - 1).isZero()) {
      length--;
    }
    return new Polynomial(ascending.subList(0, length));
  }

  /** The degree; -1 for the polynomial 0. */
  public int degree() {
    return coefficients.size() - 1;
  }

  public boolean isZero() {
    return coefficients.isEmpty();
  }

  /** The value at x. */
  public Fraction at(Fraction x) {
    Fraction value = Fraction.ZERO;
    for (Fraction coefficient : coefficients.reversed()) {
      value = value.times(x).plus(coefficient);
    }
    return value;
  }

  public Polynomial derivative() {
    List<Fraction> result = new ArrayList<>();
    for (int i = 1; i < coefficients.size(); i++) {
      result.add(coefficients.get(i).times(Fraction.of(i)));
    }
    return of(result);
  }

  /** The quotient and the remainder of a division. */
  public record Division(Polynomial quotient, Polynomial remainder) {}

  /**
   * Divides by {@code divisor}.
   *
   * @throws ArithmeticException if {@code divisor} is 0
   */
  public Division dividedBy(Polynomial divisor) {
    if (divisor.isZero()) {
      throw new ArithmeticException("division of a polynomial by 0");
    }
    List<Fraction> rest = new ArrayList<>(coefficients);
    List<Fraction> quotient = new ArrayList<>();
    Fraction leading = divisor.coefficients.getLast();
    for (int shift = degree() - divisor.degree(); shift >= 0; shift--) {
      Fraction factor = rest.get(shift + divisor.degree()).dividedBy(leading);
      quotient.addFirst(factor);
      for (int i = 0; i <= divisor.degree(); i++) {
        rest.set(shift + i, rest.get(shift + i).minus(factor.times(divisor.coefficients.get(i))));
      }
    }
    return new Division(of(quotient), of(rest));
  }

  /** The greatest common divisor with leading coefficient 1. */
  public Polynomial gcd(Polynomial other) {
    Polynomial a = this;
    Polynomial b = other;
    while (!b.isZero()) {
      Polynomial remainder = a.dividedBy(b).remainder();
      a = b;
      b = remainder;
    }
    return a.monic();
  }

  private Polynomial monic() {
    if (isZero()) {
      return this;
    }
    Fraction leading = coefficients.getLast();
    return of(coefficients.stream().map(c -> c.dividedBy(leading)).toList());
  }
}
