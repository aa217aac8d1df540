package org.gamester.papers.splittles;

import static org.gamester.papers.splittles.SplittlesClaims.PAPER;

import java.util.List;
import org.gamester.analysis.Evaluator;
import org.gamester.lab.claims.Claim;
import org.gamester.lab.claims.Comparison;
import org.gamester.rulesets.heap.SubtractionSet;
import org.gamester.values.ShortGame;

/**
 * Section 5: {1, others} versus {1, 3, ..., 2k+1} or all odd numbers. Left's set is 1 and, for the
 * bits of a number a, some of 2, 3, 4, 5.
 */
final class OthersVersusOdds {

  private final Evaluator evaluator;

  OthersVersusOdds(Evaluator evaluator) {
    this.evaluator = evaluator;
  }

  List<Claim> claims() {
    return List.of(
        monotone(),
        monotoneForAllOdds(),
        star(),
        starForAllOdds(),
        gaps(),
        gapsForAllOdds(),
        gapsMustBeLong(),
        gapsMustBeEven(),
        oneIsNeeded(),
        noOddNumberMayBeMissing());
  }

  static SplittlesGame finite(int a, int k, Evaluator evaluator) {
    return new SplittlesGame(Sets.oneAndOthers(a), Sets.firstOdds(k), evaluator);
  }

  static SplittlesGame infinite(int a, Evaluator evaluator) {
    return new SplittlesGame(Sets.oneAndOthers(a), Sets.ODD, evaluator);
  }

  private SplittlesGame finite(int a, int k) {
    return finite(a, k, evaluator);
  }

  private SplittlesGame infinite(int a) {
    return infinite(a, evaluator);
  }

  /** Both sets are given by bits, so that the hypotheses on them can be dropped. */
  private SplittlesGame any(int a, int b) {
    return new SplittlesGame(Sets.ofMask(a), Sets.ofMask(b), evaluator);
  }

  private static boolean isFirstOdds(int b) {
    return Sets.ofMask(b).equals(Sets.firstOdds(Math.max(0, Integer.bitCount(b) - 1)));
  }

  private Claim monotone() {
    return PAPER
        .claim("Theorem 5 (5-1)")
        .says("G_n <= G_(n+2) if 1 is in SL and SR = {1,3,...,2k+1}.")
        .forAll("a in 0..31", "b in 0..31", "n in 0..12")
        .where("1 is in SL", (a, b, n) -> (a & 1) == 1)
        .where("SR = {1,3,...,2k+1}", (a, b, n) -> isFirstOdds(b))
        .ofNamed((a, b, n) -> any(a, b).name(n))
        .computed((a, b, n) -> any(a, b).heapValue(n))
        .printed(Comparison.AT_MOST, (a, b, n) -> any(a, b).heapValue(n + 2))
        .note("The relation is lost in this copy; it follows from the proof.")
        .build();
  }

  private Claim monotoneForAllOdds() {
    return PAPER
        .claim("Theorem 5 (5-1), SR infinite")
        .says("G_n <= G_(n+2) if 1 is in SL and SR is all odd numbers.")
        .forAll("a in 0..15", "n in 0..12")
        .ofNamed((a, n) -> infinite(a).name(n))
        .computed((a, n) -> infinite(a).heapValue(n))
        .printed(Comparison.AT_MOST, (a, n) -> infinite(a).heapValue(n + 2))
        .build();
  }

  private Claim star() {
    return PAPER
        .claim("Theorem 5 (5-2)")
        .says("G_(2n+1) = G_(2n) + * if 1 is in SL and SR = {1,3,...,2k+1}.")
        .forAll("a in 0..31", "b in 0..31", "n in 0..6")
        .where("1 is in SL", (a, b, n) -> (a & 1) == 1)
        .where("SR = {1,3,...,2k+1}", (a, b, n) -> isFirstOdds(b))
        .ofNamed((a, b, n) -> any(a, b).name(2 * n + 1))
        .computed((a, b, n) -> any(a, b).heapValue(2 * n + 1))
        .printed((a, b, n) -> any(a, b).heapValue(2 * n).plus(ShortGame.STAR))
        .build();
  }

  private Claim starForAllOdds() {
    return PAPER
        .claim("Theorem 5 (5-2), SR infinite")
        .says("G_(2n+1) = G_(2n) + * if 1 is in SL and SR is all odd numbers.")
        .forAll("a in 0..15", "n in 0..7")
        .ofNamed((a, n) -> infinite(a).name(2 * n + 1))
        .computed((a, n) -> infinite(a).heapValue(2 * n + 1))
        .printed((a, n) -> infinite(a).heapValue(2 * n).plus(ShortGame.STAR))
        .build();
  }

