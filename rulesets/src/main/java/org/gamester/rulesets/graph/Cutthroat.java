package org.gamester.rulesets.graph;

import org.gamester.rulesets.Description;
import org.gamester.rulesets.board.Board;
import org.gamester.rulesets.board.BoardMoves;
import org.gamester.rulesets.board.GraphGame;
import org.gamester.rulesets.board.Region;
import org.gamester.rulesets.board.Symmetries;
import org.gamester.values.Player;

/**
 * Cutthroat (McCurdy and Nowakowski 2005): a vertex of one's own is deleted, and then the connected
 * parts of one colour go. Whoever is to move has a move as long as anything is left, so that all
 * values are infinitesimal.
 */
public final class Cutthroat extends GraphGame {
  private static final int X = 0;
  private static final int O = 1;
  private static final int GONE = 2;

  private static final Description DESCRIPTION =
      Description.of(
              "cutthroat",
              "Delete a vertex of your colour. Then all connected parts of the graph whose vertices"
                  + " are of one colour are removed.",
              "cutthroat(path 4 v=xoxo)")
          .notation(
              "A graph, and the colours of its vertices in order after v=, as in"
                  + " `path 4 v=xoxo`; or rows of cells, whose neighbours are joined, as in"
                  + " `xo|ox`.")
          .smallPositions(
              "xo", "xxo", "xox", "oxo", "xoxo", "xxoo", "star 2 v=xoo", "star 3 v=xoxo")
          .reference("S. McCurdy, R. J. Nowakowski, Cutthroat, an all-small game on graphs (2005)");

  /** The game. */
  public Cutthroat() {
    super(DESCRIPTION, "xo#");
  }

  /**
   * A part has both colours if and only if the block of one colour around any of its vertices is
   * next to the other colour. So after the deletion, it is enough to look at the blocks around the
   * neighbours of the deleted vertex.
   */
  @Override
  protected void moves(Board board, Player player, BoardMoves moves) {
    int own = player == Player.LEFT ? X : O;
    for (int a = board.first(own); a >= 0; a = board.next(own, a)) {
      if (board.blockTouches(a, own, X + O - own)) {
        moves.set(a, GONE);
        Board left = board.with(a, GONE);
        for (int b : board.geometry().neighbours(a)) {
          int colour = left.state(b);
          if (colour != GONE && !left.blockTouches(b, colour, X + O - colour)) {
            left.forEachOfBlock(b, colour, cell -> moves.set(cell, GONE));
          }
        }
        moves.add(a);
      }
    }
  }

  @Override
  protected boolean isDead(Region region) {
    return region.count(X) == 0 || region.count(O) == 0;
  }

  @Override
  protected Symmetries symmetries() {
    return Symmetries.ALL;
  }
}
