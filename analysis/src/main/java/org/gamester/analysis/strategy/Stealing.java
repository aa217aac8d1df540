package org.gamester.analysis.strategy;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.gamester.analysis.play.LegalMove;
import org.gamester.analysis.play.LegalMoves;
import org.gamester.analysis.play.PlayedMove;
import org.gamester.analysis.play.Selection;
import org.gamester.analysis.proofs.GivenAnswers;
import org.gamester.rulesets.Position;
import org.gamester.values.Computation;
import org.gamester.values.Player;

/// Strategy stealing: a first move such that whatever the opponent could do after it, with the
/// players exchanged, could have been done at once. If the opponent had a winning answer, the
/// player who starts would play it first.
final class Stealing {
  private final Position start;
  private final Map<Player, String> named;
  private final GivenAnswers keys = new GivenAnswers();
  private int checked;

  /// @param named the first moves that the student names
  Stealing(Position start, Map<Player, String> named) {
    this.start = start;
    this.named = named;
  }

  /// What has been found for a player who starts.
  ///
  /// @param move the name of a first move that does
  /// @param gap why none does, otherwise
  record Found(String move, Optional<Gap> gap) {}

  /// A first move that does: the one that is named, or else the first.
  Found of(Player starter) {
    LegalMoves legal = LegalMoves.of(start, starter);
    if (legal.list().isEmpty()) {
      return failed(
          Gap.atStart(
              start,
              starter,
              Gap.Kind.OPPONENT_MOVED_LAST,
              starter.displayName() + " has no move, and loses at once"));
    }
    List<LegalMove> candidates = legal.list();
    String name = named.get(starter);
    if (name != null) {
      if (!(legal.find(name) instanceof Selection.One(LegalMove move))) {
        return failed(
            Gap.atStart(
                start,
                starter,
                Gap.Kind.ILLEGAL,
                "the first move '%s' is not a legal move of %s"
                    .formatted(name, starter.displayName())));
      }
      candidates = List.of(move);
    }
    Set<List<Integer>> atOnce = new HashSet<>();
    for (LegalMove move : legal.list()) {
      Computation.poll();
      atOnce.add(keys.key(move.to()));
    }
    Optional<Gap> first = Optional.empty();
    for (LegalMove move : candidates) {
      Computation.pollNow();
      Optional<Gap> gap = gap(starter, legal, move, atOnce);
      if (gap.isEmpty()) {
        return new Found(move.name(), gap);
      }
      first = first.or(() -> gap);
    }
    return new Found("", first);
  }

  private static Found failed(Gap gap) {
    return new Found("", Optional.of(gap));
  }

  private Optional<Gap> gap(
      Player starter, LegalMoves legal, LegalMove move, Set<List<Integer>> atOnce) {
    Player opponent = starter.opponent();
    LegalMoves replies = LegalMoves.of(move.to(), opponent);
    for (LegalMove reply : replies.list()) {
      Computation.poll();
      checked++;
      if (!atOnce.contains(keys.key(reply.to().negative()))) {
        return Optional.of(
            new Gap(
                starter,
                List.of(
                    new PlayedMove(starter, legal.key(move), move.to(), opponent),
                    new PlayedMove(opponent, replies.key(reply), reply.to(), starter)),
                reply.to(),
                starter,
                Gap.Kind.NOT_APPLICABLE,
                "no first move of %s leads to this position%s"
                    .formatted(
                        starter.displayName(),
                        reply.to().isImpartial() ? "" : " with the players exchanged")));
      }
    }
    return Optional.empty();
  }

  /// How many answers of the opponent were looked at.
  int checked() {
    return checked;
  }
}
