package org.gamester.rulesets.board;

import java.util.Arrays;
import java.util.function.LongUnaryOperator;

/**
 * Which cells are connected on a board of at most 64 cells, in a game in which that depends on
 * their states, see {@link BoardGame#areBound}. Working space for one thread.
 */
final class BoundCells {
  private final int[] states;
  private final int[] boundStates;
  private final boolean all;
  private final long[] reach;

  /**
   * @param states the relevant states
   */
  BoundCells(BoardGame game, int[] states) {
    this.states = states;
    this.boundStates = Arrays.stream(states).map(game::boundStates).toArray();
    this.all =
        Arrays.stream(boundStates).allMatch(bound -> Integer.bitCount(bound) == states.length);
    this.reach = new long[states.length];
  }

  /** Whether all adjacent cells are connected, whatever their states. */
  boolean areAll() {
    return all;
  }

  /**
   * The part of {@code open} that hangs together with the cells of {@code seed}.
   *
   * @param cells the cells in each state
   * @param grown adds to a set the cells that touch it
   */
  long connected(long[] cells, long seed, long open, LongUnaryOperator grown) {
    for (int i = 0; i < states.length; i++) {
      reach[i] = 0;
      for (int state : states) {
        reach[i] |= (boundStates[i] >>> state & 1) != 0 ? cells[state] & open : 0;
      }
    }
    long region = seed;
    while (true) {
      long larger = region;
      for (int i = 0; i < states.length; i++) {
        larger |= grown.applyAsLong(region & cells[states[i]]) & reach[i];
      }
      if (larger == region) {
        return region;
      }
      region = larger;
    }
  }
}
