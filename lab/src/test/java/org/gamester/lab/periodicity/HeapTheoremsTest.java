package org.gamester.lab.periodicity;

import static org.assertj.core.api.Assertions.assertThat;

import org.gamester.rulesets.Catalogue;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HeapTheoremsTest {

  private static PeriodTheorem of(String rules) {
    return HeapTheorems.of(Catalogue.standard().rules(rules));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "octal{0.77}; 2",
        "octal{0.770}; 2",
        "octal{77}; 2",
        "octal{.137}; 3",
        "octal{4.7}; 1",
        "octal{0.7 | 0.007}; 3",
        "octal{0.33}; 2",
        "kayles; 2",
        "dawsons-chess; 3",
        "splittles{1,3 | 2,4}; 4",
        "splittles{1-5}; 5",
      })
  void takeAndBreakGames(String rules, int lastPlace) {
    assertThat(of(rules)).isEqualTo(new PeriodTheorem.Octal(lastPlace));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {"subtraction{1,2,4}; 4", "subtraction{1,3 | 2,5}; 5", "subtraction{2-7}; 7"})
  void subtractionGames(String rules, int largest) {
    assertThat(of(rules)).isEqualTo(new PeriodTheorem.FiniteSubtraction(largest));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {"octal{0.F}; 1; 3", "octal{0.07 | 0.8G}; 2; 4"})
  void gamesWithMoreHeaps(String rules, int lastPlace, int heaps) {
    assertThat(of(rules)).isEqualTo(new PeriodTheorem.TakeAndBreak(lastPlace, heaps));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "nim",
        "grundy",
        "laskers-nim",
        "octal{0.[3]}",
        "subtraction{odd}",
        "subtraction{1,7+}",
        "subtraction{all}",
        "splittles{odd | even}",
        "hackenbush",
      })
  void othersHaveNone(String rules) {
    assertThat(of(rules)).isEqualTo(new PeriodTheorem.None());
  }
}
