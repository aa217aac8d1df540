package org.gamester.rulesets.heap;

import java.util.Arrays;
import org.gamester.values.GameTooLargeException;

/**
 * The Grundy values that the options of a heap attain: a set of small numbers that is cleared at
 * once, since a number is in it if its mark is the latest.
 */
final class StampedSet {
  private static final int MOST = 1 << 27;

  private int[] marks = new int[64];
  private int latest;

  void clear() {
    if (++latest == Integer.MAX_VALUE) {
      Arrays.fill(marks, 0);
      latest = 1;
    }
  }

  void add(int number) {
    if (number >= marks.length) {
      if (number >= MOST) {
        throw new GameTooLargeException("a Grundy value is greater than " + MOST);
      }
      marks = Arrays.copyOf(marks, 2 * Integer.highestOneBit(number));
    }
    marks[number] = latest;
  }

  /** Adds the numbers of a set of bits. */
  void addAll(long[] set) {
    for (int i = 0; i < set.length; i++) {
      for (long bits = set[i]; bits != 0; bits &= bits - 1) {
        add(i << 6 | Long.numberOfTrailingZeros(bits));
      }
    }
  }

  boolean has(int number) {
    return number < marks.length && marks[number] == latest;
  }

  /// Adds the nim sums of `values[a]` and `values[rest - a]` for first <= a <= last, all of them
  /// less than what [#makeRoom] made room for.
  void addPairs(int[] values, int first, int last, int rest) {
    int[] into = marks;
    int mark = latest;
    for (int a = first; a <= last; a++) {
      into[values[a] ^ values[rest - a]] = mark;
    }
  }

  /// Adds the nim sums of `values[a]` and `values[rest - a]` for the heaps a, first <= a <= rest -
  /// first, of an ascending list.
  void addPairs(int[] values, int[] heaps, int count, int first, int rest) {
    int[] into = marks;
    int mark = latest;
    for (int i = 0; i < count; i++) {
      int a = heaps[i];
      if (a > rest - first) {
        return;
      }
      if (a >= first && 2 * a != rest) {
        into[values[a] ^ values[rest - a]] = mark;
      }
    }
  }

  /** Makes room for the nim sums of numbers up to {@code greatest}. */
  void makeRoom(int greatest) {
    int length = 2 * Integer.highestOneBit(Math.max(1, greatest));
    if (length > marks.length) {
      marks = Arrays.copyOf(marks, length);
    }
  }

  /** The least number that is not attained. */
  int mex() {
    int mex = 0;
    while (has(mex)) {
      mex++;
    }
    return mex;
  }
}
