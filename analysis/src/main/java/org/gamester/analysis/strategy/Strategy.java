package org.gamester.analysis.strategy;

/// A rule that tells a player what to play.
interface Strategy {

  /// The answer to a situation in which there is a legal move.
  Reply reply(Situation situation);

  /// Whether the answer depends on the position and the player alone, up to the order of the parts
  /// of a sum; otherwise it may depend on the last move too.
  default boolean isPositional() {
    return true;
  }
}
