package org.gamester.rulesets.heap;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.gamester.values.Computation;

/// The nim sums of the values of three heaps or more whose sizes have a given total, as sets of
/// bits.
///
/// With the sets of all smaller totals for one heap less, those of a total t are united over the
/// least heap a <= t/c, each with the value of a added to all its members. To add a number to all
/// members of a set exchanges words, and bits within each word. For values below v the sets of all
/// totals to n take n<sup>2</sup> v / 128 steps, where the partitions of all totals are
/// n<sup>c</sup> in their order.
final class SumsOfHeaps {

  /** In place i the bits of a word whose numbers lack the power 2^i. */
  private static final long[] LOW_HALVES = {
    0x5555555555555555L,
    0x3333333333333333L,
    0x0F0F0F0F0F0F0F0FL,
    0x00FF00FF00FF00FFL,
    0x0000FFFF0000FFFFL,
    0x00000000FFFFFFFFL
  };

  /** In place c the sets for c heaps, by their totals; those of totals below c are empty. */
  private final List<List<long[]>> sets = new ArrayList<>();

  /**
   * The sums of some heaps, all of which are of at least one token.
   *
   * @param values those of the heaps below {@code total}, the same at each call
   * @param count at least 2
   */
  long[] of(int[] values, int total, int count) {
    while (sets.size() <= count) {
      sets.add(new ArrayList<>());
    }
    if (total < count) {
      return new long[0];
    }
    for (int heaps = 1; heaps <= count; heaps++) {
      List<long[]> known = sets.get(heaps);
      for (int sum = known.size(); sum <= total - (count - heaps); sum++) {
        Computation.pollNow();
        known.add(heaps == 1 ? single(values, sum) : united(values, sum, heaps, sum / heaps));
      }
    }
    return sets.get(count).get(total);
  }

  /** The sums of some heaps that are not all of one size. */
  long[] ofUnequal(int[] values, int total, int count) {
    long[] all = of(values, total, count);
    if (total % count != 0) {
      return all;
    }
    int size = total / count;
    long[] unequal = {};
    for (int heaps = 2; heaps <= count; heaps++) {
      long[] others = unequal;
      unequal = add(united(values, heaps * size, heaps, size - 1), others, values[size]);
    }
    return unequal;
  }

  /** The sums of heaps of which the least is at most {@code last}. */
  private long[] united(int[] values, int total, int count, int last) {
    List<long[]> others = sets.get(count - 1);
    long[] united = {};
    for (int least = 1; least <= last; least++) {
      united = add(united, others.get(total - least), values[least]);
    }
    return united;
  }

  private static long[] single(int[] values, int size) {
    if (size == 0) {
      return new long[0];
    }
    return add(new long[0], new long[] {1}, values[size]);
  }

  /** Adds to a set the members of another, a number added to each. */
  private static long[] add(long[] set, long[] others, int number) {
    int words = number >> 6;
    int length = 0;
    for (int i = others.length - 1; i >= 0 && length == 0; i--) {
      length = others[i] == 0 ? 0 : roundUp(Math.max(i, words) + 1);
    }
    long[] into = length > set.length ? Arrays.copyOf(set, length) : set;
    for (int i = 0; i < others.length; i++) {
      if (others[i] != 0) {
        into[i ^ words] |= exchanged(others[i], number & 63);
      }
    }
    return into;
  }

  /** A power of two, so that nim sums of numbers of words stay below it. */
  private static int roundUp(int words) {
    return words == 1 ? 1 : 2 * Integer.highestOneBit(words - 1);
  }

  private static long exchanged(long word, int number) {
    long bits = word;
    for (int i = 0; i < LOW_HALVES.length; i++) {
      if ((number >> i & 1) != 0) {
        long low = LOW_HALVES[i];
        bits = (bits & low) << (1 << i) | bits >>> (1 << i) & low;
      }
    }
    return bits;
  }
}
