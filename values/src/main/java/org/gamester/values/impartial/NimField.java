package org.gamester.values.impartial;

import java.math.BigInteger;
import java.util.Optional;
import org.gamester.values.DivisionByZeroException;
import org.gamester.values.NotANimberException;

/// The field of finite nimbers: nim sum, product, inverse, quotient, square root and power of
/// nonnegative integers of any size.
///
/// The nim product of a and b is the least number not of the form a'b + ab' + a'b' with a' < a, b'
/// < b (Conway, _On Numbers and Games_, ch. 6). The numbers below 2<sup>h</sup>, h a power of two,
/// are a field of characteristic 2.
///
/// Cost, for n bits: a sum O(n); a product, a square root or an inverse O(n<sup>1.585</sup> log n);
/// a power that of 2 log(exponent) products at most. Below 2<sup>64</sup> each takes some tens of
/// nanoseconds.
public final class NimField {
  private NimField() {}

  /**
   * The nim sum, which is the exclusive or.
   *
   * @throws NotANimberException if an argument is negative
   */
  public static BigInteger sum(BigInteger a, BigInteger b) {
    if (a.signum() < 0 || b.signum() < 0) {
      throw new NotANimberException(a.signum() < 0 ? a : b);
    }
    return a.xor(b);
  }

  /**
   * The nim product.
   *
   * @throws NotANimberException if an argument is negative
   */
  public static BigInteger product(BigInteger a, BigInteger b) {
    requireNonnegative(a);
    requireNonnegative(b);
    int bits = Math.max(a.bitLength(), b.bitLength());
    if (bits < 64) {
      return ofUnsigned(NimField64.product(a.longValue(), b.longValue()));
    }
    int words = (bits + 63) / 64;
    return LargeNimField.toInteger(
        LargeNimField.product(LargeNimField.of(a, words), LargeNimField.of(b, words)));
  }

  /** The nim product of two numbers read as unsigned. */
  public static long product(long a, long b) {
    return NimField64.product(a, b);
  }

  /**
   * The number whose nim product with {@code a} is 1.
   *
   * @throws NotANimberException if {@code a} is negative
   * @throws DivisionByZeroException if {@code a} is 0
   */
  public static BigInteger inverse(BigInteger a) {
    if (a.signum() <= 0) {
      throw a.signum() < 0
          ? new NotANimberException(a)
          : new DivisionByZeroException("0 has no nim inverse");
    }
    return a.bitLength() < 64
        ? ofUnsigned(NimField64.inverse(a.longValue()))
        : LargeNimField.toInteger(LargeNimField.inverse(LargeNimField.of(a, 1)));
  }

  /**
   * {@code a} nim-times the inverse of {@code b}.
   *
   * @throws NotANimberException if {@code a} or {@code b} is negative
   * @throws DivisionByZeroException if {@code b} is 0
   */
  public static BigInteger quotient(BigInteger a, BigInteger b) {
    return product(a, inverse(b));
  }

  /**
   * The only number whose nim square is {@code a}.
   *
   * @throws NotANimberException if {@code a} is negative
   */
  public static BigInteger squareRoot(BigInteger a) {
    requireNonnegative(a);
    return a.bitLength() < 64
        ? ofUnsigned(NimField64.squareRoot(a.longValue()))
        : LargeNimField.toInteger(LargeNimField.squareRoot(LargeNimField.of(a, 1)));
  }

  /**
   * The nim product of {@code exponent} factors {@code a}; 1 for the exponent 0; for a negative
   * exponent the inverse of the power.
   *
   * @throws NotANimberException if {@code a} is negative
   * @throws DivisionByZeroException if {@code a} is 0 and the exponent is negative
   */
  public static BigInteger power(BigInteger a, BigInteger exponent) {
    requireNonnegative(a);
    if (exponent.signum() < 0) {
      return power(inverse(a), exponent.negate());
    }
    if (a.signum() == 0) {
      return exponent.signum() == 0 ? BigInteger.ONE : BigInteger.ZERO;
    }
    int fieldBits = Math.max(1, Integer.highestOneBit(Math.max(1, a.bitLength() - 1)) * 2);
    BigInteger n = exponent;
    if (n.bitLength() > fieldBits) {
      n = n.mod(BigInteger.ONE.shiftLeft(fieldBits).subtract(BigInteger.ONE));
    }
    if (a.bitLength() < 64) {
      long power = 1;
      for (int i = n.bitLength() - 1; i >= 0; i--) {
        power = NimField64.square(power);
        if (n.testBit(i)) {
          power = NimField64.product(power, a.longValue());
        }
      }
      return ofUnsigned(power);
    }
    long[] base = LargeNimField.of(a, 1);
    long[] power = LargeNimField.of(BigInteger.ONE, base.length);
    for (int i = n.bitLength() - 1; i >= 0; i--) {
      power = LargeNimField.square(power);
      if (n.testBit(i)) {
        power = LargeNimField.product(power, base);
      }
    }
    return LargeNimField.toInteger(power);
  }

  /// The least n >= 0 such that the n-th nim power of `base` is `a`; empty if there is none.
  ///
  /// @throws NotANimberException if an argument is negative
  /// @throws DivisionByZeroException if an argument is 0
  /// @throws org.gamester.values.GameTooLargeException if an argument is 2<sup>64</sup> or more
  public static Optional<BigInteger> logarithm(BigInteger a, BigInteger base) {
    requireNonnegative(a);
    requireNonnegative(base);
    if (a.signum() == 0 || base.signum() == 0) {
      throw new DivisionByZeroException("0 has no nim logarithm, and is no base of one");
    }
    return NimLogarithm.of(a, base);
  }

  private static void requireNonnegative(BigInteger a) {
    if (a.signum() < 0) {
      throw new NotANimberException(a);
    }
  }

  private static BigInteger ofUnsigned(long a) {
    return a >= 0
        ? BigInteger.valueOf(a)
        : BigInteger.valueOf(a >>> 1).shiftLeft(1).or(BigInteger.valueOf(a & 1));
  }
}
