package org.gamester.analysis.strategy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gamester.analysis.check.ArgumentCertificate;
import org.gamester.analysis.play.LegalMove;
import org.gamester.analysis.play.LegalMoves;
import org.gamester.analysis.play.PlayedMove;
import org.gamester.analysis.proofs.PositionText;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Position;
import org.gamester.values.Computation;
import org.gamester.values.Outcome;
import org.gamester.values.Player;

/// The strategy that makes the nim sum of the Grundy values 0 with every move (Sprague and Grundy).
/// It wins for the player who does not start if the nim sum is 0, and for the player who starts
/// otherwise. So a wrong claim fails at once, or after a move of the opponent to a sum of 0.
final class NimSumArgument {
  private final Position start;
  private final GrundyTable table;

  NimSumArgument(Position start) {
    this.start = start;
    this.table = new GrundyTable(start);
  }

  /// Why the strategy fails; empty if it wins.
  Optional<Gap> gap(Outcome claimed) {
    if (table.partizan().isPresent()) {
      Position partizan = table.partizan().get();
      return Optional.of(
          Gap.atStart(
              start,
              Player.LEFT,
              Gap.Kind.NOT_APPLICABLE,
              "Left and Right have different moves in %s, so it has no Grundy value"
                  .formatted(partizan.rules().text(partizan))));
    }
    int sum = table.nimSum(start);
    Optional<Gap> found = Optional.empty();
    for (Player starter : Player.values()) {
      boolean starts = claimed.winner(starter).orElseThrow() == starter;
      if (starts && sum == 0) {
        return Optional.of(fails(starter, List.of(), start, starter));
      }
      if (!starts && sum != 0 && found.isEmpty()) {
        LegalMoves legal = LegalMoves.of(start, starter);
        for (LegalMove move : legal.list()) {
          Computation.poll();
          if (found.isEmpty() && table.nimSum(move.to()) == 0) {
            Player other = starter.opponent();
            PlayedMove made = new PlayedMove(starter, legal.key(move), move.to(), other);
            found = Optional.of(fails(starter, List.of(made), move.to(), other));
          }
        }
      }
    }
    return found;
  }

  private static Gap fails(Player starter, List<PlayedMove> line, Position at, Player mover) {
    boolean isOver = at.moves(mover).isEmpty();
    return new Gap(
        starter,
        line,
        at,
        mover,
        isOver ? Gap.Kind.OPPONENT_MOVED_LAST : Gap.Kind.NO_ANSWER,
        isOver
            ? "the nim sum is 0, and " + mover.displayName() + " has no move"
            : "the nim sum is 0 already, and no move leaves it 0");
  }

  /// The certificate of a claim that holds.
  ArgumentCertificate.NimSum certificate(Catalogue catalogue) {
    PositionText texts = new PositionText(catalogue);
    List<ArgumentCertificate.GrundyPart> parts = new ArrayList<>();
    for (Position part : table.order()) {
      Computation.poll();
      parts.add(new ArgumentCertificate.GrundyPart(texts.ofPart(part), table.nimSum(part)));
    }
    return new ArgumentCertificate.NimSum(parts);
  }

  /// The nim sum of the start.
  int sum() {
    return table.nimSum(start);
  }

  /// How many positions have a value.
  int size() {
    return table.order().size();
  }
}
