package org.gamester.script.files;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntUnaryOperator;
import org.gamester.rulesets.board.GridGeometry;
import org.gamester.script.boards.Grid;
import org.gamester.script.boards.Strip;

/**
 * Moves on boards, named by the cells that they change: those that are left before those that are
 * entered, the latter in the order of their new values. Columns are letters from the left, rows are
 * numbers from the bottom.
 */
final class CellNames {

  private record Change(String cell, int newValue) {}

  private static final Comparator<Change> ORDER = Comparator.comparingInt(Change::newValue);

  private CellNames() {}

  /** The cells in which two grids of one size differ; empty if there are none. */
  static String changed(Grid before, Grid after) {
    int rows = before.rowCount();
    int columns = before.columnCount();
    return rows == after.rowCount() && columns == after.columnCount()
        ? changed(rows, columns, before::at, after::at)
        : "";
  }

  /** The cells in which two strips of one length differ. */
  static String changed(Strip before, Strip after) {
    return before.length() == after.length()
        ? changed(1, before.length(), i -> before.value(i + 1), i -> after.value(i + 1))
        : "";
  }

  /** The cells that hold other values after a move; cells are counted row by row from 0. */
  private static String changed(
      int rows, int columns, IntUnaryOperator before, IntUnaryOperator after) {
    List<Change> changes = new ArrayList<>();
    for (int cell = 0; cell < rows * columns; cell++) {
      int value = after.applyAsInt(cell);
      if (before.applyAsInt(cell) != value) {
        changes.add(new Change(GridGeometry.name(rows, columns, cell), value));
      }
    }
    return String.join("-", changes.stream().sorted(ORDER).map(Change::cell).toList());
  }
}
