package org.gamester.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Position;
import org.gamester.values.Outcome;
import org.gamester.values.ShortGame;
import org.gamester.values.enumeration.BornByDay;
import org.gamester.values.impartial.NimField;
import org.gamester.values.notation.GameReader;
import org.gamester.values.products.ConwayProduct;
import org.gamester.values.products.NortonProduct;
import org.gamester.values.thermography.Heating;
import org.gamester.values.thermography.Thermography;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;

/**
 * Values, outcomes, means and temperatures of positions from public collections, and outcomes under
 * misere play. Left out are Dots and Boxes, Sprouts and Fox and Geese, which are not rulesets here,
 * and boards whose outcome takes minutes.
 */
class PublicValueFactsTest {
  private static final Evaluator EVALUATOR = new Evaluator();
  private static final Outcomes OUTCOMES = new Outcomes(EVALUATOR);

  /** Boards with more cells are left to the solvers of Domineering and Cram. */
  private static final int MOST_CELLS = 30;

  /** Checkerboards of Clobber with more stones take longer than all other facts together. */
  private static final int MOST_STONES = 18;

  private static final Pattern STATED =
      Pattern.compile(
          "(green stalk of \\d+|green tree .*|Amazons .*canonical|Clobber .*|Toppling Dominoes .*"
              + "|Toads&Frogs .*|.* heated by .*|.* Norton-multiplied by .*|.* Conway-times .*"
              + "|Arc Kayles on looped paths.*)");

  @TestFactory
  Stream<DynamicTest> facts() throws IOException {
    return Facts.read("public-data-sample.jsonl").stream()
        .filter(PublicValueFactsTest::isInScope)
        .map(fact -> DynamicTest.dynamicTest(Facts.text(fact, "id"), () -> check(fact)));
  }

  private static boolean isInScope(JsonNode fact) {
    JsonNode input = fact.path("input");
    int cells = input.path("rows").asInt(0) * input.path("cols").asInt(0);
    return switch (Facts.text(fact, "category")) {
      case "domineering-outcome", "cram-outcome", "cram-nimber" -> cells <= MOST_CELLS;
      case "algebra", "misere-outcome", "enumeration", "nim-arithmetic", "hackenbush" -> true;
      case "clobber-outcome" -> true;
      case "cgsuite-stated" -> STATED.matcher(Facts.text(input, "position")).matches();
      default -> Facts.text(fact, "category").endsWith("-value");
    };
  }

  private static void check(JsonNode fact) {
    JsonNode input = fact.path("input");
    JsonNode expected = fact.path("expected");
    String board = input.path("rows").asInt(0) + "x" + input.path("cols").asInt(0);
    switch (Facts.text(fact, "category")) {
      case "algebra" ->
          checkProperties(value(Facts.text(input, "expr").replaceAll(" \\(.*\\)$", "")), expected);
      case "domineering-outcome" ->
          assertThat(OUTCOMES.of(read("domineering(" + board + ")")))
              .hasToString(expected.asString());
      case "cram-outcome" ->
          assertThat(OUTCOMES.of(read("cram(" + board + ")"))).hasToString(expected.asString());
      case "cram-nimber" ->
          assertThat(EVALUATOR.nimber(read("cram(" + board + ")"))).isEqualTo(expected.asLong());
      case "clobber-outcome" -> checkCheckerboards(expected);
      case "misere-outcome" -> checkMisere(input, expected);
      case "enumeration" -> checkEnumeration(expected);
      case "nim-arithmetic" -> checkNimProducts(input, Facts.numbers(expected));
      case "hackenbush" -> {
        String stalk = Facts.text(input, "stalk from the ground");
        assertThat(EVALUATOR.value(read("hackenbush(" + stalk.replace('e', 'g') + ")")))
            .isEqualTo(value(expected.asString()));
      }
      case "cgsuite-stated" -> checkStated(Facts.text(input, "position"), expected.asString());
      default ->
          checkProperties(EVALUATOR.value(position(Facts.text(input, "position"))), expected);
    }
  }

  private static Position read(String position) {
    return Catalogue.standard().readSum(position);
  }

  private static ShortGame value(String text) {
    return GameReader.exact().read(text);
  }

  /** As in "Clobber 1x8 (xo)^4", "Clobber 2x4 checkerboard", "ToadsFrogs T.F", "Col path 7". */
  private static Position position(String text) {
    String[] words = text.split(" ", 2);
    String ruleset =
        words[0].equals("ToadsFrogs") ? "toads-and-frogs" : words[0].toLowerCase(Locale.ROOT);
    String position = words[1].replaceFirst("^1x\\d+ (?=\\S)", "").replace(" checkerboard", "");
    Matcher power = Pattern.compile("\\((.*)\\)\\^(\\d+)").matcher(position);
    return read(
        ruleset
            + "("
            + (power.matches() ? power.group(1).repeat(Integer.parseInt(power.group(2))) : position)
            + ")");
  }

