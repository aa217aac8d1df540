package org.gamester.analysis;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Reads collections of facts, one JSON object on each line: from {@code shared/cases} in a
 * directory around the checkout, where there is one, else the copies beside this class.
 */
final class Facts {
  private static final JsonMapper JSON = JsonMapper.builder().build();

  private Facts() {}

  /** The facts of a collection. */
  static List<JsonNode> read(String name) throws IOException {
    for (Path at = Path.of("").toAbsolutePath(); at != null; at = at.getParent()) {
      Path shared = at.resolve("shared").resolve("cases").resolve(name);
      if (Files.isRegularFile(shared)) {
        return Files.readAllLines(shared).stream().map(JSON::readTree).toList();
      }
    }
    try (InputStream in = Facts.class.getResourceAsStream(name)) {
      String all = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
      return all.lines().map(JSON::readTree).toList();
    }
  }

  /** What a fact should say: what was computed anew, where the source is suspect. */
  static String expected(JsonNode fact) {
    return fact.path("suspect").asBoolean(false) ? text(fact, "computed") : text(fact, "expect");
  }

  /** The same, where it is not a text. */
  static JsonNode expectedNode(JsonNode fact) {
    return fact.path(fact.path("suspect").asBoolean(false) ? "computed" : "expect");
  }

  static String text(JsonNode fact, String field) {
    return fact.path(field).asString("");
  }

  /** A test for each fact of <i>Prove Your Move</i> (Burke and Tennenhouse 2025) of a subject. */
  static Stream<DynamicTest> book(Predicate<JsonNode> subject, Consumer<JsonNode> check)
      throws IOException {
    List<JsonNode> facts = new ArrayList<>(read("pym-part1-sample.jsonl"));
    facts.addAll(read("pym-part2-sample.jsonl"));
    return facts.stream()
        .filter(subject)
        .map(
            fact ->
                DynamicTest.dynamicTest(
                    text(fact, "id") + " " + text(fact, "ask"), () -> check.accept(fact)));
  }

  /** The whole numbers of an array. */
  static List<Long> numbers(JsonNode array) {
    return array.valueStream().map(JsonNode::asLong).toList();
  }
}
