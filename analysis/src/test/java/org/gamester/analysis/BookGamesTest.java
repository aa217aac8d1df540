package org.gamester.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gamester.values.Dyadic;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.gamester.values.Relation;
import org.gamester.values.ShortGame;
import org.gamester.values.enumeration.BornByDay;
import org.gamester.values.impartial.Mex;
import org.gamester.values.infinitesimals.AtomicWeight;
import org.gamester.values.stops.AdornedStop;
import org.gamester.values.stops.ConfusionInterval;
import org.gamester.values.structure.Birthday;
import org.gamester.values.thermography.Thermography;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;

/**
 * What <i>Prove Your Move</i> (Burke and Tennenhouse 2025) says about values: sums of switches,
 * stops, confusion intervals, temperatures, winning moves, and which outcomes and relations exist.
 * Each kind of question has one check. Left out are the facts of the book about sets, logic,
 * counting, probability and cards, and one about a class of games that the book alone defines.
 */
class BookGamesTest {

  private static final Set<String> SUBJECTS =
      Set.of(
          "games",
          "option-notation",
          "law",
          "impartial",
          "nimber-sum",
          "mex",
          "number-line",
          "outcome-sum",
          "outcome-sum (impartial)",
          "compare-by-outcome",
          "outcome-negative",
          "outcome-rule",
          "outcome-classes",
          "relation",
          "game-tree",
          "code",
          "formula");

  @TestFactory
  Stream<DynamicTest> book() throws IOException {
    return Facts.book(BookGamesTest::isInScope, BookGamesTest::check);
  }

  private static boolean isInScope(JsonNode fact) {
    return SUBJECTS.contains(Facts.text(fact, "ruleset"))
        && !Facts.text(fact, "ask").equals("is-TLMTLMN");
  }

  private static void check(JsonNode fact) {
    String position = Facts.text(fact, "position");
    JsonNode expected = Facts.expectedNode(fact);
    String text = expected.isContainer() ? "" : expected.asString();
    switch (Facts.text(fact, "ruleset")) {
      case "mex" -> assertThat(mex(position)).hasToString(text);
      case "outcome-sum", "outcome-sum (impartial)" -> checkOutcomesOfSum(fact, position, text);
      case "compare-by-outcome" -> checkRelations(position, text);
      case "number-line" -> checkNumberLine(fact, position, expected);
      case "outcome-rule", "outcome-negative", "outcome-classes", "relation", "code", "formula" ->
          BookTheorems.check(Facts.text(fact, "ask"), position, text);
      default -> checkGame(fact, position, expected, text);
    }
  }

  private static void checkGame(JsonNode fact, String position, JsonNode expected, String text) {
    String id = Facts.text(fact, "id");
    switch (Facts.text(fact, "ask")) {
      case "value", "option-form", "as-partisan" -> checkValue(position, text);
      case "number" -> assertThat(BookValues.read(position)).isEqualTo(BookValues.read("*" + text));
      case "switch-form" -> assertThat(BookValues.read(position)).isEqualTo(BookValues.read(text));
      case "outcome" -> checkOutcome(position, text);
      case "compare" -> checkComparison(position, text);
      case "simplest-number" -> {
        ShortGame value = BookValues.read(position);
        assertThat(value.isNumber()).isTrue();
        assertThat(value).isEqualTo(BookValues.read(text));
      }
      case "left-stop" -> assertThat(stop(position, Player.LEFT)).isEqualTo(text);
      case "right-stop" -> assertThat(stop(position, Player.RIGHT)).isEqualTo(text);
      case "confusion-interval" -> assertThat(interval(position)).isEqualTo(text);
      case "numbers-confused" -> {
        String game = position.replaceFirst(" as .*", "");
        ConfusionInterval interval = ConfusionInterval.of(BookValues.read(game));
        assertThat(interval.isEmpty()).isEqualTo(text.equals("none"));
      }
      case "mean" -> assertThat(Thermography.mean(BookValues.read(position))).hasToString(text);
      case "temperature" ->
          assertThat(Thermography.temperature(BookValues.read(position))).hasToString(text);
      case "is-hot-cold-tepid" -> assertThat(heat(BookValues.read(position))).isEqualTo(text);
      case "birthday" ->
          assertThat(Birthday.of(BookValues.read(position)).longValueExact())
              .isEqualTo(expected.asLong());
      case "atomic-weight" ->
          assertThat(AtomicWeight.of(BookValues.read(position)))
              .contains(ShortGame.integer(expected.asLong()));
      case "winning-moves" -> checkWinningMoves(fact, position, expected);
      case "best-moves" -> checkBestMoves(fact, position, expected);
      case "value-after-left-move" -> checkAfterMove(position, expected);
      case "dominated-options" -> checkDominated(position, expected);
      case "left-options" ->
          assertThat(BookValues.literalOptions(position, 0, Player.LEFT))
              .hasSameElementsAs(BookValues.readList(text));
      case "is-nimber" -> assertThat(BookValues.read(position).isNimber()).hasToString(text);
      case "alternating-heat-sum" ->
          assertThat(BookTheorems.alternatingSum(BookValues.terms(position)))
              .hasToString(expected.asString());
      case "left-final-score" ->
          assertThat(AdornedStop.of(BookValues.read(position), Player.LEFT).number())
              .hasToString(text);
      case "stops-meet" -> checkStopsOfOptions(position, expected);
      case "count" -> checkCount(position, expected.asLong());
      default -> BookTheorems.check(id + " " + Facts.text(fact, "ask"), position, text);
    }
  }

