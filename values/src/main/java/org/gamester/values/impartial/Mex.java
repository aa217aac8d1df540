package org.gamester.values.impartial;

import java.math.BigInteger;
import java.util.Collection;

/**
 * The minimal excludant: the least nonnegative integer that a collection leaves out. With n
 * elements it is at most n, so one pass that marks the elements up to n finds it in O(n) time and
 * bits.
 */
public final class Mex {
  private Mex() {}

  /**
   * The least nonnegative integer not in {@code values}; negative and repeated ones do not matter.
   */
  public static int of(Collection<BigInteger> values) {
    boolean[] seen = new boolean[values.size() + 1];
    for (BigInteger value : values) {
      if (value.signum() >= 0 && value.bitLength() < 32 && value.intValue() < seen.length) {
        seen[value.intValue()] = true;
      }
    }
    return firstUnseen(seen);
  }

  /**
   * The least nonnegative integer not in {@code values}; negative and repeated ones do not matter.
   */
  public static int of(int... values) {
    boolean[] seen = new boolean[values.length + 1];
    for (int value : values) {
      if (value >= 0 && value < seen.length) {
        seen[value] = true;
      }
    }
    return firstUnseen(seen);
  }

  private static int firstUnseen(boolean[] seen) {
    int mex = 0;
    while (seen[mex]) {
      mex++;
    }
    return mex;
  }
}
