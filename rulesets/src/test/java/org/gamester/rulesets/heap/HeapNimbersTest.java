package org.gamester.rulesets.heap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Position;
import org.gamester.values.Computation;
import org.gamester.values.ComputationStopped;
import org.gamester.values.GameTooLargeException;
import org.gamester.values.Limits;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Arrays of Grundy values agree with the definition, and their periods with later values. */
class HeapNimbersTest {

  private static HeapGame game(String rules) {
    return (HeapGame) Catalogue.standard().rules(rules);
  }

  /** The mex of the nim sums of the heaps that the listed moves leave. */
  private static final class ByDefinition {
    private final Map<Position, Long> known = new HashMap<>();

    long of(Position position) {
      Long remembered = known.get(position);
      if (remembered != null) {
        return remembered;
      }
      BitSet options = new BitSet();
      for (var move : ((ImpartialHeap) position).moves()) {
        long sum = 0;
        for (Position heap : move.to().components()) {
          sum ^= of(heap);
        }
        options.set((int) sum);
      }
      long mex = options.nextClearBit(0);
      known.put(position, mex);
      return mex;
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "kayles",
        "dawsons-kayles",
        "dawsons-chess",
        "grundy",
        "laskers-nim",
        "octal{0.007}",
        "octal{8.0}",
        "octal{4?.3}",
        "octal{4=.3}",
        "octal{0.{1,3}F}",
        "octal{0.[{0+}=]}",
        "octal{0.[30]}",
        "octal{{2+}.0}",
        "octal{0.{1+}!}",
        "nim",
        "subtraction{2,5,6}",
        "subtraction{odd}",
        "subtraction{not 3}",
        "splittles{1,4}",
        "splittles{even}",
      })
  void firstValues(String rules) {
    HeapGame game = game(rules);
    ByDefinition reference = new ByDefinition();
    for (int n = 0; n <= 24; n++) {
      assertThat(game.nimbers().of(n))
          .as("%s of %d", rules, n)
          .isEqualTo(reference.of(game.heap(n)));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "kayles; 72; 12",
        "dawsons-kayles; 53; 34",
        "dawsons-chess; 52; 34",
        "octal{0.165}; 5181; 1550",
        "subtraction{1,3,4}; 0; 7",
        "subtraction{2,3,7}; 0; 5",
      })
  void provedPeriods(String rules, long start, long length) {
    HeapGame game = game(rules);
    long far = game.nimbers().of(1L << 60);
    ProvedPeriod period = game.nimbers().period().orElseThrow();
    assertThat(period.length()).isEqualTo(length);
    assertThat(period.start()).isLessThanOrEqualTo(start);
    assertThat(far).isEqualTo(game.nimbers().of(period.reduced(1L << 60)));
  }

  /** A period is found from the first values only; later ones are computed without it. */
  @ParameterizedTest
  @ValueSource(strings = {"kayles", "dawsons-chess", "dawsons-kayles", "subtraction{2,5,6}"})
  void periodsGiveTheValuesThatTheMexGives(String rules) {
    HeapGame game = game(rules);
    game.nimbers().of(1L << 40);
    int[] values = new int[1500];
    for (int n = 0; n < values.length; n++) {
      values[n] = mex(game, values, n);
      assertThat(game.nimbers().of(n)).as("%s of %d", rules, n).isEqualTo(values[n]);
    }
  }

  private static int mex(HeapGame game, int[] values, int size) {
    BitSet options = new BitSet();
    game.taking(org.gamester.values.Player.LEFT)
        .forEach(
            size,
            (taken, left) -> {
              int sum = 0;
              for (long heap : left) {
                sum ^= values[(int) heap];
              }
              options.set(sum);
            });
    return options.nextClearBit(0);
  }

