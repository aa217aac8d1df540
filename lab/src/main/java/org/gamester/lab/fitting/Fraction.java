package org.gamester.lab.fitting;

import java.math.BigInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gamester.values.Dyadic;
import org.jspecify.annotations.Nullable;

/** An exact fraction, in lowest terms with a positive denominator. */
public final class Fraction implements Comparable<Fraction> {

  public static final Fraction ZERO = of(0);
  public static final Fraction ONE = of(1);

  private static final Pattern TEXT = Pattern.compile("(-?\\d{1,1000})(?:/(\\d{1,1000}))?");

  private final BigInteger numerator;
  private final BigInteger denominator;

  private Fraction(BigInteger numerator, BigInteger denominator) {
    this.numerator = numerator;
    this.denominator = denominator;
  }

  public static Fraction of(long n) {
    return of(BigInteger.valueOf(n));
  }

  public static Fraction of(BigInteger n) {
    return new Fraction(n, BigInteger.ONE);
  }

  public static Fraction of(Dyadic x) {
    return new Fraction(x.numerator(), x.denominator());
  }

  /**
   * numerator / denominator.
   *
   * @throws ArithmeticException if the denominator is 0
   */
  public static Fraction of(long numerator, long denominator) {
    return of(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
  }

  /**
   * numerator / denominator.
   *
   * @throws ArithmeticException if the denominator is 0
   */
  public static Fraction of(BigInteger numerator, BigInteger denominator) {
    if (denominator.signum() == 0) {
      throw new ArithmeticException("division of " + numerator + " by zero");
    }
    BigInteger divisor = numerator.gcd(denominator);
    if (denominator.signum() < 0) {
      divisor = divisor.negate();
    }
    return new Fraction(numerator.divide(divisor), denominator.divide(divisor));
  }

  /**
   * Parses {@code 7} or {@code -3/16}.
   *
   * @throws IllegalArgumentException if the text is neither, or the denominator is 0
   */
  public static Fraction parse(String text) {
    Matcher matcher = TEXT.matcher(text.strip());
    if (!matcher.matches()) {
      throw new IllegalArgumentException("'" + text + "' is not a fraction such as -3/16");
    }
    BigInteger denominator =
        matcher.group(2) == null ? BigInteger.ONE : new BigInteger(matcher.group(2));
    if (denominator.signum() == 0) {
      throw new IllegalArgumentException("'" + text + "' has the denominator 0");
    }
    return of(new BigInteger(matcher.group(1)), denominator);
  }

  public BigInteger numerator() {
    return numerator;
  }

  public BigInteger denominator() {
    return denominator;
  }

  public int signum() {
    return numerator.signum();
  }

  public boolean isZero() {
    return numerator.signum() == 0;
  }

  public boolean isInteger() {
    return denominator.equals(BigInteger.ONE);
  }

  /** Whether the denominator is a power of two, as it is for every number that is a game. */
  public boolean isDyadic() {
    return denominator.bitCount() == 1;
  }

  /**
   * The same number as a {@link Dyadic}.
   *
   * @throws ArithmeticException if it is not dyadic
   */
  public Dyadic toDyadic() {
    if (!isDyadic()) {
      throw new ArithmeticException(this + " is not a dyadic rational");
    }
    return Dyadic.of(numerator, denominator.bitLength() - 1);
  }

  public Fraction plus(Fraction other) {
    return of(
        numerator.multiply(other.denominator).add(other.numerator.multiply(denominator)),
        denominator.multiply(other.denominator));
  }

  public Fraction minus(Fraction other) {
    return plus(other.negate());
  }

  public Fraction times(Fraction other) {
    return of(numerator.multiply(other.numerator), denominator.multiply(other.denominator));
  }

  /**
   * This divided by {@code other}.
   *
   * @throws ArithmeticException if {@code other} is 0
   */
  public Fraction dividedBy(Fraction other) {
    return of(numerator.multiply(other.denominator), denominator.multiply(other.numerator));
  }

  public Fraction negate() {
    return new Fraction(numerator.negate(), denominator);
  }

  public Fraction abs() {
    return signum() < 0 ? negate() : this;
  }

  /**
   * This to the power n, which may be negative; 0 to the power 0 is 1.
   *
   * @throws ArithmeticException if this is 0 and n is negative
   */
  public Fraction power(int n) {
    if (n < 0) {
      return ONE.dividedBy(this).power(Math.negateExact(n));
    }
    return new Fraction(numerator.pow(n), denominator.pow(n));
  }

  @Override
  public int compareTo(Fraction other) {
    return numerator.multiply(other.denominator).compareTo(other.numerator.multiply(denominator));
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Fraction that
        && numerator.equals(that.numerator)
        && denominator.equals(that.denominator);
  }

  @Override
  public int hashCode() {
    return 31 * numerator.hashCode() + denominator.hashCode();
  }

  /** {@code -3/16}, or {@code 7} for an integer. */
  @Override
  public String toString() {
    return isInteger() ? numerator.toString() : numerator + "/" + denominator;
  }
}
