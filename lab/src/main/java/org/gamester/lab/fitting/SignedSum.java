package org.gamester.lab.fitting;

/** How the terms of a sum are written one after another. */
final class SignedSum {

  private SignedSum() {}

  /** What stands before a term with this coefficient. */
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
