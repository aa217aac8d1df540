package org.gamester.analysis.check;

import org.gamester.rulesets.Position;
import org.gamester.values.Player;

/**
 * What a root has to prove of a position when {@code starter} starts.
 *
 * @param winner the player whose strategy it is
 * @param survives whether that player need only not lose, by winning or by play without end
 */
record Question(Position position, Player starter, Player winner, boolean survives) {

  /** That a player wins. */
  static Question ofWin(Position position, Player starter, Player winner) {
    return new Question(position, starter, winner, false);
  }
}
