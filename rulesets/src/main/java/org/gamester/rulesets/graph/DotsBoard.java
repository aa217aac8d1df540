package org.gamester.rulesets.graph;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.gamester.rulesets.CoinGraph;
import org.gamester.rulesets.TextReader;

/**
 * The dots around a rectangle of boxes. Lines are numbered first across, row by row, then down;
 * {@code h11} is the line above the box in the upper left corner, {@code v11} the one to its left,
 * and from 10 on a comma stands between row and column, {@code h10,2}.
 *
 * @param rows how many rows of boxes there are
 * @param columns how many columns
 */
record DotsBoard(int rows, int columns) {
  private static final int MOST_OF_ONE_DIGIT = 9;

  int boxes() {
    return rows * columns;
  }

  private int across() {
    return (rows + 1) * columns;
  }

  int lines() {
    return boxes() == 0 ? 0 : across() + rows * (columns + 1);
  }

  boolean isAcross(int line) {
    return line < across();
  }

  /** The row of a line, from 0. */
  int row(int line) {
    return isAcross(line) ? line / columns : (line - across()) / (columns + 1);
  }

  /** The column of a line, from 0. */
  int column(int line) {
    return isAcross(line) ? line % columns : (line - across()) % (columns + 1);
  }

  /** The number of a line in a row and a column, from 0. */
  int number(boolean isAcross, int row, int column) {
    return isAcross ? row * columns + column : across() + row * (columns + 1) + column;
  }

  String name(int line) {
    return (isAcross(line) ? "h" : "v") + numbers(row(line), column(line));
  }

  /** The row and the column of a box. */
  String boxName(int box) {
    return numbers(box / columns, box % columns);
  }

  private static String numbers(int row, int column) {
    boolean isShort = row < MOST_OF_ONE_DIGIT && column < MOST_OF_ONE_DIGIT;
    return (row + 1) + (isShort ? "" : ",") + (column + 1);
  }

  /** Reads the row and the column of a line. */
  int line(boolean isAcross, TextReader text) {
    int[] place = place(text, rows + (isAcross ? 1 : 0), columns + (isAcross ? 0 : 1), "line");
    return number(isAcross, place[0], place[1]);
  }

  /** Reads the row and the column of a box. */
  int box(TextReader text) {
    int[] place = place(text, rows, columns, "box");
    return place[0] * columns + place[1];
  }

  private static int[] place(TextReader text, int rows, int columns, String what) {
    int start = text.offset();
    StringBuilder digits = new StringBuilder();
    while (text.atDigit()) {
      digits.append(text.next());
    }
    int row;
    int column;
    if (text.peek() == ',' && !digits.isEmpty()) {
      text.moveTo(start);
      row = (int) text.number("a row", 1, rows);
      text.expect(',');
      column = (int) text.number("a column", 1, columns);
    } else if (digits.length() == 2) {
      row = digits.charAt(0) - '0';
      column = digits.charAt(1) - '0';
    } else {
      throw text.errorAt(
          start, "expected the row and the column of a %s, as in 12 or 10,2".formatted(what));
    }
    if (row < 1 || row > rows || column < 1 || column > columns) {
      throw text.errorAt(
          start,
          "there is no such %s: rows are 1 to %d and columns 1 to %d"
              .formatted(what, rows, columns));
    }
    return new int[] {row - 1, column - 1};
  }

  /** The lines around a box: above, below, left and right of it. */
  int[] around(int box) {
    int row = box / columns;
    int column = box % columns;
    return new int[] {
      number(true, row, column),
      number(true, row + 1, column),
      number(false, row, column),
      number(false, row, column + 1)
    };
  }

  boolean isComplete(int box, BitSet drawn) {
    for (int line : around(box)) {
      if (!drawn.get(line)) {
        return false;
      }
    }
    return true;
  }

  /** The boxes on the two sides of a line, or {@link CoinGraph#GROUND} where there is none. */
  int[] sides(int line) {
    int row = row(line);
    int column = column(line);
    return isAcross(line)
        ? new int[] {box(row - 1, column), box(row, column)}
        : new int[] {box(row, column - 1), box(row, column)};
  }

  private int box(int row, int column) {
    return row < 0 || row >= rows || column < 0 || column >= columns
        ? CoinGraph.GROUND
        : row * columns + column;
  }

  /** The board as coins on strings: a box is a coin, and each line that is not drawn a string. */
  CoinGraph graph(BitSet drawn) {
    int[] one = new int[lines()];
    int[] other = new int[lines()];
    for (int line = 0; line < lines(); line++) {
      int[] sides = sides(line);
      one[line] = sides[0];
      other[line] = sides[1];
    }
    BitSet uncut = new BitSet();
    uncut.set(0, lines());
    uncut.andNot(drawn);
    return new CoinGraph(boxes(), one, other, uncut, symmetries());
  }

  /** The mirror images and turns of the rectangle. */
  private List<int[]> symmetries() {
    List<int[]> symmetries = new ArrayList<>();
    for (int turn = 1; turn < (rows == columns ? 8 : 4); turn++) {
      int[] image = new int[lines()];
      for (int line = 0; line < lines(); line++) {
        image[line] = image(line, turn);
      }
      symmetries.add(image);
    }
    return symmetries;
  }

  /** Bit 0 of a turn exchanges top and bottom, bit 1 left and right, bit 2 rows and columns. */
  private int image(int line, int turn) {
    boolean isAcross = isAcross(line);
    int row = row(line);
    int column = column(line);
    if ((turn & 1) != 0) {
      row = (isAcross ? rows : rows - 1) - row;
    }
    if ((turn & 2) != 0) {
      column = (isAcross ? columns - 1 : columns) - column;
    }
    return (turn & 4) != 0 ? number(!isAcross, column, row) : number(isAcross, row, column);
  }
}
