package org.gamester.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.ConventionException;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextException;
import org.gamester.values.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Rulesets that are not normal play: Tic-tac-toe, Chomp in which the poison is taken, Toads and
 * Frogs with slides backwards; and Hex in which a player must follow.
 */
class OtherConventionsTest {
  private static final Evaluator EVALUATOR = new Evaluator();
  private static final Outcomes OUTCOMES = new Outcomes(EVALUATOR);

  private static Position read(String position) {
    return Catalogue.standard().readSum(position);
  }

  /** The winner by the definition, on lines of cells without bars: 1 x, -1 o, 0 a draw. */
  private static final class Noughts {
    private final int rows;
    private final int columns;
    private final int line;
    private final boolean drops;
    private final boolean avoids;
    private final Map<String, Integer> results = new HashMap<>();

    Noughts(int rows, int columns, int line, boolean drops, boolean avoids) {
      this.rows = rows;
      this.columns = columns;
      this.line = line;
      this.drops = drops;
      this.avoids = avoids;
    }

    int result(String cells, boolean xMoves) {
      Integer known = results.get(cells + xMoves);
      if (known == null) {
        known = search(cells, xMoves);
        results.put(cells + xMoves, known);
      }
      return known;
    }

    private int search(String cells, boolean xMoves) {
      if (hasLine(cells, 'x') || hasLine(cells, 'o')) {
        return hasLine(cells, 'x') != avoids ? 1 : -1;
      }
      int own = xMoves ? 1 : -1;
      int best = cells.contains(".") ? -1 : 0;
      for (int i = 0; i < cells.length(); i++) {
        boolean isHeld = i + columns >= cells.length() || cells.charAt(i + columns) != '.';
        if (cells.charAt(i) == '.' && (isHeld || !drops)) {
          String after = cells.substring(0, i) + (xMoves ? 'x' : 'o') + cells.substring(i + 1);
          best = Math.max(best, own * result(after, !xMoves));
        }
      }
      return own * best;
    }

    private boolean hasLine(String cells, char stone) {
      int[][] steps = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
      for (int cell = 0; cell < cells.length(); cell++) {
        int start = cell;
        for (int[] step : steps) {
          if (IntStream.range(0, line).allMatch(k -> isStone(cells, start, k, step, stone))) {
            return true;
          }
        }
      }
      return false;
    }

    private boolean isStone(String cells, int start, int k, int[] step, char stone) {
      int row = start / columns + k * step[0];
      int column = start % columns + k * step[1];
      return row < rows
          && column >= 0
          && column < columns
          && cells.charAt(row * columns + column) == stone;
    }
  }

  @ParameterizedTest
  @CsvSource({
    "3, 3, 3, false, false",
    "2, 3, 2, false, false",
    "1, 5, 2, false, false",
    "2, 4, 3, false, false",
    "3, 3, 3, true, false",
    "4, 3, 3, true, false",
    "3, 4, 2, true, false",
    "3, 3, 3, false, true",
    "3, 4, 3, true, true",
  })
  void ticTacToeIsDecidedAsByTheDefinition(
      int rows, int columns, int line, boolean drops, boolean avoids) {
    Noughts noughts = new Noughts(rows, columns, line, drops, avoids);
    String rules = "{line=" + line + ", drop=" + drops + ", avoid=" + avoids + "}";
    Position start = read("tic-tac-toe" + rules + "(" + rows + "x" + columns + ")");
    List<Position> positions = new ArrayList<>(List.of(start));
    start.options(Player.LEFT).forEach(positions::add);
    start.options(Player.RIGHT).forEach(o -> positions.addAll(o.options(Player.LEFT)));
    for (Position position : positions) {
      String cells = position.text().replace("|", "");
      for (Player first : Player.values()) {
        int result =
            OUTCOMES.of(position).winner(first).map(w -> w == Player.LEFT ? 1 : -1).orElse(0);
        assertThat(result)
            .as("%s", position)
            .isEqualTo(noughts.result(cells, first == Player.LEFT));
      }
    }
  }

  /** Connect Four on small boards is a draw; a win to be made is seen. */
  @ParameterizedTest
  @CsvSource({"4x4, -", "....|....|xxx.|ooox, L"})
  void connectFour(String board, String winner) {
    Position position = read("connect-four(" + board + ")");
    assertThat(OUTCOMES.of(position).winner(Player.LEFT).map(Player::name).orElse("-"))
        .startsWith(winner);
  }

