package org.gamester.analysis.explanation;

import org.gamester.values.Dyadic;
import org.gamester.values.NumberUpStar;
import org.gamester.values.Outcome;
import org.gamester.values.Player;

/** Signs of numbers, and of numbers plus ups plus nimbers, by the rules that a reader applies. */
final class Arithmetic {

  private Arithmetic() {}

  static Outcome outcome(Dyadic number) {
    return number.signum() > 0 ? Outcome.L : number.signum() < 0 ? Outcome.R : Outcome.P;
  }

  /**
   * The outcome of x + n.up + *m: the sign of x; for x = 0 that of n, but N for n = 1 or -1 and m =
   * 1; for n = 0 too, N unless m = 0. (<i>Winning Ways</i>, chapter 3; Siegel, II.1.)
   */
  static Outcome outcome(NumberUpStar game) {
    if (!game.number().isZero()) {
      return outcome(game.number());
    }
    if (game.ups() == 0) {
      return game.star() == 0 ? Outcome.P : Outcome.N;
    }
    if (Math.abs(game.ups()) == 1 && game.star() == 1) {
      return Outcome.N;
    }
    return game.ups() > 0 ? Outcome.L : Outcome.R;
  }

  /** Who wins a game with a player to move. */
  static Player winner(Outcome outcome, Player toMove) {
    return outcome.winsStarting(toMove) ? toMove : toMove.opponent();
  }
}
