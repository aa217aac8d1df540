package org.gamester.rulesets.board;

import org.gamester.rulesets.TextReader;

/**
 * The size of a board, as it is written: {@code 4x5} is 4 rows of 5 columns.
 *
 * @param rows at least 0
 * @param columns at least 0
 */
public record GridSize(int rows, int columns) {

  /**
   * Reads a size.
   *
   * @param most how many cells the board may have
   * @param cells what they are called in the error, in the plural
   * @throws org.gamester.rulesets.TextException if it is not a size, or the board is too large
   */
  public static GridSize read(TextReader text, int most, String cells) {
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
    return new GridSize((int) rows, (int) columns);
  }
}
