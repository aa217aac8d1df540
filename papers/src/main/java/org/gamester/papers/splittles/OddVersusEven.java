package org.gamester.papers.splittles;

import static org.gamester.papers.splittles.SplittlesClaims.PAPER;

import java.util.List;
import org.gamester.analysis.Evaluator;
import org.gamester.lab.claims.Claim;
import org.gamester.lab.claims.Comparison;
import org.gamester.rulesets.heap.SubtractionSet;
import org.gamester.values.Dyadic;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.thermography.Thermography;

/** Section 6: odd versus even, the remarks before the proof, and Theorem 6. */
final class OddVersusEven {

  private final Evaluator evaluator;

  OddVersusEven(Evaluator evaluator) {
    this.evaluator = evaluator;
  }

  List<Claim> claims() {
    return List.of(
        firstHeap(),
        leftCanMove(),
        rightStops(),
        rightStopsOfTwoHeaps(),
        canonicalLeftOptions(),
        canonicalLeftOptionsOfAuxiliaryGame(),
        theorem6Mean(),
        theorem6Temperature(),
        oneMore());
  }

  static SplittlesGame oddVersusEven(Evaluator evaluator) {
    return new SplittlesGame(Sets.ODD, Sets.EVEN, evaluator);
  }

  /** H, in which Left takes one token. */
  static SplittlesGame oneVersusEven(Evaluator evaluator) {
    return new SplittlesGame(SubtractionSet.of(1), Sets.EVEN, evaluator);
  }

  private SplittlesGame game() {
    return oddVersusEven(evaluator);
  }

  /** tau_n = (floor(n/2) + 1)/2^k + k/2 - 1, where 2^k <= n < 2^(k+1). */
  static Dyadic tau(int n) {
    int k = logarithm(n);
    return Dyadic.of(n / 2 + 1L, k).plus(Dyadic.of(k, 1)).minus(Dyadic.ONE);
  }

  /** mu_n: tau_n for even n, tau_n + 1 for odd n. */
  static Dyadic mu(int n) {
    return n % 2 == 0 ? tau(n) : tau(n).plus(Dyadic.ONE);
  }

  /** The k with 2^k <= n < 2^(k+1). */
  static int logarithm(int n) {
    if (n < 1) {
      throw new IllegalArgumentException("no power of 2 is at most " + n);
    }
    return Integer.SIZE - 1 - Integer.numberOfLeadingZeros(n);
  }

  private Claim firstHeap() {
    return PAPER
        .claim("Section 6, G_1")
        .says("G_1 = 1.")
        .fact()
        .computed(() -> game().heapValue(1))
        .printed(() -> 1)
        .build();
  }

  private Claim leftCanMove() {
    return PAPER
        .claim("Section 6, Left can move")
        .says("Left has a move from every non-terminal position.")
        .forAll("n in 0..64")
        .of("G_{n}")
        .holds(n -> n == 0 || !game().rests(Player.LEFT, n).isEmpty())
        .build();
  }

  private Claim rightStops() {
    return PAPER
        .claim("Section 6, right stops")
        .says("No position has a negative Right stop; checked for one heap.")
        .forAll("n in 0..33")
        .of("G_{n}")
        .computed(n -> game().heapValue(n).rightStop())
        .printed(Comparison.AT_LEAST, n -> 0)
        .build();
  }

  private Claim rightStopsOfTwoHeaps() {
    return PAPER
        .claim("Section 6, right stops of sums")
        .says("No position has a negative Right stop; checked for two heaps.")
        .forAll("a in 0..16", "b in 0..16")
        .domain("a <= b", (a, b) -> a <= b)
        .of("G_{a} + G_{b}")
        .computed((a, b) -> game().heapsValue(a, b).rightStop())
        .printed(Comparison.AT_LEAST, (a, b) -> 0)
        .build();
  }

  private Claim canonicalLeftOptions() {
    return PAPER
        .claim("Section 6, canonical options of G_31")
        .says("G_31 has seven canonical Left options.")
        .fact()
        .computed(() -> game().heapValue(31).optionCount(Player.LEFT))
        .printed(() -> 7)
        .amended("G_31 has 39 canonical Left options", () -> 39)
        .note("H_31, in which Left takes only one token, has seven.")
        .build();
  }

  private Claim canonicalLeftOptionsOfAuxiliaryGame() {
    return PAPER
        .claim("Section 6, canonical options of H_31")
        .says("The auxiliary heap H_31 has seven canonical Left options.")
        .fact()
        .computed(() -> oneVersusEven(evaluator).heapValue(31).optionCount(Player.LEFT))
        .printed(() -> 7)
        .note("This claim is ours; it explains the seven of the previous claim.")
        .build();
  }

  private Claim theorem6Mean() {
    return PAPER
        .claim("Theorem 6, mean")
        .says(
            "If 2^k <= n < 2^(k+1), the mean of G_n is (floor(n/2)+1)/2^k + k/2 - 1, plus 1 if n is"
                + " odd.")
        .forAll("n in 1..33")
        .of("G_{n}")
        .computed(n -> Thermography.mean(game().heapValue(n)))
        .printed(n -> mu(n))
        .build();
  }

  private Claim theorem6Temperature() {
    return PAPER
        .claim("Theorem 6, temperature")
        .says(
            "If 2^k <= n < 2^(k+1), the temperature of G_n is (floor(n/2)+1)/2^k + k/2 - 1, for odd"
                + " n too.")
        .forAll("n in 1..33")
        .of("G_{n}")
        .computed(n -> Thermography.temperature(game().heapValue(n)))
        .printed(n -> tau(n))
        .amendedWhere("n > 1", n -> n > 1)
        .note(
            "The formula gives 0 for G_1 = 1, but an integer has temperature -1. The statement is"
                + " right if temperatures below 0 are not distinguished.")
        .build();
  }

  private Claim oneMore() {
    return PAPER
        .claim("Section 6, odd heaps")
        .says("Lemma 7 holds for G as well as for H: G_n = G_(n-1) + 1 for odd n.")
        .forAll("n in 1..33")
        .domain("n is odd", n -> n % 2 == 1)
        .of("G_{n}")
        .computed(n -> game().heapValue(n))
        .printed(n -> game().heapValue(n - 1).plus(ShortGame.ONE))
        .note("The paper does not state this, but uses it in the step from H to G.")
        .build();
  }
}
