package org.gamester.analysis.strategy;

import java.util.List;
import java.util.Map;
import org.gamester.analysis.play.LegalMove;
import org.gamester.analysis.play.Selection;
import org.gamester.values.Player;

/// The first moves that a student names for the players who start and win, and what a strategy says
/// after them.
///
/// @param moves the names, as they can be typed
record FirstMoves(Map<Player, String> moves, Strategy then) implements Strategy {

  @Override
  public Reply reply(Situation situation) {
    String move = moves.get(situation.mover());
    return situation.last().isPresent() || move == null
        ? then.reply(situation)
        : named(situation, move);
  }

  @Override
  public boolean isPositional() {
    return then.isPositional(); // in play that ends, the start does not come again
  }

  /// The answer that is typed as a name.
  static Reply named(Situation situation, String move) {
    return switch (situation.legal().find(move)) {
      case Selection.One(LegalMove one) -> Reply.Moves.of(one);
      case Selection.Several(List<LegalMove> several) ->
          new Reply.Fails(
              Gap.Kind.ILLEGAL,
              "the answer '%s' can be any of %d moves".formatted(move, several.size()));
      case Selection.None _ ->
          new Reply.Fails(
              Gap.Kind.ILLEGAL,
              "the answer '%s' is not a legal move of %s"
                  .formatted(move, situation.mover().displayName()));
    };
  }
}
