package org.gamester.analysis.strategy;

import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.gamester.analysis.play.LegalMoves;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.values.Player;

/// What a strategy has to answer.
///
/// @param position the position
/// @param mover who answers
/// @param last the move of the opponent that led there; empty at the start
/// @param legal the moves that can be made
record Situation(Position position, Player mover, Optional<Last> last, LegalMoves legal) {

  /// The move of the opponent.
  ///
  /// @param part the number of the part of a sum in which it was made, from 1
  record Last(Move move, int part) {

    /// The first content of a map for one of the names of the move, as [#plain] writes them: its
    /// name; its name in the part after the number of the part; its name in the part.
    Optional<String> found(Map<String, String> map) {
      return Stream.of(move.name(), "[" + part + "]" + move.nameInPart(), move.nameInPart())
          .map(name -> map.get(plain(name)))
          .filter(Objects::nonNull)
          .findFirst();
    }
  }

  /// A name as names are compared: without blanks, in small letters.
  static String plain(String name) {
    return name.replace(" ", "").toLowerCase(Locale.ROOT);
  }
}
