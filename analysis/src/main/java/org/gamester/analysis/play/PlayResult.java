package org.gamester.analysis.play;

import java.util.Optional;
import org.gamester.values.Player;

/**
 * How a play has ended.
 *
 * @param winner who has won; empty for a draw
 * @param reason why the play is over
 */
public record PlayResult(Optional<Player> winner, Reason reason) {

  /** Why a play is over. */
  public enum Reason {
    /** The player to move has no move. */
    NO_MOVE,
    /** The position says who has won, or that nobody has. */
    POSITION,
    /** All has been played, and the score says who has won, or that nobody has. */
    SCORE,
    /** A player has resigned. */
    RESIGNED,
    /** The position has come for the third time, with the same player to move. */
    REPEATED,
    /** The play that may be endless has reached the agreed number of moves. */
    TOO_LONG
  }
}
