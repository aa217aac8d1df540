package org.gamester.lab.papers.splittles;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.Collectors;
import org.gamester.analysis.Evaluator;
import org.gamester.analysis.PlainSearch;
import org.gamester.lab.claims.ClaimResult;
import org.gamester.lab.claims.ClaimRun;
import org.gamester.lab.claims.ClaimSet;
import org.gamester.lab.claims.Counterexample;
import org.gamester.lab.claims.Verdict;
import org.gamester.lab.papers.splittles.SplittlesGame.HeapPair;
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
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class SplittlesClaimsTest {

  private static final Evaluator EVALUATOR = new Evaluator();
  private static List<ClaimResult> results = List.of();

  @BeforeAll
  static void tryAll() {
    results = ClaimRun.DEFAULT.run(new SplittlesClaims().claims());
  }

  @Test
  void theyAreInstalled() {
    assertThat(ClaimSet.installed()).anyMatch(set -> set instanceof SplittlesClaims);
    assertThat(ClaimSet.select(List.of(new SplittlesClaims()), "splittles")).hasSize(164);
  }

  /** Every statement that does not hold as printed, with its smallest counterexample. */
  @Test
  void verdicts() {
    assertThat(
            results.stream()
                .filter(result -> result.verdict() != Verdict.HOLDS)
                .map(SplittlesClaimsTest::inALine)
                .collect(Collectors.joining("\n", "", "\n")))
        .isEqualTo(
            """
            misprint Figure 1, tree 1, reply 2 at k=2, n=2: {^^*|*,^}, computed v<2>
            fails Theorem 5, proof of (5-1), exception at G_3[SL={1};SR={1}]: [], computed [1+1]
            fails Theorem 5, proof of (5-1), reply to n+1 at G_0[SL={1};SR={1}]: true, computed \
            false
            fails Theorem 5, proof of (5-2), even heaps at G_3[SL={1,3};SR={1}]: [], computed \
            [0+0]
            fails Section 6, canonical options of G_31: 7, computed 39
            fails Theorem 6, temperature at G_1: 0, computed -1
            fails Lemma 7, proof of (6-2), heap of Left at H_1: true, computed false
            fails Lemma 7, proof of (6-2), Left's moves below at H_3: [], computed [0+0]
            fails Theorem 6 for H, temperature at H_1: 0, computed -1
            fails Lemma 8 for temperatures of heaps at G_3: 1/2, computed 3/2
            misprint Theorem 6, proof, strict for tau at n=8, b=2: < 5/4, computed 5/4
            misprint Theorem 6, proof, strict for mu at H_4, 3+0: < 3/2, computed 3/2
            misprint Definition 10, Left at G_2: [], computed [1+0]
            fails Section 6, Left's orthodox strategy at G_5: true, computed false
            lost Lemma 14, first sign
            fails Lemma 15, proof, Right takes 4 at G_4[SL={1};SR={2,4}]: [], computed [1+1]
            """);
  }

  private static String inALine(ClaimResult result) {
    String line = result.verdict().word() + " " + result.claim().number();
    if (result.print().smallest().isEmpty()) {
      return line;
    }
    Counterexample smallest = result.print().smallest().getFirst();
    String subject = smallest.subject().isEmpty() ? "" : " at " + smallest.subject();
    return line + subject + ": " + smallest.printed() + ", computed " + smallest.computed();
  }

  @Test
  void remediesHold() {
    assertThat(results)
        .filteredOn(result -> result.claim().remedy() != null)
        .allMatch(result -> result.remedy().agrees());
  }

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
    Position minusSaltus = new ValuePosition(UptimalSaltus.upToSecond().negate());
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
