package org.gamester.values.surreals;

import java.math.BigInteger;
import org.gamester.values.NumberTooLargeException;

/**
 * Natural powers of a {@link CantorSum} by squaring. A result of more than a million terms or
 * digits is refused before it is computed.
 */
final class CantorPower {
  /** The longest power of a single integer, in bits. */
  private static final long MOST_BITS = 3_321_928;

  /** The longest power of several terms, in bits of all coefficients. */
  private static final long MOST_BITS_OF_TERMS = 1L << 23;

  private CantorPower() {}

  /**
   * {@code base} to the nonnegative {@code exponent}.
   *
   * @throws NumberTooLargeException if the result is too large to hold
   */
  static CantorSum of(CantorSum base, BigInteger exponent) {
    if (exponent.signum() == 0) {
      return CantorSum.ONE;
    }
    if (base.isZero()) {
      return base;
    }
    if (base.size() == 1) {
      return CantorSum.term(
          base.exponent(0).timesTerm(CantorSum.ZERO, exponent),
          integerPower(base.coefficient(0), exponent));
    }
    if (exponent.bitLength() > 31 || exponent.intValue() >= CantorSum.MOST_TERMS) {
      throw tooLarge(exponent);
    }
    CantorSum power = CantorSum.ONE;
    for (int i = exponent.bitLength() - 1; i >= 0; i--) {
      power = power.times(power);
      if (exponent.testBit(i)) {
        power = power.times(base);
      }
      if ((long) power.size() * power.coefficient(power.size() / 2).bitLength()
          > MOST_BITS_OF_TERMS) {
        throw tooLarge(exponent);
      }
    }
    return power;
  }

  private static BigInteger integerPower(BigInteger base, BigInteger exponent) {
    if (base.equals(BigInteger.ONE)) {
      return base;
    }
    if (base.equals(BigInteger.ONE.negate())) {
      return exponent.testBit(0) ? base : BigInteger.ONE;
    }
    if (exponent.bitLength() > 31
        || (base.abs().bitLength() - 1L) * exponent.longValue() > MOST_BITS) {
      throw tooLarge(exponent);
    }
    return base.pow(exponent.intValue());
  }

  private static NumberTooLargeException tooLarge(BigInteger exponent) {
    String written =
        exponent.bitLength() < Long.SIZE ? exponent.toString() : "about 2^" + exponent.bitLength();
    return new NumberTooLargeException(
        "the power with the exponent " + written + " has too many digits or terms");
  }
}
