package org.gamester.rulesets;

import java.util.function.IntUnaryOperator;

/** The size of a rectangle as it is written: {@code 4x5} has 4 rows and 5 columns. */
public record Dimensions(int rows, int columns) {

  /** The most cells of a board that is kept cell by cell. */
  public static final int MOST_CELLS = 1_000_000;

  /**
   * Reads the size of a board of at most {@link #MOST_CELLS} cells, at the cursor.
   *
   * @throws TextException if it is not written so, or the board is larger
   */
  public static Dimensions read(TextReader text) {
    return read(text, MOST_CELLS, "cells");
  }

  /**
   * Reads the size of a board, at the cursor.
   *
   * @param most how many cells the board may have
   * @param cells what they are called in the error, in the plural
   * @throws TextException if it is not written so, or the board is larger
   */
  public static Dimensions read(TextReader text, int most, String cells) {
    text.skipBlanks();
    int start = text.offset();
    long rows = text.number("a number of rows", 0, most);
    text.expect('x');
    long columns = text.number("a number of columns", 0, most);
    if (rows * columns > most) {
      throw text.errorAt(
          start,
          "%dx%d is too large: rows times columns may be at most %,d %s"
              .formatted(rows, columns, most, cells));
    }
    return new Dimensions((int) rows, (int) columns);
  }

  /**
   * Reads a size with other bounds, at the cursor.
   *
   * @param mostColumns the most columns for a number of rows
   * @throws TextException if it is not written so, or out of bounds
   */
  public static Dimensions read(TextReader text, int mostRows, IntUnaryOperator mostColumns) {
    int rows = (int) text.number("a number of rows", 0, mostRows);
    text.expect('x');
    int columns = (int) text.number("a number of columns", 0, mostColumns.applyAsInt(rows));
    return new Dimensions(rows, columns);
  }

  /** The number of cells. */
  public int cells() {
    return rows * columns;
  }
}
