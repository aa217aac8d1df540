package org.gamester.rulesets.heap;

import org.gamester.values.Computation;

/** Finds the Grundy value of a heap from the list of the moves. */
final class ListedMex extends MexKernel {
  private final Taking taking;
  private final StampedSet attained = new StampedSet();
  private int[] values = new int[0];

  ListedMex(Taking taking) {
    this.taking = taking;
  }

  @Override
  void use(int[] array, int count) {
    values = array;
  }

  @Override
  int extend(int from, int to) {
    Computation.pollNow();
    attained.clear();
    taking.forEach(from, (taken, left) -> attained.add(nimSum(values, left)));
    values[from] = attained.mex();
    return from + 1;
  }
}
