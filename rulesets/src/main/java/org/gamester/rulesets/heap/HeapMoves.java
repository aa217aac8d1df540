package org.gamester.rulesets.heap;

/** Takes the moves in a heap. */
@FunctionalInterface
public interface HeapMoves {

  /**
   * A move.
   *
   * @param taken how many tokens are taken
   * @param left the sizes of the heaps that are left; the array is not changed afterwards
   */
  void add(long taken, long... left);
}
