package org.gamester.rulesets.grid;

import java.util.ArrayList;
import java.util.List;
import org.gamester.rulesets.Alphabet;
import org.gamester.rulesets.TextReader;
import org.gamester.rulesets.board.GridSize;

/**
 * A rectangle of cells, each with a letter: {@code xo.|.ox}. Rows are joined by bars, slashes or
 * line ends; one more at the end is ignored. Cells are numbered row by row from the top left, from
 * 0.
 */
public record Grid(int rows, int columns, String cells) {
  private static final int MOST_CELLS = 1_000_000;

  public Grid {
    if (cells.length() != rows * columns) {
      throw new IllegalArgumentException(cells.length() + " cells for " + rows + "x" + columns);
    }
  }

  /**
   * Reads a grid, up to the end of the text; {@code 4x5} is 4 rows of 5 dots.
   *
   * @throws org.gamester.rulesets.TextException if rows differ in length or a letter is unknown
   */
  public static Grid read(TextReader text, Alphabet alphabet) {
    text.skipBlanks();
    if (text.atDigit()) {
      GridSize size = GridSize.read(text, MOST_CELLS, "cells");
      return new Grid(size.rows(), size.columns(), ".".repeat(size.rows() * size.columns()));
    }
    List<String> rows = new ArrayList<>();
    StringBuilder cells = new StringBuilder();
    while (!text.atEnd()) {
      int start = text.offset();
      String row = readRow(text, alphabet);
      if (!rows.isEmpty() && row.length() != rows.getFirst().length()) {
        throw text.errorAt(
            start,
            "row %d has %s, but row 1 has %s; all rows must have the same length"
                .formatted(rows.size() + 1, cells(row), cells(rows.getFirst())));
      }
      rows.add(row);
      cells.append(row);
    }
    return new Grid(rows.size(), rows.isEmpty() ? 0 : rows.getFirst().length(), cells.toString());
  }

  private static String cells(String row) {
    return row.length() + (row.length() == 1 ? " cell" : " cells");
  }

  private static String readRow(TextReader text, Alphabet alphabet) {
    StringBuilder row = new StringBuilder();
    while (text.offset() < text.end() && !text.acceptEndOfRow()) {
      row.append(alphabet.read(text));
    }
    return row.toString();
  }

  /** The letter in a cell. */
  public char at(int row, int column) {
    return cells.charAt(row * columns + column);
  }

  /** The rows joined by bars. */
  public String text() {
    return joined('|');
  }

  /** The rows one below the other. */
  public String picture() {
    return joined('\n');
  }

  private String joined(char separator) {
    StringBuilder text = new StringBuilder(cells.length() + rows);
    for (int row = 0; row < rows; row++) {
      if (row > 0) {
        text.append(separator);
      }
      text.append(cells, row * columns, (row + 1) * columns);
    }
    return text.toString();
  }
}
