package org.gamester.papers.splittles;

import static org.gamester.papers.splittles.SplittlesClaims.PAPER;
import static org.gamester.values.ShortGame.integer;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.gamester.analysis.Evaluator;
import org.gamester.lab.claims.Claim;
import org.gamester.lab.claims.Comparison;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/** Section 3: {1} versus {k}. */
final class OneVersusOneNumber {

  private final Evaluator evaluator;

  OneVersusOneNumber(Evaluator evaluator) {
    this.evaluator = evaluator;
  }

  List<Claim> claims() {
    return List.of(
        saltus(),
        recursion(),
        longPeriod(),
        smallHeaps(),
        onlyLeftMoves(),
        firstSaltus(),
        decomposition(),
        leftMoves(),
        rightMoves(),
        boundary());
  }

  private SplittlesGame game(int k) {
    return new SplittlesGame(Sets.ofMask(1), Sets.ofMask(1 << (k - 1)), evaluator);
  }

  private static ShortGame saltus(int k) {
    return ShortGame.of(integer(k - 1), ShortGame.ZERO);
  }

  private Claim saltus() {
    return PAPER
        .claim("Theorem 2, period")
        .says("G_(n+k) = G_n + {k-1|0}: period k, saltus {k-1|0}.")
        .forAll("k in 1..8", "n in 0..32")
        .ofNamed((k, n) -> game(k).name(n))
        .computed((k, n) -> game(k).heapValue(n + k).minus(game(k).heapValue(n)))
        .printed((k, n) -> saltus(k))
        .build();
  }

  private Claim recursion() {
    return PAPER
        .claim("Theorem 2, values")
        .says("G_n = n if n < k, and {k-1|0} + G_(n-k) if n >= k.")
        .forAll("k in 1..8", "n in 0..32")
        .ofNamed((k, n) -> game(k).name(n))
        .computed((k, n) -> game(k).heapValue(n))
        .printed((k, n) -> n < k ? integer(n) : saltus(k).plus(game(k).heapValue(n - k)))
        .build();
  }

  private Claim longPeriod() {
    return PAPER
        .claim("Theorem 2, period 2k")
        .says(
            "G_n = n if n < k, {n-1|n-k} if k <= n < 2k, and k-1 + G_(n-2k) if n >= 2k: period 2k,"
                + " saltus k-1.")
        .forAll("k in 1..8", "n in 0..32")
        .ofNamed((k, n) -> game(k).name(n))
        .computed((k, n) -> game(k).heapValue(n))
        .printed(
            (k, n) -> {
              if (n < k) {
                return integer(n);
              }
              return n < 2 * k
                  ? ShortGame.of(integer(n - 1), integer(n - k))
                  : integer(k - 1).plus(game(k).heapValue(n - 2 * k));
            })
        .build();
  }

  private Claim smallHeaps() {
    return PAPER
        .claim("Theorem 2, proof, small heaps")
        .says("G_a = a for 0 <= a < k.")
        .forAll("k in 1..16", "a in 0..15")
        .domain("a < k", (k, a) -> a < k)
        .ofNamed((k, a) -> game(k).name(a))
        .computed((k, a) -> game(k).heapValue(a))
        .printed((k, a) -> integer(a))
        .build();
  }

  private Claim onlyLeftMoves() {
    return PAPER
        .claim("Theorem 2, proof, who can move")
        .says("In a heap of fewer than k tokens, only Left can move.")
        .forAll("k in 1..16", "a in 0..15")
        .domain("a < k", (k, a) -> a < k)
        .ofNamed((k, a) -> game(k).name(a))
        .holds((k, a) -> game(k).rests(Player.RIGHT, a).isEmpty())
        .build();
  }

  private Claim firstSaltus() {
    return PAPER
        .claim("Theorem 2, proof, G_k")
        .says("G_k = {k-1|0}, which is the saltus.")
        .forAll("k in 1..24")
        .ofNamed(k -> game(k).name(k))
        .computed(k -> game(k).heapValue(k))
        .printed(k -> saltus(k))
        .build();
  }

  private Claim decomposition() {
    return PAPER
        .claim("Theorem 2, proof, decomposition")
        .says("G_n is the sum of floor(n/k) heaps of k and a heap with the remaining tokens.")
        .forAll("k in 1..8", "n in 0..40")
        .ofNamed((k, n) -> game(k).name(n))
        .computed((k, n) -> game(k).heapValue(n))
        .printed((k, n) -> decomposed(k, n))
        .build();
  }

  private ShortGame decomposed(int k, int n) {
    return game(k).heapValue(k).times(n / k).plus(game(k).heapValue(n % k));
  }

  private Claim leftMoves() {
    return PAPER
        .claim("Theorem 2, proof, Left's moves")
        .says(
            "Left's moves never straddle a boundary between multiples of k: they lead to the same"
                + " values as her moves in the decomposed heap.")
        .forAll("k in 1..8", "n in 0..24")
        .ofNamed((k, n) -> game(k).name(n))
        .holds(
            (k, n) ->
                Set.copyOf(game(k).optionValues(Player.LEFT, n)).equals(options(Player.LEFT, k, n)))
        .build();
  }

  /** The values of the options of a player in the decomposed heap. */
  private Set<ShortGame> options(Player player, int k, int n) {
    Set<ShortGame> options = new HashSet<>();
    for (int part : n / k == 0 ? new int[] {n} : new int[] {k, n % k}) {
      ShortGame others = decomposed(k, n - part);
      game(k).optionValues(player, part).forEach(option -> options.add(option.plus(others)));
    }
    return options;
  }

  private Claim rightMoves() {
    return PAPER
        .claim("Theorem 2, proof, Right's moves")
        .says(
            "Each move of Right is dominated by one that does not straddle a boundary between"
                + " multiples of k.")
        .forAll("k in 1..8", "n in 0..24")
        .ofNamed((k, n) -> game(k).name(n))
        .holds(
            (k, n) ->
                game(k).optionValues(Player.RIGHT, n).stream()
                    .allMatch(
                        option ->
                            options(Player.RIGHT, k, n).stream().anyMatch(option::greaterOrEqual)))
        .build();
  }

  private Claim boundary() {
    return PAPER
        .claim("Theorem 2, proof, boundary")
        .says("G_a + G_b = a + b exceeds G_k + G_c if a + b = k + c with a, b, c from 0 to k-1.")
        .forAll("k in 1..10", "a in 0..9", "b in 0..9")
        .domain("a, b < k", (k, a, b) -> a < k && b < k)
        .domain("a + b >= k", (k, a, b) -> a + b >= k)
        .of("k={k}, {a}+{b}")
        .computed((k, a, b) -> game(k).heapsValue(a, b))
        .printed(Comparison.GREATER, (k, a, b) -> game(k).heapsValue(k, a + b - k))
        .build();
  }
}
