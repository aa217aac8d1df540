package org.gamester.papers.posets;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gamester.analysis.Evaluator;
import org.gamester.lab.fitting.Fraction;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Rules;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/** The paper, and the positions of its games with their values. */
final class PosetGames {

  static final Evaluator EVALUATOR = new Evaluator();
  private static final Rules DIAGRAMS = Catalogue.standard().rules("young");
  private static final Rules POSETS = Catalogue.standard().rules("poset-game");
  private static final Rules POMAX = Catalogue.standard().rules("pomax");

  private PosetGames() {}

  /** The diagram with rows of these lengths, coloured like a chessboard. */
  static Position diagram(int... rows) {
    return DIAGRAMS.read(
        Arrays.stream(rows).mapToObj(Integer::toString).collect(Collectors.joining(",")));
  }

  /** Parses a coloured poset or diagram. */
  static Position poset(String text) {
    return POSETS.read(text);
  }

  /** Parses a pomax game. */
  static Position pomax(String text) {
    return POMAX.read(text);
  }

  static ShortGame value(Position position) {
    return EVALUATOR.value(position);
  }

  /** The value computed from all options, without use of any theorem on poset games. */
  static ShortGame plainValue(Position position) {
    return EVALUATOR.value(new Literal(position));
  }

  /** The moves of a player that remove the player's greatest box of a row, by row. */
  private static Map<Integer, Move> greatestBoxes(Player player, int... rows) {
    Map<Integer, Move> greatest = new TreeMap<>();
    Map<Integer, Integer> columns = new TreeMap<>();
    for (Move move : diagram(rows).moves(player)) {
      String name = move.name();
      String box = name.substring(name.indexOf('('));
      int comma = box.indexOf(',');
      int row = Integer.parseInt(box, 1, comma, 10);
      int column = Integer.parseInt(box, comma + 1, box.length() - 1, 10);
      if (columns.merge(row, column, Math::max) == column) {
        greatest.put(row, move);
      }
    }
    return greatest;
  }

  /** The options of a player that remove the player's greatest box of a row, for all rows. */
  static Set<String> greatestBoxOptions(Player player, int... rows) {
    return greatestBoxes(player, rows).values().stream()
        .map(move -> move.to().text())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** The option of a player that removes the player's greatest box of a row (from 0). */
  static String greatestBoxOption(Player player, int row, int... rows) {
    Move move = greatestBoxes(player, rows).get(row);
    return move == null ? "none" : move.to().text();
  }

  /** The options of both players that remove their greatest boxes of the chosen rows. */
  static Set<String> greatestBoxOptionsIn(Set<Integer> chosen, int... rows) {
    return Stream.of(Player.LEFT, Player.RIGHT)
        .flatMap(player -> greatestBoxes(player, rows).entrySet().stream())
        .filter(entry -> chosen.contains(entry.getKey()))
        .map(entry -> entry.getValue().to().text())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** The texts of some diagrams. */
  static Set<String> diagrams(int[]... shapes) {
    return Arrays.stream(shapes)
        .map(shape -> diagram(shape).text())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  static int[] rows(int... lengths) {
    return lengths;
  }

  /** The options of both players in the order of Lemma 32. */
  static List<Set<String>> greatestBoxOptions(int... rows) {
    return List.of(greatestBoxOptions(Player.LEFT, rows), greatestBoxOptions(Player.RIGHT, rows));
  }

  /**
   * Whether the greatest box of a row (from 0) is a best move of a player; true if there is none.
   */
  static boolean isBest(Player player, int row, int... rows) {
    List<ShortGame> values = new ArrayList<>();
    diagram(rows).options(player).forEach(option -> values.add(value(option)));
    if (values.isEmpty()) {
      return true;
    }
    Move move = greatestBoxes(player, rows).get(row);
    return move != null && value(move.to()).equals(best(player, values));
  }

  /** Whether the greatest box of a row (from 0) is a best move of both players. */
  static boolean isBest(int row, int... rows) {
    return isBest(Player.LEFT, row, rows) && isBest(Player.RIGHT, row, rows);
  }

  private static ShortGame best(Player player, List<ShortGame> numbers) {
    Comparator<ShortGame> order = Comparator.comparing(ShortGame::leftStop);
    return numbers.stream()
        .max(player == Player.LEFT ? order : order.reversed())
        .orElseThrow(() -> new IllegalArgumentException("there are no options"));
  }

  /**
   * Whether the greatest box of row {@code first} is at least as good for both players as that of
   * row {@code second}; true for a player without a box in the latter.
   */
  static boolean isAtLeastAsGood(int first, int second, int... rows) {
    for (Player player : Player.values()) {
      Map<Integer, Move> moves = greatestBoxes(player, rows);
      Move other = moves.get(second);
      if (other == null) {
        continue;
      }
      Move move = moves.get(first);
      if (move == null
          || !value(move.to()).equals(best(player, List.of(value(move.to()), value(other.to()))))) {
        return false;
      }
    }
    return true;
  }

  /** All options of both players with their values, shown with a counterexample. */
  static String options(int... rows) {
    return Stream.of(Player.LEFT, Player.RIGHT)
        .map(
            player ->
                greatestBoxes(player, rows).values().stream()
                    .map(move -> move.to().text() + " = " + a(value(move.to())))
                    .collect(
                        Collectors.joining(", ", player == Player.LEFT ? "Left: " : "Right: ", "")))
        .collect(Collectors.joining("; "));
  }

  private static Fraction a(ShortGame number) {
    return Fraction.of(number.leftStop());
  }

  static Fraction fraction(long numerator, long denominator) {
    return Fraction.of(numerator, denominator);
  }

  /** 2^n, for any integer n. */
  static Fraction two(int n) {
    return Fraction.of(2).power(n);
  }

  /** m/2^n, for any integer n. */
  static Fraction over2(long m, int n) {
    return Fraction.of(m).times(two(-n));
  }
}
