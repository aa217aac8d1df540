package org.gamester.values.surreals;

import java.math.BigInteger;
import org.gamester.values.DivisionByZeroException;
import org.gamester.values.Dyadic;
import org.gamester.values.Integers;
import org.jspecify.annotations.Nullable;

/**
 * An exact rational number of any size in lowest terms, the denominator positive; or plus infinity,
 * 1/0, or minus infinity, -1/0.
 */
public final class Rational extends SurrealNumber {
  public static final Rational ZERO = new Rational(BigInteger.ZERO, BigInteger.ONE);
  public static final Rational ONE = new Rational(BigInteger.ONE, BigInteger.ONE);
  public static final Rational INFINITY = new Rational(BigInteger.ONE, BigInteger.ZERO);
  public static final Rational MINUS_INFINITY =
      new Rational(BigInteger.ONE.negate(), BigInteger.ZERO);

  private final BigInteger numerator;
  private final BigInteger denominator;

  private Rational(BigInteger numerator, BigInteger denominator) {
    this.numerator = numerator;
    this.denominator = denominator;
  }

  /** The integer {@code n}. */
  public static Rational of(long n) {
    return of(BigInteger.valueOf(n));
  }

  /** The integer {@code n}. */
  public static Rational of(BigInteger n) {
    return new Rational(n, BigInteger.ONE);
  }

  /** The fraction {@code numerator / denominator}. */
  public static Rational of(long numerator, long denominator) {
    return of(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
  }

  /**
   * The fraction {@code numerator / denominator}; an infinity if only the denominator is 0.
   *
   * @throws DivisionByZeroException if both are 0
   */
  public static Rational of(BigInteger numerator, BigInteger denominator) {
    if (denominator.signum() == 0) {
      return infinity(numerator.signum());
    }
    BigInteger divisor = Integers.commonDivisor(numerator, denominator);
    if (denominator.signum() < 0) {
      divisor = divisor.negate();
    }
    return new Rational(numerator.divide(divisor), denominator.divide(divisor));
  }

  /** The rational number {@code x}. */
  public static Rational of(Dyadic x) {
    return new Rational(x.numerator(), x.denominator());
  }

  /**
   * This as a dyadic.
   *
   * @throws ArithmeticException if the denominator is not a power of two
   */
  public Dyadic toDyadic() {
    if (!isDyadic()) {
      throw new ArithmeticException(this + " is not a dyadic rational");
    }
    return Dyadic.of(numerator, denominator.bitLength() - 1);
  }

  static Rational infinity(int sign) {
    if (sign == 0) {
      throw new DivisionByZeroException("0/0 is not defined");
    }
    return sign > 0 ? INFINITY : MINUS_INFINITY;
  }

  @Override
  CantorSum top() {
    return CantorSum.of(numerator);
  }

  @Override
  CantorSum bottom() {
    return CantorSum.of(denominator);
  }

  /** The numerator in lowest terms: 1 or -1 for an infinity. */
  public BigInteger numeratorValue() {
    return numerator;
  }

  /** The denominator in lowest terms, positive: 0 for an infinity. */
  public BigInteger denominatorValue() {
    return denominator;
  }

  @Override
  public boolean isDyadic() {
    return denominator.bitCount() == 1;
  }

  /**
   * The greatest integer not above this.
   *
   * @throws DivisionByZeroException for an infinity
   */
  public BigInteger floor() {
    BigInteger[] parts = numerator.divideAndRemainder(finiteDenominator("has no floor"));
    return parts[1].signum() < 0 ? parts[0].subtract(BigInteger.ONE) : parts[0];
  }

  /**
   * The least integer not below this.
   *
   * @throws DivisionByZeroException for an infinity
   */
  public BigInteger ceiling() {
    BigInteger[] parts = numerator.divideAndRemainder(finiteDenominator("has no ceiling"));
    return parts[1].signum() > 0 ? parts[0].add(BigInteger.ONE) : parts[0];
  }

  private BigInteger finiteDenominator(String lack) {
    if (denominator.signum() == 0) {
      throw new DivisionByZeroException(this + " " + lack);
    }
    return denominator;
  }

  /**
   * The remainder of the division with the quotient cut off to an integer: it has the sign of this,
   * so -7 modulo 3 is -1.
   *
   * @throws DivisionByZeroException if {@code that} is 0 or either is an infinity
   */
  public Rational remainder(Rational that) {
    BigInteger common =
        Integers.product(
            finiteDenominator("has no remainder"), that.finiteDenominator("leaves no remainder"));
    if (that.numerator.signum() == 0) {
      throw new DivisionByZeroException("a remainder modulo 0 is not defined");
    }
    return of(
        Integers.product(numerator, that.denominator)
            .remainder(Integers.product(that.numerator, denominator)),
        common);
  }

  @Override
  public SurrealNumber birthday() {
    if (isInfinity()) {
      throw new ArithmeticException(this + " has no birthday");
    }
    if (!isDyadic()) {
      return omega();
    }
    if (denominator.equals(BigInteger.ONE)) {
      return of(numerator.abs());
    }
    BigInteger whole = numerator.abs().divide(denominator);
    return of(whole.add(BigInteger.valueOf(denominator.bitLength())));
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Rational that
        && numerator.equals(that.numerator)
        && denominator.equals(that.denominator);
  }

  @Override
  public int hashCode() {
    return 31 * numerator.hashCode() + denominator.hashCode();
  }

  /** {@code -3}, {@code 2/3}, {@code inf} or {@code -inf}. */
  @Override
  public String toString() {
    if (isInfinity()) {
      return numerator.signum() > 0 ? "inf" : "-inf";
    }
    return denominator.equals(BigInteger.ONE)
        ? Integers.text(numerator)
        : numerator + "/" + denominator;
  }
}
