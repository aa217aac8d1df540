package org.gamester.rulesets.heap;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** A search finds a pair if and only if there is one. */
class PairSearchTest {

  private static boolean isSum(int[] values, int first, int last, int rest, int sum) {
    for (int a = first; a <= last; a++) {
      if ((values[a] ^ values[rest - a]) == sum) {
        return true;
      }
    }
    return false;
  }

  @Test
  void anyBoundsAndSums() {
    Random random = new Random(28);
    for (int trial = 0; trial < 20_000; trial++) {
      int[] values = random.ints(1 + random.nextInt(90), 0, 1 << random.nextInt(17)).toArray();
      PairSearch search = new PairSearch(values, values.length);
      int rest = random.nextInt(values.length);
      int first = random.nextInt(rest + 1);
      int last = first - 1 + random.nextInt(rest - first + 2);
      int sum = random.nextInt(1 << random.nextInt(17));
      assertThat(search.find(first, last, rest, sum) >= 0)
          .isEqualTo(isSum(values, first, last, rest, sum));
    }
  }

  /** Beyond what is compared in one step, and with values that are added one by one. */
  @Test
  void aSinglePairAmongMany() {
    int[] values = new int[20_000];
    PairSearch search = new PairSearch(values, 10);
    values[15_003] = 0xfffe;
    for (int heap = 10; heap < values.length; heap++) {
      search.add(heap);
    }
    for (int rest = 15_004; rest < 15_020; rest++) {
      assertThat(search.find(1, rest / 2, rest, 0xfffe)).isNotNegative();
      assertThat(search.find(1, rest / 2, rest, 0xffff)).isNegative();
      assertThat(search.find(rest - 15_003 + 1, rest / 2, rest, 0xfffe)).isNegative();
    }
    assertThat(search.find(1, 9_999, 19_999, 0xfffe)).isNotNegative();
  }
}
