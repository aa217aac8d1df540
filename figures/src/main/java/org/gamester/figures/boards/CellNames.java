package org.gamester.figures.boards;

import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gamester.rulesets.Appearance;
import org.gamester.rulesets.Appearance.Cell;

/**
 * How rows and columns are called, read off the names of cells: {@code b2} is column b and row 2,
 * {@code (3,4)} has two numbers of which one is the same in each row.
 */
final class CellNames {
  private static final Pattern CHESS = Pattern.compile("(?<column>[a-z]+)(?<row>\\d+)");
  private static final Pattern PAIR = Pattern.compile("\\(?(?<first>\\d+),(?<second>\\d+)\\)?");

  private final Map<Integer, String> rows = new HashMap<>();
  private final Map<Integer, String> columns = new HashMap<>();
  private final boolean areColumnsOnTop;

  private CellNames(Appearance.Cells board) {
    Cell first = board.cells().getFirst();
    Cell last = board.cells().getLast();
    Matcher chess = CHESS.matcher(first.name());
    Matcher pair = PAIR.matcher(first.name());
    if (chess.matches()) {
      board.cells().forEach(cell -> add(cell, CHESS, "row", "column"));
      areColumnsOnTop = false;
    } else if (pair.matches() && PAIR.matcher(last.name()).matches()) {
      // Row by row: a number that changes from one end of a row to the other is of the column.
      boolean isColumnFirst = isColumnFirst(board);
      String row = isColumnFirst ? "second" : "first";
      String column = isColumnFirst ? "first" : "second";
      board.cells().forEach(cell -> add(cell, PAIR, row, column));
      areColumnsOnTop = !isColumnFirst;
    } else {
      areColumnsOnTop = false;
    }
  }

  static CellNames of(Appearance.Cells board) {
    return new CellNames(board);
  }

  /** Whether the first number is the same in each column. */
  private static boolean isColumnFirst(Appearance.Cells board) {
    Map<Integer, String> numbers = new HashMap<>();
    for (Cell cell : board.cells()) {
      Matcher pair = PAIR.matcher(cell.name());
      if (pair.matches()) {
        String known = numbers.putIfAbsent(cell.column(), pair.group("first"));
        if (known != null && !known.equals(pair.group("first"))) {
          return false;
        }
      }
    }
    return board.rows() > 1;
  }

  private void add(Cell cell, Pattern pattern, String row, String column) {
    Matcher matcher = pattern.matcher(cell.name());
    if (matcher.matches()) {
      rows.put(cell.row(), matcher.group(row));
      columns.put(cell.column(), matcher.group(column));
    }
  }

  boolean areColumnsOnTop() {
    return areColumnsOnTop;
  }

  String row(int row) {
    return rows.getOrDefault(row, "");
  }

  String column(int column) {
    return columns.getOrDefault(column, "");
  }
}
