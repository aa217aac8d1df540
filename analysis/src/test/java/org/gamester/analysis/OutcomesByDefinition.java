package org.gamester.analysis;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Ending;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.values.Outcome;
import org.gamester.values.Player;

/**
 * Outcomes by the definition, under any convention: the turns in which a player can force a win
 * within n moves, for n = 0, 1, ..., until no more are added. Only moves and endings are used.
 */
final class OutcomesByDefinition {
  private final Convention convention;
  private final Position root;

  private OutcomesByDefinition(Position root, Convention convention) {
    this.root = root;
    this.convention = convention;
  }

  static Outcome of(Position root) {
    return of(root, Convention.of(root));
  }

  static Outcome of(Position root, Convention convention) {
    return new OutcomesByDefinition(root, convention).outcome();
  }

  private record Turn(Position position, Player mover) {}

  private Optional<Ending> ending(Turn turn) {
    if (convention == Convention.SCORING && turn.position.moves(turn.mover).isEmpty()) {
      int lead = turn.position.score(Player.LEFT) - turn.position.score(Player.RIGHT);
      return Optional.of(lead == 0 ? Ending.DRAW : lead > 0 ? Ending.LEFT_WINS : Ending.RIGHT_WINS);
    }
    return convention == Convention.ENDING ? turn.position.ending(turn.mover) : Optional.empty();
  }

  private List<Turn> next(Turn turn) {
    List<Turn> next = new ArrayList<>();
    if (ending(turn).isEmpty()) {
      for (Move move : turn.position.moves(turn.mover)) {
        next.add(new Turn(move.to(), move.next(turn.mover)));
      }
    }
    return next;
  }

  private Outcome outcome() {
    Map<Turn, List<Turn>> all = reachable();
    Set<Turn> left = forced(all, Player.LEFT);
    Set<Turn> right = forced(all, Player.RIGHT);
    return Outcome.of(
        winner(new Turn(root, Player.LEFT), left, right),
        winner(new Turn(root, Player.RIGHT), left, right));
  }

  private Map<Turn, List<Turn>> reachable() {
    Map<Turn, List<Turn>> all = new HashMap<>();
    List<Turn> open = new ArrayList<>();
    for (Player player : Player.values()) {
      open.add(new Turn(root, player));
    }
    while (!open.isEmpty()) {
      Turn turn = open.removeLast();
      if (!all.containsKey(turn)) {
        all.put(turn, next(turn));
        open.addAll(all.get(turn));
      }
    }
    return all;
  }

  private Set<Turn> forced(Map<Turn, List<Turn>> all, Player winner) {
    Set<Turn> forced = new HashSet<>();
    while (true) {
      Set<Turn> longer = new HashSet<>();
      for (Map.Entry<Turn, List<Turn>> turn : all.entrySet()) {
        if (isForced(turn.getKey(), turn.getValue(), winner, forced)) {
          longer.add(turn.getKey());
        }
      }
      if (longer.equals(forced)) {
        return forced;
      }
      forced = longer;
    }
  }

  private boolean isForced(Turn turn, List<Turn> next, Player winner, Set<Turn> forced) {
    Optional<Ending> ending = ending(turn);
    if (ending.isPresent()) {
      return ending.get() == Ending.win(winner);
    }
    if (next.isEmpty()) {
      return (turn.mover == winner) == (convention == Convention.MISERE);
    }
    return turn.mover == winner
        ? next.stream().anyMatch(forced::contains)
        : next.stream().allMatch(forced::contains);
  }

  private static Optional<Player> winner(Turn turn, Set<Turn> left, Set<Turn> right) {
    if (left.contains(turn)) {
      return Optional.of(Player.LEFT);
    }
    return right.contains(turn) ? Optional.of(Player.RIGHT) : Optional.empty();
  }
}
