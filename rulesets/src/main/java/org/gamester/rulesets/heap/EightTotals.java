package org.gamester.rulesets.heap;

import java.util.Arrays;

/**
 * Marks the nim sums of pairs of heaps, for eight totals that follow each other at once: the
 * partners of one heap in these pairs stand side by side. So a heap from a list, which is a miss of
 * the processor's cache, serves eight sums.
 *
 * <p>The sum of two equal heaps is marked too, so that 0 must be asked for by other means where
 * these do not count.
 *
 * <p>Cost: 8 bytes for each value; about 0.6 nanoseconds for each sum, a list of heaps or not.
 */
final class EightTotals {
  static final int COUNT = 8;

  private static final int SHIFT = 3;

  private byte[] marks = new byte[64 * COUNT];

  /** Forgets all marks, and makes room for the nim sums of numbers up to {@code greatest}. */
  void clear(int greatest) {
    int length = COUNT * 2 * Integer.highestOneBit(Math.max(1, greatest));
    if (length > marks.length) {
      marks = new byte[length];
    } else {
      Arrays.fill(marks, (byte) 0);
    }
  }

  /** Marks a number that there is room for as a sum with the i-th total. */
  void add(int number, int i) {
    marks[number << SHIFT | i] = 1;
  }

  /** Whether a number is marked as a sum with the i-th total. */
  boolean has(int number, int i) {
    int place = number << SHIFT | i;
    return place < marks.length && marks[place] != 0;
  }

  /** Marks the sums of each of these heaps with its partners for the totals from one on. */
  void addPairs(int[] values, int[] heaps, int from, int to, int total) {
    byte[] into = marks;
    for (int i = from; i < to; i++) {
      add(into, values, heaps[i], total);
    }
  }

  /** The same for the heaps from {@code first} to {@code last}. */
  void addPairs(int[] values, int first, int last, int total) {
    byte[] into = marks;
    for (int a = first; a <= last; a++) {
      add(into, values, a, total);
    }
  }

  private static void add(byte[] into, int[] values, int a, int total) {
    int value = values[a];
    int b = total - a;
    into[(value ^ values[b]) << SHIFT] = 1;
    into[(value ^ values[b + 1]) << SHIFT | 1] = 1;
    into[(value ^ values[b + 2]) << SHIFT | 2] = 1;
    into[(value ^ values[b + 3]) << SHIFT | 3] = 1;
    into[(value ^ values[b + 4]) << SHIFT | 4] = 1;
    into[(value ^ values[b + 5]) << SHIFT | 5] = 1;
    into[(value ^ values[b + 6]) << SHIFT | 6] = 1;
    into[(value ^ values[b + 7]) << SHIFT | 7] = 1;
  }
}
