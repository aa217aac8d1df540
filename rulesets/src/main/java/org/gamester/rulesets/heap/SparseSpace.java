package org.gamester.rulesets.heap;

import java.util.Arrays;
import org.gamester.values.Computation;

/**
 * A division of heaps with their Grundy values into rare and common ones, by the parity of some of
 * the binary digits of the value (Berlekamp, Conway, Guy, <i>Winning Ways</i>, chapter 4: "sparse
 * space phenomenon"), or of these and the size of the heap (A. Flammenkamp, <i>Sparse- and
 * common-positions of Sprague-Grundy values of octal games</i>).
 *
 * <p>A heap is rare if the number of these digits is even; where sizes count, if this number, the
 * size of the heap and the number of tokens taken have an even sum. Let a move from a heap of n
 * tokens leave two heaps. Then n with their nim sum as its value would be common if exactly one of
 * the two is rare, and rare if both are or neither is. In many octal games some choice of digits
 * makes nearly all heaps common; any choice divides the sums in this way, so that correctness does
 * not depend on it.
 *
 * @param digits the binary digits whose parity is taken
 * @param bySize whether the sizes of heaps count too
 * @param taken the number of tokens taken, or another number of the same parity, if sizes count
 */
public record SparseSpace(int digits, boolean bySize, int taken) {

  private static final int MOST_BITS = 16;

  /** Whether a heap is rare if it has this value. */
  public boolean isRare(int heap, int value) {
    int odd = bySize ? heap ^ taken : 0;
    return ((Integer.bitCount(value & digits) ^ odd) & 1) == 0;
  }

  /**
   * The division by values alone with the fewest rare heaps among the first ones. Cost: with b-bit
   * values, b 2^b steps for a Walsh-Hadamard transform, which counts all 2^b choices at once.
   */
  public static SparseSpace of(int[] values, int count) {
    int[] surplus = surplus(values, count, 0);
    return new SparseSpace(least(surplus, 1), false, 0);
  }

  /** As {@link #of(int[], int)}, with sizes too where that makes fewer heaps rare. */
  static SparseSpace ofBoth(int[] values, int count, int taken) {
    int[] byValue = surplus(values, count, 0);
    int[] bySize = surplus(values, count, 1);
    if (taken % 2 != 0) {
      Arrays.setAll(bySize, digits -> -bySize[digits]);
    }
    int one = least(byValue, 1);
    int other = least(bySize, 0);
    return bySize[other] < byValue[one]
        ? new SparseSpace(other, true, taken)
        : new SparseSpace(one, false, 0);
  }

  /**
   * For each choice of digits, how many more heaps have an even number of them than an odd number;
   * if {@code sizes} is 1, of them and their size.
   */
  private static int[] surplus(int[] values, int count, int sizes) {
    int greatest = 1;
    for (int i = 0; i < count; i++) {
      Computation.pollAt(i);
      greatest = Math.max(greatest, values[i]);
    }
    int bits = Math.min(MOST_BITS, Integer.SIZE - Integer.numberOfLeadingZeros(greatest));
    int size = 1 << bits;
    int[] surplus = new int[size];
    for (int i = 0; i < count; i++) {
      Computation.pollAt(i);
      surplus[values[i] & (size - 1)] += 1 - 2 * (i & sizes);
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
    return surplus;
  }

  private static int least(int[] surplus, int from) {
    int best = 0;
    for (int digits = from; digits < surplus.length; digits++) {
      best = surplus[digits] < surplus[best] ? digits : best;
    }
    return best;
  }

  /** The rare heaps of at least one token, in order. */
  public int[] rareHeaps(int[] values, int count) {
    int[] heaps = new int[Math.max(16, count / 8)];
    int found = 0;
    for (int heap = 1; heap < count; heap++) {
      Computation.pollAt(heap);
      if (isRare(heap, values[heap])) {
        if (found == heaps.length) {
          heaps = Arrays.copyOf(heaps, 2 * found);
        }
        heaps[found++] = heap;
      }
    }
    return Arrays.copyOf(heaps, found);
  }
}
