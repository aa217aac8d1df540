package org.gamester.script.syntax;

import java.math.BigInteger;

/** Reads long decimal integers by halves: about n^1.5 steps instead of n^2 for n digits. */
final class Decimals {

  static final int MAXIMUM_DIGITS = 1_000_000;
  private static final int SMALL = 1_000;

  private Decimals() {}

  static BigInteger parse(String digits) {
    if (digits.length() <= SMALL) {
      return new BigInteger(digits);
    }
    int high = digits.length() / 2;
    int low = digits.length() - high;
    return parse(digits.substring(0, high))
        .multiply(BigInteger.TEN.pow(low))
        .add(parse(digits.substring(high)));
  }
}
