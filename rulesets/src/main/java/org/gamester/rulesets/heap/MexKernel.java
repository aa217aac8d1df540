package org.gamester.rulesets.heap;

/**
 * Finds the Grundy values of heaps from those of all smaller heaps: the mex of the nim sums of the
 * heaps that a move leaves.
 */
abstract class MexKernel {

  /** The way in which the values of the heaps of a game are found. */
  static MexKernel of(Taking taking) {
    return taking instanceof CodedTaking code ? new CodedMex(code) : new ListedMex(taking);
  }

  /** Reads and writes values in this array from now on; it has the first {@code count}. */
  abstract void use(int[] array, int count);

  /** Chooses the way in which the values of the heaps from {@code count} on are found. */
  void begin(int count) {}

  /** Whether a heap costs so little that more of them may be looked at than are asked for. */
  boolean isCheap() {
    return false;
  }

  /**
   * Puts the values of the heap {@code from}, and of some after it, into the array.
   *
   * @return the first heap whose value is not there yet; at most {@code to}
   * @throws org.gamester.values.ComputationStopped if the computation is stopped; values before
   *     {@code from} are as they were
   */
  abstract int extend(int from, int to);

  static int nimSum(int[] values, long[] heaps) {
    int sum = 0;
    for (long heap : heaps) {
      sum ^= values[(int) heap];
    }
    return sum;
  }
}
