package org.gamester.papers.posets;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.gamester.analysis.Evaluator;
import org.gamester.analysis.MoveAnalysis;
import org.gamester.papers.PaperFacts;
import org.gamester.rulesets.Position;
import org.gamester.values.Player;
import org.gamester.values.notation.GameReader;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;

/** Known facts about the positions of the paper. */
class PosetCasesTest {

  @TestFactory
  Stream<DynamicTest> facts() {
    return PaperFacts.tests("poset", PosetCasesTest::check);
  }

  private static void check(JsonNode fact) {
    Position position = PosetGames.poset(PaperFacts.text(fact, "position"));
    if (PaperFacts.text(fact, "ask").equals("best-moves")) {
      assertThat(bestMoves(position))
          .containsExactlyInAnyOrderElementsOf(PaperFacts.texts(fact.get("expect")));
    } else {
      PaperFacts.check(fact, PosetGames.value(position), GameReader.exact()::read);
    }
  }

  /** As in {@code L: A_{4,2,2}}. */
  private static List<String> bestMoves(Position position) {
    return Stream.of(Player.LEFT, Player.RIGHT)
        .flatMap(
            player ->
                MoveAnalysis.of(new Evaluator(), position, player).undominated().stream()
                    .map(
                        best ->
                            (player == Player.LEFT ? "L" : "R")
                                + ": A_{"
                                + best.move().to().text()
                                + "}"))
        .toList();
  }
}
