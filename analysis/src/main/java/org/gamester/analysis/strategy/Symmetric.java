package org.gamester.analysis.strategy;

import org.gamester.analysis.play.LegalMove;
import org.gamester.values.Computation;

/// Tweedledum and Tweedledee: each move is answered by one that makes the position symmetric again,
/// which the mirrored or copied move does if it is legal.
record Symmetric(Symmetry symmetry) implements Strategy {

  @Override
  public Reply reply(Situation situation) {
    for (LegalMove move : situation.legal().list()) {
      Computation.poll();
      if (symmetry.holds(move.to())) {
        return Reply.Moves.of(move);
      }
    }
    String how = symmetry.words();
    return new Reply.Fails(
        Gap.Kind.NO_ANSWER,
        situation.last().isPresent()
            ? "no answer %s: the symmetric move is not legal".formatted(how)
            : "no first move " + how);
  }
}
