package org.gamester.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.gamester.values.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SearchLinesTest {
  private static final long SEED = 20_261_129;

  private static OutcomeSearch search() {
    return new OutcomeSearch(new Evaluator(), false, progress -> {});
  }

  /** Lines of random stones beside another: what they are worth decides. */
  @ParameterizedTest
  @ValueSource(strings = {"cannibal-clobber", "clobber", "konane", "nogo"})
  void outcomesOfRandomLinesAreThoseOfTheirValues(String game) {
    Random random = new Random(SEED);
    Evaluator evaluator = new Evaluator();
    OutcomeSearch search = search();
    for (int i = 0; i < 100; i++) {
      String text = line(game, random, 9) + " - " + line(game, random, 11) + " + {1|-1}";
      assertThat(search.outcome(SeededSums.position(text)))
          .as(text)
          .isEqualTo(evaluator.value(SeededSums.position(text)).outcome());
    }
  }

  private static String line(String game, Random random, int least) {
    StringBuilder cells = new StringBuilder();
    int length = random.nextInt(least, least + 4);
    for (int i = 0; i < length; i++) {
      boolean isEmpty = game.equals("nogo") ? i % 2 == 0 : random.nextInt(8) == 0;
      cells.append(isEmpty ? '.' : random.nextBoolean() ? 'x' : 'o');
    }
    return game + "(" + cells + ")";
  }

  /** Periodic lines: few components, but their values grow with the length. */
  @ParameterizedTest
  @CsvSource({"xoo, 8", "xoo, 11", "xxo, 9", "xo, 12"})
  void periodicLinesHaveTheOutcomesOfTheirValues(String period, int times) {
    String text = "cannibal-clobber(" + period.repeat(times) + ")";
    assertThat(search().outcome(SeededSums.position(text)))
        .isEqualTo(new Evaluator().value(SeededSums.position(text)).outcome());
  }

  /** The test files of MCGS say so; the value of this line alone would take minutes. */
  @Test
  void longLinesAreSearchedWhereTheirValuesAreLarge() {
    OutcomeSearch search = search();
    String text = "cannibal-clobber(" + "xoo".repeat(20) + ")";
    assertThat(search.wins(SeededSums.position(text), Player.RIGHT)).isTrue();
    assertThat(search.nodes()).isLessThan(10_000);
  }
}
