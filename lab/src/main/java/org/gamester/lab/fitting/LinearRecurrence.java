package org.gamester.lab.fitting;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.gamester.values.Computation;

/**
 * A linear recurrence a(n) = c1 a(n-1) + ... + cd a(n-d) with rational coefficients.
 *
 * <p>{@link #shortest} is the algorithm of Berlekamp and Massey (Massey, <i>Shift-register
 * synthesis and BCH decoding</i>, 1969) in exact arithmetic: the shortest recurrence that the given
 * terms satisfy, in O(n d) operations. If some recurrence of order d generates the whole sequence,
 * its first 2d terms determine it; so a result whose order exceeds half the number of terms is no
 * evidence.
 *
 * @param coefficients c1, ..., cd
 */
public record LinearRecurrence(List<Fraction> coefficients) {

  public LinearRecurrence {
    coefficients = List.copyOf(coefficients);
  }

  /** The shortest recurrence that the terms satisfy; of order 0 if all terms are 0. */
  public static LinearRecurrence shortest(List<Fraction> terms) {
    Fraction[] connection = {Fraction.ONE};
    Fraction[] previous = {Fraction.ONE};
    Fraction previousDiscrepancy = Fraction.ONE;
    int order = 0;
    int shift = 1;
    for (int n = 0; n < terms.size(); n++) {
      Computation.poll();
      Fraction discrepancy = discrepancy(connection, order, terms, n);
      if (discrepancy.isZero()) {
        shift++;
        continue;
      }
      Fraction[] before = connection;
      connection =
          minusShifted(connection, discrepancy.dividedBy(previousDiscrepancy), previous, shift);
      if (2 * order <= n) {
        order = n + 1 - order;
        previous = before;
        previousDiscrepancy = discrepancy;
        shift = 1;
      } else {
        shift++;
      }
    }
    List<Fraction> coefficients = new ArrayList<>();
    for (int i = 1; i <= order; i++) {
      coefficients.add(i < connection.length ? connection[i].negate() : Fraction.ZERO);
    }
    return new LinearRecurrence(coefficients);
  }

  private static Fraction discrepancy(
      Fraction[] connection, int order, List<Fraction> terms, int n) {
    Fraction sum = terms.get(n);
    for (int i = 1; i <= order && i < connection.length; i++) {
      if (!connection[i].isZero()) {
        sum = sum.plus(connection[i].times(terms.get(n - i)));
      }
    }
    return sum;
  }

  private static Fraction[] minusShifted(
      Fraction[] polynomial, Fraction factor, Fraction[] other, int shift) {
    int length = Math.max(polynomial.length, other.length + shift);
    Fraction[] result = Arrays.copyOf(polynomial, length);
    Arrays.fill(result, polynomial.length, length, Fraction.ZERO);
    for (int i = 0; i < other.length; i++) {
      result[i + shift] = result[i + shift].minus(factor.times(other[i]));
    }
    return result;
  }

  /** The order d, the number of terms that determine the next one. */
  public int order() {
    return coefficients.size();
  }

  /** The number of trailing coefficients that are 0; as many initial terms have no influence. */
  public int trailingZeros() {
    int zeros = 0;
    while (zeros < order() && coefficients.get(order() - 1 - zeros).isZero()) {
      zeros++;
    }
    return zeros;
  }

  /** The same recurrence for the terms after the first {@link #trailingZeros} terms. */
  public LinearRecurrence withoutTrailingZeros() {
    return new LinearRecurrence(coefficients.subList(0, order() - trailingZeros()));
  }

  /**
   * Term {@code n} according to the recurrence.
   *
   * @throws IndexOutOfBoundsException if fewer than {@link #order} terms come before it
   */
  public Fraction next(List<Fraction> terms, int n) {
    Fraction sum = Fraction.ZERO;
    for (int i = 0; i < coefficients.size(); i++) {
      sum = sum.plus(coefficients.get(i).times(terms.get(n - 1 - i)));
    }
    return sum;
  }

  /** The first index from {@code from} on at which the terms violate the recurrence, or -1. */
  public int firstFailure(List<Fraction> terms, int from) {
    for (int n = Math.max(from, order()); n < terms.size(); n++) {
      Computation.poll();
      if (!next(terms, n).equals(terms.get(n))) {
        return n;
      }
    }
    return -1;
  }

  /** x^d - c1 x^(d-1) - ... - cd; the powers of its roots are solutions. */
  public Polynomial characteristic() {
    List<Fraction> ascending = new ArrayList<>();
    for (Fraction coefficient : coefficients.reversed()) {
      ascending.add(coefficient.negate());
    }
    ascending.add(Fraction.ONE);
    return Polynomial.of(ascending);
  }

  /** {@code a(n) = a(n-1) + 2 a(n-2)}. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < coefficients.size(); i++) {
      Fraction c = coefficients.get(i);
      if (!c.isZero()) {
        text.append(SignedSum.sign(c, text.isEmpty()));
        text.append(c.abs().equals(Fraction.ONE) ? "" : SignedSum.factor(c.abs()) + " ");
        text.append("a(n-").append(i + 1).append(')');
      }
    }
    return "a(n) = " + (text.isEmpty() ? "0" : text);
  }
}
