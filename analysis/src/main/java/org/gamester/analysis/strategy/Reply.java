package org.gamester.analysis.strategy;

import java.util.List;
import org.gamester.analysis.play.LegalMove;

/// What a strategy answers.
sealed interface Reply {

  /// Moves, each of which the strategy allows.
  record Moves(List<LegalMove> moves) implements Reply {
    public Moves {
      moves = List.copyOf(moves);
    }

    static Moves of(LegalMove move) {
      return new Moves(List.of(move));
    }
  }

  /// Nothing that can be played.
  record Fails(Gap.Kind kind, String sentence) implements Reply {}
}