  private Claim gaps() {
    return PAPER
        .claim("Theorem 5 (5-3)")
        .says("G_n >= G_i + G_j if SR = {1,3,...,2k+1} and n-i-j is even and at least 2k.")
        .forAll("a in 0..15", "k in 0..2", "n in 0..12", "i in 0..12", "j in 0..12")
        .domain("i <= j", (a, k, n, i, j) -> i <= j)
        .domain("i + j <= n", (a, k, n, i, j) -> i + j <= n)
        .where("n-i-j >= 2k", (a, k, n, i, j) -> n - i - j >= 2 * k)
        .where("n-i-j is even", (a, k, n, i, j) -> (n - i - j) % 2 == 0)
        .ofNamed((a, k, n, i, j) -> finite(a, k).name(n) + ", " + i + "+" + j)
        .computed((a, k, n, i, j) -> finite(a, k).heapValue(n))
        .printed(Comparison.AT_LEAST, (a, k, n, i, j) -> finite(a, k).heapsValue(i, j))
        .note("Both relations are lost in this copy; they follow from the proof.")
        .build();
  }

  private Claim gapsForAllOdds() {
    return PAPER
        .claim("Theorem 5 (5-3), SR infinite")
        .says(
            "SR must be finite: otherwise there are n, i, j with n-i-j even for which G_n >= G_i +"
                + " G_j is false.")
        .forAll("a in 0..15")
        .domain("SL contains an even number", a -> hasEvenNumber(a))
        .ofNamed(a -> infinite(a).setsText())
        .computed(a -> breach(infinite(a), 0, 0))
        .printed(Comparison.DIFFERENT, a -> "")
        .note(
            "This claim is ours. With only odd numbers, Theorem 1 applies and such heaps are"
                + " equal.")
        .build();
  }

  private Claim gapsMustBeLong() {
    return PAPER
        .claim("Theorem 5 (5-3), bound")
        .says(
            "n-i-j must be at least 2k: there are n, i, j with n-i-j even and less than 2k for"
                + " which G_n >= G_i + G_j is false.")
        .forAll("a in 0..15", "k in 1..2")
        .domain("SL contains an even number", (a, k) -> hasEvenNumber(a))
        .ofNamed((a, k) -> finite(a, k).setsText())
        .computed((a, k) -> breach(finite(a, k), 0, 0))
        .printed(Comparison.DIFFERENT, (a, k) -> "")
        .note("This claim is ours.")
        .build();
  }

  private Claim gapsMustBeEven() {
    return PAPER
        .claim("Theorem 5 (5-3), parity")
        .says(
            "n-i-j must be even: there are n, i, j with n-i-j odd and at least 2k for which G_n >="
                + " G_i + G_j is false.")
        .forAll("a in 0..15", "k in 0..2")
        .ofNamed((a, k) -> finite(a, k).setsText())
        .computed((a, k) -> breach(finite(a, k), 1, 2 * k))
        .printed(Comparison.DIFFERENT, (a, k) -> "")
        .note("This claim is ours.")
        .build();
  }

  private Claim oneIsNeeded() {
    return PAPER
        .claim("Theorem 5, condition on SL")
        .says("1 must be in SL: otherwise some G_(2n+1) is not G_(2n) + *.")
        .forAll("a in 0..15", "k in 0..2")
        .ofNamed((a, k) -> withoutOne(a, k).setsText())
        .computed((a, k) -> starless(withoutOne(a, k)))
        .printed(Comparison.DIFFERENT, (a, k) -> "")
        .note("This claim is ours.")
        .build();
  }

  private Claim noOddNumberMayBeMissing() {
    return PAPER
        .claim("Theorem 5, condition on SR")
        .says(
            "SR must contain all odd numbers up to its maximum: for SL = {1,2} and SR = {1,2k+1}, k"
                + " >= 2, some G_(2n+1) is not G_(2n) + *.")
        .forAll("k in 2..5")
        .ofNamed(k -> withGap(k).setsText())
        .computed(k -> starless(withGap(k)))
        .printed(Comparison.DIFFERENT, k -> "")
        .note("This claim is ours.")
        .build();
  }

  private SplittlesGame withoutOne(int a, int k) {
    return new SplittlesGame(Sets.ofMask(2 * a), Sets.firstOdds(k), evaluator);
  }

  private SplittlesGame withGap(int k) {
    return new SplittlesGame(SubtractionSet.of(1, 2), SubtractionSet.of(1, 2L * k + 1), evaluator);
  }

  /** The smallest heap of odd size that is not the previous heap plus *. */
  private static String starless(SplittlesGame game) {
    for (int n = 0; n <= 12; n++) {
      if (!game.heapValue(2 * n + 1).equals(game.heapValue(2 * n).plus(ShortGame.STAR))) {
        return "G_" + (2 * n + 1);
      }
    }
    return "";
  }

  private static boolean hasEvenNumber(int a) {
    return (a & 0b0101) != 0;
  }

  /**
   * The smallest n, i, j for which G_n >= G_i + G_j is false and n-i-j has the given parity and is
   * at least the given gap.
   */
  private static String breach(SplittlesGame game, int parity, int gap) {
    for (int n = 0; n <= 12; n++) {
      for (int i = 0; i <= n; i++) {
        for (int j = i; i + j + gap <= n; j++) {
          if ((n - i - j) % 2 == parity
              && !game.heapValue(n).greaterOrEqual(game.heapsValue(i, j))) {
            return "G_" + n + ", G_" + i + "+G_" + j;
          }
        }
      }
    }
    return "";
  }
}
