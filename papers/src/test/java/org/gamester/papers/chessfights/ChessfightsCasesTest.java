package org.gamester.papers.chessfights;

import java.util.stream.Stream;
import org.gamester.papers.PaperFacts;
import org.gamester.rulesets.Catalogue;
import org.gamester.values.notation.GameReader;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;

/** Known facts about the positions of the paper. */
class ChessfightsCasesTest {

  @TestFactory
  Stream<DynamicTest> facts() {
    return PaperFacts.tests("chessfights", ChessfightsCasesTest::check);
  }

  private static void check(JsonNode fact) {
    String position = PaperFacts.text(fact, "position");
    String rules = position.startsWith("g_") ? "gk" : "chessfights";
    PaperFacts.check(
        fact,
        Board.value(Catalogue.standard().read(rules, position)),
        GameReader.classicOutput()::read);
  }
}
