package org.gamester.rulesets.heap;

import java.util.OptionalInt;
import org.gamester.rulesets.heap.HeapCounts.Sizes;

/** The amounts that can be taken so that two unequal heaps are left, in ascending order. */
final class SplittingAmounts {

  /** A code with a greater amount is read again whenever it is asked. */
  private static final int MOST_LISTED = 10_000;

  private final CodedTaking code;
  private final boolean isListed;

  /** At place k + 1, the least amount above k, for all k below the greatest amount. */
  private final long[] next;

  SplittingAmounts(CodedTaking code) {
    this.code = code;
    this.isListed = code.greatestTake() <= MOST_LISTED;
    this.next = new long[isListed ? Math.toIntExact(code.greatestTake()) + 1 : 0];
    long above = Long.MAX_VALUE;
    for (int place = next.length - 1; place >= 0; place--) {
      above = leavesUnequalPairs(place) ? place : above;
      next[place] = above;
    }
  }

  private boolean leavesUnequalPairs(long taken) {
    HeapCounts counts = code.counts(taken);
    return counts.allows(2) && counts.sizes() != Sizes.EQUAL;
  }

  /**
   * The least of them above {@code taken}, if it is at most {@code most}; otherwise a number
   * greater than {@code most}.
   */
  long next(long taken, long most) {
    if (isListed) {
      return taken + 1 < next.length ? next[(int) taken + 1] : Long.MAX_VALUE;
    }
    long above = code.nextTake(taken);
    while (above <= most && !leavesUnequalPairs(above)) {
      above = code.nextTake(above);
    }
    return above;
  }

  /** The least of them, if all have the same parity, and there is a greatest one. */
  OptionalInt oneParity() {
    if (next.length == 0 || next[0] == Long.MAX_VALUE) {
      return OptionalInt.empty();
    }
    int least = (int) next[0];
    for (long taken = least; taken < next.length; taken = next(taken, next.length)) {
      if ((taken - least) % 2 != 0) {
        return OptionalInt.empty();
      }
    }
    return OptionalInt.of(least);
  }

  /** The number of the pairs that moves from {@code size} leave, about. */
  long pairs(int size) {
    long pairs = 0;
    for (long taken = next(-1, size); taken <= size; taken = next(taken, size)) {
      pairs += (size - taken) / 2;
    }
    return pairs;
  }
}
