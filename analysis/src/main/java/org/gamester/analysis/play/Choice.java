package org.gamester.analysis.play;

import java.util.OptionalInt;

/**
 * A move that the program has chosen.
 *
 * @param move the move
 * @param standing what the move is known to lead to, for the player who makes it
 * @param moves how many moves the play still lasts after it, if the winner hurries and the loser
 *     delays; empty where that is not known
 * @param isComplete whether the search for it was finished
 */
public record Choice(LegalMove move, Standing standing, OptionalInt moves, boolean isComplete) {

  /** What a move leads to with best play, for the player who makes it. */
  public enum Standing {
    LOSES,
    UNKNOWN,
    DRAWS,
    WINS
  }

  /** A move of which nothing is known, before the search for a better one is finished. */
  static Choice unknown(LegalMove move) {
    return new Choice(move, Standing.UNKNOWN, OptionalInt.empty(), false);
  }
}
