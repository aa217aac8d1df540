package org.gamester.papers.splittles;

import static org.gamester.papers.splittles.SplittlesClaims.PAPER;

import java.util.ArrayList;
import java.util.List;
import org.gamester.analysis.Evaluator;
import org.gamester.lab.claims.Claim;
import org.gamester.lab.claims.Comparison;
import org.gamester.rulesets.heap.SubtractionSet;
import org.gamester.values.Dyadic;
import org.gamester.values.ShortGame;

/**
 * Section 4: {1, 2k} versus {1, 2k+1}, whose saltus is up[2], and other sets with the same values.
 */
final class UptimalSaltus {

  private final Evaluator evaluator;

  UptimalSaltus(Evaluator evaluator) {
    this.evaluator = evaluator;
  }

  /** up^2 = {0|v*}. */
  static ShortGame upSecond() {
    return ShortGame.of(ShortGame.ZERO, ShortGame.numberUpStar(Dyadic.ZERO, -1, 1));
  }

  /** up[2] = {^|*}. */
  static ShortGame upToSecond() {
    return ShortGame.of(ShortGame.UP, ShortGame.STAR);
  }

  List<Claim> claims() {
    List<Claim> claims = new ArrayList<>();
    claims.addAll(List.of(sum(), positive(), smallerThanUp()));
    claims.addAll(
        List.of(
            theorem3("0 + j.up[2] if i is even and i < 2k", 0, 0),
            theorem3("* + j.up[2] if i is odd and i < 2k", 0, 1),
            theorem3("^ + j.up[2] if i is even and i >= 2k", 1, 0),
            theorem3("^* + j.up[2] if i is odd and i >= 2k", 1, 1)));
    claims.addAll(List.of(table(), period()));
    claims.addAll(List.of(moreOdds(), moreLargeNumbers(), moreOddsForRight(), allThree()));
    return claims;
  }

  static SplittlesGame game(int k, Evaluator evaluator) {
    return new SplittlesGame(
        SubtractionSet.of(1, 2L * k), SubtractionSet.of(1, 2L * k + 1), evaluator);
  }

  private SplittlesGame game(int k) {
    return game(k, evaluator);
  }

  /** The value of a heap of n by Theorem 3. */
  static ShortGame formula(int k, int n) {
    return upToSecond()
        .times(n / (4 * k))
        .plus(ShortGame.ups(n % (4 * k) / (2 * k)))
        .plus(ShortGame.nimber(n % 2));
  }

  private Claim sum() {
    return PAPER
        .claim("Section 4, up[2]")
        .says("up[2] = ^ + up^2 is {^|*}.")
        .fact()
        .computed(() -> ShortGame.UP.plus(upSecond()))
        .printed(() -> upToSecond())
        .note("The arrows are lost in this copy.")
        .build();
  }

  private Claim positive() {
    return PAPER
        .claim("Section 4, up^2 is positive")
        .says("up^2 = {0|v*} is positive.")
        .fact()
        .computed(() -> upSecond())
        .printed(Comparison.GREATER, () -> 0)
        .build();
  }

  private Claim smallerThanUp() {
    return PAPER
        .claim("Section 4, up^2 and up")
        .says("up^2 is infinitesimal with respect to ^: m.up^2 < ^ for every m.")
        .forAll("m in 0..40")
        .computed(m -> upSecond().times(m))
        .printed(Comparison.LESS, m -> ShortGame.UP)
        .build();
  }

  private Claim theorem3(String values, int half, int parity) {
    return PAPER
        .claim("Theorem 3, case " + (2 * half + parity + 1))
        .says("If SL = {1,2k} and SR = {1,2k+1}, then G_(4jk+i) is " + values + " < 4k.")
        .forAll("k in 1..4", "j in 0..4", "i in 0..15")
        .domain("i < 4k", (k, j, i) -> i < 4 * k)
        .domain(half == 0 ? "i < 2k" : "i >= 2k", (k, j, i) -> i / (2 * k) == half)
        .domain(parity == 0 ? "i is even" : "i is odd", (k, j, i) -> i % 2 == parity)
        .ofNamed((k, j, i) -> game(k).name(4 * j * k + i))
        .computed((k, j, i) -> game(k).heapValue(4 * j * k + i))
        .printed(
            (k, j, i) ->
                ShortGame.numberUpStar(Dyadic.ZERO, half, parity).plus(upToSecond().times(j)))
        .build();
  }

