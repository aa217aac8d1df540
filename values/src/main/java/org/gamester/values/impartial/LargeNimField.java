package org.gamester.values.impartial;

import java.math.BigInteger;
import java.util.Arrays;
import org.gamester.values.Computation;

/**
 * The nim field of the nimbers of 64n bits, n a power of two, as arrays of n limbs, lowest first.
 *
 * <p>The same quadratic extensions as in {@link NimField64}. With T(n) the time of a product and
 * H(n) that of a product by F/2: H(n) = 3H(n/2), T(n) = 3T(n/2) + H(n/2), so a product takes
 * O(n<sup>1.585</sup> log n), a square, a square root or an inverse at most a few products. The
 * depth of recursion is log<sub>2</sub> n.
 */
final class LargeNimField {
  private LargeNimField() {}

  /** The limbs of the nonnegative {@code a}, padded to the next power of two. */
  static long[] of(BigInteger a, int atLeast) {
    int words = Math.max(atLeast, (a.bitLength() + 63) / 64);
    int length = Integer.highestOneBit(words) == words ? words : 2 * Integer.highestOneBit(words);
    byte[] bytes = a.toByteArray();
    long[] limbs = new long[length];
    for (int i = 0; i < bytes.length; i++) {
      int place = bytes.length - 1 - i;
      if (place / 8 < length) {
        limbs[place / 8] |= (bytes[i] & 0xFFL) << (8 * (place % 8));
      }
    }
    return limbs;
  }

  static BigInteger toInteger(long[] limbs) {
    byte[] bytes = new byte[8 * limbs.length];
    for (int place = 0; place < bytes.length; place++) {
      bytes[bytes.length - 1 - place] = (byte) (limbs[place / 8] >>> (8 * (place % 8)));
    }
    return new BigInteger(1, bytes);
  }

  static long[] product(long[] a, long[] b) {
    int n = a.length;
    if (n == 1) {
      return new long[] {NimField64.product(a[0], b[0])};
    }
    Computation.poll();
    if (isZero(a) || isZero(b)) {
      return new long[n];
    }
    long[] a1 = high(a);
    long[] a0 = low(a);
    long[] b1 = high(b);
    long[] b0 = low(b);
    long[] low = product(a0, b0);
    if (isZero(a1)) {
      return join(product(a0, b1), low);
    }
    if (isZero(b1)) {
      return join(product(a1, b0), low);
    }
    long[] cross = product(sum(a1, a0), sum(b1, b0));
    return join(sum(cross, low), sum(low, timesHalf(product(a1, b1))));
  }

  /** {@code a} nim-times 2 to the number of its bits less one. */
  private static long[] timesHalf(long[] a) {
    if (a.length == 1) {
      return new long[] {NimField64.timesHalf(a[0])};
    }
    if (isZero(a)) {
      return a;
    }
    long[] a1 = high(a);
    return join(timesHalf(sum(a1, low(a))), timesHalf(timesHalf(a1)));
  }

  static long[] square(long[] a) {
    if (a.length == 1) {
      return new long[] {NimField64.square(a[0])};
    }
    long[] a1 = square(high(a));
    return join(a1, sum(square(low(a)), timesHalf(a1)));
  }

  /** The inverse of {@code a}, which must not be 0, by the norm to the field of half the bits. */
  static long[] inverse(long[] a) {
    if (a.length == 1) {
      return new long[] {NimField64.inverse(a[0])};
    }
    long[] a1 = high(a);
    long[] a0 = low(a);
    long[] conjugate = sum(a0, a1);
    long[] norm = inverse(sum(product(a0, conjugate), timesHalf(square(a1))));
    return join(product(a1, norm), product(conjugate, norm));
  }

  static long[] squareRoot(long[] a) {
    if (a.length == 1) {
      return new long[] {NimField64.squareRoot(a[0])};
    }
    long[] a1 = high(a);
    return join(squareRoot(a1), squareRoot(sum(low(a), timesHalf(a1))));
  }

  private static boolean isZero(long[] a) {
    for (long limb : a) {
      if (limb != 0) {
        return false;
      }
    }
    return true;
  }

  private static long[] sum(long[] a, long[] b) {
    long[] sum = a.clone();
    for (int i = 0; i < sum.length; i++) {
      sum[i] ^= b[i];
    }
    return sum;
  }

  private static long[] high(long[] a) {
    return Arrays.copyOfRange(a, a.length / 2, a.length);
  }

  private static long[] low(long[] a) {
    return Arrays.copyOf(a, a.length / 2);
  }

  private static long[] join(long[] high, long[] low) {
    long[] whole = Arrays.copyOf(low, 2 * low.length);
    System.arraycopy(high, 0, whole, low.length, high.length);
    return whole;
  }
}
