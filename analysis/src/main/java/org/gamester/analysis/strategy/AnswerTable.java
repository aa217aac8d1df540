package org.gamester.analysis.strategy;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gamester.analysis.play.LegalMove;
import org.gamester.analysis.play.LegalMoves;
import org.gamester.analysis.play.Selection;
import org.gamester.analysis.proofs.GivenAnswers;
import org.gamester.rulesets.Position;
import org.gamester.values.Computation;
import org.gamester.values.Player;

/// A table of answers: to positions, up to the order of the parts of a sum, and to moves of the
/// opponent wherever they are made. An answer to the position comes first.
final class AnswerTable implements Strategy {

  /// What is played in a position, by its name there.
  private record Entry(Position position, String answer) {}

  private final GivenAnswers keys = new GivenAnswers();
  private final Map<Player, Map<List<Integer>, Entry>> byPosition = new EnumMap<>(Player.class);
  private final Map<String, String> byMove = new HashMap<>();

  AnswerTable() {
    for (Player player : Player.values()) {
      byPosition.put(player, new HashMap<>());
    }
  }

  /// Adds an answer to a position.
  ///
  /// @return another answer that it has already, if there is one
  Optional<String> add(Player mover, Position position, String answer) {
    Entry known =
        byPosition
            .getOrDefault(mover, new HashMap<>())
            .putIfAbsent(keys.key(position), new Entry(position, answer));
    return known == null || !known.position().equals(position)
        ? Optional.empty()
        : other(known.answer(), answer);
  }

  /// Adds an answer to a move of the opponent; as for a position.
  Optional<String> add(String move, String answer) {
    String known = byMove.putIfAbsent(Situation.plain(move), answer);
    return known == null ? Optional.empty() : other(known, answer);
  }

  /// The first of two answers, if they differ.
  static Optional<String> other(String known, String answer) {
    return Situation.plain(known).equals(Situation.plain(answer))
        ? Optional.empty()
        : Optional.of(known);
  }

  @Override
  public boolean isPositional() {
    return byMove.isEmpty();
  }

  @Override
  public Reply reply(Situation situation) {
    Entry entry =
        byPosition.getOrDefault(situation.mover(), Map.of()).get(keys.key(situation.position()));
    if (entry != null) {
      return entry.position().equals(situation.position())
          ? FirstMoves.named(situation, entry.answer())
          : inOtherOrder(situation, entry);
    }
    return situation
        .last()
        .flatMap(last -> last.found(byMove))
        .map(answer -> FirstMoves.named(situation, answer))
        .orElseGet(() -> new Reply.Fails(Gap.Kind.NO_ANSWER, "the strategy has no answer"));
  }

  /// The answer where the parts of the sum are in another order than in the table.
  private Reply inOtherOrder(Situation situation, Entry entry) {
    LegalMoves written = LegalMoves.of(entry.position(), situation.mover());
    if (written.find(entry.answer()) instanceof Selection.One(LegalMove meant)) {
      List<Integer> wanted = keys.key(meant.to());
      for (LegalMove move : situation.legal().list()) {
        Computation.poll();
        if (keys.key(move.to()).equals(wanted)) {
          return Reply.Moves.of(move);
        }
      }
    }
    return FirstMoves.named(situation, entry.answer());
  }
}
