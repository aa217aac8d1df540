package org.gamester.rulesets.heap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Arrays;
import org.gamester.rulesets.TextReader;
import org.gamester.values.Computation;
import org.gamester.values.ComputationStopped;
import org.gamester.values.Limits;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The fast ways to find Grundy values give what the definition gives. */
class CodedMexTest {

  /** In each of these games a heap is left as none, one or two; the digits are octal. */
  private static int[] byDefinition(String code, int count) {
    boolean isUnequal = code.startsWith("4!");
    int[] digits = code.replace("!", "").replace(".", "").chars().map(c -> c - '0').toArray();
    int[] values = new int[count];
    int[] seenAt = new int[1 << 13];
    for (int n = 1; n < count; n++) {
      for (int taken = 0; taken < digits.length && taken <= n; taken++) {
        int rest = n - taken;
        if ((digits[taken] & 1) != 0 && rest == 0) {
          seenAt[0] = n;
        }
        if ((digits[taken] & 2) != 0 && rest > 0) {
          seenAt[values[rest]] = n;
        }
        if ((digits[taken] & 4) != 0) {
          for (int a = 1; 2 * a <= rest - (isUnequal ? 1 : 0); a++) {
            seenAt[values[a] ^ values[rest - a]] = n;
          }
        }
      }
      while (seenAt[values[n]] == n) {
        values[n]++;
      }
    }
    return values;
  }

  private static CodedTaking code(String text) {
    return (CodedTaking) Taking.ofCode(new TextReader(text));
  }

  /** Extends in pieces, and looks for a division before each, as often as it is asked to. */
  private static int[] extended(CodedMex mex, int count) {
    int[] values = new int[count];
    mex.use(values, 0);
    int next = 128;
    for (int done = 0; done < count; ) {
      if (done >= next) {
        mex.begin(done);
        next *= 2;
      }
      done = mex.extend(done, Math.min(next, count));
    }
    return values;
  }

  /** Long enough for blocks that are shared by threads. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "0.007", "0.06", "0.104", "0.014", "0.16", "0.051", "0.106", "0.77", "0.45", "0.644",
        "0.354", "4!.0", "4.3", "0.00007", "0.172", "0.4007",
      })
  void valuesAreThoseOfTheDefinition(String text) {
    int count = 14_000;
    int[] expected = byDefinition(text, count);
    assertThat(extended(new CodedMex(code(text)), count)).isEqualTo(expected);
  }

  /** Long enough for few heaps to be rare, so that witnesses are found and replaced. */
  @ParameterizedTest
  @CsvSource({"0.376, true", "0.376, false", "0.054, true", "0.104, false", "0.354, false"})
  void valuesWhereHardlyAnyHeapIsRare(String text, boolean isSearched) {
    int count = 40_000;
    KnownHeaps known = new KnownHeaps(isSearched ? KnownHeaps.MOST_TO_SEARCH : 0);
    int[] found = extended(new CodedMex(code(text), known), count);
    assertThat(known.rareCount()).isPositive().isLessThan(count / 64);
    assertThat(found).isEqualTo(byDefinition(text, count));
  }

  @ParameterizedTest
  @ValueSource(strings = {"0.007", "0.104", "0.16", "0.106", "4!.0"})
  void valuesAreTheSameWithoutASearch(String text) {
    int count = 14_000;
    int[] expected = byDefinition(text, count);
    assertThat(extended(new CodedMex(code(text), new KnownHeaps(0)), count)).isEqualTo(expected);
  }

  /** Some heaps of 0.104 are rare by their values and sizes; by their values alone, half are. */
  @Test
  void sizesCanMakeHeapsRare() {
    int[] values = byDefinition("0.104", 8000);
    SparseSpace bySize = SparseSpace.ofBoth(values, values.length, 3);
    assertThat(bySize.bySize()).isTrue();
    assertThat(bySize.rareHeaps(values, values.length)).hasSize(20);
    SparseSpace byValue = SparseSpace.of(values, values.length);
    assertThat(byValue.rareHeaps(values, values.length)).hasSizeGreaterThan(3000);
  }

  /** A pair with exactly one rare heap has a common sum, and no other pair. */
  @ParameterizedTest
  @CsvSource({"false, 0", "true, 0", "true, 3"})
  void rareAndCommonSums(boolean bySize, int taken) {
    SparseSpace space = new SparseSpace(0b1011, bySize, taken);
    for (int a = 1; a < 12; a++) {
      for (int b = 1; b < 12; b++) {
        for (int one = 0; one < 16; one++) {
          for (int other = 0; other < 16; other++) {
            assertThat(space.isRare(a + b + taken, one ^ other))
                .isEqualTo(space.isRare(a, one) == space.isRare(b, other));
          }
        }
      }
    }
  }

  @Test
  void amountsOfOneParity() {
    assertThat(amounts("0.007").oneParity()).hasValue(3);
    assertThat(amounts("0.4743").oneParity()).isEmpty();
    assertThat(amounts("0.4043").oneParity()).hasValue(1);
    assertThat(amounts("0.3").oneParity()).isEmpty();
    assertThat(amounts("0.[4]").oneParity()).isEmpty();
    assertThat(amounts("4.04").pairs(100)).isEqualTo(50 + 49);
  }

  private static SplittingAmounts amounts(String text) {
    return new SplittingAmounts(code(text));
  }

  /** A stop while other threads are at work leaves what came before it as it was. */
  @Test
  void aStopWithinABlockLosesNothingBeforeIt() {
    CodedMex mex = new CodedMex(code("0.007"));
    int[] values = new int[1 << 20];
    mex.use(values, 0);
    int[] done = new int[1];
    Limits limits = Limits.ofTime(Duration.ofMillis(700));
    assertThatThrownBy(
            () ->
                Computation.within(
                    limits,
                    () -> {
                      while (done[0] < values.length) {
                        done[0] = mex.extend(done[0], values.length);
                      }
                      return true;
                    }))
        .isInstanceOf(ComputationStopped.class);
    int count = Math.min(done[0], 14_000);
    assertThat(Arrays.copyOf(values, count)).isEqualTo(byDefinition("0.007", count));
    int again = mex.extend(done[0], values.length);
    assertThat(again).isGreaterThan(done[0]);
  }
}
