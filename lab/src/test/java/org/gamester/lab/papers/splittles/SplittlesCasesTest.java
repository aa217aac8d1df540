package org.gamester.lab.papers.splittles;

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
import org.gamester.rulesets.Catalogue;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.infinitesimals.AtomicWeight;
import org.gamester.values.infinitesimals.ReducedCanonicalForm;
import org.gamester.values.notation.GameReader;
import org.gamester.values.stops.StopCount;
import org.gamester.values.structure.Birthday;
import org.gamester.values.thermography.Thermography;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The known facts about the paper's heaps. */
class SplittlesCasesTest {

  /** The collection that the committed copy is taken from, where there is one. */
  private static final Path SHARED = Path.of("..", "..", "shared", "cases", "papers-sample.jsonl");

  private static final JsonMapper JSON = JsonMapper.builder().build();

  private final Evaluator evaluator = new Evaluator();
  private final Catalogue catalogue = Catalogue.standard();

  @TestFactory
  Stream<DynamicTest> facts() {
    return lines().stream()
        .filter(line -> !line.isBlank())
        .map(line -> JSON.readTree(line))
        .filter(fact -> text(fact, "paper").equals("splittles"))
        .map(
            fact ->
                DynamicTest.dynamicTest(
                    text(fact, "id") + " " + text(fact, "ask") + " of " + text(fact, "position"),
                    () -> check(fact)));
  }

  private void check(JsonNode fact) {
    ShortGame value = evaluator.value(catalogue.read("splittles{1 | 1}", text(fact, "position")));
    switch (text(fact, "ask")) {
      case "value" -> assertThat(value).isEqualTo(game(fact));
      case "rcf" -> assertThat(ReducedCanonicalForm.of(value)).isEqualTo(game(fact));
      case "atomic-weight" -> assertThat(AtomicWeight.of(value)).isEqualTo(game(fact));
      case "mean" -> assertThat(Thermography.mean(value)).hasToString(text(fact, "expect"));
      case "temperature" ->
          assertThat(Thermography.temperature(value)).hasToString(text(fact, "expect"));
      case "outcome" -> assertThat(value.outcome()).hasToString(text(fact, "expect"));
      case "birthday" -> assertThat(Birthday.of(value)).hasToString(text(fact, "expect"));
      case "stop-count" -> assertThat(StopCount.of(value)).hasToString(text(fact, "expect"));
      case "left-options" ->
          assertThat("" + value.optionCount(Player.LEFT)).isEqualTo(text(fact, "expect"));
      case "right-options" ->
          assertThat("" + value.optionCount(Player.RIGHT)).isEqualTo(text(fact, "expect"));
      case "stops" ->
          assertThat(List.of(value.leftStop().toString(), value.rightStop().toString()))
              .isEqualTo(texts(fact.get("expect")));
      default -> throw new AssertionError("nobody knows how to ask for " + text(fact, "ask"));
    }
  }

  private static ShortGame game(JsonNode fact) {
    return GameReader.exact().read(text(fact, "expect"));
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
            SplittlesCasesTest.class.getResourceAsStream("papers-sample.jsonl"))) {
      return Files.exists(SHARED)
          ? Files.readAllLines(SHARED)
          : new String(copy.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
