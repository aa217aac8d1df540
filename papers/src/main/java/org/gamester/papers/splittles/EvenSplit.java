package org.gamester.papers.splittles;

import static org.gamester.papers.splittles.OddVersusEven.logarithm;
import static org.gamester.papers.splittles.OddVersusEven.tau;
import static org.gamester.papers.splittles.SplittlesClaims.PAPER;

import java.util.List;
import org.gamester.analysis.Evaluator;
import org.gamester.lab.claims.Claim;
import org.gamester.lab.claims.ClaimBuilder;
import org.gamester.lab.claims.Comparison;
import org.gamester.lab.claims.Condition;
import org.gamester.lab.claims.Formula;
import org.gamester.papers.splittles.SplittlesGame.HeapPair;
import org.gamester.values.Dyadic;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.thermography.Thermography;

/** Section 6, the proof of Theorem 6: Left's best move splits an even heap n into n/2 and n/2-1. */
final class EvenSplit {

  private final Evaluator evaluator;

  EvenSplit(Evaluator evaluator) {
    this.evaluator = evaluator;
  }

  List<Claim> claims() {
    return List.of(
        meanOfSplit(),
        temperatureOfSplit(),
        halfOfMean(),
        hotterThanHalf(),
        hotterThanOptions(),
        otherLeftOptions(),
        rightOptions(),
        means(),
        differences(),
        strictForTau(),
        strictForMu(),
        longerHeap(),
        furtherOptions(),
        dominatedWhenHot());
  }

  private SplittlesGame h() {
    return OddVersusEven.oneVersusEven(evaluator);
  }

  private SplittlesGame g() {
    return OddVersusEven.oddVersusEven(evaluator);
  }

  /** The value of H_(n/2) + H_(n/2-1). */
  private ShortGame split(int n) {
    return h().heapsValue(n / 2, n / 2 - 1);
  }

  private Dyadic mean(int a, int b) {
    return Thermography.mean(g().heapsValue(a, b));
  }

  private static ClaimBuilder<Formula.Of1, Condition.Of1> forEven(String number, String statement) {
    return PAPER
        .claim("Theorem 6, proof, " + number)
        .says(statement)
        .forAll("n in 2..40")
        .domain("n is even", n -> n % 2 == 0)
        .of("H_{n}");
  }

  private Claim meanOfSplit() {
    return forEven(
            "mean of the split",
            "The mean of H_(n/2) + H_(n/2-1) is (n/2+1)/2^(k-1) + k - 2 for even n > 2.")
        .computed(n -> Thermography.mean(split(n)))
        .printed(n -> Dyadic.of(n / 2 + 1L, logarithm(n) - 1).plus(Dyadic.of(logarithm(n) - 2L)))
        .build();
  }

  private Claim temperatureOfSplit() {
    return forEven(
            "temperature of the split",
            "The temperature of H_(n/2) + H_(n/2-1) is at most tau_(n/2).")
        .computed(n -> Thermography.temperature(split(n)))
        .printed(Comparison.AT_MOST, n -> tau(n / 2))
        .build();
  }

  private Claim halfOfMean() {
    return forEven(
            "half of the mean",
            "(m(H_(n/2) + H_(n/2-1)) - m(0))/2 = tau_n, where Right moves to 0.")
        .computed(n -> Thermography.mean(split(n)).half())
        .printed(n -> tau(n))
        .build();
  }

  private Claim hotterThanHalf() {
    return forEven("tau_n and tau_(n/2)", "tau_n > tau_(n/2).")
        .computed(n -> tau(n))
        .printed(Comparison.GREATER, n -> tau(n / 2))
        .build();
  }

  private Claim hotterThanOptions() {
    return forEven(
            "hotter than the options",
            "H_n is hotter than H_(n/2) + H_(n/2-1) and than 0: half the difference of their means"
                + " exceeds their temperatures.")
        .computed(n -> Thermography.mean(split(n)).half())
        .printed(Comparison.GREATER, n -> Thermography.temperature(split(n)).max(Dyadic.of(-1)))
        .build();
  }

  private Claim otherLeftOptions() {
    return forEven(
            "Left's options", "No Left option of H_n has a greater mean than H_(n/2) + H_(n/2-1).")
        .computed(
            n ->
                h().optionValues(Player.LEFT, n).stream()
                    .map(Thermography::mean)
                    .reduce(Dyadic::max)
                    .orElseThrow())
        .printed(n -> Thermography.mean(split(n)))
        .build();
  }

  private Claim rightOptions() {
    return forEven("Right's options", "No Right option of H_n has a mean below that of 0.")
        .computed(
            n ->
                h().optionValues(Player.RIGHT, n).stream()
                    .map(Thermography::mean)
                    .reduce(Dyadic::min)
                    .orElseThrow())
        .printed(Comparison.AT_LEAST, n -> 0)
        .build();
  }

  private Claim means() {
    return PAPER
        .claim("Theorem 6, proof, means")
        .says("No position of odd versus even has a negative mean; checked for two heaps.")
        .forAll("a in 0..20", "b in 0..20")
        .domain("a <= b", (a, b) -> a <= b)
        .of("G_{a} + G_{b}")
        .computed((a, b) -> mean(a, b))
        .printed(Comparison.AT_LEAST, (a, b) -> 0)
        .build();
  }

