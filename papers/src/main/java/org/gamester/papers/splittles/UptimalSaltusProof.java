package org.gamester.papers.splittles;

import static org.gamester.papers.splittles.SplittlesClaims.PAPER;
import static org.gamester.papers.splittles.UptimalSaltus.upSecond;
import static org.gamester.papers.splittles.UptimalSaltus.upToSecond;

import java.util.List;
import org.gamester.analysis.Evaluator;
import org.gamester.lab.claims.Claim;
import org.gamester.lab.claims.Comparison;
import org.gamester.lab.claims.Formula;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/** Section 4, the proof of Theorem 3 and its Figure 1. */
final class UptimalSaltusProof {

  private final Evaluator evaluator;

  UptimalSaltusProof(Evaluator evaluator) {
    this.evaluator = evaluator;
  }

  List<Claim> claims() {
    return List.of(
        splits(),
        leftLeaves2k(),
        rightLeaves2kMinus1(),
        starParity(),
        alternateRows(),
        firstReply(),
        secondReply(),
        secondReplyWins(),
        thirdReply(),
        fourthReply(),
        fifthReply());
  }

  private SplittlesGame game(int k) {
    return UptimalSaltus.game(k, evaluator);
  }

  private ShortGame g(int k, int n) {
    return game(k).heapValue(n);
  }

  private Claim splits() {
    return PAPER
        .claim("Theorem 3, proof, moves in -G_n")
        .says(
            "In G_(n+4k) - G_n - up[2], the reply to a move from -G_n to -G_a-G_b is to split"
                + " G_(n+4k) into G_(a+4k)+G_b, which leaves 0.")
        .forAll("k in 1..3", "a in 0..16", "b in 0..16")
        .of("k={k}, {a}+{b}")
        .computed(
            (k, a, b) ->
                game(k)
                    .heapsValue(a + 4 * k, b)
                    .minus(game(k).heapsValue(a, b))
                    .minus(upToSecond()))
        .printed((k, a, b) -> 0)
        .build();
  }

  private Claim leftLeaves2k() {
    return PAPER
        .claim("Theorem 3, proof, Left's best moves")
        .says(
            "In G_(n+4k), each move of Left is dominated by one that leaves a heap of 2k and"
                + " another heap.")
        .forAll("k in 1..4", "n in 0..24")
        .ofNamed((k, n) -> game(k).name(n + 4 * k))
        .holds((k, n) -> isBestToLeave(Player.LEFT, k, n + 4 * k, 2 * k))
        .build();
  }

  private Claim rightLeaves2kMinus1() {
    return PAPER
        .claim("Theorem 3, proof, Right's best moves")
        .says(
            "In G_(n+4k), each move of Right is dominated by one that takes 2k+1 and leaves a heap"
                + " of 2k-1.")
        .forAll("k in 1..4", "n in 0..24")
        .ofNamed((k, n) -> game(k).name(n + 4 * k))
        .holds((k, n) -> isBestToLeave(Player.RIGHT, k, n + 4 * k, 2 * k - 1))
        .build();
  }

  private boolean isBestToLeave(Player player, int k, int n, int size) {
    List<ShortGame> good =
        game(k).rests(player, n).stream()
            .filter(rest -> rest.larger() == size || rest.smaller() == size)
            .filter(
                rest -> player == Player.LEFT || rest.larger() + rest.smaller() == n - (2 * k + 1))
            .map(game(k)::value)
            .toList();
    return game(k).optionValues(player, n).stream()
        .allMatch(
            option ->
                good.stream()
                    .anyMatch(
                        best ->
                            player == Player.LEFT
                                ? best.greaterOrEqual(option)
                                : best.lessOrEqual(option)));
  }

  private Claim starParity() {
    return PAPER
        .claim("Theorem 3, proof, stars")
        .says(
            "For a given a + b, either all G_a + G_b have a star or none has: G_a + G_b + *(a+b)"
                + " has none.")
        .forAll("k in 1..3", "a in 0..16", "b in 0..16")
        .of("k={k}, {a}+{b}")
        .computed((k, a, b) -> game(k).heapsValue(a, b).plus(ShortGame.nimber((a + b) % 2)))
        .printed(
            (k, a, b) ->
                upToSecond()
                    .times(a / (4 * k) + b / (4 * k))
                    .plus(ShortGame.ups(a % (4 * k) / (2 * k) + b % (4 * k) / (2 * k))))
        .build();
  }

