package org.gamester.rulesets.heap;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Objects;
import java.util.Random;
import org.gamester.rulesets.TextReader;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Eight sizes at once have the answers that each has by the definition. */
class EightMexesTest {
  /** Any values will do: nothing is said of where they come from. */
  @ParameterizedTest
  @ValueSource(strings = {"0.007", "4!.0", "0.4743", "0.00000000004"})
  void valuesAtRandom(String text) {
    CodedTaking code = (CodedTaking) Taking.ofCode(new TextReader(text));
    SplittingAmounts amounts = new SplittingAmounts(code);
    Random random = new Random(text.hashCode());
    for (int trial = 0; trial < 300; trial++) {
      int bound = 60 + random.nextInt(400);
      int[] values = new int[bound + 120];
      int most = 1 << random.nextInt(7);
      for (int heap = 1; heap < bound; heap++) {
        values[heap] = random.nextInt(3) > 0 ? random.nextInt(most) : random.nextInt(1 + most / 4);
      }
      KnownHeaps known = new KnownHeaps(KnownHeaps.MOST_TO_SEARCH);
      known.use(values, 0);
      for (int heap = 0; heap < bound; heap++) {
        known.add(heap);
      }
      known.divide(bound, amounts.oneParity());
      EightMexes mexes = new EightMexes(amounts, known);
      int[] found = new int[24];
      int[] expected = new int[24];
      for (int place = 0; place < 24; place += EightTotals.COUNT) {
        mexes.find(
            Objects.requireNonNull(known.space()),
            Objects.requireNonNull(known.search()),
            bound + place,
            EightTotals.COUNT,
            bound,
            found,
            place);
      }
      Arrays.setAll(expected, place -> byDefinition(values, amounts, bound + place, bound));
      assertThat(found).as("%s, %d heaps, values below %d", text, bound, most).isEqualTo(expected);
    }
  }

  private static int byDefinition(int[] values, SplittingAmounts amounts, int size, int bound) {
    boolean[] isAttained = new boolean[1 << 9];
    for (int taken = (int) amounts.next(-1, size);
        taken <= size;
        taken = (int) Math.min(Integer.MAX_VALUE, amounts.next(taken, size))) {
      int rest = size - taken;
      for (int a = 1; a < rest - a; a++) {
        if (rest - a < bound) {
          isAttained[values[a] ^ values[rest - a]] = true;
        }
      }
    }
    int mex = 0;
    while (isAttained[mex]) {
      mex++;
    }
    return mex;
  }
}
