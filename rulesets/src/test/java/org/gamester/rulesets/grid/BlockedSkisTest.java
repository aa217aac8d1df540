package org.gamester.rulesets.grid;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.SlowEvaluator;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.notation.GameReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Blocked cells on boards of Ski Jumps, also against the rules played on rows of characters. */
class BlockedSkisTest {
  private static final SlowEvaluator EVALUATOR = new SlowEvaluator();

  private static Position position(String text) {
    return Catalogue.standard().read("ski-jumps", text);
  }

  @ParameterizedTest
  @CsvSource({
    "L#., 0",
    "L.#.., 1",
    "#R, 0",
    "#..R, -2",
    "#.L, 1",
    "R.#, -1",
    ".L.#|..R., -2",
    "L|#|., 1",
    "L|R|#, 0",
  })
  void values(String text, String value) {
    assertThat(EVALUATOR.value(position(text))).isEqualTo(GameReader.exact().read(value));
  }

  @Test
  void seededBoardsAreWorthWhatTheRulesSay() {
    Random random = new Random(20261129);
    for (int i = 0; i < 120; i++) {
      int rows = 1 + random.nextInt(3);
      int columns = 1 + random.nextInt(4);
      char[][] board = new char[rows][columns];
      int skiers = 0;
      for (char[] row : board) {
        for (int c = 0; c < columns; c++) {
          char letter = "LRlr......##".charAt(random.nextInt(12));
          skiers += Character.isLetter(letter) ? 1 : 0;
          row[c] = skiers > 3 && Character.isLetter(letter) ? '#' : letter;
        }
      }
      assertThat(EVALUATOR.value(position(text(board)))).as(text(board)).isEqualTo(value(board));
      assertThat(EVALUATOR.value(position(text(board)).normalForm()))
          .as("normal form of %s", text(board))
          .isEqualTo(value(board));
    }
  }

  private static String text(char[][] board) {
    List<String> rows = new ArrayList<>();
    for (char[] row : board) {
      rows.add(new String(row));
    }
    return String.join("|", rows);
  }

  private static ShortGame value(char[][] board) {
    return ShortGame.of(options(board, Player.LEFT), options(board, Player.RIGHT));
  }

  private static List<ShortGame> options(char[][] board, Player player) {
    String own = player == Player.LEFT ? "Ll" : "Rr";
    String enemies = player == Player.LEFT ? "Rr" : "Ll";
    int step = player == Player.LEFT ? 1 : -1;
    List<ShortGame> options = new ArrayList<>();
    for (int r = 0; r < board.length; r++) {
      for (int c = 0; c < board[r].length; c++) {
        char skier = board[r][c];
        if (own.indexOf(skier) < 0) {
          continue;
        }
        int to = c + step;
        while (to >= 0 && to < board[r].length && board[r][to] == '.') {
          char[][] after = without(board, r, c);
          after[r][to] = skier;
          options.add(value(after));
          to += step;
        }
        if (to < 0 || to == board[r].length) {
          options.add(value(without(board, r, c)));
        }
        if (skier == own.charAt(0)
            && r + 2 < board.length
            && enemies.indexOf(board[r + 1][c]) >= 0
            && board[r + 2][c] == '.') {
          char[][] after = without(board, r, c);
          after[r + 1][c] = enemies.charAt(1);
          after[r + 2][c] = skier;
          options.add(value(after));
        }
      }
    }
    return options;
  }

  private static char[][] without(char[][] board, int row, int column) {
    char[][] after = new char[board.length][];
    for (int r = 0; r < board.length; r++) {
      after[r] = board[r].clone();
    }
    after[row][column] = '.';
    return after;
  }
}
