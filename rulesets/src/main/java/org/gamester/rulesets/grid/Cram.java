package org.gamester.rulesets.grid;

import org.gamester.rulesets.Description;
import org.gamester.rulesets.board.Board;
import org.gamester.rulesets.board.BoardMoves;
import org.gamester.rulesets.board.Direction;
import org.gamester.rulesets.board.GridGame;
import org.gamester.rulesets.board.Region;
import org.gamester.rulesets.board.Symmetries;
import org.gamester.values.Player;

/** Cram: both players place dominoes, in either direction. */
public final class Cram extends GridGame {
  private static final int FREE = 0;
  private static final int TAKEN = 1;

  private static final Description DESCRIPTION =
      Description.of("cram", "Place a domino on two neighbouring empty cells.", "cram(4x4)")
          .impartial()
          .reference("M. Gardner, Scientific American (1974); Winning Ways, chapter 15");

  /** The game. */
  public Cram() {
    super(DESCRIPTION, ".#");
  }

  @Override
  protected void moves(Board board, Player player, BoardMoves moves) {
    for (int a = board.first(FREE); a >= 0; a = board.next(FREE, a)) {
      addDomino(board, moves, a, board.step(a, Direction.EAST));
      addDomino(board, moves, a, board.step(a, Direction.SOUTH));
    }
  }

  private static void addDomino(Board board, BoardMoves moves, int a, int b) {
    if (board.is(b, FREE)) {
      moves.set(a, TAKEN).set(b, TAKEN).add(a, b);
    }
  }

  @Override
  protected boolean isDead(Region region) {
    return region.size() < 2;
  }

  @Override
  protected Symmetries symmetries() {
    return Symmetries.ALL;
  }
}
