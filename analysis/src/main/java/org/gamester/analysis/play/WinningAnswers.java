package org.gamester.analysis.play;

import java.util.Optional;
import java.util.Set;
import org.gamester.rulesets.Position;
import org.gamester.values.Computation;
import org.gamester.values.Player;

/**
 * How many answers the opponent has to a move, and how many of them win for the opponent.
 *
 * @param winning how many win
 * @param all how many there are, those to equal positions as one
 */
record WinningAnswers(int winning, int all) {

  /** The answers to {@code move}, which the player to move makes. */
  static WinningAnswers after(Play play, Prospects prospects, LegalMove move) {
    Player mover = play.mover();
    Player opponent = mover.opponent();
    int winning = 0;
    Set<Position> answers =
        move.next(mover) == mover ? Set.of() : Play.answers(play.convention(), move.to(), opponent);
    for (Position to : answers) {
      Computation.pollNow();
      if (prospects.of(to, mover, play.convention()).winner().equals(Optional.of(opponent))) {
        winning++;
      }
    }
    return new WinningAnswers(winning, answers.size());
  }

  /** Which share of the answers wins; 1 if there is no answer. */
  double share() {
    return all == 0 ? 1 : (double) winning / all;
  }

  /** Whether the opponent can both find a winning answer and miss it. */
  boolean isInteresting() {
    return winning > 0 && winning < all;
  }
}
