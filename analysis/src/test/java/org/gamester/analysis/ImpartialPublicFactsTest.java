package org.gamester.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.heap.HeapGame;
import org.gamester.rulesets.heap.ProvedPeriod;
import org.gamester.values.Player;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;

/** Sequences, periods and winning moves of impartial games from public collections. */
class ImpartialPublicFactsTest {
  private static final Evaluator EVALUATOR = new Evaluator();

  private static final Set<String> CATEGORIES =
      Set.of(
          "grundy-sequence",
          "subtraction-period",
          "grundy-table",
          "p-positions",
          "winning-moves",
          "octal-period",
          "octal-compare");

  /** Periods that begin later are not proved here, but seen; that takes a third of the time. */
  private static final int LATEST_PROVED = 50_000;

  /** Nothing is computed up to periods that begin later: that takes hours. */
  private static final int LATEST_SEEN = 1_000_000;

  private static long nimber(String position) {
    return EVALUATOR.nimber(Catalogue.standard().readSum(position));
  }

  private static HeapGame heaps(String rules) {
    return (HeapGame) Catalogue.standard().rules(rules);
  }

  @TestFactory
  Stream<DynamicTest> facts() throws IOException {
    return Facts.read("public-data-sample.jsonl").stream()
        .filter(fact -> CATEGORIES.contains(Facts.text(fact, "category")))
        .filter(fact -> !Facts.text(fact, "id").startsWith("impartial-clobber"))
        .map(fact -> DynamicTest.dynamicTest(Facts.text(fact, "id"), () -> check(fact)));
  }

  private static void check(JsonNode fact) {
    JsonNode input = fact.path("input");
    JsonNode expected = fact.path("expected");
    switch (Facts.text(fact, "category")) {
      case "grundy-sequence" -> checkSequence(input, expected);
      case "subtraction-period" -> checkSubtraction(input, expected);
      case "grundy-table" -> checkWythoffTable(input, expected);
      case "p-positions" -> checkLost(Facts.text(input, "game"), expected);
      case "winning-moves" -> checkChomp(input, expected);
      case "octal-period" -> checkPeriod(Facts.text(input, "octal"), expected);
      default -> checkComparison(input, expected);
    }
  }

  /** Mock Turtles are numbered from 1, in the collection from 0. */
  private static void checkSequence(JsonNode input, JsonNode expected) {
    String game = Facts.text(input, "game");
    boolean turtles = game.equals("Mock Turtles");
    String rules =
        turtles
            ? "spawning{1-3}"
            : game.isEmpty() ? "octal{" + Facts.text(input, "octal") + "}" : "lasker-nim";
    List<Long> values = Facts.numbers(expected);
    for (int n = 0; n < values.size(); n++) {
      int heap = turtles ? n + 1 : n;
      assertThat(nimber(rules + "(" + heap + ")")).as("heap %d", heap).isEqualTo(values.get(n));
    }
  }

  private static void checkSubtraction(JsonNode input, JsonNode expected) {
    List<Long> set = Facts.numbers(input.path("subtraction"));
    String rules = "subtraction{" + set.toString().replaceAll("[\\[\\] ]", "") + "}";
    List<Long> first = Facts.numbers(expected.path("first_30"));
    for (int n = 0; n < first.size(); n++) {
      assertThat(nimber(rules + "(" + n + ")")).as("heap %d", n).isEqualTo(first.get(n));
    }
    checkPeriod(heaps(rules), expected);
  }

  private static void checkPeriod(String code, JsonNode expected) {
    HeapGame game = heaps("octal{" + code + "}");
    if (expected.has("first_at")) {
      long firstAt = expected.path("first_at").asLong();
      long greatest = 0;
      for (long n = 0; n < firstAt; n++) {
        greatest = Math.max(greatest, game.nimbers().of(n));
      }
      assertThat(greatest).isLessThan(expected.path("largest_value").asLong());
      assertThat(game.nimbers().of(firstAt)).isEqualTo(expected.path("largest_value").asLong());
    }
    if (expected.has("exceptional_n")) {
      checkExceptions(game, expected);
    } else if (expected.path("preperiod").asLong(Long.MAX_VALUE) < LATEST_SEEN) {
      checkPeriod(game, expected);
    }
  }

