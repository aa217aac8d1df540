package org.gamester.rulesets.heap;

import java.util.Arrays;

/**
 * A division of the Grundy values into rare and common ones, by the parity of some of their binary
 * digits (Berlekamp, Conway, Guy, <i>Winning Ways</i>, chapter 4: "sparse space phenomenon").
 *
 * <p>Values with an even number of these digits are rare, the others common. So the nim sum of two
 * rare or of two common values is rare, and that of a rare and a common one common. In many octal
 * games some choice of digits makes nearly all values common; any choice divides the sums in this
 * way, so that correctness does not depend on it.
 *
 * @param digits the binary digits whose parity is taken
 */
public record SparseSpace(int digits) {

  private static final int MOST_BITS = 16;

  /** Whether the nim sums of rare values are rare. Always true of 0. */
  public boolean isRare(int value) {
    return (Integer.bitCount(value & digits) & 1) == 0;
  }

  /**
   * The division with the fewest rare values among the first ones. Cost: with b-bit values, b 2^b
   * steps for a Walsh-Hadamard transform, which counts all 2^b choices at once.
   */
  public static SparseSpace of(int[] values, int count) {
    int greatest = 1;
    for (int i = 0; i < count; i++) {
      greatest = Math.max(greatest, values[i]);
    }
    int bits = Math.min(MOST_BITS, Integer.SIZE - Integer.numberOfLeadingZeros(greatest));
    int size = 1 << bits;
    int[] surplus = new int[size];
    for (int i = 0; i < count; i++) {
      surplus[values[i] & (size - 1)]++;
    }
    for (int step = 1; step < size; step *= 2) {
      for (int i = 0; i < size; i += 2 * step) {
        for (int j = i; j < i + step; j++) {
          int even = surplus[j];
          int odd = surplus[j + step];
          surplus[j] = even + odd;
          surplus[j + step] = even - odd;
        }
      }
    }
    int best = 0;
    for (int digits = 1; digits < size; digits++) {
      best = surplus[digits] < surplus[best] ? digits : best;
    }
    return new SparseSpace(best);
  }

  /** The heaps of at least one token with rare values, in order. */
  public int[] rareHeaps(int[] values, int count) {
    int[] heaps = new int[Math.max(16, count / 8)];
    int found = 0;
    for (int heap = 1; heap < count; heap++) {
      if (isRare(values[heap])) {
        if (found == heaps.length) {
          heaps = Arrays.copyOf(heaps, 2 * found);
        }
        heaps[found++] = heap;
      }
    }
    return Arrays.copyOf(heaps, found);
  }
}
