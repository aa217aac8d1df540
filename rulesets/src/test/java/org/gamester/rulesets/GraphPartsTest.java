package org.gamester.rulesets;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.gamester.rulesets.Appearance.Network;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Graphs that are made of the parts that rules name are positions of these rules. */
class GraphPartsTest {

  static Stream<Rules> rulesWithParts() {
    return Stream.concat(
            Catalogue.standard().rulesets().stream()
                .map(ruleset -> ruleset.description().example()),
            Stream.of("uvg(path 2 at 1)", "ueg(path 2 at 1)"))
        .map(text -> Catalogue.standard().readSum(text).rules())
        .filter(rules -> rules.graphParts().isPresent());
  }

  @Test
  void theGamesOnGraphsHaveParts() {
    assertThat(rulesWithParts().map(rules -> rules.ruleset().id()))
        .contains(
            "snort",
            "col",
            "node-kayles",
            "arc-kayles",
            "digraph-placement",
            "fjords",
            "geography",
            "geography-partizan",
            "hackenbush",
            "partizan-arc-kayles",
            "poset-game");
  }

  /** A path of three vertices, with each letter on each vertex and each colour on each edge. */
  @ParameterizedTest
  @MethodSource("rulesWithParts")
  void pathsOfThesePartsAreRead(Rules rules) {
    GraphParts parts = rules.graphParts().orElseThrow();
    for (String edge : orOne(parts.edgeLetters())) {
      for (String letter : orOne(parts.vertexLetters())) {
        for (String text : texts(parts, edge, letter)) {
          Network network = (Network) rules.read(text).appearance();
          assertThat(network.vertices()).as("%s(%s)", rules, text).hasSize(3);
          assertThat(network.edges()).as("%s(%s)", rules, text).hasSize(2);
        }
      }
    }
  }

  private static List<String> orOne(String letters) {
    return letters.isEmpty() ? List.of("") : List.of(letters.split(""));
  }

  private static List<String> texts(GraphParts parts, String edge, String letter) {
    String colour = edge.isEmpty() ? "" : ":" + edge;
    String end =
        (letter.isEmpty() ? "" : " v=" + letter.repeat(3)) + (parts.hasToken() ? " at 1" : "");
    List<String> texts = new ArrayList<>();
    switch (parts.notation()) {
      case EDGES -> texts.add("1-2" + colour + " 2-3" + colour + end);
      case ROOTED -> texts.add("0-1" + colour + " 1-2" + colour);
      case ORDER -> texts.add("poset 1<2 2<3" + end);
    }
    if (parts.direction() == GraphParts.Direction.ARCS_AND_EDGES) {
      texts.add("1>2" + colour + " 2-3" + colour + end);
    }
    return texts;
  }
}
