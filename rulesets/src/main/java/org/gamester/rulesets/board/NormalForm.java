package org.gamester.rulesets.board;

import java.util.BitSet;
import java.util.List;
import java.util.Set;

/**
 * Normal forms and negatives of positions of any size, cell by cell.
 *
 * <p>On a grid the normal form is cut down to the smallest rectangle around the relevant cells, and
 * is the least of its images under the turns that keep the value: that of the fewest rows, then
 * that whose states, read row by row from the last cell to the first, come first. On a graph it is
 * the induced subgraph of the relevant vertices.
 */
final class NormalForm {

  private NormalForm() {}

  static BoardPosition of(BoardPosition position) {
    BitSet relevant = Regions.relevant(position);
    BoardPosition cut =
        position.geometry() instanceof GridGeometry grid
            ? contracted(cut(position, grid, relevant))
            : ((GraphGeometry) position.geometry()).induced(position, relevant);
    BoardPosition least = cut;
    if (cut.geometry() instanceof GridGeometry) {
      for (Turn turn : turns(position.rules().symmetries().keeping())) {
        BoardPosition image = turned(cut, turn, false);
        least = isBefore(image, least) ? image : least;
      }
    }
    return least;
  }

  /** The turns in a fixed order. */
  private static List<Turn> turns(Set<Turn> turns) {
    return turns.stream().sorted().toList();
  }

  /** The negative by the first turn that negates; there must be one. */
  static BoardPosition negative(BoardPosition position) {
    Set<Turn> negating = position.rules().symmetries().negating();
    Turn turn =
        position.geometry() instanceof GridGeometry
            ? negating.stream().sorted().findFirst().orElseThrow()
            : Turn.IDENTITY;
    return turned(position, turn, true);
  }

  private static BoardPosition cut(BoardPosition position, GridGeometry grid, BitSet relevant) {
    int top = Integer.MAX_VALUE;
    int bottom = -1;
    int left = Integer.MAX_VALUE;
    int right = -1;
    for (int cell = relevant.nextSetBit(0); cell >= 0; cell = relevant.nextSetBit(cell + 1)) {
      top = Math.min(top, cell / grid.columns());
      bottom = Math.max(bottom, cell / grid.columns());
      left = Math.min(left, cell % grid.columns());
      right = Math.max(right, cell % grid.columns());
    }
    BoardGame game = position.rules();
    GridGeometry smaller =
        bottom < 0 ? new GridGeometry(0, 0) : new GridGeometry(bottom - top + 1, right - left + 1);
    int planes = game.alphabet().planes();
    int words = Board.words(smaller);
    long[] bits = new long[planes * words];
    Board board = position.board();
    for (int cell = relevant.nextSetBit(0); cell >= 0; cell = relevant.nextSetBit(cell + 1)) {
      int row = cell / grid.columns() - top;
      int column = cell % grid.columns() - left;
      Board.set(bits, words, planes, row * smaller.columns() + column, board.state(cell));
    }
    return game.position(smaller, bits, position.extra());
  }

  /**
   * A board of one row, or one column, without the cells that count as one with their neighbour.
   */
  private static BoardPosition contracted(BoardPosition position) {
    GridGeometry grid = (GridGeometry) position.geometry();
    if (grid.rows() != 1 && grid.columns() != 1) {
      return position;
    }
    BoardGame game = position.rules();
    Board board = position.board();
    int[] kept = new int[grid.cells()];
    int count = 0;
    for (int cell = 0; cell < grid.cells(); cell++) {
      int state = board.state(cell);
      if (count == 0 || kept[count - 1] != state || !game.countAsOne(state)) {
        kept[count++] = state;
      }
    }
    if (count == kept.length) {
      return position;
    }
    GridGeometry shorter =
        grid.rows() == 1 ? new GridGeometry(1, count) : new GridGeometry(count, 1);
    int words = Board.words(shorter);
    int planes = game.alphabet().planes();
    long[] bits = new long[planes * words];
    for (int cell = 0; cell < count; cell++) {
      Board.set(bits, words, planes, cell, kept[cell]);
    }
    return game.position(shorter, bits, position.extra());
  }

  /** The image under a turn, with the colours exchanged or not. */
  private static BoardPosition turned(BoardPosition position, Turn turn, boolean exchanged) {
    BoardGame game = position.rules();
    Geometry geometry = position.geometry();
    Geometry newGeometry = geometry;
    if (geometry instanceof GridGeometry grid && turn.transposes()) {
      newGeometry = new GridGeometry(grid.columns(), grid.rows());
    }
    int planes = game.alphabet().planes();
    int words = Board.words(geometry);
    long[] bits = new long[planes * words];
    Board board = position.board();
    for (int cell = 0; cell < geometry.cells(); cell++) {
      int image =
          geometry instanceof GridGeometry grid
              ? turn.image(cell, grid.rows(), grid.columns())
              : cell;
      int state = board.state(cell);
      Board.set(bits, words, planes, image, exchanged ? game.alphabet().exchanged(state) : state);
    }
    long extra = position.extra();
    return game.position(newGeometry, bits, exchanged ? game.extraOfNegative(extra) : extra);
  }

  private static boolean isBefore(BoardPosition a, BoardPosition b) {
    int rowsOfA = ((GridGeometry) a.geometry()).rows();
    int rowsOfB = ((GridGeometry) b.geometry()).rows();
    if (rowsOfA != rowsOfB) {
      return rowsOfA < rowsOfB;
    }
    for (int i = a.bits().length - 1; i >= 0; i--) {
      int order = Long.compareUnsigned(a.bits()[i], b.bits()[i]);
      if (order != 0) {
        return order < 0;
      }
    }
    return false;
  }
}
