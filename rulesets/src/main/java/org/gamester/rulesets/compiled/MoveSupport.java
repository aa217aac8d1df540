package org.gamester.rulesets.compiled;

import static org.gamester.rulesets.compiled.MoveTree.NOTHING;

import org.gamester.rulesets.board.Board;
import org.gamester.values.DivisionByZeroException;

/** What compiled moves call. */
final class MoveSupport {

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
   * @throws OffBoardException off the board
   */
  static int changedCell(int row, int column, int rows, int columns, boolean isStrip) {
    int cell = cell(row, column, rows, columns);
    if (cell < 0) {
      throw OffBoardException.changed(row, column, isStrip);
    }
    return cell;
  }

  /** The neighbours of a cell. */
  static int[] neighbours(Board board, int cell) {
    return board.geometry().neighbours(cell);
  }

  /** The value of a cell. */
  static int value(Board board, int cell, int[] values) {
    return cell < 0 ? NOTHING : values[board.state(cell)];
  }

  /**
   * The state for a value that is copied from a cell.
   *
   * @throws OffBoardException if the cell was off the board
   */
  static int state(int value, int[] states) {
    if (value == NOTHING) {
      throw OffBoardException.copied();
    }
    return states[value];
  }

  /** The remainder with the sign of the dividend. */
  static long remainder(long a, long b) {
    if (b == 0) {
      throw new DivisionByZeroException(a + " % 0 is not defined");
    }
    return a % b;
  }
}
