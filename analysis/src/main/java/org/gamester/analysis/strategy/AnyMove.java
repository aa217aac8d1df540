package org.gamester.analysis.strategy;

/// Parity: whatever is played, the claimed winner moves last; so every move is allowed.
final class AnyMove implements Strategy {

  @Override
  public Reply reply(Situation situation) {
    return new Reply.Moves(situation.legal().list());
  }
}
