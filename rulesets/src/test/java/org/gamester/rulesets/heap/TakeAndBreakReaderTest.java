package org.gamester.rulesets.heap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.stream.LongStream;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.TextException;
import org.gamester.rulesets.TextReader;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TakeAndBreakReaderTest {

  private static long[] nimbers(String code) {
    HeapGame game = (HeapGame) Catalogue.standard().rules("octal{" + code + "}");
    return LongStream.rangeClosed(0, 12).map(game.nimbers()::of).toArray();
  }

  @ParameterizedTest
  @CsvSource({
    "4, 4.0",
    "4., 4.0",
    "8, 8.0",
    "C, C.0",
    "4!, 4!.0",
    "0, 0.0",
    "3, 0.3",
    "77, 0.77",
    "07, 0.07",
    "44, 0.44",
    "[3], 0.[3]",
    "4[3], 0.4[3]",
    "4.[3], 4.[3]",
    "4.07, 4.07",
  })
  void aPointMayBeLeftOut(String code, String meant) {
    assertThat(Taking.ofCode(new TextReader(code))).hasToString(meant);
    assertThat(nimbers(code)).isEqualTo(nimbers(meant));
  }

  /** A heap of n is divided into two: 0 for one token, then * where n is even. */
  @ParameterizedTest
  @ValueSource(strings = {"4", "4."})
  void fourIsTheGameOfDividing(String code) {
    assertThat(nimbers(code)).containsExactly(0, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1);
  }

  @ParameterizedTest
  @ValueSource(strings = {".", "0.", "3.", "", "x"})
  void whatIsNoCodeIsRefused(String code) {
    assertThatExceptionOfType(TextException.class)
        .isThrownBy(() -> Taking.ofCode(new TextReader(code)));
  }
}
