package org.gamester.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Position;
import org.gamester.values.ShortGame;
import org.gamester.values.notation.GameReader;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Values of partizan games on strips, boards and graphs, from the sources that their rules are
 * taken from or computed from the rules by other programs.
 */
class PartizanValuesTest {
  private static final Evaluator EVALUATOR = new Evaluator();

  /** A search that knows no values confirms each. */
  @ParameterizedTest
  @CsvFileSource(resources = "partizan-values.txt", delimiter = ';')
  void values(String position, String value) {
    Position read = Catalogue.standard().readSum(position);
    ShortGame expected = GameReader.exact().read(value);
    assertThat(EVALUATOR.value(read)).isEqualTo(expected);
    PlainSearch search = new PlainSearch(500_000);
    assertThat(search.hasValue(read, expected)).as("%s = %s by search", position, value).isTrue();
  }

  /** The search plays all pieces of a cake at once, and confirms the small ones. */
  @ParameterizedTest
  @CsvFileSource(resources = "cake-values.txt", delimiter = ';')
  void cakes(String position, String value) {
    Position cake = Catalogue.standard().readSum(position);
    ShortGame expected = GameReader.exact().read(value);
    assertThat(EVALUATOR.value(cake)).isEqualTo(expected);
    boolean isSmall = !position.startsWith("cutcake") && !position.startsWith("maundy");
    if (isSmall || position.endsWith(",3)") || position.endsWith(",4)")) {
      assertThat(new PlainSearch(500_000).hasValue(cake, expected)).isTrue();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "2x1, L", "2x2, N", "2x3, R", "2x4, R", "3x1, L", "3x2, L", "3x3, N", "1x3, R",
  })
  void hexHasOneOutcomeUnderBothConventions(String board, String outcome) {
    for (String rules : new String[] {"hex", "hex{fill}"}) {
      Position position = Catalogue.standard().read(rules, board);
      assertThat(new PlainSearch(2_000_000).outcome(position)).hasToString(outcome);
    }
  }

  /** Values that other programs and books state, from the public data sets of the field. */
  @ParameterizedTest
  @CsvFileSource(resources = "published-values.txt", delimiter = ';')
  void publishedValues(String position, String value) {
    assertThat(EVALUATOR.value(Catalogue.standard().readSum(position)))
        .isEqualTo(GameReader.exact().read(value));
  }
}