  private static void checkProperties(ShortGame value, JsonNode expected) {
    assertThat(value).isEqualTo(value(Facts.text(expected, "canonical")));
    assertThat(value.outcome()).hasToString(Facts.text(expected, "outcome"));
    assertThat(Thermography.mean(value)).hasToString(Facts.text(expected, "mean"));
    String temperature = Facts.text(expected, "temperature");
    if (temperature.equals("num")) {
      assertThat(value.isNumber()).isTrue();
    } else {
      assertThat(Thermography.temperature(value)).hasToString(temperature);
    }
  }

  /** The outcomes of n x n, n x (n+1), ... in a row of letters, as far as boards are small. */
  private static void checkCheckerboards(JsonNode expected) {
    for (Map.Entry<String, JsonNode> row : expected.properties()) {
      int rows = Integer.parseInt(row.getKey());
      String outcomes = row.getValue().asString();
      for (int i = 0; i < outcomes.length() && rows * (rows + i) <= MOST_STONES; i++) {
        assertThat(OUTCOMES.of(read("clobber(" + rows + "x" + (rows + i) + ")")))
            .hasToString(outcomes.substring(i, i + 1));
      }
    }
  }

  /** The outcome of a board, or the heaps up to 20 that the previous player wins. */
  private static void checkMisere(JsonNode input, JsonNode expected) {
    String board = Facts.text(input, "misere Domineering rows x cols");
    if (!board.isEmpty()) {
      assertThat(OUTCOMES.misere(read("domineering(" + board + ")")))
          .hasToString(expected.asString());
      return;
    }
    List<Long> lost = new ArrayList<>();
    for (long heap = 0; heap <= 20; heap++) {
      Position position = read("octal{" + Facts.text(input, "octal") + "}(" + heap + ")");
      if (OUTCOMES.misere(position) == Outcome.P) {
        lost.add(heap);
      }
    }
    assertThat(lost).isEqualTo(Facts.numbers(expected));
  }

  private static void checkEnumeration(JsonNode expected) {
    if (expected.isArray()) {
      for (int day = 1; day <= expected.size(); day++) {
        assertThat(BornByDay.values(day).stream().filter(ShortGame::isNumber).count())
            .isEqualTo(expected.get(day - 1).asLong());
      }
      return;
    }
    for (Map.Entry<String, JsonNode> day : expected.properties()) {
      for (Map.Entry<String, JsonNode> count : day.getValue().properties()) {
        Outcome outcome = Outcome.valueOf(count.getKey());
        assertThat(
                BornByDay.values(Integer.parseInt(day.getKey())).stream()
                    .filter(game -> game.outcome() == outcome)
                    .count())
            .isEqualTo(count.getValue().asLong());
      }
    }
  }

  private static void checkNimProducts(JsonNode input, List<Long> expected) {
    String name = input.properties().iterator().next().getKey();
    BigInteger factor = new BigInteger(name.replaceAll("\\D.*", ""));
    for (int n = 1; n <= expected.size(); n++) {
      assertThat(NimField.product(factor, BigInteger.valueOf(n)))
          .isEqualTo(BigInteger.valueOf(expected.get(n - 1)));
    }
  }

  /** What the tests of CGSuite state. */
  private static void checkStated(String fact, String expected) {
    if (fact.startsWith("green stalk of ")) {
      String stalk = "g".repeat(Integer.parseInt(fact.substring("green stalk of ".length())));
      assertThat(EVALUATOR.value(read("hackenbush(" + stalk + ")"))).isEqualTo(value(expected));
    } else if (fact.startsWith("green tree ")) {
      String tree = fact.substring("green tree ".length()).replace('e', 'g');
      assertThat(EVALUATOR.value(read("hackenbush(" + tree + ")"))).isEqualTo(value(expected));
    } else if (fact.startsWith("Arc Kayles")) {
      checkArcKayles();
    } else if (fact.contains(" heated by ")) {
      String[] operands = fact.split(" heated by ", -1);
      assertThat(Heating.heat(value(operands[0]), value(operands[1]))).isEqualTo(value(expected));
    } else if (fact.contains("Norton-multiplied")) {
      String[] operands = fact.split(" Norton-multiplied by ", -1);
      assertThat(NortonProduct.of(value(operands[0]), value(operands[1])))
          .isEqualTo(value(expected));
    } else if (fact.contains("Conway-times")) {
      String[] operands = fact.split(" Conway-times ", -1);
      assertThat(ConwayProduct.of(value(operands[0]), value(operands[1])))
          .isEqualTo(value(expected));
    } else {
      String[] words = fact.replace("Toads&Frogs", "toads-and-frogs").split(" ", -1);
      String ruleset = fact.startsWith("Toppling") ? "toppling-dominoes" : words[0];
      String board = words[fact.startsWith("Toppling") ? 2 : 1];
      assertThat(EVALUATOR.value(read(ruleset + "(" + board + ")"))).isEqualTo(value(expected));
    }
  }

  /** On a path of n edges Dawson's Kayles. */
  private static void checkArcKayles() {
    for (int vertices = 1; vertices <= 14; vertices++) {
      assertThat(EVALUATOR.nimber(read("arc-kayles(path " + vertices + ")")))
          .isEqualTo(EVALUATOR.nimber(read("dawsons-kayles(" + vertices + ")")));
    }
  }
}
