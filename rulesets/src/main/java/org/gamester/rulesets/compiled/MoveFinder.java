package org.gamester.rulesets.compiled;

import org.gamester.rulesets.board.Board;
import org.gamester.rulesets.board.BoardMoves;

/** The compiled options of one player. */
interface MoveFinder {

  /**
   * Finds the options on a board.
   *
   * @param table the constant places of the method, row after column
   * @param values the value of each state
   * @param states the state of each value
   */
  void find(
      Board board,
      int rows,
      int columns,
      int[] table,
      int[] values,
      int[] states,
      BoardMoves moves);
}
