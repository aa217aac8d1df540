package org.gamester.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.gamester.values.Relation;
import org.gamester.values.ShortGame;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;

/**
 * What <i>Prove Your Move</i> (Burke and Tennenhouse 2025) says about positions of Col, Konane,
 * Toppling Dominoes, Clobber, Hex and Tic-tac-toe, and of sums of them. Blue is Left, and so is the
 * darker of two colours.
 */
class PartizanBookFactsTest {
  private static final Evaluator EVALUATOR = new Evaluator();
  private static final Outcomes OUTCOMES = new Outcomes(EVALUATOR);

  private static final Set<String> RULESETS =
      Set.of("col", "konane", "toppling dominoes", "clobber", "hex", "tic-tac-toe", "mixed");

  @TestFactory
  Stream<DynamicTest> book() throws IOException {
    return Facts.book(PartizanBookFactsTest::isInScope, PartizanBookFactsTest::check);
  }

  private static boolean isInScope(JsonNode fact) {
    return RULESETS.contains(Facts.text(fact, "ruleset"))
        && !Facts.text(fact, "position").contains("X any kayles position");
  }

  private static void check(JsonNode fact) {
    String ruleset = Facts.text(fact, "ruleset");
    String position = Facts.text(fact, "position");
    JsonNode node = Facts.expectedNode(fact);
    String expected = node.isContainer() ? "" : node.asString();
    switch (Facts.text(fact, "ask")) {
      case "value" -> assertThat(value(ruleset, position)).isEqualTo(BookValues.read(expected));
      case "option-form" -> {
        assertThat(optionForm(read(ruleset, position))).isEqualTo(expected);
        assertThat(value(ruleset, position)).isEqualTo(BookValues.read(expected));
      }
      case "outcome" -> checkOutcome(ruleset, position, expected);
      case "compare", "equal" -> checkComparison(ruleset, position, expected);
      case "equals-position" ->
          assertThat(read(ruleset, position.substring(2, position.length() - 1)).negative())
              .isEqualTo(read(ruleset, expected));
      case "option-values" -> checkOptionValues(ruleset, position, expected);
      case "options" -> checkOptions(ruleset, position, node);
      case "option-form-simplified" -> checkSimplified(ruleset, position, expected);
      case "L-options" ->
          assertThat(normalForms(read(ruleset, position).options(Player.LEFT)))
              .isEqualTo(
                  normalForms(
                      Stream.of(expected.replace("0", "").split(" ; ", -1))
                          .map(option -> read(ruleset, option))
                          .toList()));
      case "dominating" -> {
        String best = expected.substring(3);
        for (Position option : read(ruleset, position).options(Player.LEFT)) {
          assertThat(EVALUATOR.value(option).relationTo(value(ruleset, best)))
              .isIn(Relation.LESS, Relation.EQUAL);
        }
      }
      case "reply" -> checkReply(position, expected);
      case "drawing-reply" -> checkDrawingReplies(position, expected);
      case "property" -> checkProperty(ruleset, position);
      default -> throw new IllegalArgumentException("nothing checks " + fact);
    }
  }

  private static Position read(String ruleset, String position) {
    String text = position.replace("td(", "toppling-dominoes(");
    if (ruleset.equals("mixed")) {
      return Catalogue.standard().readSum(text);
    }
    return Catalogue.standard().readSum(ruleset + "(" + text.replace(" empty", "") + ")");
  }

  private static ShortGame value(String ruleset, String position) {
    return EVALUATOR.value(read(ruleset, position));
  }

  private static void checkOutcome(String ruleset, String position, String expected) {
    assertThat(OUTCOMES.of(read(ruleset, position))).hasToString(expected);
    if (ruleset.equals("hex")) {
      Position filled = Catalogue.standard().read("hex{fill}", position.replace(" empty", ""));
      assertThat(OUTCOMES.of(filled)).hasToString(expected);
    }
  }

  private static void checkComparison(String ruleset, String position, String expected) {
    String[] sides = position.split(" [?=] ", -1);
    Relation relation = side(ruleset, sides[0]).relationTo(side(ruleset, sides[1]));
    assertThat(
            position.contains(" = ")
                ? Boolean.toString(relation == Relation.EQUAL)
                : BookGamesTest.sign(relation))
        .isEqualTo(expected);
  }

  private static ShortGame side(String ruleset, String text) {
    return text.equals("0") ? ShortGame.ZERO : value(ruleset, text);
  }

  /** The option notation of a position, written out to the end. */
  private static String optionForm(Position position) {
    List<String> sides = new ArrayList<>();
    for (Player player : Player.values()) {
      sides.add(
          position.options(player).stream()
              .map(PartizanBookFactsTest::optionForm)
              .distinct()
              .collect(Collectors.joining(",")));
    }
    String form = "{" + String.join("|", sides) + "}";
    return form.equals("{|}") ? "0" : form;
  }

  /** Positions are the same if they differ in cells that nobody uses. */
  private static Set<Position> normalForms(List<Position> positions) {
    return positions.stream().map(Position::normalForm).collect(Collectors.toSet());
  }

  private static Set<String> options(Position position, Player player) {
    Set<String> texts = new TreeSet<>();
    position.options(player).forEach(option -> texts.add(option.text()));
    return texts;
  }

  private static Set<String> texts(String ruleset, String... positions) {
    Set<String> texts = new TreeSet<>();
    for (String position : positions) {
      texts.add(read(ruleset, position.equals("0") ? "" : position.strip()).text());
    }
    return texts;
  }

