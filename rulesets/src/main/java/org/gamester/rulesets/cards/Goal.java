package org.gamester.rulesets.cards;

import java.util.Set;
import org.gamester.rulesets.board.Adjacency;
import org.gamester.rulesets.board.Board;
import org.gamester.rulesets.board.Geometry;
import org.gamester.rulesets.board.GridGeometry;

/** What a player can reach on a board, as a line of a ruleset describes it. */
sealed interface Goal {

  /** How often it has been reached. */
  int count(Board board, String letters);

  /** The letters of the cells that it depends on. */
  String read();

  /**
   * Cells in a row that hold these pieces; on a graph one vertex, or two that are joined.
   *
   * @param row a pattern whose cells before and after the move are the same
   */
  record InRow(Pattern row) implements Goal {

    @Override
    public int count(Board board, String letters) {
      int[] states = row.before().chars().map(letters::indexOf).toArray();
      int count = 0;
      for (int a = 0; a < board.cells(); a++) {
        if (board.is(a, states[0])) {
          count +=
              states.length == 1
                  ? 1
                  : board.geometry() instanceof GridGeometry
                      ? countFrom(board, a, states)
                      : countEdges(board, a, states[1]);
        }
      }
      return count;
    }

    private int countFrom(Board board, int a, int[] states) {
      int count = 0;
      for (Pattern.Step step : row.steps()) {
        int length = 1;
        while (length < states.length
            && board.is(
                board.offset(a, length * step.rows(), length * step.columns()), states[length])) {
          length++;
        }
        count += length == states.length ? 1 : 0;
      }
      return count;
    }

    private int countEdges(Board board, int a, int other) {
      int count = 0;
      for (int b : board.geometry().neighbours(a)) {
        count += board.is(b, other) && (a < b || !row.isPalindrome()) ? 1 : 0;
      }
      return count;
    }

    @Override
    public String read() {
      return row.before();
    }
  }

  /** A side of a grid. */
  enum Side {
    LEFT,
    RIGHT,
    TOP,
    BOTTOM;

    private boolean has(GridGeometry grid, int cell) {
      return switch (this) {
        case LEFT -> cell % grid.columns() == 0;
        case RIGHT -> cell % grid.columns() == grid.columns() - 1;
        case TOP -> cell / grid.columns() == 0;
        case BOTTOM -> cell / grid.columns() == grid.rows() - 1;
      };
    }
  }

  /** A chain of cells that hold a piece and touch each other joins all of some sides of a grid. */
  record Joined(char piece, Set<Side> sides, Adjacency adjacency) implements Goal {

    @Override
    public int count(Board board, String letters) {
      GridGeometry grid = (GridGeometry) board.geometry();
      int state = letters.indexOf(piece);
      boolean[] seen = new boolean[board.cells()];
      int[] waiting = new int[board.cells()];
      int chains = 0;
      for (int start = 0; start < board.cells(); start++) {
        if (!seen[start] && board.is(start, state)) {
          seen[start] = true;
          waiting[0] = start;
          chains += joins(board, grid, state, waiting, seen) ? 1 : 0;
        }
      }
      return chains;
    }

    private boolean joins(
        Board board, Geometry geometry, int state, int[] waiting, boolean[] seen) {
      int count = 1;
      int touched = 0;
      for (int i = 0; i < count; i++) {
        for (Side side : sides) {
          boolean isThere = side.has((GridGeometry) geometry, waiting[i]);
          touched |= isThere ? 1 << side.ordinal() : 0;
        }
        for (int next : geometry.touching(waiting[i], adjacency)) {
          if (board.is(next, state) && !seen[next]) {
            seen[next] = true;
            waiting[count++] = next;
          }
        }
      }
      return Integer.bitCount(touched) == sides.size();
    }

    @Override
    public String read() {
      return String.valueOf(piece);
    }
  }
}