  private static ClaimBuilder<Formula.Of2, Condition.Of2> forOtherSplits(
      String number, String statement) {
    return PAPER
        .claim("Theorem 6, proof, " + number)
        .says(statement)
        .forAll("n in 2..60", "b in 1..29")
        .domain("n is even", (n, b) -> n % 2 == 0)
        .domain("b < n/2-1", (n, b) -> b < n / 2 - 1)
        .of("n={n}, b={b}");
  }

  private Claim differences() {
    return forOtherSplits(
            "differences",
            "If a > b, a + b = n-1 and a is not n/2, then tau_a - tau_(n/2) <= tau_(n/2-1) -"
                + " tau_b.")
        .computed((n, b) -> tau(n - 1 - b).minus(tau(n / 2)))
        .printed(Comparison.AT_MOST, (n, b) -> tau(n / 2 - 1).minus(tau(b)))
        .note("b = 0 is a legal split too, but tau_0 is undefined.")
        .build();
  }

  private Claim strictForTau() {
    return forOtherSplits(
            "strict for tau",
            "It follows that tau_a + tau_b < tau_(n/2) + tau_(n/2-1) for a > b, a + b = n-1, a not"
                + " n/2.")
        .computed((n, b) -> tau(n - 1 - b).plus(tau(b)))
        .printed(Comparison.LESS, (n, b) -> tau(n / 2).plus(tau(n / 2 - 1)))
        .corrected(
            "tau_a + tau_b <= tau_(n/2) + tau_(n/2-1), which is all that follows and all that the"
                + " proof requires",
            Comparison.AT_MOST,
            (n, b) -> tau(n / 2).plus(tau(n / 2 - 1)))
        .build();
  }

  private Claim strictForMu() {
    return PAPER
        .claim("Theorem 6, proof, strict for mu")
        .says(
            "Hence mu_a + mu_b < mu_(n/2) + mu_(n/2-1): every other Left option of H_n has a"
                + " smaller mean.")
        .forAll("n in 2..33", "b in 0..16")
        .domain("n is even", (n, b) -> n % 2 == 0)
        .domain("b < n/2-1", (n, b) -> b < n / 2 - 1)
        .ofNamed((n, b) -> "H_" + n + ", " + HeapPair.of(n - 1 - b, b))
        .computed((n, b) -> Thermography.mean(h().heapsValue(n - 1 - b, b)))
        .printed(Comparison.LESS, (n, b) -> Thermography.mean(split(n)))
        .corrected(
            "the mean is at most that of the even split",
            Comparison.AT_MOST,
            (n, b) -> Thermography.mean(split(n)))
        .build();
  }

  private static ClaimBuilder<Formula.Of3, Condition.Of3> forFurtherOptions(
      String number, String statement) {
    return PAPER
        .claim("Theorem 6, proof, " + number)
        .says(statement)
        .forAll("n in 2..24", "a in 0..23", "c in 0..11")
        .domain("a + 2c < n", (n, a, c) -> a + 2 * c < n)
        .ofNamed((n, a, c) -> "G_" + n + ", " + a + "+" + (n - 2 * c - 1 - a));
  }

  private Claim longerHeap() {
    return forFurtherOptions(
            "more tokens taken, first step",
            "If a + b = n-2c-1, then mu_a + mu_b <= mu_(a+2c) + mu_b.")
        .computed((n, a, c) -> mean(a, n - 2 * c - 1 - a))
        .printed(Comparison.AT_MOST, (n, a, c) -> mean(a + 2 * c, n - 2 * c - 1 - a))
        .build();
  }

  private Claim furtherOptions() {
    return forFurtherOptions(
            "more tokens taken, second step",
            "If a + b = n-2c-1 and n is even, then mu_(a+2c) + mu_b <= mu_(n/2) + mu_(n/2-1).")
        .where("n is even", (n, a, c) -> n % 2 == 0)
        .computed((n, a, c) -> mean(a + 2 * c, n - 2 * c - 1 - a))
        .printed(Comparison.AT_MOST, (n, a, c) -> mean(n / 2, n / 2 - 1))
        .build();
  }

  private Claim dominatedWhenHot() {
    return PAPER
        .claim("Theorem 6, proof, thermal domination")
        .says(
            "At temperatures from tau_(n/2) upwards (checked in steps of 1/16), no Left option of"
                + " G_n, n even, is better than G_(n/2) + G_(n/2-1).")
        .forAll("n in 2..24", "s in 0..16")
        .domain("n is even", (n, s) -> n % 2 == 0)
        .ofNamed((n, s) -> "G_" + n + " at " + temperature(n, s))
        .computed(
            (n, s) ->
                g().optionValues(Player.LEFT, n).stream()
                    .map(option -> scoreAt(option, temperature(n, s)))
                    .reduce(Dyadic::max)
                    .orElseThrow())
        .printed((n, s) -> scoreAt(g().heapsValue(n / 2, n / 2 - 1), temperature(n, s)))
        .build();
  }

  private static Dyadic temperature(int n, int sixteenths) {
    return tau(n / 2).plus(Dyadic.of(sixteenths, 4));
  }

  private static Dyadic scoreAt(ShortGame leftOption, Dyadic t) {
    return Thermography.of(leftOption).wall(Player.RIGHT).valueAt(t);
  }
}
