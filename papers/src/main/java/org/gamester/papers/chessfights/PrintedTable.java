package org.gamester.papers.chessfights;

import java.util.Arrays;
import java.util.List;
import org.gamester.values.ShortGame;

/**
 * A table of the paper: rows of cells separated by semicolons.
 *
 * @param rows the texts of the cells, by rows
 */
record PrintedTable(List<List<String>> rows) {

  static PrintedTable read(String text) {
    return new PrintedTable(
        text.lines()
            .map(line -> Arrays.stream(line.split(";")).map(String::strip).toList())
            .toList());
  }

  String text(int row, int column) {
    return rows.get(row).get(column);
  }

  ShortGame value(int row, int column) {
    return PrintedForm.value(text(row, column));
  }

  /** Whether this table and another one differ in a row. */
  boolean differsIn(int row, PrintedTable other) {
    return !rows.get(row).equals(other.rows.get(row));
  }
}
