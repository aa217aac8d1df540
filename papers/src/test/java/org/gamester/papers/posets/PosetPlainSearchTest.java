package org.gamester.papers.posets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gamester.papers.posets.PosetGames.diagram;

import org.gamester.analysis.PlainSearch;
import org.gamester.rulesets.Position;
import org.gamester.values.notation.GameReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the claims rest on, without the evaluator that they use. */
class PosetPlainSearchTest {

  /** The values behind the failures, checked by playing position - value. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "1; 1",
        "1,1; 1/2",
        "2,2,2; 13/32",
        "3,1,1; 1/2",
        "3,2,1; 5/8",
        "3,2,2; 9/16",
        "3,3,1; 9/16",
        "3,3,2; 17/32",
        "3,3,3; 35/64",
        "4,2,2; 15/32",
        "4,1,1; 7/16",
        "5,1,1; 15/32",
        "5,2,1; 9/16",
        "5,2,2; 1/2",
        "3,3; 13/32",
      })
  void valuesByPlainSearch(String rows, String value) {
    Position position = PosetGames.poset(rows);
    assertThat(
            new PlainSearch(2_000_000)
                .hasValue(new Literal(position), GameReader.exact().read(value)))
        .isTrue();
  }

  /** The evaluator, which omits dominated options, against plain search. */
  @Test
  void smallValuesByPlainSearch() {
    for (int x = 0; x <= 4; x++) {
      for (int y = 0; y <= Math.min(x, 3); y++) {
        for (int z = 0; z <= Math.min(y, 2); z++) {
          Position position = diagram(x, y, z);
          assertThat(
                  new PlainSearch(2_000_000)
                      .hasValue(new Literal(position), PosetGames.value(position)))
              .as(position.text())
              .isTrue();
        }
      }
    }
  }
}
