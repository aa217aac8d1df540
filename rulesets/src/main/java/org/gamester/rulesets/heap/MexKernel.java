package org.gamester.rulesets.heap;

import java.util.Arrays;
import org.gamester.rulesets.heap.HeapCounts.Sizes;
import org.jspecify.annotations.Nullable;

/**
 * Finds the Grundy value of a heap from those of all smaller heaps: the mex of the nim sums of the
 * heaps that a move leaves.
 *
 * <p>What may be left in two heaps costs most. The dense way marks the nim sums of all pairs, n/2
 * steps for each digit of the code. The sparse way rests on a {@link SparseSpace}: a pair whose sum
 * is common has exactly one heap with a rare value, so that the pairs with a rare heap give all
 * common values that are attained, and some of the rare ones. Let m be the least common value that
 * is not attained. Then the mex is m, unless a rare value below m is not attained either. So pairs
 * are gone through until all of these have turned up; if one does not, all pairs have been marked,
 * as in the dense way.
 *
 * <p>Cost of the sparse way: one step for each rare heap, and as many pairs as it takes until the
 * rare values have turned up: some hundreds in Kayles, 20,000 to 40,000 in 0.007. It is tried where
 * fewer than one heap in {@value #DENSITY} is rare, and kept where it takes less than the dense
 * way. (To look for the last few values by lists of the heaps with each value does not pay: even
 * the most frequent value of 0.007 belongs to one heap in a hundred only.)
 */
final class MexKernel {

  private static final int FEWEST_HEAPS = 1024;
  private static final int DENSITY = 3;

  /** So many heaps are tried in the sparse way. */
  private static final int TRIAL = 64;

  private final Taking taking;
  private final Attained attained = new Attained();
  private int[] values = new int[0];
  private @Nullable SparseSpace space;
  private int[] rare = new int[0];
  private int rareCount;
  private int triedFrom;

  MexKernel(Taking taking) {
    this.taking = taking;
  }

  /** Reads the values of smaller heaps from this array from now on. */
  void use(int[] array) {
    values = array;
  }

  /** Chooses the way in which the values of the heaps from {@code known} on are found. */
  void begin(int[] array, int known) {
    for (int heap = 0; heap < known; heap++) {
      attained.expect(array[heap]);
    }
    space = null;
    if (known >= FEWEST_HEAPS && taking instanceof CodedTaking code && mostHeaps(code) == 2) {
      SparseSpace found = SparseSpace.of(array, known);
      rare = found.rareHeaps(array, known);
      rareCount = rare.length;
      space = rareCount < known / DENSITY ? found : null;
      triedFrom = known;
      attained.resetSteps();
    }
  }

  /** After a trial of some heaps, returns to the dense way if that costs less. */
  private void judge(CodedTaking code, int size) {
    long pairs = 0;
    for (long taken = code.nextTake(-1); taken <= size; taken = code.nextTake(taken)) {
      pairs += leavesUnequalPairs(code.counts(taken)) ? (size - taken) / 2 : 0;
    }
    if (attained.steps() > pairs * TRIAL) {
      space = null;
    }
  }

  /** Whether a heap costs so little that more of them may be looked at than are asked for. */
  boolean isCheap() {
    return taking instanceof CodedTaking code && mostHeaps(code) <= 2;
  }

  /** The greatest number of heaps that any of the first amounts may leave. */
  private static int mostHeaps(CodedTaking code) {
    int most = 0;
    long taken = code.nextTake(-1);
    for (int seen = 0; seen < FEWEST_HEAPS && taken != Long.MAX_VALUE; seen++) {
      most = Math.max(most, code.counts(taken).greatest());
      taken = code.nextTake(taken);
    }
    return most;
  }

  /** The value of a heap of {@code size} tokens, given those of all smaller ones. */
  int value(int size) {
    attained.clear();
    if (!(taking instanceof CodedTaking code)) {
      taking.forEach(size, (taken, left) -> attained.add(nimSum(left)));
      return attained.mex();
    }
    for (long taken = code.nextTake(-1); taken <= size; taken = code.nextTake(taken)) {
      mark(code.counts(taken), size - (int) taken);
    }
    if (space == null) {
      return attained.mex();
    }
    int value = sparse(code, size, space);
    attained.expect(value);
    if (space.isRare(value)) {
      if (rareCount == rare.length) {
        rare = Arrays.copyOf(rare, 2 * rareCount + 16);
      }
      rare[rareCount++] = size;
    }
    if (size == triedFrom + TRIAL) {
      judge(code, size);
    }
    return value;
  }

  private int sparse(CodedTaking code, int size, SparseSpace division) {
    int least = 0;
    int missing = 0;
    while (attained.has(least) || division.isRare(least)) {
      missing += attained.has(least) ? 0 : 1;
      least++;
    }
    for (long taken = code.nextTake(-1);
        taken <= size && missing > 0;
        taken = code.nextTake(taken)) {
      if (leavesUnequalPairs(code.counts(taken))) {
        int rest = size - (int) taken;
        missing = attained.addPairsUntil(values, (rest - 1) / 2, rest, least, missing);
      }
    }
    return missing == 0 ? least : attained.mex();
  }

  private static boolean leavesUnequalPairs(HeapCounts counts) {
    return counts.allows(2) && counts.sizes() != Sizes.EQUAL;
  }

  private int nimSum(long[] heaps) {
    int sum = 0;
    for (long heap : heaps) {
      sum ^= values[(int) heap];
    }
    return sum;
  }

  private void mark(HeapCounts counts, int rest) {
    int most = Math.min(rest, counts.greatest());
    for (long count = counts.next(-1); count <= most; count = counts.next((int) count)) {
      switch ((int) count) {
        case 0 -> {
          if (rest == 0) {
            attained.add(0);
          }
        }
        case 1 -> attained.add(values[rest]);
        case 2 -> markPairs(counts.sizes(), rest);
        default ->
            Partitions.forEach(
                rest, (int) count, counts.sizes(), heaps -> attained.add(nimSum(heaps)));
      }
    }
  }

  private void markPairs(Sizes sizes, int rest) {
    boolean even = rest % 2 == 0;
    if (even && (sizes == Sizes.ANY || sizes == Sizes.EQUAL)) {
      attained.add(0);
    }
    if (sizes == Sizes.EQUAL) {
      return;
    }
    if (space == null) {
      attained.addPairs(values, (rest - 1) / 2, rest);
    } else {
      attained.addPairs(values, rare, rareCount, rest);
    }
  }
}
