package org.gamester.rulesets.heap;

import java.util.OptionalInt;
import org.gamester.rulesets.heap.HeapCounts.Sizes;

/** The amounts that can be taken so that two unequal heaps are left, in ascending order. */
final class SplittingAmounts {

  /** Up to this greatest amount, the next one is looked up in a table. */
  private static final int LARGEST_TABLE = 10_000;

  private final boolean hasTable;

  /** At place k + 1, the least amount above k, for all k below the greatest amount. */
  private final long[] next;

  /** Without a table, the amounts as far as heaps can have needed them. */
  private final ListedAmounts listed;

  SplittingAmounts(CodedTaking code) {
    this.listed = new ListedAmounts(code, SplittingAmounts::leavesUnequalPairs);
    this.hasTable = code.greatestTake() <= LARGEST_TABLE;
    this.next = new long[hasTable ? Math.toIntExact(code.greatestTake()) + 1 : 0];
    long above = Long.MAX_VALUE;
    for (int place = next.length - 1; place >= 0; place--) {
      above = leavesUnequalPairs(code.counts(place)) ? place : above;
      next[place] = above;
    }
  }

  private static boolean leavesUnequalPairs(HeapCounts counts) {
    return counts.allows(2) && counts.sizes() != Sizes.EQUAL;
  }

  /** Makes ready for questions about heaps of up to {@code size} tokens. */
  void prepare(int size) {
    if (!hasTable) {
      listed.listTo(size);
    }
  }

  /**
   * The least of them above {@code taken}, if it is at most {@code most}; otherwise a number
   * greater than {@code most}. No more may be asked for than was made ready.
   */
  long next(long taken, long most) {
    if (hasTable) {
      return taken + 1 < next.length ? next[(int) taken + 1] : Long.MAX_VALUE;
    }
    return listed.above(taken);
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
