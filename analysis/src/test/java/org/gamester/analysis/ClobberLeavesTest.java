package org.gamester.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Position;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The Clobber family with everything that a stone may take and leave, against its rule played on
 * strings: the value where play ends, and a refusal where it can return to a position.
 */
class ClobberLeavesTest {
  private static final List<String> BOARDS =
      List.of("xo", "xx", "xxo", "xox", "x.o", "xo.", "xo.x", "xo|ox", "x.|.o", "xo#x.", "oo|x.");

  static Stream<Arguments> rules() {
    return Stream.of(
            "enemy", "own", "empty", "enemy+own", "enemy+empty", "own+empty", "enemy+own+empty")
        .flatMap(
            takes ->
                Stream.of("empty", "enemy", "own")
                    .flatMap(
                        leaves ->
                            Stream.of("1", "2")
                                .filter(range -> range.equals("1") || !takes.contains("empty"))
                                .map(range -> Arguments.of(takes, leaves, range))));
  }

  @ParameterizedTest
  @MethodSource("rules")
  void valuesAreThoseOfTheRule(String takes, String leaves, String range) {
    for (String board : BOARDS) {
      String text = "clobber-family{orthogonal, %s, %s, %s}".formatted(range, takes, leaves);
      Position position = Catalogue.standard().read(text, board);
      Twin twin = new Twin(takes, leaves, Integer.parseInt(range));
      if (twin.mayRepeat(board, new HashSet<>(), new HashSet<>())) {
        assertThatExceptionOfType(LoopyPositionException.class)
            .as("%s(%s)", text, board)
            .isThrownBy(() -> new Evaluator().value(position));
      } else {
        assertThat(new Evaluator().value(position))
            .as("%s(%s)", text, board)
            .isEqualTo(twin.value(board));
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {"enemy, own; xo; *", "own, enemy; xx; 1", "own+empty, enemy; x.; 1"})
  void examples(String parameters, String board, String value) {
    Position position =
        Catalogue.standard().read("clobber-family{orthogonal, 1, " + parameters + "}", board);
    assertThat(new Evaluator().value(position).toString()).isEqualTo(value);
  }

  /** The rule on texts of boards. */
  private record Twin(String takes, String leaves, int range, Map<String, ShortGame> known) {

    Twin(String takes, String leaves, int range) {
      this(takes, leaves, range, new HashMap<>());
    }

    boolean mayRepeat(String board, Set<String> open, Set<String> done) {
      if (done.contains(board)) {
        return false;
      }
      if (!open.add(board)) {
        return true;
      }
      for (Player player : Player.values()) {
        for (String option : options(board, player)) {
          if (mayRepeat(option, open, done)) {
            return true;
          }
        }
      }
      open.remove(board);
      done.add(board);
      return false;
    }

    ShortGame value(String board) {
      ShortGame value = known.get(board);
      if (value == null) {
        value =
            ShortGame.of(
                options(board, Player.LEFT).stream().map(this::value).toList(),
                options(board, Player.RIGHT).stream().map(this::value).toList());
        known.put(board, value);
      }
      return value;
    }

    private List<String> options(String board, Player player) {
      char own = player == Player.LEFT ? 'x' : 'o';
      char enemy = player == Player.LEFT ? 'o' : 'x';
      char behind = leaves.equals("empty") ? '.' : leaves.equals("own") ? own : enemy;
      String[] rows = board.split("\\|");
      List<String> options = new ArrayList<>();
      for (int r = 0; r < rows.length; r++) {
        for (int c = 0; c < rows[r].length(); c++) {
          if (rows[r].charAt(c) != own) {
            continue;
          }
          for (int[] way : new int[][] {{-1, 0}, {0, 1}, {1, 0}, {0, -1}}) {
            int distance = 1;
            while (distance < range && at(rows, r, c, way, distance) == '.') {
              distance++;
            }
            char found = at(rows, r, c, way, distance);
            boolean taken =
                (found == enemy && takes.contains("enemy"))
                    || (found == own && takes.contains("own"))
                    || (found == '.' && takes.contains("empty"));
            if (taken) {
              StringBuilder after = new StringBuilder(board);
              int width = rows[0].length() + 1;
              after.setCharAt(r * width + c, behind);
              after.setCharAt((r + distance * way[0]) * width + c + distance * way[1], own);
              options.add(after.toString());
            }
          }
        }
      }
      return options;
    }

    private static char at(String[] rows, int r, int c, int[] way, int distance) {
      int row = r + distance * way[0];
      int column = c + distance * way[1];
      return row < 0 || column < 0 || row >= rows.length || column >= rows[row].length()
          ? '#'
          : rows[row].charAt(column);
    }
  }
}