  private static void checkValue(String position, String expected) {
    if (position.startsWith("G + G")) {
      BookTheorems.check("mirror", position, expected);
    } else if (position.startsWith("smallest tree with outcome ")) {
      Outcome outcome = Outcome.valueOf(position.substring(position.length() - 1));
      ShortGame smallest =
          BornByDay.values(2).stream()
              .filter(game -> game.outcome() == outcome)
              .min(Comparator.comparing(Birthday::of))
              .orElseThrow();
      assertThat(smallest).isEqualTo(BookValues.read(expected));
    } else {
      assertThat(BookValues.read(position)).isEqualTo(BookValues.read(expected));
    }
  }

  private static void checkOutcome(String position, String expected) {
    if (position.startsWith("G + G")) {
      for (long nimber = 0; nimber < 20; nimber++) {
        ShortGame game = ShortGame.nimber(nimber);
        assertThat(game.plus(game).outcome()).hasToString(expected);
      }
      return;
    }
    assertThat(BookValues.read(position).outcome()).hasToString(expected);
  }

  private static void checkComparison(String position, String expected) {
    String[] sides = position.split(" \\? ", -1);
    if (!sides[1].startsWith("x")) {
      ShortGame left = BookValues.read(sides[0]);
      assertThat(sign(left.relationTo(BookValues.read(sides[1])))).isEqualTo(expected);
      return;
    }
    String[] bound = sides[1].split(" ", -1);
    Dyadic edge = BookValues.read(bound[4]).leftStop();
    for (int step = 1; step <= 40; step++) {
      Dyadic distance = Dyadic.of(step, 3);
      Dyadic x = bound[3].equals("<") ? edge.minus(distance) : edge.plus(distance);
      assertThat(sign(BookValues.read(sides[0]).relationTo(ShortGame.number(x))))
          .isEqualTo(expected);
    }
  }

  static String sign(Relation relation) {
    return switch (relation) {
      case LESS -> "<";
      case EQUAL -> "=";
      case GREATER -> ">";
      case CONFUSED -> "||";
    };
  }

  /** The stop and who moved last, as in 0_R. */
  private static String stop(String position, Player first) {
    AdornedStop stop = AdornedStop.of(BookValues.read(position), first);
    return stop.number() + (stop.lastMover() == Player.LEFT ? "_L" : "_R");
  }

  private static String interval(String position) {
    ConfusionInterval interval = ConfusionInterval.of(BookValues.read(position));
    return (interval.lowClosed() ? "[" : "(")
        + interval.low()
        + ","
        + interval.high()
        + (interval.highClosed() ? "]" : ")");
  }

  private static String heat(ShortGame game) {
    int sign = Thermography.temperature(game).compareTo(Dyadic.ZERO);
    return sign > 0 ? "hot" : sign == 0 ? "tepid" : "cold";
  }

  /** Each move: the number of its term, from 0, and what that becomes. */
  private static void checkWinningMoves(JsonNode fact, String position, JsonNode expected) {
    Player mover = Facts.text(fact, "player").equals("R") ? Player.RIGHT : Player.LEFT;
    List<ShortGame> terms = BookValues.terms(position);
    ShortGame sum = terms.stream().reduce(ShortGame.ZERO, ShortGame::plus);
    Set<String> winning = new TreeSet<>();
    for (int i = 0; i < terms.size(); i++) {
      for (ShortGame option : terms.get(i).options(mover)) {
        ShortGame after = sum.minus(terms.get(i)).plus(option);
        if (!after.outcome().winsStarting(mover.opponent())) {
          winning.add(i + " to " + option);
        }
      }
    }
    Set<String> said = new TreeSet<>();
    for (JsonNode move : expected) {
      said.add(move.get(0).asInt() + " to " + BookValues.read(move.get(1).asString()));
    }
    assertThat(winning).isEqualTo(said);
  }

  /** The best options of a sum: those that no other one is better than. */
  private static void checkBestMoves(JsonNode fact, String position, JsonNode expected) {
    Player mover = Facts.text(fact, "player").equals("R") ? Player.RIGHT : Player.LEFT;
    List<ShortGame> said = new ArrayList<>();
    expected.forEach(option -> said.add(BookValues.read(option.asString())));
    assertThat(BookValues.read(position).options(mover)).hasSameElementsAs(said);
  }

