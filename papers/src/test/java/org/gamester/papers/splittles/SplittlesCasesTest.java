package org.gamester.papers.splittles;

import java.util.stream.Stream;
import org.gamester.analysis.Evaluator;
import org.gamester.papers.PaperFacts;
import org.gamester.rulesets.Catalogue;
import org.gamester.values.notation.GameReader;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;

/** Known facts about the heaps of the paper. */
class SplittlesCasesTest {

  private final Evaluator evaluator = new Evaluator();
  private final Catalogue catalogue = Catalogue.standard();

  @TestFactory
  Stream<DynamicTest> facts() {
    return PaperFacts.tests("splittles", this::check);
  }

  private void check(JsonNode fact) {
    String position = PaperFacts.text(fact, "position");
    PaperFacts.check(
        fact,
        evaluator.value(catalogue.read("splittles{1 | 1}", position)),
        GameReader.exact()::read);
  }
}
