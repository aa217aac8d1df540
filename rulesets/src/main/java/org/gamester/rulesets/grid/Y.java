package org.gamester.rulesets.grid;

import java.util.EnumSet;
import java.util.Optional;
import org.gamester.rulesets.Appearance;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.TextReader;
import org.gamester.rulesets.Theorem;
import org.gamester.rulesets.board.Adjacency;
import org.gamester.rulesets.board.Board;
import org.gamester.rulesets.board.BoardMoves;
import org.gamester.rulesets.board.CellChanges;
import org.gamester.rulesets.board.GridGame;
import org.gamester.rulesets.board.GridGeometry;
import org.gamester.rulesets.board.Region;
import org.gamester.rulesets.board.Symmetries;
import org.gamester.rulesets.board.Turn;
import org.gamester.values.Player;

/**
 * Y on a triangle of hexagons under normal play: a chain that touches all three sides wins, and
 * nobody moves after it. Of a full board exactly one player has such a chain, so that there is no
 * draw, and by the argument of the stolen strategy the first player wins on an empty board.
 *
 * <p>The triangle is the upper left half of a square board of hexagons, in rows of n, n - 1, ..., 1
 * cells: its sides are the first row, the first column and the diagonal on which the rows end.
 */
public final class Y extends GridGame {
  private static final Symmetries MIRROR =
      new Symmetries(
          EnumSet.of(Turn.IDENTITY, Turn.TRANSPOSE), EnumSet.of(Turn.IDENTITY, Turn.TRANSPOSE));

  private static final int FREE = 0;
  private static final int X = 1;
  private static final int O = 2;
  private static final int GONE = 3;

  private static final Description DESCRIPTION =
      Description.of(
              "game-of-y",
              "Place a stone on an empty cell of a triangle of hexagons. A player whose chain of"
                  + " stones touches all three sides has won, and nobody may move any more. The"
                  + " rows of n, n-1, ..., 1 cells are filled up with # to a square.",
              "game-of-y(3x3)")
          .notation(
              "`3x3` is the empty triangle with 3 cells on each side; else the rows"
                  + " of n, n-1, ..., 1 cells, filled up with #: `x.o|..#|.##`.")
          .smallPositions("1x1", "2x2", "3x3", ".x|.#", "x.o|..#|.##")
          .reference("C. Shannon (1953); C. Schensted, C. Titus, Mudcrack Y and Poly-Y (1975)");

  /** The game. */
  public Y() {
    super(DESCRIPTION, ".xo#");
  }

  @Override
  protected char startLetter(int rows, int columns, int row, int column) {
    return row + column < columns ? '.' : '#';
  }

  @Override
  protected void moves(Board board, Player player, BoardMoves moves) {
    if (hasWon(board, X) || hasWon(board, O)) {
      return;
    }
    int own = player == Player.LEFT ? X : O;
    for (int a = board.first(FREE); a >= 0; a = board.next(FREE, a)) {
      moves.set(a, own).add(a);
    }
  }

  private static boolean hasWon(Board board, int colour) {
    GridGeometry grid = (GridGeometry) board.geometry();
    int n = grid.columns();
    return Chains.join(board, colour, a -> a % n == 0, a -> a < n, a -> a / n + a % n == n - 1);
  }

  /** After a win there is nothing left to play for. */
  @Override
  protected void settle(Board board, CellChanges changes) {
    if (hasWon(board, X) || hasWon(board, O)) {
      for (int a = 0; a < board.cells(); a++) {
        changes.set(a, GONE);
      }
    }
  }

  @Override
  protected void check(Board board, TextReader text, int start) {
    GridGeometry grid = (GridGeometry) board.geometry();
    if (grid.rows() != grid.columns()) {
      throw text.errorAt(start, "a board of Y has as many rows as columns");
    }
    for (int a = 0; a < board.cells(); a++) {
      boolean isOutside = a / grid.columns() + a % grid.columns() >= grid.columns();
      if (board.is(a, GONE) != isOutside) {
        throw text.errorAt(
            start,
            "a board of Y has rows of n, n-1, ..., 1 cells, and # on the other cells of the square,"
                + " as in ...|..#|.##");
      }
    }
  }

  @Override
  protected Appearance.Tiling tiling() {
    return Appearance.Tiling.HEXAGONS;
  }

  @Override
  protected Adjacency adjacency() {
    return Adjacency.WHOLE_BOARD;
  }

  @Override
  protected boolean isDead(Region region) {
    return region.count(FREE) == 0;
  }

  @Override
  protected Optional<Theorem> theorem(Board board) {
    return board.count(FREE) > 0 && board.count(X) + board.count(O) == 0
        ? Optional.of(Chains.STOLEN_STRATEGY)
        : Optional.empty();
  }

  @Override
  protected Symmetries symmetries() {
    return MIRROR;
  }
}
