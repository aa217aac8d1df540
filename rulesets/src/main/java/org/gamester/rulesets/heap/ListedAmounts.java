package org.gamester.rulesets.heap;

import java.util.Arrays;
import java.util.function.Predicate;

/**
 * The amounts that a code lets take, in ascending order, listed as far as they have been needed. A
 * code of many digits is so read once, and not again for each heap. It may be read by several
 * threads while none lists more.
 */
final class ListedAmounts {
  private final CodedTaking code;
  private final Predicate<HeapCounts> filter;
  private int[] amounts = new int[16];
  private int count;
  private long next;

  /**
   * @param filter which amounts are listed, by what may be left
   */
  ListedAmounts(CodedTaking code, Predicate<HeapCounts> filter) {
    this.code = code;
    this.filter = filter;
    this.next = code.nextTake(-1);
  }

  /** Lists the amounts up to {@code most}, if they are not listed yet. */
  void listTo(int most) {
    while (next <= most) {
      if (filter.test(code.counts(next))) {
        if (count == amounts.length) {
          amounts = Arrays.copyOf(amounts, 2 * count);
        }
        amounts[count++] = (int) next;
      }
      next = code.nextTake(next);
    }
  }

  int count() {
    return count;
  }

  /** An amount by its place, counted from 0. */
  int get(int place) {
    return amounts[place];
  }

  /** The least listed amount above {@code taken}; {@code Long.MAX_VALUE} if there is none. */
  long above(long taken) {
    int place =
        Arrays.binarySearch(amounts, 0, count, (int) Math.min(taken + 1, Integer.MAX_VALUE));
    int first = place < 0 ? -place - 1 : place;
    return first < count ? amounts[first] : Long.MAX_VALUE;
  }
}
