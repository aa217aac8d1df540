package org.gamester.rulesets.grid;

import java.util.List;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.board.Board;
import org.gamester.rulesets.board.BoardMoves;
import org.gamester.rulesets.board.Direction;
import org.gamester.rulesets.board.GridGame;
import org.gamester.rulesets.board.Region;
import org.gamester.rulesets.board.Symmetries;
import org.gamester.values.Player;

/**
 * Fission: a stone splits into two, Left's vertically, Right's horizontally. Each move adds a
 * stone, so that play ends.
 */
public final class Fission extends GridGame {
  private static final int FREE = 0;
  private static final int STONE = 1;

  private static final Description DESCRIPTION =
      Description.of(
              "fission",
              "Replace a stone by two stones on the two cells next to it, which must be empty: Left"
                  + " above and below it, Right to its left and right.",
              "fission(...|.x.|...)")
          .smallPositions(".|x|.", ".x.", ".x..", "...|.x.|...", ".x.x")
          .reference("With these rules it is also found in the program cgt-tools");

  /** The game. */
  public Fission() {
    super(DESCRIPTION, ".x#");
  }

  @Override
  protected void moves(Board board, Player player, BoardMoves moves) {
    Direction one = player == Player.LEFT ? Direction.NORTH : Direction.WEST;
    for (int a = board.first(STONE); a >= 0; a = board.next(STONE, a)) {
      int b = board.step(a, one);
      int c = board.step(a, one.opposite());
      if (board.is(b, FREE) && board.is(c, FREE)) {
        moves.set(a, FREE).set(b, STONE).set(c, STONE).add(a, b, c);
      }
    }
  }

  @Override
  protected boolean isDead(Region region) {
    return region.count(STONE) == 0 || region.count(FREE) < 2;
  }

  @Override
  protected Symmetries symmetries() {
    return Symmetries.ROWS_AGAINST_COLUMNS;
  }

  /** As in {@code b2:b3,b1}: the stone, then where it goes. */
  @Override
  protected String moveName(List<String> cells) {
    return cells.get(0) + ":" + cells.get(1) + "," + cells.get(2);
  }
}
