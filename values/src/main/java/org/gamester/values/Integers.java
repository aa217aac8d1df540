package org.gamester.values;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Arithmetic of large integers that can be stopped and whose results are bounded in size.
 *
 * <p>The size of a result is estimated before it is computed, and one of more than {@value
 * #MOST_BITS} bits is refused. Products, powers, and conversions from and to decimal digits split
 * long numbers into pieces and poll between these, see {@link Computation#poll}; the pieces are
 * computed by {@link BigInteger}. Costs: products and powers as Toom and Cook's method; conversions
 * a few times that (BigInteger reads decimal digits in quadratic time); the greatest common divisor
 * is quadratic, by Lehmer's method (Knuth, <i>The Art of Computer Programming</i> 2, 4.5.2).
 */
public final class Integers {

  /** The most bits that a number may have: about five million decimal digits. */
  public static final int MOST_BITS = 1 << 24;

  private static final int PIECE_BITS = 1 << 18;
  private static final int PIECE_DIGITS = 1_000;

  /** A number of this many digits and two has fewer bits. */
  private static final int SHORT_BITS = 3_400;

  private static final int LEHMER_BITS = 31;
  private static final double BITS_OF_A_DIGIT = 3.3219280948873626;

  private Integers() {}

  /**
   * Refuses numbers of more than {@link #MOST_BITS} bits.
   *
   * @throws GameTooLargeException if there are more
   */
  public static void requireBits(long bits) {
    if (bits > MOST_BITS) {
      throw new GameTooLargeException(
          String.format(
              Locale.ROOT,
              "a number of about %,d binary digits; the limit is %,d",
              bits,
              MOST_BITS));
    }
  }

  /// n.2^k for k >= 0.
  static BigInteger shiftedLeft(BigInteger n, int k) {
    if (n.signum() != 0) {
      requireBits((long) n.bitLength() + k);
    }
    return n.shiftLeft(k);
  }

  /** The product. */
  public static BigInteger product(BigInteger a, BigInteger b) {
    long bits = (long) a.bitLength() + b.bitLength();
    if (bits <= PIECE_BITS) {
      return a.multiply(b);
    }
    requireBits(bits - 1);
    return a.signum() * b.signum() < 0
        ? pieceByPiece(a.abs(), b.abs()).negate()
        : pieceByPiece(a.abs(), b.abs());
  }

  /** Karatsuba's method above the size of a piece. */
  private static BigInteger pieceByPiece(BigInteger a, BigInteger b) {
    int longer = Math.max(a.bitLength(), b.bitLength());
    if (longer <= PIECE_BITS) {
      Computation.pollNow();
      return a.multiply(b);
    }
    int half = (longer + 1) / 2;
    BigInteger highA = a.shiftRight(half);
    BigInteger highB = b.shiftRight(half);
    BigInteger lowA = a.subtract(highA.shiftLeft(half));
    BigInteger lowB = b.subtract(highB.shiftLeft(half));
    BigInteger low = pieceByPiece(lowA, lowB);
    if (highA.signum() == 0) {
      return low.add(pieceByPiece(lowA, highB).shiftLeft(half));
    }
    if (highB.signum() == 0) {
      return low.add(pieceByPiece(highA, lowB).shiftLeft(half));
    }
    BigInteger high = pieceByPiece(highA, highB);
    BigInteger middle = pieceByPiece(lowA.add(highA), lowB.add(highB)).subtract(low).subtract(high);
    return high.shiftLeft(half).add(middle).shiftLeft(half).add(low);
  }

  /**
   * The power.
   *
   * @throws IllegalArgumentException if n is negative
   */
  public static BigInteger power(BigInteger a, BigInteger n) {
    if (n.signum() < 0) {
      throw new IllegalArgumentException("the exponent is negative: " + n);
    }
    if (a.abs().compareTo(BigInteger.ONE) <= 0) {
      return n.signum() == 0 ? BigInteger.ONE : n.testBit(0) ? a : a.abs();
    }
    // |a| >= 2^(bitLength - 1), so that the power has at least that many bits.
    requireBits(
        n.bitLength() >= Long.SIZE / 2
            ? Long.MAX_VALUE
            : n.longValue() * Math.max(1, a.abs().bitLength() - 1L));
    BigInteger power = BigInteger.ONE;
    for (int bit = n.bitLength() - 1; bit >= 0; bit--) {
      power = product(power, power);
      if (n.testBit(bit)) {
        power = product(power, a);
      }
    }
    return power;
  }

  /** The greatest common divisor, not negative. */
  public static BigInteger commonDivisor(BigInteger a, BigInteger b) {
    if (a.signum() == 0 || b.signum() == 0) {
      return a.abs().max(b.abs());
    }
    int twos = Math.min(a.getLowestSetBit(), b.getLowestSetBit());
    return oddCommonDivisor(oddPart(a), oddPart(b)).shiftLeft(twos);
  }

  private static BigInteger oddPart(BigInteger n) {
    return n.abs().shiftRight(n.getLowestSetBit());
  }

  private static BigInteger oddCommonDivisor(BigInteger a, BigInteger b) {
    BigInteger larger = a.max(b);
    BigInteger smaller = a.min(b);
    while (smaller.bitLength() > 2 * LEHMER_BITS) {
      Computation.poll();
      BigInteger[] next = lehmerStep(larger, smaller);
      larger = next[0];
      smaller = next[1];
    }
    return larger.gcd(smaller);
  }

  /**
   * Some steps of Euclid's algorithm at once, as far as the leading bits of both numbers show the
   * quotients beyond doubt; one ordinary step if they show none.
   */
  private static BigInteger[] lehmerStep(BigInteger larger, BigInteger smaller) {
    int shift = larger.bitLength() - LEHMER_BITS;
    long x = larger.shiftRight(shift).longValue();
    long y = smaller.shiftRight(shift).longValue();
    long a = 1;
    long b = 0;
    long c = 0;
    long d = 1;
    while (y + c != 0 && y + d != 0) {
      long quotient = (x + a) / (y + c);
      if (quotient != (x + b) / (y + d)) {
        break;
      }
      long nextC = a - quotient * c;
      a = c;
      c = nextC;
      long nextD = b - quotient * d;
      b = d;
      d = nextD;
      long nextY = x - quotient * y;
      x = y;
      y = nextY;
    }
    if (b == 0) {
      return new BigInteger[] {smaller, larger.remainder(smaller)};
    }
    return new BigInteger[] {
      combination(a, larger, b, smaller), combination(c, larger, d, smaller)
    };
  }

  private static BigInteger combination(long a, BigInteger x, long b, BigInteger y) {
    return x.multiply(BigInteger.valueOf(a)).add(y.multiply(BigInteger.valueOf(b)));
  }

  /**
   * The number with these decimal digits.
   *
   * @throws NumberFormatException if there is anything but ASCII digits, or nothing
   * @throws GameTooLargeException if it has more than {@link #MOST_BITS} bits
   */
  public static BigInteger parse(CharSequence digits) {
    int length = digits.length();
    if (length == 0 || digits.chars().anyMatch(c -> c < '0' || c > '9')) {
      throw new NumberFormatException("not a sequence of decimal digits");
    }
    requireBits((long) ((length - 1) * BITS_OF_A_DIGIT));
    return parse(digits, 0, length, new Tens());
  }

  private static BigInteger parse(CharSequence digits, int start, int end, Tens tens) {
    if (end - start <= PIECE_DIGITS) {
      return new BigInteger(digits.subSequence(start, end).toString());
    }
    int level = tens.levelBelow(end - start);
    int middle = end - tens.digits(level);
    BigInteger high = parse(digits, start, middle, tens);
    BigInteger low = parse(digits, middle, end, tens);
    return product(high, tens.power(level)).add(low);
  }

  /** The decimal digits of a number, after a minus sign if it is negative. */
  public static String text(BigInteger n) {
    if (n.bitLength() <= SHORT_BITS) {
      return n.toString();
    }
    StringBuilder text = new StringBuilder();
    if (n.signum() < 0) {
      text.append('-');
    }
    append(text, n.abs(), 0, new Tens());
    return text.toString();
  }

  /** Appends n with at least {@code width} digits. */
  private static void append(StringBuilder text, BigInteger n, int width, Tens tens) {
    Computation.poll();
    if (n.bitLength() <= SHORT_BITS) {
      String digits = n.toString();
      text.repeat('0', Math.max(0, width - digits.length())).append(digits);
      return;
    }
    // One digit less than there may be, so that the high part is never 0.
    int level = tens.levelBelow((int) (n.bitLength() / BITS_OF_A_DIGIT));
    int low = tens.digits(level);
    BigInteger[] parts = n.divideAndRemainder(tens.power(level));
    append(text, parts[0], Math.max(0, width - low), tens);
    append(text, parts[1], low, tens);
  }

  /** The powers 10^(1000.2^level), each computed once. */
  private static final class Tens {
    private final List<BigInteger> powers = new ArrayList<>();

    int digits(int level) {
      return PIECE_DIGITS << level;
    }

    /** The greatest level of fewer digits than {@code count}, which is more than a piece. */
    int levelBelow(int count) {
      int level = 0;
      while (digits(level + 1) < count) {
        level++;
      }
      return level;
    }

    BigInteger power(int level) {
      while (powers.size() <= level) {
        powers.add(
            powers.isEmpty()
                ? BigInteger.TEN.pow(PIECE_DIGITS)
                : product(powers.getLast(), powers.getLast()));
      }
      return powers.get(level);
    }
  }
}
