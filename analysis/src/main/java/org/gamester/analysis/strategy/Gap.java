package org.gamester.analysis.strategy;

import java.util.List;
import org.gamester.analysis.play.PlayedMove;
import org.gamester.rulesets.Position;
import org.gamester.values.Fields;
import org.gamester.values.Player;

/// A line on which a strategy fails; there is none with fewer moves.
///
/// @param starter who starts
/// @param line the moves, the opponent's and those of the strategy
/// @param position the position after them
/// @param mover who should answer there
/// @param kind what is wrong
/// @param sentence the same in words, without a full stop
@Fields({"starter", "line", "position", "player: mover", "kind", "reason: sentence"})
public record Gap(
    Player starter,
    List<PlayedMove> line,
    Position position,
    Player mover,
    Kind kind,
    String sentence) {

  /// What is wrong with a strategy.
  public enum Kind {
    /// It has no answer.
    NO_ANSWER,
    /// Its answer is not a legal move.
    ILLEGAL,
    /// The opponent has moved last.
    OPPONENT_MOVED_LAST,
    /// The argument does not apply.
    NOT_APPLICABLE
  }

  public Gap {
    line = List.copyOf(line);
  }

  /// A failure before the first move.
  static Gap atStart(Position start, Player starter, Kind kind, String sentence) {
    return new Gap(starter, List.of(), start, starter, kind, sentence);
  }
}
