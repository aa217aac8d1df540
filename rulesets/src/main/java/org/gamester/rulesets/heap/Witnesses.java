package org.gamester.rulesets.heap;

import java.util.Arrays;

/// For each nim sum, heaps that lately stood in a pair with it: the first places to look for a pair
/// with the same sum again.
///
/// Where nearly all heaps are common (see [SparseSpace]), a few values make up most of the
/// sequence, so that a heap that has given a sum once gives it to one size in some five or ten. A
/// pair is found in a few steps, where going through the pairs in order takes thousands. A witness
/// is only tried, never trusted: what is found is a pair, and that none was found says nothing.
///
/// Cost: at most [#MOST] tries for each sum and amount taken, and as many words of memory for each
/// sum that has been found.
final class Witnesses {
  /// So many heaps are remembered for each sum.
  static final int MOST = 128;

  private static final int FIRST = 8;

  private int[][] heaps = new int[64][];
  private int[] counts = new int[64];
  private int replaced;
  private long steps;

  /// What has been tried, in pairs of heaps.
  long steps() {
    return steps;
  }

  /// Whether a heap that is remembered stands in a pair of two unequal heaps, from `first` on, with
  /// this sum.
  boolean hasPair(int[] values, SplittingAmounts amounts, int size, int bound, int sum) {
    if (sum >= heaps.length || heaps[sum] == null) {
      return false;
    }
    int[] tried = heaps[sum];
    int count = counts[sum];
    for (long taken = amounts.next(-1, size); taken <= size; taken = amounts.next(taken, size)) {
      int rest = size - (int) taken;
      int first = PairSums.first(rest, bound);
      for (int i = 0; i < count; i++) {
        int heap = tried[i];
        if (heap >= first
            && heap <= rest - first
            && 2 * heap != rest
            && (values[heap] ^ values[rest - heap]) == sum) {
          steps += i + 1;
          tried[i] = tried[i / 2]; // what succeeds often comes to the front
          tried[i / 2] = heap;
          return true;
        }
      }
      steps += count;
    }
    return false;
  }

  /// Remembers a heap of a pair with this sum; in a full list it takes the place of one that has
  /// not been of use lately.
  void add(int sum, int heap) {
    if (sum >= heaps.length) {
      int length = 2 * Integer.highestOneBit(sum);
      heaps = Arrays.copyOf(heaps, length);
      counts = Arrays.copyOf(counts, length);
    }
    if (heaps[sum] == null) {
      heaps[sum] = new int[FIRST];
    }
    int count = counts[sum];
    if (count == MOST) {
      replaced = (replaced + 1) % (MOST / 2);
      heaps[sum][MOST - 1 - replaced] = heap;
      return;
    }
    if (count == heaps[sum].length) {
      heaps[sum] = Arrays.copyOf(heaps[sum], 2 * count);
    }
    heaps[sum][count] = heap;
    counts[sum] = count + 1;
  }
}
