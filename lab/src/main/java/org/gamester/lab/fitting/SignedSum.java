package org.gamester.lab.fitting;

/** Writes the terms of a sum one after another. */
final class SignedSum {

  private SignedSum() {}

  /** The sign in front of a term with this coefficient. */
  static String sign(Fraction coefficient, boolean first) {
    if (coefficient.signum() < 0) {
      return first ? "-" : " - ";
    }
    return first ? "" : " + ";
  }

  /** A positive number as a factor: fractions in parentheses. */
  static String factor(Fraction x) {
    return x.isInteger() ? x.toString() : "(" + x + ")";
  }
}
