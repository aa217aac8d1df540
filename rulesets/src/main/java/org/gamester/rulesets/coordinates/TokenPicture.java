package org.gamester.rulesets.coordinates;

import java.util.Arrays;
import org.gamester.rulesets.Position;
import org.gamester.values.Player;

/** Draws the quarter board with the token and the cells that the players may move it to. */
final class TokenPicture {
  private static final int LARGEST = 40;

  private TokenPicture() {}

  static String draw(Token token) {
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
      return "token at " + token.text();
    }
    char[][] cells = new char[(int) height][(int) width];
    for (char[] row : cells) {
      Arrays.fill(row, '.');
    }
    cells[(int) token.row()][(int) token.column()] = '@';
    mark(cells, token, Player.LEFT, 'l');
    mark(cells, token, Player.RIGHT, 'r');
    StringBuilder picture = new StringBuilder();
    for (char[] row : cells) {
      picture.append(picture.isEmpty() ? "" : "\n").append(row);
    }
    return picture.toString();
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
