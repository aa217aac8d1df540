package org.gamester.script.compiled;

import org.gamester.rulesets.board.Board;
import org.gamester.script.objects.Refusals;
import org.gamester.script.objects.ScriptException;

/** What compiled moves call. */
final class MoveSupport {

  /** The value of a cell that is not on the board. */
  static final int NOTHING = Integer.MIN_VALUE;

  private MoveSupport() {}

  /** The cell in a row and column that count from 1; -1 off the board. */
  static int cell(int row, int column, int rows, int columns) {
    return row < 1 || row > rows || column < 1 || column > columns
        ? -1
        : (row - 1) * columns + column - 1;
  }

  /**
   * The cell that is changed.
   *
   * @throws ScriptException off the board
   */
  static int changedCell(int row, int column, int rows, int columns, boolean isStrip) {
    int cell = cell(row, column, rows, columns);
    if (cell < 0) {
      throw new ScriptException(
          isStrip
              ? "Index is out of bounds: " + column
              : "Coordinate is out of bounds: (" + row + "," + column + ")");
    }
    return cell;
  }

  /** The value of a cell. */
  static int value(Board board, int cell, int[] values) {
    return cell < 0 ? NOTHING : values[board.state(cell)];
  }

  /**
   * The state for a value that is copied from a cell.
   *
   * @throws ScriptException if the cell was off the board
   */
  static int state(int value, int[] states) {
    if (value == NOTHING) {
      throw new ScriptException("Expected `game.Integer`; found `cgsuite.lang.Nothing`.");
    }
    return states[value];
  }

  /** The remainder with the sign of the dividend. */
  static long remainder(long a, long b) {
    if (b == 0) {
      throw Refusals.undefined(a + " % 0 is not defined");
    }
    return a % b;
  }
}
