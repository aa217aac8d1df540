package org.gamester.values.infinitesimals;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Coefficients held in runs, against arrays with an entry for each power. */
class UptimalCoefficientsTest {

  private static final int[] VALUES = {0, 1, -1, 2};

  private static List<int[]> arrays() {
    List<int[]> arrays = new ArrayList<>();
    for (int code = 0; code < 256; code++) {
      int[] array = new int[4];
      for (int i = 0, rest = code; i < 4; i++, rest /= 4) {
        array[i] = VALUES[rest % 4];
      }
      arrays.add(array);
    }
    return arrays;
  }

  private static UptimalCoefficients coefficients(int[] array) {
    UptimalCoefficients sum = UptimalCoefficients.NONE;
    for (int k = array.length; k > 0; k--) {
      int step = array[k - 1] - (k == array.length ? 0 : array[k]);
      for (int i = 0; i < Math.abs(step); i++) {
        sum = sum.plusSumTo(k, Integer.signum(step));
      }
    }
    return sum;
  }

  private static int[] trimmed(int[] array) {
    int length = array.length;
    while (length > 0 && array[length - 1] == 0) {
      length--;
    }
    return Arrays.copyOf(array, length);
  }

  private static int[] entries(UptimalCoefficients coefficients) {
    return coefficients.runs().stream()
        .flatMapToInt(
            run -> java.util.stream.IntStream.range(0, run.length()).map(i -> (int) run.value()))
        .toArray();
  }

  @Test
  void sumsOfRuns() {
    for (int[] array : arrays()) {
      UptimalCoefficients sum = coefficients(array);
      assertThat(entries(sum)).isEqualTo(trimmed(array));
      assertThat(sum.length()).isEqualTo(trimmed(array).length);
      for (int i = 1; i < sum.runs().size(); i++) {
        assertThat(sum.runs().get(i).value()).isNotEqualTo(sum.runs().get(i - 1).value());
      }
    }
  }

  @Test
  void aSumOfPowersIsAddedEntryByEntry() {
    for (int[] array : arrays()) {
      for (int k = 0; k <= 6; k++) {
        for (int sign = -1; sign <= 1; sign += 2) {
          int[] expected = Arrays.copyOf(array, 6);
          for (int i = 0; i < k; i++) {
            expected[i] += sign;
          }
          UptimalCoefficients sum = coefficients(array).plusSumTo(k, sign);
          assertThat(entries(sum))
              .as("%s, %d times %d", Arrays.toString(array), k, sign)
              .isEqualTo(trimmed(expected));
          assertThat(sum).isEqualTo(coefficients(expected)); // neighbouring runs are one
        }
      }
    }
  }

  /** Lexicographic; where one ends, the shorter one comes first. */
  @Test
  void order() {
    for (int[] one : arrays()) {
      for (int[] other : arrays()) {
        assertThat(Integer.signum(coefficients(one).compareTo(coefficients(other))))
            .as("%s and %s", Arrays.toString(one), Arrays.toString(other))
            .isEqualTo(Integer.signum(Arrays.compare(trimmed(one), trimmed(other))));
      }
    }
  }

  @Test
  void powersAndSumsAreRecognised() {
    for (int[] array : arrays()) {
      int[] entries = trimmed(array);
      UptimalCoefficients sum = coefficients(array);
      for (int sign : new int[] {1, -1}) {
        boolean isSum = entries.length > 0 && Arrays.stream(entries).allMatch(c -> c == sign);
        assertThat(sum.sumLength(sign)).isEqualTo(isSum ? entries.length : 0);
        boolean isPower =
            entries.length > 0
                && entries[entries.length - 1] == sign
                && Arrays.stream(entries).limit(entries.length - 1L).allMatch(c -> c == 0);
        assertThat(sum.powerLength(sign)).isEqualTo(isPower ? entries.length : 0);
      }
    }
    assertThat(UptimalCoefficients.NONE.powerLength(1)).isZero();
    assertThat(UptimalCoefficients.ups(3)).isEqualTo(coefficients(new int[] {3}));
    assertThat(UptimalCoefficients.sumTo(3, -1)).isEqualTo(coefficients(new int[] {-1, -1, -1}));
    assertThat(UptimalCoefficients.power(3, -1)).isEqualTo(coefficients(new int[] {0, 0, -1}));
  }
}
