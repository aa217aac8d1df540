package org.gamester.values.impartial;

/**
 * The nim field of the 2<sup>64</sup> nimbers that fit in an unsigned {@code long}.
 *
 * <p>A Fermat 2-power F = 2<sup>h</sup> (h a power of two) obeys F&sup2; = F + F/2, and nim-times a
 * smaller number is an ordinary product (Conway, <i>On Numbers and Games</i>, ch. 6). So the field
 * of 2h bits is a quadratic extension of the field of h bits, and a product costs three products of
 * half the length and one by the constant F/2. At 16 bits logarithms take over: a product of 64
 * bits is nine look-ups of logarithms and six of the constant.
 */
final class NimField64 {
  private static final int ORDER_16 = 0xFFFF;
  private static final char[] POWERS = new char[2 * ORDER_16];
  private static final char[] LOGARITHMS = new char[1 << 16];
  private static final int LOG_OF_HALF_16;

  static {
    byte[][] table = productsOf8Bits();
    int generator = 2;
    while (!fillPowers(table, generator)) {
      generator++;
    }
    LOG_OF_HALF_16 = LOGARITHMS[1 << 15];
  }

  private NimField64() {}

  static long product(long a, long b) {
    if (((a | b) >>> 16) == 0) {
      return product16((int) a, (int) b);
    }
    if (((a | b) >>> 32) == 0) {
      return product32((int) a, (int) b) & 0xFFFFFFFFL;
    }
    int a1 = (int) (a >>> 32);
    int a0 = (int) a;
    int b1 = (int) (b >>> 32);
    int b0 = (int) b;
    int low = product32(a0, b0);
    int high = product32(a1, b1);
    int cross = product32(a1 ^ a0, b1 ^ b0);
    return join(cross ^ low, low ^ timesHalf32(high));
  }

  /** {@code a} nim-times 2<sup>63</sup>. */
  static long timesHalf(long a) {
    int a1 = (int) (a >>> 32);
    int a0 = (int) a;
    return join(timesHalf32(a1 ^ a0), timesHalf32(timesHalf32(a1)));
  }

  static long square(long a) {
    if ((a >>> 16) == 0) {
      return product16((int) a, (int) a);
    }
    int a1 = square32((int) (a >>> 32));
    return join(a1, square32((int) a) ^ timesHalf32(a1));
  }

  /** The inverse of {@code a}, which must not be 0. */
  static long inverse(long a) {
    if ((a >>> 16) == 0) {
      return inverse16((int) a);
    }
    if ((a >>> 32) == 0) {
      return inverse32((int) a) & 0xFFFFFFFFL;
    }
    int a1 = (int) (a >>> 32);
    int a0 = (int) a;
    int norm = inverse32(product32(a0, a0 ^ a1) ^ timesHalf32(square32(a1)));
    return join(product32(a1, norm), product32(a0 ^ a1, norm));
  }

  static long squareRoot(long a) {
    if ((a >>> 16) == 0) {
      return squareRoot16((int) a);
    }
    int a1 = (int) (a >>> 32);
    return join(squareRoot32(a1), squareRoot32((int) a ^ timesHalf32(a1)));
  }

  private static long join(int high, int low) {
    return ((long) high << 32) | (low & 0xFFFFFFFFL);
  }

  private static int product32(int a, int b) {
    int a1 = a >>> 16;
    int a0 = a & ORDER_16;
    int b1 = b >>> 16;
    int b0 = b & ORDER_16;
    int low = product16(a0, b0);
    int cross = product16(a1 ^ a0, b1 ^ b0);
    return ((cross ^ low) << 16) | (low ^ timesHalf16(product16(a1, b1)));
  }

  private static int timesHalf32(int a) {
    int a1 = a >>> 16;
    return (timesHalf16(a1 ^ (a & ORDER_16)) << 16) | timesHalf16(timesHalf16(a1));
  }

  private static int square32(int a) {
    int a0 = a & ORDER_16;
    int high = product16(a >>> 16, a >>> 16);
    return (high << 16) | (product16(a0, a0) ^ timesHalf16(high));
  }

  private static int inverse32(int a) {
    int a1 = a >>> 16;
    int a0 = a & ORDER_16;
    int norm = inverse16(product16(a0, a0 ^ a1) ^ timesHalf16(product16(a1, a1)));
    return (product16(a1, norm) << 16) | product16(a0 ^ a1, norm);
  }

  private static int squareRoot32(int a) {
    int a1 = a >>> 16;
    return (squareRoot16(a1) << 16) | squareRoot16((a & ORDER_16) ^ timesHalf16(a1));
  }

  private static int product16(int a, int b) {
    return a == 0 || b == 0 ? 0 : POWERS[LOGARITHMS[a] + LOGARITHMS[b]];
  }

  private static int timesHalf16(int a) {
    return a == 0 ? 0 : POWERS[LOGARITHMS[a] + LOG_OF_HALF_16];
  }

  private static int inverse16(int a) {
    return POWERS[ORDER_16 - LOGARITHMS[a]];
  }

  private static int squareRoot16(int a) {
    if (a == 0) {
      return 0;
    }
    int log = LOGARITHMS[a];
    return POWERS[(log & 1) == 0 ? log >> 1 : (log + ORDER_16) >> 1];
  }

  /** The product table of the field of 256, by the rule for Fermat powers, from 1 bit upwards. */
  private static byte[][] productsOf8Bits() {
    byte[][] table = new byte[256][256];
    table[1][1] = 1;
    for (int half = 1; half < 8; half *= 2) {
      int size = 1 << half;
      for (int a = 0; a < size * size; a++) {
        for (int b = a < size ? size : 0; b < size * size; b++) {
          table[a][b] = (byte) extend(table, half, a, b);
        }
      }
    }
    return table;
  }

  private static int extend(byte[][] table, int half, int a, int b) {
    int mask = (1 << half) - 1;
    int a1 = a >> half;
    int a0 = a & mask;
    int b1 = b >> half;
    int b0 = b & mask;
    int low = table[a0][b0] & 0xFF;
    int high = table[a1][b1] & 0xFF;
    int cross = table[a1 ^ a0][b1 ^ b0] & 0xFF;
    return ((cross ^ low) << half) | (low ^ (table[high][1 << (half - 1)] & 0xFF));
  }

  private static boolean fillPowers(byte[][] table, int generator) {
    int power = 1;
    for (int i = 0; i < ORDER_16; i++) {
      if (i > 0 && power == 1) {
        return false;
      }
      POWERS[i] = (char) power;
      POWERS[i + ORDER_16] = (char) power;
      LOGARITHMS[power] = (char) i;
      power = extend(table, 8, power, generator);
    }
    return true;
  }
}