  private Claim table() {
    return PAPER
        .claim("Theorem 3, display")
        .says("The values of the first 4k heaps are 0 * 0 * ... 0 *, then ^ ^* ^ ^* ... ^ ^*.")
        .forAll("k in 1..8", "n in 0..31")
        .domain("n < 4k", (k, n) -> n < 4 * k)
        .ofNamed((k, n) -> game(k).name(n))
        .computed((k, n) -> game(k).heapValue(n))
        .printed((k, n) -> ShortGame.numberUpStar(Dyadic.ZERO, n < 2 * k ? 0 : 1, n % 2))
        .build();
  }

  private Claim period() {
    return PAPER
        .claim("Theorem 3, period")
        .says("G_(n+4k) - G_n = up[2]: period 4k, saltus up[2].")
        .forAll("k in 1..4", "n in 0..48")
        .ofNamed((k, n) -> game(k).name(n))
        .computed((k, n) -> game(k).heapValue(n + 4 * k).minus(game(k).heapValue(n)))
        .printed((k, n) -> upToSecond())
        .build();
  }

  /** Left also has odd numbers (bits of a) and numbers above 2k (bits of b), Right odd ones. */
  private SplittlesGame extended(int k, int a, int b, int c) {
    return new SplittlesGame(
        Sets.union(new long[] {1, 2L * k}, Sets.elements(a, 3, 2), Sets.elements(b, 2 * k + 1, 1)),
        Sets.union(new long[] {1, 2L * k + 1}, Sets.elements(c, 3, 2)),
        evaluator);
  }

  private Claim moreOdds() {
    return PAPER
        .claim("Corollary 4, first item")
        .says("The values of Theorem 3 do not change if Left has more odd options.")
        .forAll("k in 1..3", "a in 0..31", "n in 0..24")
        .ofNamed((k, a, n) -> extended(k, a, 0, 0).name(n))
        .computed((k, a, n) -> extended(k, a, 0, 0).heapValue(n))
        .printed((k, a, n) -> formula(k, n))
        .build();
  }

  private Claim moreLargeNumbers() {
    return PAPER
        .claim("Corollary 4, second item")
        .says("The values of Theorem 3 do not change if Left has more options above 2k.")
        .forAll("k in 1..3", "b in 0..31", "n in 0..24")
        .ofNamed((k, b, n) -> extended(k, 0, b, 0).name(n))
        .computed((k, b, n) -> extended(k, 0, b, 0).heapValue(n))
        .printed((k, b, n) -> formula(k, n))
        .build();
  }

  private Claim moreOddsForRight() {
    return PAPER
        .claim("Corollary 4, third item")
        .says("The values of Theorem 3 do not change if Right has more odd options from 1 to 2k+1.")
        .forAll("k in 1..4", "c in 0..31", "n in 0..36")
        .where("Right takes at most 2k+1", (k, c, n) -> c < 1 << (k - 1))
        .ofNamed((k, c, n) -> extended(k, 0, 0, c).name(n))
        .computed((k, c, n) -> extended(k, 0, 0, c).heapValue(n))
        .printed((k, c, n) -> formula(k, n))
        .build();
  }

  private Claim allThree() {
    return PAPER
        .claim("Corollary 4, all items")
        .says("The values of Theorem 3 do not change with additional options of all three kinds.")
        .forAll("k in 1..3", "a in 0..3", "b in 0..3", "c in 0..3", "n in 0..20")
        .where("Right takes at most 2k+1", (k, a, b, c, n) -> c < 1 << (k - 1))
        .ofNamed((k, a, b, c, n) -> extended(k, a, b, c).name(n))
        .computed((k, a, b, c, n) -> extended(k, a, b, c).heapValue(n))
        .printed((k, a, b, c, n) -> formula(k, n))
        .build();
  }
}
