package org.gamester.analysis.check;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.values.Player;

/**
 * Plays every line in which the winner follows a certificate, on the boards themselves, and sees
 * who has no move in the end: the reference for {@link ProofCheck}. It looks only at what the lines
 * meet, and ends because the games do.
 */
final class PlayedOut {
  private record State(Position position, Player mover, int node) {}

  private final ProofCertificate certificate;
  private final boolean misere;
  private final Map<State, Boolean> known = new HashMap<>();

  PlayedOut(ProofCertificate certificate, boolean misere) {
    this.certificate = certificate;
    this.misere = misere;
  }

  /** Whether the winner wins every line from a position on, by following a node. */
  boolean wins(Position position, Player mover, Player winner, int node) {
    State state = new State(position, mover, node);
    Boolean before = known.get(state);
    if (before == null) {
      before = node < certificate.nodes().size() && playOut(position, mover, winner, node);
      known.put(state, before);
    }
    return before;
  }

  private boolean playOut(Position position, Player mover, Player winner, int number) {
    ProofNode node = certificate.nodes().get(number);
    if (node.mover() != mover || !texts(position).equals(texts(node))) {
      return false;
    }
    List<Move> moves = position.moves(mover);
    if (moves.isEmpty()) {
      return (mover == winner) == misere;
    }
    Player next = mover.opponent();
    if (mover == winner) {
      return node instanceof ProofNode.WinnerMoves choice
          && moves.stream()
              .filter(move -> move.name().endsWith(choice.move()))
              .anyMatch(move -> wins(move.to(), next, winner, choice.to()));
    }
    return node instanceof ProofNode.LoserMoves
        && moves.stream()
            .allMatch(
                move -> node.next().stream().anyMatch(to -> wins(move.to(), next, winner, to)));
  }

  private static List<String> texts(Position position) {
    List<String> texts = new ArrayList<>();
    for (Position part : position instanceof DisjunctiveSum sum ? sum.parts() : List.of(position)) {
      if (!part.moves(Player.LEFT).isEmpty() || !part.moves(Player.RIGHT).isEmpty()) {
        texts.add(part.rules().text(part));
      }
    }
    Collections.sort(texts);
    return texts;
  }

  private List<String> texts(ProofNode node) {
    List<Position> parts = new ArrayList<>();
    for (int part : node.sum()) {
      parts.add(Catalogue.standard().readSum(certificate.parts().get(part)));
    }
    return texts(DisjunctiveSum.of(parts));
  }
}
