package org.gamester.rulesets.board;

import org.gamester.values.Player;

/** Counts the moves on a board, without making them. */
final class CountedMoves extends BoardMoves {

  private int made;

  /** The number of moves of a player on a board. */
  int count(BoardGame game, Board board, Player player) {
    made = 0;
    game.findMoves(board, player, this);
    return made;
  }

  @Override
  void made(int first, int second, int third) {
    made++;
  }
}
