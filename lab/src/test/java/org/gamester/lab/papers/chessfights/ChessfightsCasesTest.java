package org.gamester.lab.papers.chessfights;

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
import org.gamester.rulesets.Catalogue;
import org.gamester.values.ShortGame;
import org.gamester.values.infinitesimals.ReducedCanonicalForm;
import org.gamester.values.notation.GameReader;
import org.gamester.values.thermography.Thermography;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The known facts about the paper's positions. */
class ChessfightsCasesTest {

  /** The collection that the committed copy is taken from, where there is one. */
  private static final Path SHARED = Path.of("..", "..", "shared", "cases", "papers-sample.jsonl");

  private static final JsonMapper JSON = JsonMapper.builder().build();

  @TestFactory
  Stream<DynamicTest> facts() {
    return lines().stream()
        .filter(line -> !line.isBlank())
        .map(line -> JSON.readTree(line))
        .filter(fact -> text(fact, "paper").equals("chessfights"))
        .map(
            fact ->
                DynamicTest.dynamicTest(
                    text(fact, "id") + " " + text(fact, "ask") + " of " + text(fact, "position"),
                    () -> check(fact)));
  }

  private static void check(JsonNode fact) {
    String position = text(fact, "position");
    String rules = position.startsWith("g_") ? "gk" : "chessfights";
    ShortGame value = Board.value(Catalogue.standard().read(rules, position));
    switch (text(fact, "ask")) {
      case "value" -> assertThat(value).isEqualTo(game(text(fact, "expect")));
      case "rcf" ->
          assertThat(ReducedCanonicalForm.of(value)).isEqualTo(game(text(fact, "expect")));
      case "mean" -> assertThat(Thermography.mean(value)).hasToString(text(fact, "expect"));
      case "temperature" ->
          assertThat(Thermography.temperature(value)).hasToString(text(fact, "expect"));
      case "outcome" -> assertThat(value.outcome()).hasToString(text(fact, "expect"));
      case "stops" ->
          assertThat(List.of(value.leftStop().toString(), value.rightStop().toString()))
              .isEqualTo(texts(fact.get("expect")));
      default -> throw new AssertionError("nobody knows how to ask for " + text(fact, "ask"));
    }
  }

  private static ShortGame game(String text) {
    return GameReader.classicOutput().read(text);
  }

  private static String text(JsonNode fact, String field) {
    return fact.get(field).asString();
  }

  private static List<String> texts(JsonNode array) {
    return StreamSupport.stream(array.spliterator(), false).map(JsonNode::asString).toList();
  }

  private static List<String> lines() {
    try (InputStream copy =
        Objects.requireNonNull(
            ChessfightsCasesTest.class.getResourceAsStream("papers-sample.jsonl"))) {
      return Files.exists(SHARED)
          ? Files.readAllLines(SHARED)
          : new String(copy.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
