package org.gamester.lab.papers.posets;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.gamester.analysis.Evaluator;
import org.gamester.analysis.MoveAnalysis;
import org.gamester.rulesets.Position;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.infinitesimals.ReducedCanonicalForm;
import org.gamester.values.notation.GameReader;
import org.gamester.values.thermography.Thermography;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The known facts about the paper's positions. */
class PosetCasesTest {

  /** The collection that the committed copy is taken from, where there is one. */
  private static final Path SHARED = Path.of("..", "..", "shared", "cases", "papers-sample.jsonl");

  private static final JsonMapper JSON = JsonMapper.builder().build();

  @TestFactory
  Stream<DynamicTest> facts() {
    return lines().stream()
        .filter(line -> !line.isBlank())
        .map(line -> JSON.readTree(line))
        .filter(fact -> text(fact, "paper").equals("poset"))
        .map(
            fact ->
                DynamicTest.dynamicTest(
                    text(fact, "id") + " " + text(fact, "ask") + " of " + text(fact, "position"),
                    () -> check(fact)));
  }

  private static void check(JsonNode fact) {
    Position position = PosetGames.poset(text(fact, "position"));
    ShortGame value = PosetGames.value(position);
    switch (text(fact, "ask")) {
      case "value" -> assertThat(value).isEqualTo(game(text(fact, "expect")));
      case "rcf" ->
          assertThat(ReducedCanonicalForm.of(value)).isEqualTo(game(text(fact, "expect")));
      case "mean" -> assertThat(Thermography.mean(value)).hasToString(text(fact, "expect"));
      case "temperature" ->
          assertThat(Thermography.temperature(value)).hasToString(text(fact, "expect"));
      case "outcome" -> assertThat(value.outcome()).hasToString(text(fact, "expect"));
      case "best-moves" ->
          assertThat(bestMoves(position))
              .containsExactlyInAnyOrderElementsOf(texts(fact.get("expect")));
      default -> throw new AssertionError("nobody knows how to ask for " + text(fact, "ask"));
    }
  }

  private static ShortGame game(String text) {
    return GameReader.exact().read(text);
  }

  /** As in {@code L: A_{4,2,2}}. */
  private static List<String> bestMoves(Position position) {
    return Stream.of(Player.LEFT, Player.RIGHT)
        .flatMap(
            player ->
                MoveAnalysis.of(new Evaluator(), position, player).best().stream()
                    .map(
                        best ->
                            (player == Player.LEFT ? "L" : "R")
                                + ": A_{"
                                + best.move().to().text()
                                + "}"))
        .toList();
  }

  private static String text(JsonNode fact, String field) {
    return fact.get(field).asString();
  }

  private static List<String> texts(JsonNode array) {
    return StreamSupport.stream(array.spliterator(), false).map(JsonNode::asString).toList();
  }

  private static List<String> lines() {
    try (InputStream copy =
        Objects.requireNonNull(PosetCasesTest.class.getResourceAsStream("papers-sample.jsonl"))) {
      return Files.exists(SHARED)
          ? Files.readAllLines(SHARED)
          : new String(copy.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
