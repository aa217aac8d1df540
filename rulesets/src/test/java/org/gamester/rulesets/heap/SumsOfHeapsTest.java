package org.gamester.rulesets.heap;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.Random;
import org.gamester.rulesets.TextReader;
import org.gamester.rulesets.heap.HeapCounts.Sizes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The sets of nim sums are those of all partitions. */
class SumsOfHeapsTest {

  private static BitSet byPartitions(int[] values, int total, int count, Sizes sizes) {
    BitSet sums = new BitSet();
    Partitions.forEach(
        total,
        count,
        sizes,
        heaps -> {
          int sum = 0;
          for (long heap : heaps) {
            sum ^= values[(int) heap];
          }
          sums.set(sum);
        });
    return sums;
  }

  @ParameterizedTest
  @CsvSource({"1, 2", "2, 63", "3, 64", "4, 1000", "5, 70"})
  void theSumsAreThoseOfAllPartitions(int seed, int bound) {
    int[] values = new Random(seed).ints(60, 0, bound).toArray();
    SumsOfHeaps sums = new SumsOfHeaps();
    for (int total = 0; total < 40; total++) {
      for (int count = 2; count <= 6; count++) {
        assertThat(BitSet.valueOf(sums.of(values, total, count)))
            .isEqualTo(byPartitions(values, total, count, Sizes.ANY));
        assertThat(BitSet.valueOf(sums.ofUnequal(values, total, count)))
            .isEqualTo(byPartitions(values, total, count, Sizes.NOT_ALL_EQUAL));
      }
    }
  }

  /** By the definition of the codes: up to three heaps for a digit F, three unequal ones for 8?. */
  @ParameterizedTest
  @ValueSource(strings = {"0.3F", "0.8", "0.F", "4.8", "0.0F3", "0.8?7", "0.78!", "0.8[3]"})
  void valuesAreThoseOfTheMoves(String code) {
    HeapNimbers fast = new HeapNimbers(Taking.ofCode(new TextReader(code)));
    Taking taking = Taking.ofCode(new TextReader(code));
    int[] values = new int[70];
    for (int size = 1; size < values.length; size++) {
      BitSet attained = new BitSet();
      taking.forEach(
          size,
          (taken, heaps) -> {
            int sum = 0;
            for (long heap : heaps) {
              sum ^= values[(int) heap];
            }
            attained.set(sum);
          });
      values[size] = attained.nextClearBit(0);
      assertThat(fast.of(size)).isEqualTo(values[size]);
    }
  }

  /** The values of 0.3F grow; that they do not repeat is known in quadratic time. */
  @Test
  void growingValuesProveNoPeriod() {
    HeapNimbers nimbers = new HeapNimbers(Taking.ofCode(new TextReader("0.3F")));
    assertThat(nimbers.periodProvedBy(2000)).isEmpty();
  }
}