  private static void checkAfterMove(String position, JsonNode expected) {
    List<ShortGame> terms = BookValues.terms(position);
    int moved = expected.path("component").asInt();
    ShortGame value = BookValues.read(expected.path("value").asString());
    ShortGame rest = ShortGame.ZERO;
    for (int i = 0; i < terms.size(); i++) {
      rest = i == moved ? rest : rest.plus(terms.get(i));
    }
    Set<ShortGame> after =
        BookValues.literalOptions(position, moved, Player.LEFT).stream()
            .map(rest::plus)
            .collect(Collectors.toSet());
    assertThat(after).contains(value);
  }

  private static void checkDominated(String position, JsonNode expected) {
    for (Player player : Player.values()) {
      List<ShortGame> options = BookValues.literalOptions(position, 0, player);
      Set<ShortGame> dominated =
          options.stream()
              .filter(option -> options.stream().anyMatch(other -> isBetter(other, option, player)))
              .collect(Collectors.toSet());
      Set<ShortGame> said =
          expected
              .path(player == Player.LEFT ? "L" : "R")
              .valueStream()
              .map(option -> BookValues.read(option.asString()))
              .collect(Collectors.toSet());
      assertThat(dominated).isEqualTo(said);
    }
  }

  private static boolean isBetter(ShortGame one, ShortGame other, Player player) {
    Relation relation = one.relationTo(other);
    return relation == (player == Player.LEFT ? Relation.GREATER : Relation.LESS);
  }

  /** The Left stop of a form's Left option, and the Right stop of its Right option, as numbers. */
  private static void checkStopsOfOptions(String position, JsonNode expected) {
    ShortGame left = BookValues.literalOptions(position, 0, Player.LEFT).getFirst();
    ShortGame right = BookValues.literalOptions(position, 0, Player.RIGHT).getFirst();
    assertThat(left.rightStop()).hasToString(expected.path("LS").asString());
    assertThat(right.leftStop()).hasToString(expected.path("RS").asString());
  }

  private static void checkCount(String position, long expected) {
    int day = Integer.parseInt(position.replaceAll("\\D+", ""));
    if (position.contains("crude bound")) {
      long before = BornByDay.values(day - 1).size();
      assertThat((1L << before) * (1L << before)).isEqualTo(expected);
    } else {
      List<ShortGame> born =
          position.startsWith("born by") ? BornByDay.values(day) : BornByDay.valuesOnDay(day);
      assertThat(born).hasSize((int) expected);
    }
  }

  private static int mex(String set) {
    return Mex.of(NumberSets.below(200, set));
  }

  /** Which outcomes the sum of two games with given outcomes has: all pairs born by day 2. */
  private static void checkOutcomesOfSum(JsonNode fact, String position, String expected) {
    boolean impartial = Facts.text(fact, "ruleset").endsWith("(impartial)");
    String[] terms = position.split(" \\+ ", -1);
    Set<Outcome> found = new TreeSet<>();
    for (ShortGame one : games(Outcome.valueOf(terms[0]), impartial)) {
      for (ShortGame two : games(Outcome.valueOf(terms[1]), impartial)) {
        found.add(one.plus(two).outcome());
      }
    }
    Set<Outcome> said =
        expected
            .chars()
            .filter(Character::isLetter)
            .mapToObj(c -> Outcome.valueOf(Character.toString(c)))
            .collect(Collectors.toCollection(TreeSet::new));
    assertThat(found).isEqualTo(said);
  }

  private static List<ShortGame> games(Outcome outcome, boolean impartial) {
    return BornByDay.values(2).stream()
        .filter(game -> game.outcome() == outcome && (!impartial || game.isNimber()))
        .toList();
  }

  /** Which relations two games with given outcomes have: all pairs born by day 2. */
  private static void checkRelations(String position, String expected) {
    String[] sides =
        position.replace("G in ", "").replace("H in ", "").replace(" ? ", ", ").split(", ", -1);
    Set<String> found = new TreeSet<>();
    for (ShortGame one : games(Outcome.valueOf(sides[0]), false)) {
      for (ShortGame two : games(Outcome.valueOf(sides[1]), false)) {
        found.add(sign(one.relationTo(two)));
      }
    }
    Set<String> said = new TreeSet<>();
    for (String sign : List.of("<", "=", ">", "||")) {
      if (expected.contains(sign)) {
        said.add(sign);
      }
    }
    assertThat(found).isEqualTo(said);
  }

  private static void checkNumberLine(JsonNode fact, String position, JsonNode expected) {
    Map<Long, List<String>> byBirthday = BookValues.dyadicsBetween(position);
    if (Facts.text(fact, "ask").equals("simplest-number")) {
      List<String> simplest = byBirthday.values().iterator().next();
      assertThat(simplest).containsExactly(expected.asString());
      return;
    }
    List<String> simplest =
        byBirthday.values().stream().flatMap(List::stream).limit(expected.size()).sorted().toList();
    assertThat(simplest)
        .isEqualTo(expected.valueStream().map(JsonNode::asString).sorted().toList());
  }
}
