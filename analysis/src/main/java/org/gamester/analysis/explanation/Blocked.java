package org.gamester.analysis.explanation;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.gamester.rulesets.Position;
import org.gamester.values.Computation;
import org.gamester.values.Outcome;
import org.gamester.values.Player;

/**
 * Whether a player can never move. A player who has no move now gets one only by moves of the
 * opponent, so these alone are followed, summand by summand, up to a bound.
 */
record Blocked(int most) {

  /**
   * The argument, if a player can never move.
   *
   * @param parts the summands
   * @param ifNobody the outcome if nobody can move
   */
  Optional<Argument> of(List<Position> parts, Outcome ifNobody) {
    boolean leftMoves = parts.stream().anyMatch(part -> !part.moves(Player.LEFT).isEmpty());
    boolean rightMoves = parts.stream().anyMatch(part -> !part.moves(Player.RIGHT).isEmpty());
    if (!leftMoves && !rightMoves) {
      return Optional.of(new Argument.NobodyMoves(ifNobody));
    }
    if (leftMoves && rightMoves) {
      return Optional.empty();
    }
    Player stuck = leftMoves ? Player.RIGHT : Player.LEFT;
    return isForEver(parts, stuck)
        ? Optional.of(new Argument.OneIsBlocked(stuck))
        : Optional.empty();
  }

  private boolean isForEver(List<Position> parts, Player stuck) {
    Set<Position> seen = new HashSet<>(parts);
    Deque<Position> open = new ArrayDeque<>(seen);
    while (!open.isEmpty()) {
      Computation.poll();
      Position next = open.remove();
      if (!next.moves(stuck).isEmpty() || seen.size() > most) {
        return false;
      }
      for (Position option : next.options(stuck.opponent())) {
        if (seen.add(option)) {
          open.add(option);
        }
      }
    }
    return true;
  }
}
