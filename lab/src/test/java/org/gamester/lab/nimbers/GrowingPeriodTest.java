package org.gamester.lab.nimbers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.heap.HeapGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GrowingPeriodTest {

  private static GrowingPeriod of(String rules, int to) {
    HeapGame game = (HeapGame) Catalogue.standard().rules(rules);
    return NimberSequence.of(game, to).growingPeriod().orElseThrow();
  }

  /**
   * 4.[3] is Lasker's Nim (<i>Winning Ways</i>, chapter 4). Without splits and with all large
   * amounts allowed, a recurring state is a proof.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "nim; 1; 1; 0; true",
        "subtraction{not 2,3,7}; 4; 2; 0; true",
        "subtraction{1,7+}; 8; 2; 0; true",
        "octal{4.[3]}; 4; 4; 1; false",
        "octal{8.0}; 2; 1; 1; false",
        "octal{0.3F}; 6; 3; 0; false",
        "octal{0.8}; 3; 1; 1; false",
      })
  void arithmeticPeriods(String rules, int length, int saltus, int start, boolean isProved) {
    assertThat(of(rules, 300))
        .isEqualTo(new GrowingPeriod(start, length, saltus, List.of(), isProved));
  }

  /** A proof from the first 400 heaps holds for those up to 2000, for random sets. */
  @Test
  void provedPeriodsGoOn() {
    Random random = new Random(20_261_128);
    int proved = 0;
    for (int trial = 0; trial < 40; trial++) {
      StringBuilder set = new StringBuilder("not ");
      for (int i = 0; i <= random.nextInt(4); i++) {
        set.append(i == 0 ? "" : ",").append(1 + random.nextInt(12));
      }
      HeapGame game = (HeapGame) Catalogue.standard().rules("subtraction{" + set + "}");
      Optional<GrowingPeriod> seen = NimberSequence.of(game, 400).growingPeriod();
      if (seen.isEmpty()) {
        continue;
      }
      GrowingPeriod period = seen.get();
      proved += period.isProved() ? 1 : 0;
      NimberSequence longer = NimberSequence.of(game, 2000);
      int heap = period.start();
      while (heap + period.length() <= 2000
          && longer.value(heap + period.length()) == longer.value(heap) + period.saltus()) {
        heap++;
      }
      assertThat(heap + period.length()).as("%s fails at %d", set, heap).isGreaterThan(2000);
    }
    assertThat(proved).isGreaterThan(20);
  }

  /** The residues at which the values repeat, and the start, in sequences made so. */
  @Test
  void splitPeriods() {
    int[] values = new int[200];
    for (int n = 0; n < values.length; n++) {
      values[n] = n < 7 ? 50 : n % 3 == 1 ? 2 : 5 + 4 * (n / 3) + n % 3;
    }
    assertThat(GrowingPeriod.seenIn(values))
        .contains(new GrowingPeriod(7, 3, 4, List.of(1), false));
    values[150] = 0;
    assertThat(GrowingPeriod.seenIn(values)).isEmpty();
    assertThat(GrowingPeriod.seenIn(new int[0])).isEmpty();
    assertThat(GrowingPeriod.seenIn(new int[] {0, 1, 2})).isEmpty();
  }
}
