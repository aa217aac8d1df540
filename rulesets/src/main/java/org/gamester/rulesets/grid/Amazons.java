package org.gamester.rulesets.grid;

import java.util.List;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.board.Adjacency;
import org.gamester.rulesets.board.Board;
import org.gamester.rulesets.board.BoardMoves;
import org.gamester.rulesets.board.Direction;
import org.gamester.rulesets.board.GridGame;
import org.gamester.rulesets.board.Region;
import org.gamester.rulesets.board.Symmetries;
import org.gamester.values.Player;

/** Amazons: a queen's move, then an arrow that blocks a cell. */
public final class Amazons extends GridGame {
  private static final int FREE = 0;
  private static final int X = 1;
  private static final int O = 2;
  private static final int ARROW = 3;

  private static final Description DESCRIPTION =
      Description.of(
              "amazons",
              "Move an amazon like a chess queen through empty cells; from there it shoots an arrow"
                  + " like a queen, and the cell that it hits is blocked.",
              "amazons(x..|..o)")
          .notation(
              "Rows of cells from the top, joined by bars; # is a cell that an arrow"
                  + " has burnt.")
          .smallPositions("x.", "x..", "x.o", "x..o", "x.|..", "x.|.o", "x..|...")
          .reference("W. Zamkauskas (1988); E. R. Berlekamp, Sums of N x 2 Amazons (2000)");

  private final Direction[] directions = Direction.all();

  /** The game. */
  public Amazons() {
    super(DESCRIPTION, ".xo#");
  }

  @Override
  protected void moves(Board board, Player player, BoardMoves moves) {
    int own = player == Player.LEFT ? X : O;
    for (int a = board.first(own); a >= 0; a = board.next(own, a)) {
      for (Direction go : directions) {
        for (int b = board.step(a, go); board.is(b, FREE); b = board.step(b, go)) {
          for (Direction shot : directions) {
            int c = board.step(b, shot);
            while (board.is(c, FREE) || c == a) {
              moves.set(a, FREE).set(b, own).set(c, ARROW).add(a, b, c);
              c = board.step(c, shot);
            }
          }
        }
      }
    }
  }

  @Override
  protected Adjacency adjacency() {
    return Adjacency.CORNERS;
  }

  @Override
  protected boolean isDead(Region region) {
    return region.count(X) + region.count(O) == 0 || region.count(FREE) == 0;
  }

  @Override
  protected Symmetries symmetries() {
    return Symmetries.ALL;
  }

  @Override
  protected String moveName(List<String> cells) {
    return cells.get(0) + "-" + cells.get(1) + "/" + cells.get(2);
  }
}
