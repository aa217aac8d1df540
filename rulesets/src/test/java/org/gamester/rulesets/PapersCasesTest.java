package org.gamester.rulesets;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The facts of the four papers: every position is read, and what needs no theory is checked. */
class PapersCasesTest {
  private static final SlowEvaluator EVALUATOR = new SlowEvaluator();

  private static final List<String> EVALUATED =
      List.of("value", "outcome", "stops", "left-options", "right-options");

  record Fact(String id, String rules, String position, String ask, String expect) {
    @Override
    public String toString() {
      return id + " " + position + " " + ask;
    }
  }

  static List<Fact> facts() throws IOException {
    try (InputStream in = PapersCasesTest.class.getResourceAsStream("papers-sample.jsonl")) {
      String all = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
      return all.lines().map(PapersCasesTest::fact).toList();
    }
  }

  private static Fact fact(String line) {
    String position = field(line, "position");
    String rules =
        switch (field(line, "paper")) {
          case "geography" -> "geography-triple";
          case "chessfights" -> position.startsWith("g_") ? "gk" : "chessfights";
          case "splittles" -> "splittles";
          default -> "young";
        };
    return new Fact(field(line, "id"), rules, position, field(line, "ask"), expect(line));
  }

  private static String field(String line, String name) {
    Matcher matcher = Pattern.compile("\"" + name + "\": \"([^\"]*)\"").matcher(line);
    assertThat(matcher.find()).as(line).isTrue();
    return matcher.group(1);
  }

  private static String expect(String line) {
    Matcher matcher = Pattern.compile("\"expect\": \"?(.*?)\"?\\}$").matcher(line);
    assertThat(matcher.find()).as(line).isTrue();
    return matcher.group(1);
  }

  static Stream<Fact> evaluated() throws IOException {
    return facts().stream().filter(fact -> EVALUATED.contains(fact.ask));
  }

  @ParameterizedTest
  @MethodSource("facts")
  void everyPositionIsReadAndWritten(Fact fact) {
    Rules rules = Catalogue.standard().rules(fact.rules);
    Position position = rules.read(fact.position);
    if (!fact.rules.equals("splittles") && !fact.rules.equals("gk")) {
      assertThat(rules.read(position.text())).isEqualTo(position);
    }
  }

  @ParameterizedTest
  @MethodSource("evaluated")
  void valuesOutcomesAndStops(Fact fact) {
    ShortGame value = EVALUATOR.value(Catalogue.standard().read(fact.rules, fact.position));
    switch (fact.ask) {
      case "value" -> assertThat(value).isEqualTo(ValueText.read(fact.expect));
      case "left-options" -> assertThat(value.optionCount(Player.LEFT)).hasToString(fact.expect);
      case "right-options" -> assertThat(value.optionCount(Player.RIGHT)).hasToString(fact.expect);
      case "outcome" -> assertThat(value.outcome()).hasToString(fact.expect);
      default ->
          assertThat("[\"" + value.leftStop() + "\", \"" + value.rightStop() + "\"]")
              .isEqualTo(fact.expect);
    }
  }

  /** Example 38 of the poset paper names the best first moves. */
  @ParameterizedTest
  @MethodSource("bestMoves")
  void bestMovesOfPosets(Fact fact) {
    Position position = Catalogue.standard().read(fact.rules, fact.position);
    for (Player player : Player.values()) {
      ShortGame best =
          position.candidates(player).stream()
              .map(EVALUATOR::value)
              .reduce((a, b) -> a.greaterOrEqual(b) == (player == Player.LEFT) ? a : b)
              .orElseThrow();
      Matcher named =
          Pattern.compile((player == Player.LEFT ? "L" : "R") + ": (A_\\{[^}]*\\})")
              .matcher(fact.expect);
      while (named.find()) {
        Position option = Catalogue.standard().read(fact.rules, named.group(1));
        assertThat(position.options(player).contains(option)).isTrue();
        assertThat(EVALUATOR.value(option)).isEqualTo(best);
      }
    }
  }

  static Stream<Fact> bestMoves() throws IOException {
    return facts().stream()
        .filter(fact -> fact.ask.equals("best-moves") && fact.rules.equals("young"));
  }
}