  /** Beyond the first thousand the values are found by a sparse space. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "grundy",
        "octal{0.16}",
        "octal{0.6}",
        "octal{0.76}",
        "octal{0.106}",
        "octal{0.007}",
        "octal{4?.3}",
        "octal{4=.6}",
      })
  void manyValues(String rules) {
    HeapGame game = game(rules);
    int[] found = game.nimbers().to(3000);
    int[] values = new int[found.length];
    for (int n = 0; n < values.length; n++) {
      values[n] = mex(game, values, n);
    }
    assertThat(found).isEqualTo(values);
    assertThat(game.nimbers().found()).startsWith(values);
    assertThat(game.nimbers().count()).isGreaterThan(3000);
  }

  /** What was found before a stop is kept, and the values after it are the same. */
  @Test
  void aStopLosesNothing() {
    HeapGame game = game("octal{0.106}");
    Limits limits = Limits.ofTime(Duration.ofMillis(300));
    assertThatThrownBy(() -> Computation.within(limits, () -> game.nimbers().of(1L << 27)))
        .isInstanceOf(ComputationStopped.class);
    int count = game.nimbers().count();
    assertThat(count).isPositive();
    assertThat(game.nimbers().found()).hasSize(count);
    int[] again = game("octal{0.106}").nimbers().to(Math.min(5000, count + 200));
    assertThat(game.nimbers().to(again.length - 1)).isEqualTo(again);
  }

  @Test
  void noPeriodIsProvedWhereNoTheoremHolds() {
    for (String rules : new String[] {"grundy", "laskers-nim", "octal{0.007}", "nim"}) {
      HeapGame game = game(rules);
      game.nimbers().of(2000);
      assertThat(game.nimbers().period()).as(rules).isEmpty();
    }
  }

  /** The bound for Kayles is 167, however much has been asked before. */
  @Test
  void aPeriodIsProvedByTheValuesThatAreAskedFor() {
    HeapGame kayles = (HeapGame) org.gamester.rulesets.Catalogue.standard().rules("octal{0.77}");
    assertThat(kayles.nimbers().periodProvedBy(166)).isEmpty();
    assertThat(kayles.nimbers().periodProvedBy(167)).contains(new ProvedPeriod(71, 12, 2));
    kayles.nimbers().to(5000);
    assertThat(kayles.nimbers().periodProvedBy(166)).isEmpty();
    assertThat(kayles.nimbers().periodProvedBy(5000)).contains(new ProvedPeriod(71, 12, 2));
  }

  /** A period gives the value of the largest heap; without one it is refused before long. */
  @Test
  void heapsBeyondTheArrayHaveValuesOnlyByAPeriod() {
    long largest = Long.MAX_VALUE;
    HeapGame kayles = game("kayles");
    assertThat(kayles.nimbers().of(largest)).isEqualTo(kayles.nimbers().of(144 + largest % 12));
    assertThat(game("nim").nimbers().of(largest)).isEqualTo(largest);
    HeapGame grundy = game("grundy");
    assertThatThrownBy(() -> grundy.nimbers().of(largest))
        .isInstanceOf(GameTooLargeException.class)
        .hasMessage(
            "the Grundy value of a heap of 9,223,372,036,854,775,807 tokens needs those of all"
                + " smaller heaps: the first 65,536 prove no period");
    assertThat(grundy.nimbers().of(70_000)).isEqualTo(game("grundy").nimbers().of(70_000));
  }

  @Test
  void largePartizanHeapsAreRefusedAtOnce() {
    HeapGame game = game("subtraction{1,3 | 2}");
    assertThatThrownBy(game.heap(Long.MAX_VALUE)::knownValue)
        .isInstanceOf(GameTooLargeException.class)
        .hasMessage(
            "the value of a heap of 9,223,372,036,854,775,807 tokens needs those of too many"
                + " smaller heaps");
    assertThat(game.heap(1000).knownValue()).isEmpty();
    assertThat(game("subtraction{1000000000000 | 2}").heap(100_000_000).knownValue()).isEmpty();
  }
}
