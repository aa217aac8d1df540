package org.gamester.web.boards;

import java.util.List;
import org.gamester.rulesets.Appearance;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.board.BoardPosition;
import org.gamester.rulesets.board.GridGeometry;
import org.gamester.web.answers.RefusedRequest;

/**
 * How much of a board is drawn: beyond some size nobody sees a picture, and no page can show it.
 */
public final class DrawnSize {
  /** The most cells of a board, or vertices, that are drawn. */
  public static final int MOST_CELLS = 4_000;

  private DrawnSize() {}

  /**
   * Refuses to draw a board that is too large.
   *
   * @throws RefusedRequest if there is one
   */
  public static void check(Position position) {
    for (Position part : parts(position)) {
      long cells = cells(part);
      if (cells > MOST_CELLS) {
        throw new RefusedRequest(
            422,
            "the board has %,d cells, and only boards of at most %,d are drawn"
                .formatted(cells, MOST_CELLS));
      }
    }
  }

  /** Whether a board is drawn. */
  public static boolean allows(Position part) {
    return cells(part) <= MOST_CELLS;
  }

  /** The summands of a sum, or the position alone. */
  public static List<Position> parts(Position position) {
    return position instanceof DisjunctiveSum sum ? sum.parts() : List.of(position);
  }

  private static long cells(Position part) {
    if (!(part instanceof BoardPosition board)) {
      return cells(part.appearance());
    }
    return board.geometry() instanceof GridGeometry grid
        ? (long) grid.rows() * grid.columns()
        : board.geometry().cells();
  }

  private static long cells(Appearance appearance) {
    return switch (appearance) {
      case Appearance.Large large -> large.cells();
      case Appearance.Cells cells -> cells.cells().size();
      case Appearance.Network network -> network.vertices().size();
      case Appearance.Negative negative -> cells(negative.base());
      case Appearance.Heap _, Appearance.Words _ -> 0;
    };
  }
}
