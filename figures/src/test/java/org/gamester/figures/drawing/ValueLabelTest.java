package org.gamester.figures.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import org.gamester.values.notation.GameReader;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ValueLabelTest {

  private static String typeset(String value) {
    return ValueLabel.of(GameReader.exact().read(value)).runs().stream()
        .map(
            run ->
                switch (run.script()) {
                  case BASE -> run.text();
                  case SUB -> "_" + run.text() + "_";
                  case SUPER -> "'" + run.text() + "'";
                })
        .collect(Collectors.joining());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "3/4; 3/4",
        "-2; −2",
        "*; ∗",
        "*3; ∗_3_",
        "1/2+*2; 1/2∗_2_",
        "^*; ↑∗",
        "^+^; ⇑",
        "-5*^; 5·↓",
        "{0|^*}; ⇑",
        "+-2; ±2",
        "{2|0||0}; −_2_",
        "{3||2|1}; {3||2|1}"
      })
  void valuesAreWrittenAsTheFieldDoes(String value, String text) {
    assertThat(typeset(value)).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {"3/4; $\\frac{3}{4}$", "*3; ${\\ast}_{3}$", "+-2; ${\\pm}2$"})
  void latexIsThatOfTheWriter(String value, String latex) {
    assertThat(ValueLabel.of(GameReader.exact().read(value)).latex()).isEqualTo(latex);
  }
}
