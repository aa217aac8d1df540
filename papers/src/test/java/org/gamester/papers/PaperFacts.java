package org.gamester.papers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.infinitesimals.AtomicWeight;
import org.gamester.values.infinitesimals.ReducedCanonicalForm;
import org.gamester.values.stops.StopCount;
import org.gamester.values.structure.Birthday;
import org.gamester.values.thermography.Thermography;
import org.junit.jupiter.api.DynamicTest;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Known facts about the positions of the papers, as tests. */
public final class PaperFacts {

  /** The collection from which the committed copies are taken, if it is available. */
  private static final Path SHARED = Path.of("..", "..", "shared", "cases", "papers-sample.jsonl");

  private static final JsonMapper JSON = JsonMapper.builder().build();

  private PaperFacts() {}

  /** A test for each fact about {@code paper}. */
  public static Stream<DynamicTest> tests(String paper, Consumer<JsonNode> check) {
    return lines().stream()
        .filter(line -> !line.isBlank())
        .map(line -> JSON.readTree(line))
        .filter(fact -> text(fact, "paper").equals(paper))
        .map(
            fact ->
                DynamicTest.dynamicTest(
                    text(fact, "id") + " " + text(fact, "ask") + " of " + text(fact, "position"),
                    () -> check.accept(fact)));
  }

  /** Checks a fact about the value of a position. */
  public static void check(JsonNode fact, ShortGame value, Function<String, ShortGame> reader) {
    switch (text(fact, "ask")) {
      case "value" -> assertThat(value).isEqualTo(reader.apply(text(fact, "expect")));
      case "rcf" ->
          assertThat(ReducedCanonicalForm.of(value)).isEqualTo(reader.apply(text(fact, "expect")));
      case "atomic-weight" ->
          assertThat(AtomicWeight.of(value)).contains(reader.apply(text(fact, "expect")));
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
      default -> throw new AssertionError("there is no check for " + text(fact, "ask"));
    }
  }

  public static String text(JsonNode fact, String field) {
    return fact.get(field).asString();
  }

  public static List<String> texts(JsonNode array) {
    return StreamSupport.stream(array.spliterator(), false).map(JsonNode::asString).toList();
  }

  private static List<String> lines() {
    try (InputStream copy =
        Objects.requireNonNull(PaperFacts.class.getResourceAsStream("papers-sample.jsonl"))) {
      return Files.exists(SHARED)
          ? Files.readAllLines(SHARED)
          : new String(copy.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
