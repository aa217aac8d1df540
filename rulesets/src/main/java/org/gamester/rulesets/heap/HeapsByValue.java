package org.gamester.rulesets.heap;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * The heaps with common Grundy values, listed by value, to find a pair with a given nim sum.
 *
 * <p>To find a pair with the nim sum r, a frequent value c is tried for one of them first: for the
 * heaps with the value c + r it is looked up whether the rest has the value c. Few attempts are
 * made for each c, since in many games the value of a heap depends on its size modulo some number,
 * and then two values may never meet.
 */
final class HeapsByValue {
  private static final int MOST_CLASSES = 128;
  private static final int MOST_OF_A_CLASS = 16;

  private int[][] heaps = new int[64][];
  private int[] counts = new int[64];
  private int[] byFrequency = {};

  void clear() {
    heaps = new int[64][];
    counts = new int[64];
    byFrequency = new int[0];
  }

  void add(int heap, int value) {
    if (value >= counts.length) {
      int length = 2 * Integer.highestOneBit(value);
      heaps = Arrays.copyOf(heaps, length);
      counts = Arrays.copyOf(counts, length);
    }
    int[] list = heaps[value];
    int count = counts[value];
    if (list == null || count == list.length) {
      list = list == null ? new int[8] : Arrays.copyOf(list, 2 * count);
      heaps[value] = list;
    }
    list[count] = heap;
    counts[value] = count + 1;
    if (count == 0) {
      byFrequency = Arrays.copyOf(byFrequency, byFrequency.length + 1);
      byFrequency[byFrequency.length - 1] = value;
    }
  }

  /** Puts the most frequent values first. */
  void sort() {
    byFrequency =
        IntStream.of(byFrequency)
            .boxed()
            .sorted(Comparator.comparingInt(value -> -counts[value]))
            .mapToInt(value -> value)
            .toArray();
  }

  /**
   * Whether two different heaps that have so many tokens together are seen to have this nim sum,
   * within a bounded number of attempts.
   */
  boolean showsPair(int[] values, int rest, int sum) {
    int classes = Math.min(MOST_CLASSES, byFrequency.length);
    for (int i = 0; i < classes; i++) {
      int value = byFrequency[i];
      int other = value ^ sum;
      if (other < counts.length && showsPair(values, rest, value, other)) {
        return true;
      }
    }
    return false;
  }

  private boolean showsPair(int[] values, int rest, int value, int other) {
    int[] list = heaps[other];
    int most = Math.min(MOST_OF_A_CLASS, counts[other]);
    for (int i = 0; i < most && list[i] < rest; i++) {
      if (values[rest - list[i]] == value && 2 * list[i] != rest) {
        return true;
      }
    }
    return false;
  }
}
