package org.gamester.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.values.Dyadic;
import org.gamester.values.Player;
import org.gamester.values.notation.GameReader;
import org.gamester.values.thermography.Thermograph;
import org.gamester.values.thermography.Thermography;
import org.gamester.values.thermography.Wall;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;

/**
 * Winners, Grundy values, winning moves and thermographs from the test files of MCGS, a solver of
 * sums of games. B is Left, W is Right. Winners are found by search, see {@link Outcomes}. Of the
 * facts that take about a second or more, listed by their ids, a sample is tried; those that take
 * about 10 s or more are left out.
 */
class McgsCasesTest {
  private static final Evaluator EVALUATOR = new Evaluator();
  private static final Outcomes OUTCOMES = new Outcomes(EVALUATOR);

  /** In these games MCGS names moves by their cells: a1-b1, and with the arrow's cell a1-b1-c1. */
  private static final String NAMED_BY_CELLS = "(impartial )?(clobber|cannibal_clobber|amazons)";

  private static final long SEED = 20_261_128;
  private static final int SAMPLE = 6;

  @TestFactory
  Stream<DynamicTest> facts() throws IOException {
    List<String> large = new ArrayList<>(ids("mcgs-large.txt"));
    Collections.shuffle(large, new Random(SEED));
    Set<String> leftOut = new HashSet<>(ids("mcgs-too-large.txt"));
    leftOut.addAll(large.subList(SAMPLE, large.size()));
    return Facts.read("mcgs-sample.jsonl").stream()
        .filter(fact -> !leftOut.contains(Facts.text(fact, "id")))
        .map(
            fact ->
                DynamicTest.dynamicTest(
                    Facts.text(fact, "id") + " " + Facts.text(fact, "position"),
                    () -> check(fact)));
  }

  private static List<String> ids(String list) throws IOException {
    try (InputStream in = McgsCasesTest.class.getResourceAsStream(list)) {
      String ids = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
      return ids.lines().toList();
    }
  }

  private static void check(JsonNode fact) {
    List<Position> parts = parts(fact);
    Position position = parts.size() == 1 ? parts.getFirst() : DisjunctiveSum.of(parts);
    if (fact.has("nim")) {
      assertThat(EVALUATOR.nimber(position)).isEqualTo(fact.path("nim").asLong());
    } else if (fact.has("moves")) {
      checkWinningMoves(fact, parts);
    } else if (fact.has("winner")) {
      String first = Facts.text(fact, "first");
      assertThat(wins(position, player(first))).isEqualTo(first.equals(Facts.text(fact, "winner")));
    } else {
      checkThermograph(fact, Thermography.of(EVALUATOR.value(position)));
    }
  }

  private static List<Position> parts(JsonNode fact) {
    List<Position> parts = new ArrayList<>();
    for (JsonNode term : fact.has("terms") ? fact.path("terms") : List.of(fact)) {
      parts.add(
          Catalogue.standard()
              .readSum(Facts.text(term, "game") + "(" + Facts.text(term, "position") + ")"));
    }
    return parts;
  }

  /** Of impartial sums N may be said to move first. */
  private static Player player(String name) {
    return name.equals("W") ? Player.RIGHT : Player.LEFT;
  }

  private static boolean wins(Position position, Player first) {
    return OUTCOMES.winner(position, first, Convention.of(position)).equals(Optional.of(first));
  }

  private static void checkWinningMoves(JsonNode fact, List<Position> parts) {
    Player mover = player(Facts.text(fact, "first"));
    boolean isNamedByCells = Facts.text(fact, "game").matches(NAMED_BY_CELLS);
    Set<Position> winning = new HashSet<>();
    Set<String> names = new TreeSet<>();
    for (int i = 0; i < parts.size(); i++) {
      for (Move move : parts.get(i).moves(mover)) {
        List<Position> after = new ArrayList<>(parts);
        after.set(i, move.to());
        Position option = DisjunctiveSum.of(after);
        if (!wins(option, mover.opponent())) {
          winning.add(option);
          if (isNamedByCells) {
            names.add((parts.size() > 1 ? i + ":" : "") + cells(move.name(), parts.get(i)));
          }
        }
      }
    }
    assertThat(winning).hasSameSizeAs(fact.path("moves"));
    if (isNamedByCells) {
      Set<String> expected = new TreeSet<>();
      fact.path("moves").forEach(move -> expected.add(move.asString()));
      assertThat(names).isEqualTo(expected);
    }
  }

  /**
   * The cells of a move, such as b1-a1-b1 for {@code Left b2-a2/b2} on two rows: MCGS numbers rows
   * from the top.
   */
  private static String cells(String move, Position position) {
    long rows = 1 + position.text().chars().filter(c -> c == '|').count();
    return Pattern.compile("[/x-]?([a-z])(\\d+)")
        .matcher(move.substring(move.indexOf(' ') + 1))
        .replaceAll(cell -> "-" + cell.group(1) + (rows + 1 - Integer.parseInt(cell.group(2))))
        .substring(1);
  }

  /** The points of a wall, value and temperature, from the bottom to the foot of the mast. */
  private static void checkThermograph(JsonNode fact, Thermograph thermograph) {
    for (Player player : Player.values()) {
      Wall wall = thermograph.wall(player);
      JsonNode points = fact.path(player == Player.LEFT ? "left" : "right");
      for (JsonNode point : points) {
        Dyadic value = dyadic(point.get(0));
        assertThat(wall.valueAt(dyadic(point.get(1)))).isEqualTo(value);
      }
      List<Dyadic> corners = new ArrayList<>();
      for (int i = points.size() - 1; i > 0; i--) {
        corners.add(dyadic(points.get(i).get(1)));
      }
      assertThat(corners).containsAll(wall.criticalPoints());
    }
  }

  private static Dyadic dyadic(JsonNode text) {
    return GameReader.exact().read(text.asString()).leftStop();
  }
}
