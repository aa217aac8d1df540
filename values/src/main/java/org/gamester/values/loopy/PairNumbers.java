package org.gamester.values.loopy;

import java.util.Arrays;

/** Numbers pairs of nonnegative numbers from 0 in the order in which they are met. */
final class PairNumbers {
  private static final int EMPTY = -1;

  private long[] keys = new long[64];
  private int[] numbers = new int[64];
  private int size;

  PairNumbers() {
    Arrays.fill(numbers, EMPTY);
  }

  int size() {
    return size;
  }

  /** The number of a pair; one that is met for the first time gets the {@link #size} before. */
  int number(int first, int second) {
    long key = (long) first << 32 | second;
    int slot = slot(key);
    if (numbers[slot] == EMPTY) {
      if (2 * size >= numbers.length) {
        grow();
        slot = slot(key);
      }
      keys[slot] = key;
      numbers[slot] = size++;
    }
    return numbers[slot];
  }

  /** The slot of a key, or the free one where it belongs. */
  private int slot(long key) {
    int mask = keys.length - 1;
    int slot = (int) (key * 0x9E3779B97F4A7C15L >>> 32) & mask;
    while (numbers[slot] != EMPTY && keys[slot] != key) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private void grow() {
    long[] oldKeys = keys;
    int[] oldNumbers = numbers;
    keys = new long[2 * oldKeys.length];
    numbers = new int[2 * oldNumbers.length];
    Arrays.fill(numbers, EMPTY);
    for (int i = 0; i < oldKeys.length; i++) {
      if (oldNumbers[i] != EMPTY) {
        int slot = slot(oldKeys[i]);
        keys[slot] = oldKeys[i];
        numbers[slot] = oldNumbers[i];
      }
    }
  }
}
