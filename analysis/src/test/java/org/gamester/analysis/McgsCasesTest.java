package org.gamester.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Winners, Grundy values and winning moves from the test files of MCGS, a solver of sums of games.
 * B is Left, W is Right; of an impartial sum a nimber is asked for, or who wins.
 */
class McgsCasesTest {
  private static final Evaluator EVALUATOR = new Evaluator();

  record Fact(String id, String line, String sum) {
    @Override
    public String toString() {
      return id + " " + sum;
    }
  }

  /** All facts but those about positions whose values take seconds, which are listed by id. */
  static Stream<Fact> facts() throws IOException {
    Set<String> tooLarge = Set.copyOf(lines("mcgs-too-large.txt"));
    return lines("mcgs-sample.jsonl").stream()
        .map(McgsCasesTest::fact)
        .filter(fact -> !tooLarge.contains(fact.id));
  }

  private static List<String> lines(String resource) throws IOException {
    try (InputStream in = McgsCasesTest.class.getResourceAsStream(resource)) {
      return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .toList();
    }
  }

  /** The sum is that of the terms, where they are listed; else of the one position. */
  private static Fact fact(String line) {
    Matcher terms =
        Pattern.compile("\\{\"game\":\"([^\"]*)\",\"position\":\"([^\"]*)\"\\}").matcher(line);
    List<String> sum = new ArrayList<>();
    while (terms.find()) {
      sum.add(terms.group(1) + "(" + terms.group(2) + ")");
    }
    if (sum.isEmpty()) {
      sum.add(field(line, "game") + "(" + field(line, "position") + ")");
    }
    return new Fact(field(line, "id"), line, String.join(" + ", sum));
  }

  private static boolean has(String line, String name) {
    return line.contains("\"" + name + "\":");
  }

  private static String field(String line, String name) {
    Matcher matcher = Pattern.compile("\"" + name + "\":(?:\"([^\"]*)\"|(\\d+))").matcher(line);
    assertThat(matcher.find()).as(name + " in " + line).isTrue();
    return matcher.group(1) == null ? matcher.group(2) : matcher.group(1);
  }

  @ParameterizedTest
  @MethodSource("facts")
  void agrees(Fact fact) {
    Position position = Catalogue.standard().readSum(fact.sum);
    if (has(fact.line, "nim")) {
      assertThat(EVALUATOR.nimber(position)).hasToString(field(fact.line, "nim"));
    } else if (has(fact.line, "winner")) {
      String first = field(fact.line, "first");
      boolean firstWins = first.equals(field(fact.line, "winner"));
      assertThat(wins(position, first)).isEqualTo(firstWins);
    } else {
      String moves = fact.line.substring(fact.line.indexOf("\"moves\":["));
      long expected = moves.substring(0, moves.indexOf(']')).chars().filter(c -> c == '"').count();
      assertThat(winningMoves(position, field(fact.line, "first"))).isEqualTo((expected - 2) / 2);
    }
  }

  private static boolean wins(Position position, String first) {
    if (position.isImpartial()) {
      return EVALUATOR.nimber(position) != 0;
    }
    Outcome outcome = EVALUATOR.value(position).outcome();
    return outcome == Outcome.N || outcome == (first.equals("B") ? Outcome.L : Outcome.R);
  }

  private static long winningMoves(Position position, String first) {
    Player player = first.equals("W") ? Player.RIGHT : Player.LEFT;
    String second = player == Player.LEFT ? "W" : "B";
    return position.moves(player).stream()
        .map(Move::to)
        .distinct()
        .filter(option -> !wins(option, second))
        .count();
  }
}
