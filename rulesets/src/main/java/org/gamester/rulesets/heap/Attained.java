package org.gamester.rulesets.heap;

import java.util.Arrays;
import org.gamester.values.GameTooLargeException;

/**
 * The Grundy values that the options of a heap attain: a set of small numbers that is cleared at
 * once, since a number is in it if its mark is the latest.
 */
final class Attained {
  private static final int MOST = 1 << 27;

  /** A pair that is tested takes longer than one that is only marked. */
  private static final long STEPS_FOR_A_TEST = 2;

  private int[] marks = new int[64];
  private int latest;
  private int greatest;
  private long steps;

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

  boolean has(int number) {
    return number < marks.length && marks[number] == latest;
  }

  /** Adds the nim sums of values[a] and values[rest - a] for 1 &lt;= a &lt;= last. */
  void addPairs(int[] values, int last, int rest) {
    makeRoom();
    int[] into = marks;
    int mark = latest;
    for (int a = 1; a <= last; a++) {
      into[values[a] ^ values[rest - a]] = mark;
    }
  }

  /** Adds the nim sums of values[a] and values[rest - a] for the heaps a of a list. */
  void addPairs(int[] values, int[] heaps, int count, int rest) {
    makeRoom();
    int[] into = marks;
    int mark = latest;
    steps += count;
    for (int i = 0; i < count; i++) {
      int a = heaps[i];
      if (a >= rest) {
        return;
      }
      if (2 * a != rest) {
        into[values[a] ^ values[rest - a]] = mark;
      }
    }
  }

  /**
   * Adds the nim sums below a bound of values[a] and values[rest - a] for 1 &lt;= a &lt;= last,
   * until so many are new.
   *
   * @return how many are still missing
   */
  int addPairsUntil(int[] values, int last, int rest, int bound, int missing) {
    makeRoom();
    int[] into = marks;
    int mark = latest;
    int left = missing;
    for (int a = 1; a <= last; a++) {
      int sum = values[a] ^ values[rest - a];
      if (sum < bound && into[sum] != mark) {
        into[sum] = mark;
        if (--left == 0) {
          steps += STEPS_FOR_A_TEST * a;
          return 0;
        }
      }
    }
    steps += STEPS_FOR_A_TEST * last;
    return left;
  }

  /** What the pairs have cost since {@link #resetSteps}, in pairs that are only marked. */
  long steps() {
    return steps;
  }

  void resetSteps() {
    steps = 0;
  }

  /** Makes room for the nim sums of all values so far. */
  private void makeRoom() {
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
    greatest = Math.max(greatest, mex);
    return mex;
  }

  /** Makes the sums of this value with others possible. */
  void expect(int value) {
    greatest = Math.max(greatest, value);
  }
}
