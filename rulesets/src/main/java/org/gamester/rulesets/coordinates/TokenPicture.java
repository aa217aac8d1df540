package org.gamester.rulesets.coordinates;

import java.util.Arrays;
import org.gamester.rulesets.Appearance;
import org.gamester.rulesets.Position;
import org.gamester.values.Player;

/** Draws the quarter board with the token and the cells that the players may move it to. */
final class TokenPicture {
  private static final int LARGEST = 40;

  private TokenPicture() {}

  static String draw(Token token) {
    char[][] cells = cells(token);
    if (cells.length == 0) {
      return "token at " + token.text();
    }
    StringBuilder picture = new StringBuilder();
    for (char[] row : cells) {
      picture.append(picture.isEmpty() ? "" : "\n").append(row);
    }
    return picture.toString();
  }

  /** The same board, cell by cell. */
  static Appearance appearance(Token token) {
    char[][] cells = cells(token);
    return cells.length == 0
        ? Appearance.Words.of(draw(token))
        : Appearance.Cells.squares(
            cells.length,
            cells[0].length,
            cell -> {
              int row = cell / cells[0].length;
              int column = cell % cells[0].length;
              char letter = cells[row][column];
              String name = "(" + row + "," + column + ")";
              return new Appearance.Cell(
                  row, column, name, String.valueOf(letter), markOf(letter), "");
            });
  }

  private static Appearance.Mark markOf(char letter) {
    return switch (letter) {
      case '@' -> Appearance.Mark.TOKEN;
      case 'l' -> Appearance.Mark.FOR_LEFT;
      case 'r' -> Appearance.Mark.FOR_RIGHT;
      case 'g' -> Appearance.Mark.FOR_BOTH;
      default -> Appearance.Mark.EMPTY;
    };
  }

  /** The letters of the cells; none if there are too many. */
  private static char[][] cells(Token token) {
    long height = token.row() + 1;
    long width = token.column() + 1;
    for (Player player : Player.values()) {
      if (token.row() < LARGEST && token.column() < LARGEST) {
        for (Position option : token.options(player)) {
          height = Math.max(height, ((Token) option).row() + 1);
          width = Math.max(width, ((Token) option).column() + 1);
        }
      }
    }
    if (height > 2 * LARGEST || width > 2 * LARGEST) {
      return new char[0][];
    }
    char[][] cells = new char[(int) height][(int) width];
    for (char[] row : cells) {
      Arrays.fill(row, '.');
    }
    cells[(int) token.row()][(int) token.column()] = '@';
    mark(cells, token, Player.LEFT, 'l');
    mark(cells, token, Player.RIGHT, 'r');
    return cells;
  }

  private static void mark(char[][] cells, Token token, Player player, char mark) {
    for (Position option : token.options(player)) {
      Token cell = (Token) option;
      int row = (int) cell.row();
      int column = (int) cell.column();
      cells[row][column] = cells[row][column] == '.' ? mark : 'g';
    }
  }
}
