package org.gamester.papers.geography;

import java.util.stream.Stream;
import org.gamester.papers.PaperFacts;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;

/** Known facts about the positions of the paper. */
class GeographyCasesTest {

  @TestFactory
  Stream<DynamicTest> facts() {
    return PaperFacts.tests("geography", GeographyCasesTest::check);
  }

  private static void check(JsonNode fact) {
    String position = PaperFacts.text(fact, "position");
    PaperFacts.check(fact, Geography.value(Geography.sum(position)), Geography::game);
  }
}
