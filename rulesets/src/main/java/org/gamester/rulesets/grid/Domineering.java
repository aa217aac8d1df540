package org.gamester.rulesets.grid;

import java.util.List;
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

  /** The game. */
  public Domineering() {
    super(".#");
  }

  @Override
  public String id() {
    return "domineering";
  }

  @Override
  public List<String> aliases() {
    return List.of("crosscram", "stop-gate");
  }

  @Override
  public String rule() {
    return "Left places a vertical domino on two empty cells, Right a horizontal one.";
  }

  @Override
  public String example() {
    return "domineering(4x4)";
  }

  @Override
  public String reference() {
    return "G. Andersson; M. Gardner, Scientific American (1974); Winning Ways, " + "chapter 5";
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