  /** As in {@code L: R.B.B | R: R.BR. ; R.B.R}, or lists of positions with their values. */
  private static void checkOptions(String ruleset, String position, JsonNode expected) {
    Position start = read(ruleset, position);
    for (Player player : Player.values()) {
      String name = player == Player.LEFT ? "L" : "R";
      if (expected.isContainer()) {
        Set<String> listed = new TreeSet<>();
        for (JsonNode option : expected.path(name)) {
          String[] equation = option.asString().split(" = ", -1);
          listed.addAll(texts(ruleset, equation[0]));
          assertThat(value(ruleset, equation[0])).isEqualTo(BookValues.read(equation[1]));
        }
        assertThat(options(start, player)).isEqualTo(listed);
      } else {
        String side = expected.asString().split(" \\| ", -1)[player == Player.LEFT ? 0 : 1];
        assertThat(options(start, player))
            .isEqualTo(texts(ruleset, side.substring(3).split(" ; ", -1)));
      }
    }
  }

  private static void checkOptionValues(String ruleset, String position, String expected) {
    String[] sides = expected.split(" \\| ", -1);
    for (Player player : Player.values()) {
      List<ShortGame> said = BookValues.readList(sides[player == Player.LEFT ? 0 : 1].substring(3));
      assertThat(read(ruleset, position).options(player).stream().map(EVALUATOR::value))
          .hasSameElementsAs(said);
    }
  }

  /** The options named are as good as all together. */
  private static void checkSimplified(String ruleset, String position, String expected) {
    String[] sides = expected.substring(1, expected.length() - 1).split("\\|", -1);
    assertThat(options(read(ruleset, position), Player.LEFT)).containsAll(texts(ruleset, sides[0]));
    assertThat(options(read(ruleset, position), Player.RIGHT))
        .containsAll(texts(ruleset, sides[1]));
    assertThat(
            BookValues.read("{" + value(ruleset, sides[0]) + "|" + value(ruleset, sides[1]) + "}"))
        .isEqualTo(value(ruleset, position));
  }

  /** A reply is a move that wins, to a sum in which terms without moves may be missing. */
  private static void checkReply(String position, String expected) {
    String[] question = position.split(" : ", -1);
    Player mover = question[1].startsWith("L") ? Player.LEFT : Player.RIGHT;
    ShortGame said = expected.equals("0") ? ShortGame.ZERO : value("mixed", expected);
    List<ShortGame> winning =
        read("mixed", question[0]).options(mover).stream()
            .map(EVALUATOR::value)
            .filter(option -> !option.outcome().winsStarting(mover.opponent()))
            .toList();
    assertThat(winning).contains(said);
  }

  /** The replies after which neither player can win. */
  private static void checkDrawingReplies(String position, String expected) {
    Position start = Catalogue.standard().readSum("tic-tac-toe(3x3)");
    for (String first : cells(position.replace("first move: ", ""))) {
      Set<String> drawing = new TreeSet<>();
      for (Move reply : start.play(Player.LEFT, first).moves(Player.RIGHT)) {
        if (OUTCOMES.of(reply.to()).winner(Player.LEFT).isEmpty()) {
          drawing.add(reply.name());
        }
      }
      assertThat(drawing).containsAnyElementsOf(cells(expected));
      if (cells(expected).size() == 1 && !first.matches("[bd]1|a2|c2|b3")) {
        assertThat(drawing).isEqualTo(cells(expected));
      }
    }
  }

  private static Set<String> cells(String name) {
    return switch (name) {
      case "centre" -> Set.of("b2");
      case "corner", "a corner" -> Set.of("a1", "a3", "c1", "c3");
      case "middle of a side", "side" -> Set.of("a2", "b1", "b3", "c2");
      default -> throw new IllegalArgumentException(name);
    };
  }

  private static void checkProperty(String ruleset, String position) {
    switch (ruleset) {
      case "hex" -> {
        for (int board = 0; board < 1 << 9; board++) {
          StringBuilder cells = new StringBuilder();
          for (int cell = 0; cell < 9; cell++) {
            cells.append(cell % 3 == 0 && cell > 0 ? "|" : "");
            cells.append((board >> cell & 1) == 0 ? 'x' : 'o');
          }
          assertThat(HexChains.joins(cells.toString(), 'x'))
              .isNotEqualTo(HexChains.joins(cells.toString(), 'o'));
        }
      }
      case "tic-tac-toe" -> {
        Outcome outcome = OUTCOMES.of(Catalogue.standard().readSum("tic-tac-toe(3x3)"));
        assertThat(outcome.winner(Player.LEFT)).isEmpty();
      }
      case "col" -> {
        for (int length = 0; length <= 6; length++) {
          for (int code = 0; code < Math.pow(3, length); code++) {
            checkColPath(length, code);
          }
        }
      }
      default -> throw new IllegalArgumentException(ruleset + " " + position);
    }
  }

  private static void checkColPath(int length, int code) {
    StringBuilder path = new StringBuilder();
    int rest = code;
    for (int i = 0; i < length; i++) {
      path.append(".xo".charAt(rest % 3));
      rest /= 3;
    }
    ShortGame value = value("col", path.toString());
    assertThat(value.isNumber() || value.minus(ShortGame.nimber(1)).isNumber())
        .as(path.toString())
        .isTrue();
  }
}
