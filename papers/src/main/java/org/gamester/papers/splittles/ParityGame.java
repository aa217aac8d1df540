package org.gamester.papers.splittles;

import static org.gamester.papers.splittles.SplittlesClaims.PAPER;

import java.util.List;
import org.gamester.analysis.Evaluator;
import org.gamester.lab.claims.Claim;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/** Section 2: {1, odds} versus {1, odds}. */
final class ParityGame {

  private final Evaluator evaluator;

  ParityGame(Evaluator evaluator) {
    this.evaluator = evaluator;
  }

  List<Claim> claims() {
    return List.of(theorem1(), theorem1ForAllOdds(), parity(), end());
  }

  private SplittlesGame game(int left, int right) {
    return new SplittlesGame(Sets.ofMask(left), Sets.ofMask(right), evaluator);
  }

  private SplittlesGame allOddsVersus(int odds) {
    return new SplittlesGame(Sets.ODD, Sets.oddsOfMask(2 * odds + 1), evaluator);
  }

  private Claim theorem1() {
    return PAPER
        .claim("Theorem 1")
        .says(
            "If 1 is in both sets and all elements of both are odd, G_n is 0 for even n and * for"
                + " odd n.")
        .forAll("a in 0..31", "b in 0..31", "n in 0..12")
        .where("1 is in SL", (a, b, n) -> (a & 1) == 1)
        .where("1 is in SR", (a, b, n) -> (b & 1) == 1)
        .where("all numbers are odd", (a, b, n) -> ((a | b) & 0b01010) == 0)
        .ofNamed((a, b, n) -> game(a, b).name(n))
        .computed((a, b, n) -> game(a, b).heapValue(n))
        .printed((a, b, n) -> ShortGame.nimber(n % 2))
        .build();
  }

  private Claim theorem1ForAllOdds() {
    return PAPER
        .claim("Theorem 1, infinite sets")
        .says("The same holds if Left may take any odd number.")
        .forAll("b in 0..7", "n in 0..24")
        .ofNamed((b, n) -> allOddsVersus(b).name(n))
        .computed((b, n) -> allOddsVersus(b).heapValue(n))
        .printed((b, n) -> ShortGame.nimber(n % 2))
        .build();
  }

  private Claim parity() {
    return PAPER
        .claim("Theorem 1, proof, parity")
        .says("Each move changes the parity of the total number of tokens.")
        .forAll("a in 0..31", "n in 0..16")
        .where("all numbers are odd", (a, n) -> (a & 0b01010) == 0)
        .ofNamed((a, n) -> game(a, a).name(n))
        .holds(
            (a, n) ->
                game(a, a).rests(Player.LEFT, n).stream()
                    .allMatch(rest -> (rest.larger() + rest.smaller() + n) % 2 == 1))
        .build();
  }

  private Claim end() {
    return PAPER
        .claim("Theorem 1, proof, end")
        .says("If a player has no move, the total number of tokens is 0.")
        .forAll("a in 0..31", "n in 0..16")
        .where("1 is in SL", (a, n) -> (a & 1) == 1)
        .ofNamed((a, n) -> game(a, a).name(n))
        .holds((a, n) -> !game(a, a).rests(Player.LEFT, n).isEmpty() == n > 0)
        .build();
  }
}
