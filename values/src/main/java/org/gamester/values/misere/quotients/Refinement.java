package org.gamester.values.misere.quotients;

import java.util.Arrays;
import java.util.BitSet;
import org.gamester.values.Computation;

/**
 * The coarsest partition of a set that keeps the elements of a subset apart from the others and is
 * respected by given functions: elements of one part are mapped to elements of one part. The parts
 * are numbered by their first elements.
 *
 * <p>Parts are split, function by function, until all functions respect them (Moore). Cost: at most
 * elements times functions times parts; in practice a few rounds.
 */
final class Refinement {
  private final int mostParts;
  private final int size;
  private int[] parts;
  private int[] firsts = {};

  /**
   * @param functions the value of each function for each element
   * @throws QuotientTooLargeException if there are too many parts
   */
  Refinement(int[][] functions, BitSet subset, int mostParts) {
    this.mostParts = mostParts;
    this.size = functions[0].length;
    this.parts = new int[size];
    int[] isInSubset = new int[size];
    subset.stream().forEach(i -> isInSubset[i] = 1);
    split(isInSubset);
    int count = 0;
    while (count < firsts.length) {
      count = firsts.length;
      for (int[] function : functions) {
        int[] values = new int[size];
        for (int i = 0; i < size; i++) {
          values[i] = parts[function[i]];
        }
        split(values);
      }
    }
  }

  /** Splits parts by a value of their elements. */
  private void split(int[] values) {
    int slots = Integer.highestOneBit(2 * mostParts + 2) << 1;
    long[] keys = new long[slots];
    int[] numbers = new int[slots];
    int[] found = new int[mostParts];
    int[] refined = new int[size];
    int count = 0;
    Arrays.fill(numbers, -1);
    for (int i = 0; i < size; i++) {
      Computation.pollAt(i);
      long key = (long) parts[i] << Integer.SIZE | values[i];
      int slot = Long.hashCode(key * 0x9E3779B97F4A7C15L) & slots - 1;
      while (numbers[slot] >= 0 && keys[slot] != key) {
        slot = slot + 1 & slots - 1;
      }
      if (numbers[slot] < 0) {
        if (count == mostParts) {
          throw new QuotientTooLargeException(mostParts);
        }
        keys[slot] = key;
        numbers[slot] = count;
        found[count++] = i;
      }
      refined[i] = numbers[slot];
    }
    parts = refined;
    firsts = Arrays.copyOf(found, count);
  }

  /** The number of parts. */
  int count() {
    return firsts.length;
  }

  /** The part of an element. */
  int part(int element) {
    return parts[element];
  }

  /** The first element of a part. */
  int first(int part) {
    return firsts[part];
  }

  /** The parts that are in a set of elements. */
  BitSet parts(BitSet elements) {
    BitSet inside = new BitSet(count());
    elements.stream().forEach(element -> inside.set(parts[element]));
    return inside;
  }
}
