package org.gamester.papers.chessfights;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A cell of the quarter board, row first; it may lie outside until {@link #isInside} is checked.
 */
record Cell(int row, int column) {

  private static final Pattern TEXT = Pattern.compile("\\((\\d+),(\\d+)\\)");

  /** The colours of the paper, by column - row modulo 3. */
  enum Colour {
    RED,
    YELLOW,
    GREEN
  }

  /** Parses {@code (3,4)}, the notation of positions. */
  static Cell read(String text) {
    Matcher matcher = TEXT.matcher(text);
    if (!matcher.matches()) {
      throw new IllegalArgumentException("'" + text + "' is not a cell: expected (row,column)");
    }
    return new Cell(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)));
  }

  Cell plus(int rows, int columns) {
    return new Cell(row + rows, column + columns);
  }

  boolean isInside() {
    return row >= 0 && column >= 0;
  }

  /// Whether row > column.
  boolean isBelowDiagonal() {
    return row > column;
  }

  Colour colour() {
    return Colour.values()[Math.floorMod(column - row, 3)];
  }

  @Override
  public String toString() {
    return "(" + row + "," + column + ")";
  }
}
