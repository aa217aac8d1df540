package org.gamester.papers.splittles;

import static org.gamester.papers.splittles.SplittlesClaims.PAPER;

import java.util.List;
import org.gamester.analysis.Evaluator;
import org.gamester.lab.claims.Claim;
import org.gamester.papers.splittles.SplittlesGame.HeapPair;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/** Section 5: the statements about moves in difference games in the proof of Theorem 5. */
final class OthersVersusOddsProof {

  private final Evaluator evaluator;

  OthersVersusOddsProof(Evaluator evaluator) {
    this.evaluator = evaluator;
  }

  List<Claim> claims() {
    return List.of(
        exceptionalMoves(),
        answerToException(),
        singleBox(),
        matchingBlocks(),
        splitsIntoOddHeaps(),
        answersToEvenSplits(),
        shortenedBlocks());
  }

  private SplittlesGame game(int a, int k) {
    return OthersVersusOdds.finite(a, k, evaluator);
  }

  private Claim exceptionalMoves() {
    return PAPER
        .claim("Theorem 5, proof of (5-1), exception")
        .says(
            "If Right moves in the first component of G_(n+2) - G_n, Left's matching move in -G_n"
                + " leaves G_(a+2)+G_b-G_a-G_b, unless Right takes n+1, which leaves 1+0.")
        .forAll("k in 0..4", "n in 0..12")
        .ofNamed((k, n) -> game(0, k).name(n + 2))
        .computed((k, n) -> unmatched(k, n))
        .printed((k, n) -> unmatched(k, n).stream().filter(HeapPair.of(1, 0)::equals).toList())
        .note(
            "For odd n, Right can also take n and leave 1+1, or take n+2: Left replies by taking n,"
                + " which leaves *+* or nothing, so the theorem is true.")
        .build();
  }

  private List<HeapPair> unmatched(int k, int n) {
    return game(0, k).rests(Player.RIGHT, n + 2).stream()
        .filter(rest -> rest.larger() < 2)
        .toList();
  }

  private Claim answerToException() {
    return PAPER
        .claim("Theorem 5, proof of (5-1), reply to n+1")
        .says("If Right takes n+1 from G_(n+2), Left takes n-1 from -G_n, which leaves G_1 - G_1.")
        .forAll("k in 0..8", "n in 0..16")
        .domain("n+1 is in SR", (k, n) -> game(0, k).right().contains(n + 1L))
        .ofNamed((k, n) -> game(0, k).name(n))
        .holds((k, n) -> game(0, k).rests(Player.RIGHT, n).contains(HeapPair.of(1, 0)))
        .amendedWhere("n > 0", (k, n) -> n > 0)
        .note("For n = 0 there is nothing to take in -G_n; Left takes the last box of G_1.")
        .build();
  }

  private Claim singleBox() {
    return PAPER
        .claim("Theorem 5, proof of (5-2), G_1")
        .says("* is G_1, so (5-2) states that G_(2n+1) - G_(2n) - G_1 = 0.")
        .forAll("a in 0..15", "k in 0..4")
        .ofNamed((a, k) -> game(a, k).name(1))
        .computed((a, k) -> game(a, k).heapValue(1))
        .printed((a, k) -> ShortGame.STAR)
        .build();
  }

  private Claim matchingBlocks() {
    return PAPER
        .claim("Theorem 5, proof of (5-2), matching moves")
        .says(
            "The reply to a move in the upper row that leaves an odd block i and a block j is the"
                + " same move in the lower row, which leaves G_i + G_j - G_(i-1) - G_j - G_1 = 0.")
        .forAll("a in 0..15", "k in 0..2", "i in 1..9", "j in 0..6")
        .domain("i is odd", (a, k, i, j) -> i % 2 == 1)
        .ofNamed((a, k, i, j) -> i + "+" + j + game(a, k).setsText())
        .computed(
            (a, k, i, j) ->
                game(a, k)
                    .heapsValue(i, j)
                    .minus(game(a, k).heapsValue(i - 1, j))
                    .minus(game(a, k).heapValue(1)))
        .printed((a, k, i, j) -> 0)
        .build();
  }

  private Claim splitsIntoOddHeaps() {
    return PAPER
        .claim("Theorem 5, proof of (5-2), odd heaps below")
        .says("Only Right can split -G_(2n) into two odd heaps, since this takes an even number.")
        .forAll("k in 0..4", "n in 0..10")
        .ofNamed((k, n) -> game(0, k).name(2 * n))
        .holds(
            (k, n) ->
                game(0, k).rests(Player.RIGHT, 2 * n).stream()
                    .noneMatch(rest -> rest.larger() % 2 == 1 && rest.smaller() % 2 == 1))
        .build();
  }

  private Claim answersToEvenSplits() {
    return PAPER
        .claim("Theorem 5, proof of (5-2), even heaps")
        .says(
            "If Left leaves two even heaps of G_(2n+1), other than by taking one box from an end,"
                + " Right wins by taking the largest possible odd number from one of them. The"
                + " moves to which this is not a winning reply are listed.")
        .forAll("a in 0..31", "k in 0..2", "n in 0..6")
        .ofNamed((a, k, n) -> game(a, k).name(2 * n + 1))
        .computed((a, k, n) -> withoutAnswer(game(a, k), k, n))
        .printed((a, k, n) -> List.of())
        .amendedWhere(
            "Left does not take the whole heap",
            (a, k, n) -> n == 0 || !game(a, k).left().contains(2L * n + 1))
        .note(
            "If Left takes the whole heap, no heap is left to take from; Right replies by taking"
                + " the single box in the lower row, so the theorem is true.")
        .build();
  }

  private static List<HeapPair> withoutAnswer(SplittlesGame game, int k, int n) {
    return game.rests(Player.LEFT, 2 * n + 1).stream()
        .filter(rest -> rest.larger() % 2 == 0 && rest.smaller() % 2 == 0)
        .filter(rest -> !rest.equals(HeapPair.of(2 * n, 0)))
        .filter(
            rest ->
                !answers(game, k, n, rest.larger(), rest.smaller())
                    && !answers(game, k, n, rest.smaller(), rest.larger()))
        .distinct()
        .toList();
  }

  /** Whether Right wins by taking from an even heap if another heap is left. */
  private static boolean answers(SplittlesGame game, int k, int n, int heap, int other) {
    return heap > 0
        && game.heapsValue(heap - Math.min(heap - 1, 2 * k + 1), other)
            .minus(game.heapsValue(2 * n, 1))
            .lessOrEqual(ShortGame.ZERO);
  }

  private Claim shortenedBlocks() {
    return PAPER
        .claim("Theorem 5, proof of (5-3), even blocks")
        .says(
            "Blocks can be shortened to even length: G_i + G_j with i, j odd is G_(i-1) + G_(j-1).")
        .forAll("a in 0..15", "k in 0..2", "i in 0..4", "j in 0..4")
        .ofNamed((a, k, i, j) -> (2 * i + 1) + "+" + (2 * j + 1) + game(a, k).setsText())
        .computed((a, k, i, j) -> game(a, k).heapsValue(2 * i + 1, 2 * j + 1))
        .printed((a, k, i, j) -> game(a, k).heapsValue(2 * i, 2 * j))
        .build();
  }
}