  private static void checkPeriod(HeapGame game, JsonNode expected) {
    long start = expected.path("preperiod").asLong();
    long length = expected.path("period").asLong();
    if (start <= LATEST_PROVED) {
      assertThat(game.nimbers().of(3 * start + 3 * length + 50)).isNotNegative();
      ProvedPeriod period = game.nimbers().period().orElseThrow();
      assertThat(period.length()).isEqualTo(length);
      assertThat(period.start()).isEqualTo(start);
    }
    for (long n = start; n < start + 1000; n++) {
      assertThat(game.nimbers().of(n)).isEqualTo(game.nimbers().of(n + length));
    }
    if (start > 1) {
      assertThat(game.nimbers().of(start - 1)).isNotEqualTo(game.nimbers().of(start - 1 + length));
    }
  }

  private static void checkExceptions(HeapGame game, JsonNode expected) {
    int length = expected.path("period").asInt();
    List<Long> exceptions = new ArrayList<>();
    for (long n = 0; n < 10L * length; n++) {
      if (game.nimbers().of(n) != game.nimbers().of(n + 10L * length)) {
        exceptions.add(n);
      }
    }
    assertThat(exceptions).isEqualTo(Facts.numbers(expected.path("exceptional_n")));
  }

  private static void checkComparison(JsonNode input, JsonNode expected) {
    HeapGame one = heaps("octal{" + input.path("compare").get(0).asString() + "}");
    HeapGame two = heaps("octal{" + input.path("compare").get(1).asString() + "}");
    long difference = expected.path("first_difference_n").asLong(1001);
    for (long n = 0; n < difference; n++) {
      assertThat(one.nimbers().of(n)).isEqualTo(two.nimbers().of(n));
    }
    if (expected.isObject()) {
      assertThat(List.of(one.nimbers().of(difference), two.nimbers().of(difference)))
          .isEqualTo(Facts.numbers(expected.path("values")));
    }
  }

  private static void checkWythoffTable(JsonNode input, JsonNode expected) {
    if (input.has("row")) {
      checkRow(input.path("row").asInt(), Facts.numbers(expected));
      return;
    }
    for (int row = 0; row < expected.size(); row++) {
      checkRow(row, Facts.numbers(expected.get(row)));
    }
  }

  private static void checkRow(int row, List<Long> values) {
    for (int column = 0; column < values.size(); column++) {
      assertThat(nimber("wythoff(" + row + "," + column + ")")).isEqualTo(values.get(column));
    }
  }

  private static void checkLost(String game, JsonNode expected) {
    List<List<Long>> lost = new ArrayList<>();
    if (game.startsWith("Wythoff")) {
      for (long b = 0; b <= 25; b++) {
        for (long a = 0; a <= b; a++) {
          if (nimber("wythoff(" + a + "," + b + ")") == 0) {
            lost.add(List.of(a, b));
          }
        }
      }
      assertThat(lost).isEqualTo(expected.valueStream().map(Facts::numbers).toList());
      return;
    }
    List<Long> heaps = new ArrayList<>();
    for (long n = 2; n <= 90; n++) {
      if (nimber("fibonacci-nim(" + n + ")") == 0) {
        heaps.add(n);
      }
    }
    assertThat(heaps).isEqualTo(Facts.numbers(expected));
  }

  /** Squares are (row, column) from 0 in the collection, (column, row) from 1 in names. */
  private static void checkChomp(JsonNode input, JsonNode expected) {
    String bar = input.path("rows").asInt() + "x" + input.path("cols").asInt();
    Position position = Catalogue.standard().readSum("chomp(" + bar + ")");
    List<String> winning = new ArrayList<>();
    for (Move move : position.moves(Player.LEFT)) {
      if (EVALUATOR.nimber(move.to()) == 0) {
        winning.add(move.name());
      }
    }
    List<String> names = new ArrayList<>();
    for (JsonNode square : expected) {
      names.add("(" + (square.get(1).asInt() + 1) + "," + (square.get(0).asInt() + 1) + ")");
    }
    assertThat(winning).isEqualTo(names);
  }
}
