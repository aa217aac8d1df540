package org.gamester.rulesets.grid;

import java.util.function.IntPredicate;
import org.gamester.rulesets.Theorem;
import org.gamester.rulesets.board.Adjacency;
import org.gamester.rulesets.board.Board;
import org.gamester.values.Outcome;

/** Which sides of a board of hexagons the chains of stones of one colour join. */
final class Chains {

  /** Who wins an empty board on which both players have the same chances. */
  static final Theorem STOLEN_STRATEGY =
      Theorem.ofOutcome(
          Outcome.N,
          "The strategy-stealing argument (Nash): an extra stone never harms its owner, and on a full"
              + " board exactly one player has a winning chain.",
          "If the second player could win on this empty board, the first player could place a stone"
              + " anywhere and then use the second player's strategy: both would win. So the player who"
              + " starts wins.");

  private Chains() {}

  /**
   * Whether a chain of stones in one state touches each of some sides; each stone is visited once.
   *
   * @param first the cells at the first of the sides
   * @param others the cells at each further side
   */
  static boolean join(Board board, int state, IntPredicate first, IntPredicate... others) {
    int[] waiting = new int[board.cells()];
    boolean[] seen = new boolean[board.cells()];
    int all = (1 << others.length) - 1;
    for (int start = board.first(state); start >= 0; start = board.next(state, start)) {
      if (seen[start] || !first.test(start)) {
        continue;
      }
      int count = 1;
      waiting[0] = start;
      seen[start] = true;
      int touched = 0;
      for (int i = 0; i < count; i++) {
        for (int side = 0; side < others.length; side++) {
          touched |= others[side].test(waiting[i]) ? 1 << side : 0;
        }
        if (touched == all) {
          return true;
        }
        for (int next : board.geometry().touching(waiting[i], Adjacency.HEXAGONS)) {
          if (board.is(next, state) && !seen[next]) {
            seen[next] = true;
            waiting[count++] = next;
          }
        }
      }
    }
    return false;
  }
}
