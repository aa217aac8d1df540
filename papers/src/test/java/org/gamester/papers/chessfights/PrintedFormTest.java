package org.gamester.papers.chessfights;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.gamester.values.ShortGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PrintedFormTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0",
        "1*2",
        "{0||0|0}",
        "{1|0}",
        "{1,1*|0,{1|0}}",
        "{1|||0||0|*,*2}",
        "{0|*2,{0|*,*2}}"
      })
  void canonicalForms(String text) {
    assertThat(PrintedForm.isCanonical(text)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"{0,1|}", "{0|0,1}", "{0,*|*2,*}", "{1|^*,{1||0|*,*2}}"})
  void formsWithDominatedOrReversibleOptions(String text) {
    assertThat(PrintedForm.isCanonical(text)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"{|}", "{0|}", "{1|||0||0|*,*2}", "{{1|0},*|-1}", "{1 | {1|^}, ^3*}"})
  void aFormHasTheValueOfItsText(String text) {
    assertThat(PrintedForm.of(text).canonicalForm()).isEqualTo(PrintedForm.value(text));
  }

  @Test
  void aStarAfterANumberIsAdded() {
    assertThat(PrintedForm.value("2*2")).isEqualTo(ShortGame.integer(2).plus(ShortGame.nimber(2)));
  }

  @Test
  void anOpenBraceIsRefused() {
    assertThatThrownBy(() -> PrintedForm.of("{0|{1|0}"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("a brace that is not closed");
  }
}
