package org.gamester.analysis;

/** Whether stones join two sides of a Hex board, by the definition: a second program for tests. */
final class HexChains {

  private HexChains() {}

  /** Whether x joins left and right, or o top and bottom. */
  static boolean joins(String board, char stone) {
    String[] rows = board.split("\\|", -1);
    boolean[][] reached = new boolean[rows.length][rows[0].length()];
    boolean joined = false;
    for (int i = 0; i < (stone == 'x' ? rows.length : rows[0].length()); i++) {
      joined |= stone == 'x' ? walk(rows, reached, i, 0, stone) : walk(rows, reached, 0, i, stone);
    }
    return joined;
  }

  private static boolean walk(String[] rows, boolean[][] reached, int i, int j, char stone) {
    if (i < 0
        || j < 0
        || i == rows.length
        || j == rows[0].length()
        || rows[i].charAt(j) != stone
        || reached[i][j]) {
      return false;
    }
    reached[i][j] = true;
    boolean atEnd = stone == 'x' ? j == rows[0].length() - 1 : i == rows.length - 1;
    return atEnd
        | walk(rows, reached, i, j - 1, stone)
        | walk(rows, reached, i, j + 1, stone)
        | walk(rows, reached, i - 1, j, stone)
        | walk(rows, reached, i + 1, j, stone)
        | walk(rows, reached, i - 1, j + 1, stone)
        | walk(rows, reached, i + 1, j - 1, stone);
  }
}
