package org.gamester.analysis.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.gamester.rulesets.Position;
import org.gamester.values.Computation;
import org.gamester.values.Player;

/**
 * How many more moves a player has after a move than the opponent: what moves are worth at first
 * sight, before anything is known of who wins. It is counted move by move until so many moves have
 * been listed; the moves after these are put last.
 */
final class Mobility {
  private static final int MOST_LISTED = 20_000;

  private Mobility() {}

  /** The moves with the highest mobility first; equally good ones stay in their order. */
  static List<LegalMove> mostFirst(List<LegalMove> moves, Player mover) {
    Map<LegalMove, Integer> counts = new IdentityHashMap<>();
    int listed = 0;
    for (LegalMove move : moves) {
      if (listed > MOST_LISTED) {
        break;
      }
      Computation.poll();
      int own = count(move.to(), mover);
      int others = count(move.to(), mover.opponent());
      counts.put(move, own - others);
      listed += own + others;
    }
    List<LegalMove> counted = new ArrayList<>(moves.subList(0, counts.size()));
    counted.sort(
        Comparator.comparingInt((LegalMove move) -> -Objects.requireNonNull(counts.get(move))));
    counted.addAll(moves.subList(counts.size(), moves.size()));
    return counted;
  }

  private static int count(Position position, Player player) {
    return position.moves(player).size();
  }
}