  /** Phutball by the definition: what can be forced in one more turn, until nothing is added. */
  @ParameterizedTest
  @CsvSource({"3", "4", "5", "6"})
  void phutballIsDecidedAsByTheDefinition(int length) {
    List<String> rows = new ArrayList<>();
    for (int ball = 0; ball < length; ball++) {
      for (int men = 0; men < 1 << length; men++) {
        if ((men >> ball & 1) == 0) {
          StringBuilder row = new StringBuilder();
          for (int cell = 0; cell < length; cell++) {
            row.append(cell == ball ? '@' : (men >> cell & 1) != 0 ? 'm' : '.');
          }
          rows.add(row.toString());
        }
      }
    }
    Map<String, Integer> results = new HashMap<>();
    for (int before = -1; before < results.size(); ) {
      before = results.size();
      for (String row : rows) {
        for (int mover : new int[] {1, -1}) {
          phutball(row, mover, results).ifPresent(won -> results.put(row + mover, won));
        }
      }
    }
    for (String row : rows) {
      for (Player first : Player.values()) {
        int expected = results.getOrDefault(row + (first == Player.LEFT ? 1 : -1), 0);
        assertThat(
                OUTCOMES
                    .of(read("phutball(" + row + ")"))
                    .winner(first)
                    .map(w -> w == Player.LEFT ? 1 : -1)
                    .orElse(0))
            .as("%s, %s first", row, first)
            .isEqualTo(expected);
      }
    }
  }

  /** 1 if Left can be seen to win, -1 for Right; empty if nothing is known yet. */
  private static OptionalInt phutball(String row, int mover, Map<String, Integer> results) {
    int ball = row.indexOf('@');
    if (ball == 0 || ball == row.length() - 1) {
      return OptionalInt.of(ball == 0 ? -1 : 1);
    }
    List<String> after = new ArrayList<>();
    for (int cell = 0; cell < row.length(); cell++) {
      if (row.charAt(cell) == '.') {
        after.add(row.substring(0, cell) + "m" + row.substring(cell + 1));
      }
    }
    for (String mirrored : List.of("", "mirrored")) {
      String now = mirrored.isEmpty() ? row : new StringBuilder(row).reverse().toString();
      while (now.matches(".*@m.*")) {
        String jumped = now.replaceFirst("@(m+)\\.", "_$1@").replaceFirst("@(m+)$", "_$1!");
        int end = Math.max(jumped.indexOf('@'), jumped.indexOf('!'));
        String left = jumped.substring(0, end).replaceAll("_m+", "_").replace("_", "");
        String empty = ".".repeat(end - left.length());
        now =
            jumped.charAt(end) == '!'
                ? left + empty.substring(1) + "@"
                : left + empty + "@" + jumped.substring(end + 1);
        after.add(mirrored.isEmpty() ? now : new StringBuilder(now).reverse().toString());
      }
    }
    boolean allLose = true;
    for (String next : after) {
      Integer result = results.get(next + -mover);
      if (result != null && result == mover) {
        return OptionalInt.of(mover);
      }
      allLose &= result != null && result == -mover;
    }
    return allLose ? OptionalInt.of(-mover) : OptionalInt.empty();
  }

  /** A corner is answered in the centre alone, the centre in the corners. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {"a1; b2", "b2; a3 c3 a1 c1", "b1; b3 b2 a1 c1"})
  void repliesThatDraw(String first, String replies) {
    List<String> drawing = new ArrayList<>();
    for (Move move : read("tic-tac-toe(3x3)").play(Player.LEFT, first).moves(Player.RIGHT)) {
      if (OUTCOMES.of(move.to()).winner(Player.LEFT).isEmpty()) {
        drawing.add(move.name());
      }
    }
    assertThat(String.join(" ", drawing)).isEqualTo(replies);
  }

  @Test
  void ticTacToeHasNoValueAndIsNotAPartOfASum() {
    assertThatThrownBy(() -> EVALUATOR.value(read("tic-tac-toe(3x3)")))
        .isInstanceOf(ConventionException.class);
    assertThatThrownBy(() -> OUTCOMES.of(read("tic-tac-toe(3x3) + nim(3)")))
        .isInstanceOf(ConventionException.class);
    assertThatThrownBy(() -> read("tic-tac-toe(xxx|ooo|...)"))
        .isInstanceOf(TextException.class)
        .hasMessageContaining("both players have a line of 3");
    assertThat(read("tic-tac-toe(xxx|oo.|...)").moves(Player.RIGHT)).isEmpty();
  }

  /** To take the poison is to lose, so the winners are those of the usual form, by its values. */
  @Test
  void chompInWhichThePoisonIsTaken() {
    for (int rows = 1; rows <= 4; rows++) {
      for (int columns = 1; columns <= 5; columns++) {
        String bar = "(" + rows + "x" + columns + ")";
        assertThat(OUTCOMES.of(read("chomp{poison=last}" + bar)))
            .isEqualTo(OUTCOMES.of(read("chomp" + bar)));
      }
    }
    assertThat(read("chomp{poison=last}(2x2)").moves(Player.LEFT)).hasSize(4);
    assertThatThrownBy(() -> EVALUATOR.nimber(read("chomp{poison=last}(2x3)")))
        .isInstanceOf(ConventionException.class);
  }

