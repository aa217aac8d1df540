package org.gamester.analysis;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Position;
import org.gamester.values.Dyadic;
import org.gamester.values.Player;
import org.gamester.values.Relation;
import org.gamester.values.ShortGame;
import org.gamester.values.impartial.Mex;
import org.gamester.values.infinitesimals.AtomicWeight;
import org.gamester.values.infinitesimals.ReducedCanonicalForm;
import org.gamester.values.notation.GameReader;
import org.gamester.values.thermography.Cooling;
import org.gamester.values.thermography.Thermography;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;

/**
 * What the tests of cgt-tools state of values and of partizan positions. Left out are misere
 * monoids, Wind-up, and the graphs of Snort that are described in words.
 */
class ToolsFactsTest {
  private static final Evaluator EVALUATOR = new Evaluator();

  private static final Set<String> AREAS =
      Set.of(
          "canonical_form",
          "temperature",
          "components",
          "moves_left",
          "moves_right",
          "left_options",
          "compare",
          "stops",
          "cool",
          "atomic_weight",
          "reduced_canonical_form",
          "parse_print",
          "dyadic",
          "mex");

  private static final Map<String, String> RULESETS =
      Map.of(
          "domineering (Left vertical)", "domineering",
          "fission (Left vertical)", "fission",
          "konane (x Left, o Right)", "konane",
          "ski jumps (L/R jumpers, l/r slippers)", "ski-jumps",
          "toads and frogs", "toads-and-frogs",
          "toppling dominoes", "toppling-dominoes",
          "amazons", "amazons");

  @TestFactory
  Stream<DynamicTest> facts() throws IOException {
    return Facts.read("cgt-tools-sample.jsonl").stream()
        .filter(fact -> AREAS.contains(Facts.text(fact, "area")))
        .filter(fact -> !fact.has("ruleset") || RULESETS.containsKey(Facts.text(fact, "ruleset")))
        .map(fact -> DynamicTest.dynamicTest(Facts.text(fact, "id"), () -> check(fact)));
  }

  private static void check(JsonNode fact) {
    JsonNode position = fact.path("position");
    JsonNode expected = fact.path("expect");
    switch (Facts.text(fact, "area")) {
      case "canonical_form", "parse_print", "dyadic" ->
          assertThat(value(fact)).isEqualTo(read(expected));
      case "temperature" ->
          assertThat(Thermography.temperature(value(fact))).hasToString(expected.asString());
      case "atomic_weight" -> assertThat(AtomicWeight.of(value(fact))).contains(read(expected));
      case "reduced_canonical_form" ->
          assertThat(ReducedCanonicalForm.of(value(fact))).isEqualTo(read(expected));
      case "cool" -> {
        Dyadic by = GameReader.exact().read(Facts.text(fact, "t")).leftStop();
        assertThat(Cooling.cool(value(fact), by)).isEqualTo(read(expected));
      }
      case "stops" ->
          assertThat(List.of(value(fact).leftStop(), value(fact).rightStop()))
              .extracting(Dyadic::toString)
              .isEqualTo(expected.valueStream().map(JsonNode::asString).toList());
      case "left_options" -> assertThat(value(fact).leftOptions()).contains(read(expected.get(0)));
      case "compare" ->
          assertThat(sign(read(position.get(0)).relationTo(read(position.get(1)))))
              .isEqualTo(expected.asString());
      case "mex" -> {
        int[] numbers = position.valueStream().mapToInt(JsonNode::asInt).toArray();
        assertThat(Mex.of(numbers)).isEqualTo(expected.asInt());
      }
      case "components" ->
          assertThat(normalForms(position(fact).components().stream()))
              .isEqualTo(normalForms(listed(fact)));
      case "moves_left" -> checkMoves(fact, Player.LEFT);
      default -> checkMoves(fact, Player.RIGHT);
    }
  }

  private static ShortGame value(JsonNode fact) {
    return fact.has("ruleset") ? EVALUATOR.value(position(fact)) : read(fact.path("position"));
  }

  private static ShortGame read(JsonNode text) {
    return GameReader.exact().read(text.asString());
  }

  private static Position position(JsonNode fact) {
    return position(fact, Facts.text(fact, "position"));
  }

  private static Position position(JsonNode fact, String text) {
    return Catalogue.standard()
        .read(requireNonNull(RULESETS.get(Facts.text(fact, "ruleset"))), text);
  }

  private static Stream<Position> listed(JsonNode fact) {
    return fact.path("expect").valueStream().map(text -> position(fact, text.asString()));
  }

  private static Set<Position> normalForms(Stream<? extends Position> positions) {
    return positions.map(Position::normalForm).collect(Collectors.toSet());
  }

  private static void checkMoves(JsonNode fact, Player player) {
    assertThat(Set.copyOf(position(fact).options(player)))
        .isEqualTo(listed(fact).collect(Collectors.toSet()));
  }

  private static String sign(Relation relation) {
    return relation == Relation.CONFUSED ? "fuzzy" : BookGamesTest.sign(relation);
  }
}
