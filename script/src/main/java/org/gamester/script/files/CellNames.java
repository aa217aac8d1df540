package org.gamester.script.files;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.gamester.script.boards.Grid;
import org.gamester.script.boards.Strip;
import org.gamester.script.objects.Coordinates;

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
    if (before.rowCount() != after.rowCount() || before.columnCount() != after.columnCount()) {
      return "";
    }
    List<Change> changes = new ArrayList<>();
    for (int row = 1; row <= before.rowCount(); row++) {
      for (int column = 1; column <= before.columnCount(); column++) {
        Coordinates place = new Coordinates(row, column);
        int value = after.value(place);
        if (before.value(place) != value) {
          changes.add(new Change(letters(column) + (before.rowCount() - row + 1), value));
        }
      }
    }
    return joined(changes);
  }

  /** The cells in which two strips of one length differ. */
  static String changed(Strip before, Strip after) {
    if (before.length() != after.length()) {
      return "";
    }
    List<Change> changes = new ArrayList<>();
    for (int i = 1; i <= before.length(); i++) {
      if (before.value(i) != after.value(i)) {
        changes.add(new Change(letters(i) + "1", after.value(i)));
      }
    }
    return joined(changes);
  }

  private static String joined(List<Change> changes) {
    return String.join("-", changes.stream().sorted(ORDER).map(Change::cell).toList());
  }

  /** The name of a column: a, b, ..., z, aa, ab, ... */
  private static String letters(int column) {
    StringBuilder name = new StringBuilder();
    for (int rest = column; rest > 0; rest = (rest - 1) / 26) {
      name.insert(0, (char) ('a' + (rest - 1) % 26));
    }
    return name.toString();
  }
}