  /**
   * A toad alone can always move. In t.f the first player loses: t.f, .tf, ft., f.t, .ft leaves
   * Left without a move, and each move on the way is the only one, or one that goes back.
   */
  @ParameterizedTest
  @CsvSource({"t.f, P", "t., L", ".f, R", "tf, P"})
  void backsliding(String row, String outcome) {
    assertThat(OUTCOMES.of(read("backsliding(" + row + ")"))).hasToString(outcome);
  }

  @Test
  void backslidingCanBeDrawn() {
    Position position = read("backsliding(ttt..fff)");
    for (Player first : Player.values()) {
      assertThat(OUTCOMES.of(position).winner(first)).isEmpty();
    }
    assertThat(read("backsliding(.t.f)").options(Player.LEFT).stream().map(Position::text))
        .containsExactly("..xo", "x..o");
  }

  @Test
  void konaneBeginsWithoutTwoNeighbouringStones() {
    assertThat(read("konane(3x4 without b2,c2)").text()).isEqualTo("xoxo|o..x|xoxo");
    assertThat(read("konane(4x4 without a4, b4)").text()).isEqualTo("..xo|oxox|xoxo|oxox");
    assertThatThrownBy(() -> read("konane(4x4 without a1,b2)"))
        .isInstanceOf(TextException.class)
        .hasMessageContaining("must be next to each other");
    assertThatThrownBy(() -> read("konane(4x4 without a1,a5)"))
        .isInstanceOf(TextException.class)
        .hasMessageContaining("expected a cell of the board");
  }

  /** The winner of Hex in which players follow, by the definition. */
  private static boolean wins(String board, int last, char mover) {
    char enemy = mover == 'x' ? 'o' : 'x';
    if (HexChains.joins(board, 'x') || HexChains.joins(board, 'o')) {
      return false;
    }
    int columns = board.indexOf('|') < 0 ? board.length() : board.indexOf('|');
    List<Integer> free = new ArrayList<>();
    List<Integer> near = new ArrayList<>();
    for (int i = 0; i < board.length(); i++) {
      if (board.charAt(i) == '.') {
        free.add(i);
        boolean isNear =
            last >= 0
                && board.charAt(last) == enemy
                && List.of(1, -1, columns + 1, -columns - 1, columns, -columns).contains(last - i);
        if (isNear) {
          near.add(i);
        }
      }
    }
    for (int i : near.isEmpty() ? free : near) {
      String after = board.substring(0, i) + mover + board.substring(i + 1);
      if (!wins(after, i, enemy)) {
        return true;
      }
    }
    return false;
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "1, 3", "2, 2", "2, 3", "3, 2", "3, 3"})
  void hexInWhichPlayersFollow(int rows, int columns) {
    String board = String.join("|", java.util.Collections.nCopies(rows, ".".repeat(columns)));
    Position position = read("hex{follow=true}(" + board + ")");
    for (Player first : Player.values()) {
      assertThat(OUTCOMES.of(position).winsStarting(first))
          .isEqualTo(wins(board, -1, first == Player.LEFT ? 'x' : 'o'));
      assertThat(new PlainSearch(1 << 22).wins(position, first))
          .isEqualTo(OUTCOMES.of(position).winsStarting(first));
    }
  }

  @Test
  void hexRemembersTheLastStone() {
    Position position = read("hex{follow=true}(3x3)").play(Player.LEFT, "a3");
    assertThat(position.text()).isEqualTo("a3:x..|...|...");
    assertThat(read(position.rules().text(position))).isEqualTo(position);
    assertThat(position.moves(Player.RIGHT).stream().map(Move::name)).containsExactly("b3", "a2");
    assertThat(position.moves(Player.LEFT)).hasSize(8);
    assertThatThrownBy(() -> read("hex{follow=true}(b2:x..|...|...)"))
        .isInstanceOf(TextException.class)
        .hasMessageContaining("where there is no stone");
  }
}