  private Claim alternateRows() {
    return PAPER
        .claim("Theorem 3, proof, rows")
        .says(
            "From each row of 2k values to the next, the values increase by ^ and up^2"
                + " alternately.")
        .forAll("k in 1..4", "n in 0..48")
        .ofNamed((k, n) -> game(k).name(n))
        .computed((k, n) -> g(k, n + 2 * k).minus(g(k, n)))
        .printed((k, n) -> n % (4 * k) < 2 * k ? ShortGame.UP : upSecond())
        .build();
  }

  private Claim figure(String node, String statement, Formula.Of2 position) {
    return PAPER
        .claim("Figure 1, " + node)
        .says(statement)
        .forAll("k in 1..3", "n in 0..24")
        .computed(position)
        .printed((k, n) -> 0)
        .build();
  }

  private Claim firstReply() {
    return figure(
        "tree 1, reply 1",
        "Left takes 2k and leaves G_n + G_2k; Right replies with G_n + G_2k - G_n - ^, which is 0.",
        (k, n) -> g(k, n).plus(g(k, 2 * k)).minus(g(k, n)).minus(ShortGame.UP));
  }

  private Claim secondReply() {
    return PAPER
        .claim("Figure 1, tree 1, reply 2")
        .says(
            "Left takes 1 and leaves G_(n+2k-1) + G_2k. Right's reply, printed as G_(n+2k-2) + G_2k"
                + " - G_n - up[2], leaves G_n + 0 + ^ - G_n - up[2].")
        .forAll("k in 1..3", "n in 0..24")
        .computed((k, n) -> ShortGame.UP.minus(upToSecond()))
        .printed((k, n) -> g(k, n + 2 * k - 2).plus(g(k, 2 * k)).minus(g(k, n)).minus(upToSecond()))
        .corrected(
            "Right's reply is G_n + G_(2k-2) + G_2k - G_n - up[2]: he splits the rest",
            (k, n) ->
                g(k, n).plus(g(k, 2 * k - 2)).plus(g(k, 2 * k)).minus(g(k, n)).minus(upToSecond()))
        .note("For 2 <= n mod 4k < 2k, the reply as printed is positive, so it loses.")
        .build();
  }

  private Claim secondReplyWins() {
    return PAPER
        .claim("Figure 1, tree 1, reply 2 wins")
        .says("Right's second reply leaves G_n + 0 + ^ - G_n - up[2], which is negative.")
        .forAll("k in 1..3", "n in 0..24")
        .computed(
            (k, n) ->
                g(k, n).plus(g(k, 2 * k - 2)).plus(g(k, 2 * k)).minus(g(k, n)).minus(upToSecond()))
        .printed(Comparison.LESS, (k, n) -> 0)
        .build();
  }

  private Claim thirdReply() {
    return figure(
        "tree 1, reply 3",
        "Left moves from -up[2] to *; Right replies with G_n + G_(2k-1) - G_n - *, which is 0.",
        (k, n) -> g(k, n).plus(g(k, 2 * k - 1)).minus(g(k, n)).minus(ShortGame.STAR));
  }

  private Claim fourthReply() {
    return figure(
        "tree 2, reply 1",
        "Right takes 2k+1 and leaves G_n + G_(2k-1); Left replies in -up[2] with G_n + G_(2k-1) -"
            + " G_n - *, which is 0.",
        (k, n) -> g(k, n).plus(g(k, 2 * k - 1)).minus(g(k, n)).plus(leftMoveInSaltus()));
  }

  private static ShortGame leftMoveInSaltus() {
    return upToSecond().negate().leftOptions().getFirst();
  }

  private Claim fifthReply() {
    return figure(
        "tree 2, reply 2",
        "Right moves from -up[2] to -^; Left replies with G_n + G_2k - G_n - ^, which is 0.",
        (k, n) ->
            g(k, n)
                .plus(g(k, 2 * k))
                .minus(g(k, n))
                .plus(upToSecond().negate().rightOptions().getFirst()));
  }
}
