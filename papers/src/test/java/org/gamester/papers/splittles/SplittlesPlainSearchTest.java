package org.gamester.papers.splittles;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import org.gamester.analysis.Evaluator;
import org.gamester.analysis.PlainSearch;
import org.gamester.papers.splittles.SplittlesGame.HeapPair;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.ValuePosition;
import org.gamester.rulesets.heap.SubtractionSet;
import org.gamester.values.Dyadic;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.notation.GameReader;
import org.gamester.values.stops.StopCount;
import org.gamester.values.thermography.Thermography;
import org.junit.jupiter.api.Test;

/** What the claims rest on, without the evaluator that they use. */
class SplittlesPlainSearchTest {

  private static final Evaluator EVALUATOR = new Evaluator();

  /** The values of all games with numbers up to 4, by plain search. */
  @Test
  void smallHeapsByPlainSearch() {
    PlainSearch search = new PlainSearch(2_000_000);
    for (int a = 0; a < 16; a++) {
      for (int b = 0; b < 16; b++) {
        SplittlesGame game = new SplittlesGame(Sets.ofMask(a), Sets.ofMask(b), EVALUATOR);
        for (int n = 0; n <= 6; n++) {
          assertThat(search.hasValue(game.heap(n), game.heapValue(n))).as(game.name(n)).isTrue();
        }
      }
    }
  }

  @Test
  void oddVersusEvenByPlainSearch() {
    PlainSearch search = new PlainSearch(2_000_000);
    SplittlesGame game = OddVersusEven.oddVersusEven(EVALUATOR);
    for (int n = 0; n <= 10; n++) {
      assertThat(search.hasValue(game.heap(n), game.heapValue(n))).as(game.name(n)).isTrue();
    }
  }

  /** Figure 1: Right's reply as printed loses, and with the split heap it wins; by plain search. */
  @Test
  void figure1ByPlainSearch() {
    SplittlesGame game =
        new SplittlesGame(SubtractionSet.of(1, 4), SubtractionSet.of(1, 5), EVALUATOR);
    Position minusSaltus = new ValuePosition(GameReader.exact().read("{^|*}").negate());
    Position asPrinted =
        DisjunctiveSum.of(
            List.of(game.heap(4), game.heap(4), game.heap(2).negative(), minusSaltus));
    Position asMeant =
        DisjunctiveSum.of(
            List.of(
                game.heap(2), game.heap(2), game.heap(4), game.heap(2).negative(), minusSaltus));
    PlainSearch search = new PlainSearch(2_000_000);
    assertThat(search.outcome(asPrinted)).isEqualTo(Outcome.L);
    assertThat(search.outcome(asMeant)).isEqualTo(Outcome.R);
    assertThat(search.hasValue(asPrinted, GameReader.exact().read("{^^*|*,^}"))).isTrue();
  }

  /** An even split of G_5 is worth less than 3+1 at temperature 3/4, where 3+1 is orthodox. */
  @Test
  void evenSplitOfFive() {
    SplittlesGame game = OddVersusEven.oddVersusEven(EVALUATOR);
    assertThat(game.rests(Player.LEFT, 5)).contains(HeapPair.of(2, 2), HeapPair.of(3, 1));
    assertThat(Thermography.mean(game.heapsValue(2, 2))).isEqualTo(Dyadic.ONE);
    assertThat(Thermography.mean(game.heapsValue(3, 1))).isEqualTo(Dyadic.of(5, 1));
  }

  /** The canonical tree of G_33 has tens of millions of stops; it is never walked. */
  @Test
  void valuesAreNeverExpandedAsTrees() {
    ShortGame value = OddVersusEven.oddVersusEven(EVALUATOR).heapValue(33);
    assertThat(StopCount.of(value)).isEqualTo(BigInteger.valueOf(81_791_638));
    assertThat(Thermography.mean(value)).isEqualTo(Dyadic.of(97, 5));
    assertThat(Thermography.temperature(value)).isEqualTo(Dyadic.of(65, 5));
    assertThat(value.optionCount(Player.LEFT)).isEqualTo(46);
    assertThat(value.optionCount(Player.RIGHT)).isEqualTo(16);
  }
}
