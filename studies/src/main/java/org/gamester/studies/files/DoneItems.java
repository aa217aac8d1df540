package org.gamester.studies.files;

import java.util.Arrays;

/** A set of the numbers of items, as intervals: few, as items are done nearly in order. */
final class DoneItems {
  private long[] starts = new long[16];
  private long[] ends = new long[16];
  private int size;

  /** Adds a number greater than all before it. */
  void add(long number) {
    if (size > 0 && ends[size - 1] == number - 1) {
      ends[size - 1] = number;
      return;
    }
    if (size == starts.length) {
      starts = Arrays.copyOf(starts, 2 * size);
      ends = Arrays.copyOf(ends, 2 * size);
    }
    starts[size] = number;
    ends[size++] = number;
  }

  boolean contains(long number) {
    int index = Arrays.binarySearch(starts, 0, size, number);
    int before = index >= 0 ? index : -index - 2;
    return before >= 0 && number <= ends[before];
  }
}
