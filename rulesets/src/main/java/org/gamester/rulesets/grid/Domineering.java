package org.gamester.rulesets.grid;

import org.gamester.rulesets.Description;
import org.gamester.rulesets.board.Board;
import org.gamester.rulesets.board.BoardMoves;
import org.gamester.rulesets.board.Direction;
import org.gamester.rulesets.board.GridGame;
import org.gamester.rulesets.board.Region;
import org.gamester.rulesets.board.Symmetries;
import org.gamester.values.Player;

/** Domineering: Left places vertical dominoes, Right horizontal ones. */
public final class Domineering extends GridGame {
  private static final int FREE = 0;
  private static final int TAKEN = 1;

  private static final Description DESCRIPTION =
      Description.of(
              "domineering",
              "Left places a vertical domino on two empty cells, Right a horizontal one.",
              "domineering(4x4)")
          .aliases("crosscram", "stop-gate")
          .reference(
              "G. Andersson; M. Gardner, Scientific American (1974); Winning Ways, chapter 5");

  /** The game. */
  public Domineering() {
    super(DESCRIPTION, ".#");
  }

  @Override
  protected void moves(Board board, Player player, BoardMoves moves) {
    Direction next = player == Player.LEFT ? Direction.SOUTH : Direction.EAST;
    for (int a = board.first(FREE); a >= 0; a = board.next(FREE, a)) {
      int b = board.step(a, next);
      if (board.is(b, FREE)) {
        moves.set(a, TAKEN).set(b, TAKEN).add(a, b);
      }
    }
  }

  @Override
  protected boolean isDead(Region region) {
    return region.size() < 2;
  }

  @Override
  protected boolean placesPieces() {
    return true;
  }

  /** Only vertical dominoes cross a cut between rows. */
  @Override
  protected Player tiedByCutBetweenRows() {
    return Player.LEFT;
  }

  @Override
  protected Player tiedByCutBetweenColumns() {
    return Player.RIGHT;
  }

  @Override
  protected Symmetries symmetries() {
    return Symmetries.ROWS_AGAINST_COLUMNS;
  }
}
