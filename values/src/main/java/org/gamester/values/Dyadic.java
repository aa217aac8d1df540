package org.gamester.values;

import java.math.BigInteger;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A dyadic rational m/2^k, exact and of any size.
 *
 * <p>Always in lowest terms: k = 0, or m is odd. Numerators of at most 62 bits are held in a {@code
 * long} and added and compared there; larger ones fall back to {@link BigInteger}. Numbers are
 * compared by their signs and orders of magnitude first, so that 2^-(10^9) is as easily compared as
 * 1/2. Immutable; equal numbers are {@code equals}.
 *
 * <p>Results are refused with {@link GameTooLargeException} when a numerator would have more than
 * {@link Integers#MOST_BITS} bits, or k would exceed 2^31 - 1.
 */
public final class Dyadic implements Comparable<Dyadic> {

  private static final int SMALL_BITS = 62;
  private static final int LARGEST_WRITTEN_EXPONENT = 1 << 14;
  private static final Dyadic[] SMALL_INTEGERS = new Dyadic[257];

  static {
    for (int i = 0; i < SMALL_INTEGERS.length; i++) {
      SMALL_INTEGERS[i] = new Dyadic(i - 128, 0, null);
    }
  }

  public static final Dyadic ZERO = of(0);
  public static final Dyadic ONE = of(1);
  public static final Dyadic MINUS_ONE = of(-1);
  public static final Dyadic HALF = of(1, 1);

  /** The numerator where {@code large} is null. */
  private final long small;

  private final int exponent;
  private final @Nullable BigInteger large;

  private Dyadic(long small, int exponent, @Nullable BigInteger large) {
    this.small = small;
    this.exponent = exponent;
    this.large = large;
  }

  /** The integer {@code n}. */
  public static Dyadic of(long n) {
    if (n >= -128 && n <= 128) {
      return SMALL_INTEGERS[(int) n + 128];
    }
    return fits(n) ? new Dyadic(n, 0, null) : new Dyadic(0, 0, BigInteger.valueOf(n));
  }

  /**
   * {@code numerator} / 2^{@code exponent}, reduced.
   *
   * @throws IllegalArgumentException if the exponent is negative
   */
  public static Dyadic of(long numerator, int exponent) {
    requireExponent(exponent);
    int shift =
        numerator == 0 ? exponent : Math.min(exponent, Long.numberOfTrailingZeros(numerator));
    long reduced = numerator >> Math.min(shift, 63);
    int remaining = exponent - shift;
    if (remaining == 0) {
      return of(reduced);
    }
    return fits(reduced)
        ? new Dyadic(reduced, remaining, null)
        : new Dyadic(0, remaining, BigInteger.valueOf(reduced));
  }

  /**
   * {@code numerator} / 2^{@code exponent}, reduced.
   *
   * @throws IllegalArgumentException if the exponent is negative
   */
  public static Dyadic of(BigInteger numerator, int exponent) {
    requireExponent(exponent);
    if (numerator.bitLength() <= SMALL_BITS) {
      return of(numerator.longValue(), exponent);
    }
    int shift = Math.min(exponent, numerator.getLowestSetBit());
    BigInteger reduced = numerator.shiftRight(shift);
    if (reduced.bitLength() <= SMALL_BITS) {
      return of(reduced.longValue(), exponent - shift);
    }
    return new Dyadic(0, exponent - shift, reduced);
  }

  /** The integer {@code n}. */
  public static Dyadic of(BigInteger n) {
    return of(n, 0);
  }

  private static void requireExponent(int exponent) {
    if (exponent < 0) {
      throw new IllegalArgumentException(
          "the exponent of the denominator is negative: " + exponent);
    }
  }

  private static boolean fits(long n) {
    return n >= -(1L << SMALL_BITS) && n < 1L << SMALL_BITS;
  }

  /** The numerator in lowest terms. */
  public BigInteger numerator() {
    return large == null ? BigInteger.valueOf(small) : large;
  }

  /** The k of the denominator 2^k in lowest terms, at least 0. */
  public int exponent() {
    return exponent;
  }

  /** The denominator 2^k in lowest terms. */
  public BigInteger denominator() {
    return Integers.shiftedLeft(BigInteger.ONE, exponent);
  }

  public boolean isInteger() {
    return exponent == 0;
  }

  public boolean isZero() {
    return large == null && small == 0;
  }

  /** -1, 0 or 1. */
  public int signum() {
    return large == null ? Long.signum(small) : large.signum();
  }

  /** Whether this is an integer that a {@code long} holds. */
  public boolean isLong() {
    return exponent == 0 && (large == null || large.bitLength() < Long.SIZE);
  }

  /**
   * The value as a {@code long}.
   *
   * @throws ArithmeticException if it is not an integer or too large
   */
  public long longValueExact() {
    if (exponent != 0) {
      throw new ArithmeticException(this + " is not an integer");
    }
    return large == null ? small : large.longValueExact();
  }

  public Dyadic plus(Dyadic other) {
    if (large == null && other.large == null) {
      if (exponent == 0 && other.exponent == 0) {
        return of(small + other.small);
      }
      int k = Math.max(exponent, other.exponent);
      if (shiftFits(small, k - exponent) && shiftFits(other.small, k - other.exponent)) {
        return of((small << (k - exponent)) + (other.small << (k - other.exponent)), k);
      }
    }
    int k = Math.max(exponent, other.exponent);
    return of(scaledNumerator(k).add(other.scaledNumerator(k)), k);
  }

  public Dyadic minus(Dyadic other) {
    return plus(other.negate());
  }

  public Dyadic negate() {
    if (large == null) {
      return exponent == 0 ? of(-small) : of(-small, exponent);
    }
    return of(large.negate(), exponent);
  }

  public Dyadic abs() {
    return signum() < 0 ? negate() : this;
  }

  public Dyadic times(Dyadic other) {
    if (large == null && other.large == null) {
      long high = Math.multiplyHigh(small, other.small);
      long low = small * other.small;
      if (high == low >> 63) {
        return of(low, addExponents(exponent, other.exponent));
      }
    }
    return of(
        Integers.product(numerator(), other.numerator()), addExponents(exponent, other.exponent));
  }

  private static int addExponents(int a, int b) {
    long sum = (long) a + b;
    if (sum > Integer.MAX_VALUE) {
      throw new GameTooLargeException("a denominator beyond 2^" + Integer.MAX_VALUE);
    }
    return (int) sum;
  }

  /** Half of this. */
  public Dyadic half() {
    return shiftLeft(-1);
  }

  /** This times 2^{@code k}; {@code k} may be negative. */
  public Dyadic shiftLeft(int k) {
    if (isZero() || k == 0) {
      return this;
    }
    if (k <= exponent) {
      int remaining = addExponents(exponent, k == Integer.MIN_VALUE ? Integer.MAX_VALUE : -k);
      return large == null ? of(small, remaining) : of(large, remaining);
    }
    return of(Integers.shiftedLeft(numerator(), k - exponent), 0);
  }

  /** Whether n.2^shift has at most {@value #SMALL_BITS} bits. */
  private static boolean shiftFits(long n, int shift) {
    int bits = Long.SIZE - Long.numberOfLeadingZeros(n ^ n >> Long.SIZE - 1);
    return shift <= SMALL_BITS - bits;
  }

  private BigInteger scaledNumerator(int k) {
    return Integers.shiftedLeft(numerator(), k - exponent);
  }

  public Dyadic min(Dyadic other) {
    return compareTo(other) <= 0 ? this : other;
  }

  public Dyadic max(Dyadic other) {
    return compareTo(other) >= 0 ? this : other;
  }

  /** The largest integer that is not greater. */
  public BigInteger floor() {
    return large == null
        ? BigInteger.valueOf(small >> Math.min(exponent, 63))
        : large.shiftRight(exponent);
  }

  /** The smallest integer that is not less. */
  public BigInteger ceiling() {
    return negate().floor().negate();
  }

  /**
   * The birthday of the number: the length of its sign expansion, which for m/2^k in lowest terms
   * is |n| + 1 + (k - 1) + 1 with n its integer part, and |n| for an integer n.
   */
  public BigInteger birthday() {
    BigInteger integerPart = abs().floor();
    return exponent == 0 ? integerPart : integerPart.add(BigInteger.valueOf(exponent + 1L));
  }

  /// The Left option of the canonical form of this number, if there is one. For m/2^k in lowest
  /// terms with k > 0 it is (m-1)/2^k; a positive integer n has n-1.
  public Optional<Dyadic> lowerOption() {
    return Optional.ofNullable(lowerOptionOrNull());
  }

  /** The Right option of the canonical form of this number, if there is one. */
  public Optional<Dyadic> upperOption() {
    return Optional.ofNullable(upperOptionOrNull());
  }

  @Nullable Dyadic lowerOptionOrNull() {
    if (exponent == 0) {
      return signum() > 0 ? minus(ONE) : null;
    }
    return minus(of(1, exponent));
  }

  @Nullable Dyadic upperOptionOrNull() {
    Dyadic mirrored = negate().lowerOptionOrNull();
    return mirrored == null ? null : mirrored.negate();
  }

  /**
   * The simplest number (least birthday) of an interval, by the simplicity theorem's order.
   *
   * @param low lower end, or null for none
   * @param lowClosed whether the lower end itself belongs to the interval
   * @param high upper end, or null for none
   * @param highClosed whether the upper end itself belongs to the interval
   * @throws IllegalArgumentException if the interval is empty
   */
  public static Dyadic simplestIn(
      @Nullable Dyadic low, boolean lowClosed, @Nullable Dyadic high, boolean highClosed) {
    if (low != null && high != null) {
      int order = low.compareTo(high);
      if (order > 0 || (order == 0 && !(lowClosed && highClosed))) {
        throw new IllegalArgumentException(
            "there is no number in the interval from " + low + " to " + high);
      }
    }
    if (isAbove(ZERO, low, lowClosed)) {
      return isBelow(ZERO, high, highClosed)
          ? ZERO
          : simplestIn(
                  high == null ? null : high.negate(),
                  highClosed,
                  low == null ? null : low.negate(),
                  lowClosed)
              .negate();
    }
    if (low == null) {
      throw new AssertionError("no lower end, yet 0 lies below it");
    }
    return low.simplestAbove(lowClosed, high, highClosed);
  }

  /**
   * The simplest number between this, which is not negative, and {@code high}: the least multiple
   * of 2^-k in the interval for the least k for which there is one. If there is one for k, there is
   * for k + 1; there always is one at one more than both exponents.
   */
  private Dyadic simplestAbove(boolean closed, @Nullable Dyadic high, boolean highClosed) {
    long least = 0;
    long most = high == null ? 0 : Math.max(exponent, high.exponent) + 1L;
    while (least < most) {
      long k = (least + most) >>> 1;
      if (isBelow(nextMultiple((int) k, closed), high, highClosed)) {
        most = k;
      } else {
        least = k + 1;
      }
    }
    return nextMultiple(addExponents((int) (least - 1), 1), closed);
  }

  /** The least multiple of 2^-k that is greater than this (or equal, if {@code orEqual}). */
  private Dyadic nextMultiple(int k, boolean orEqual) {
    Dyadic scaled = shiftLeft(k);
    BigInteger m = scaled.ceiling();
    if (!orEqual && scaled.isInteger()) {
      m = m.add(BigInteger.ONE);
    }
    return of(m, k);
  }

  private static boolean isAbove(Dyadic x, @Nullable Dyadic low, boolean closed) {
    return low == null || x.compareTo(low) > (closed ? -1 : 0);
  }

  private static boolean isBelow(Dyadic x, @Nullable Dyadic high, boolean closed) {
    return high == null || x.compareTo(high) < (closed ? 1 : 0);
  }

  @Override
  public int compareTo(Dyadic other) {
    if (large == null && other.large == null) {
      if (exponent == other.exponent) {
        return Long.compare(small, other.small);
      }
      int k = Math.max(exponent, other.exponent);
      if (shiftFits(small, k - exponent) && shiftFits(other.small, k - other.exponent)) {
        return Long.compare(small << (k - exponent), other.small << (k - other.exponent));
      }
    }
    int bySign = Integer.compare(signum(), other.signum());
    if (bySign != 0) {
      return bySign;
    }
    int byMagnitude = Long.compare(magnitude(), other.magnitude());
    if (byMagnitude != 0) {
      return signum() * byMagnitude;
    }
    int k = Math.max(exponent, other.exponent);
    return scaledNumerator(k).compareTo(other.scaledNumerator(k));
  }

  /** One more than the binary logarithm of the absolute value, rounded down; 0 has none. */
  private long magnitude() {
    int bits =
        large == null
            ? Long.SIZE - Long.numberOfLeadingZeros(Math.abs(small))
            : large.abs().bitLength();
    return (long) bits - exponent;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Dyadic that
        && exponent == that.exponent
        && small == that.small
        && (large == null ? that.large == null : large.equals(that.large));
  }

  @Override
  public int hashCode() {
    return (Long.hashCode(small) * 31 + exponent) * 31 + (large == null ? 0 : large.hashCode());
  }

  /**
   * {@code -3/16}, or {@code 7} for an integer. A denominator of more than a few thousand digits is
   * written as a power: {@code 3*(1/2)^1000000}.
   */
  @Override
  public String toString() {
    String top = large == null ? Long.toString(small) : Integers.text(large);
    if (exponent == 0) {
      return top;
    }
    if (exponent <= LARGEST_WRITTEN_EXPONENT) {
      return top + "/" + denominator();
    }
    String power = "(1/2)^" + exponent;
    return top.equals("1") ? power : top + "*" + power;
  }
}
