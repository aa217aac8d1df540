package org.gamester.analysis.play;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Ending;
import org.gamester.rulesets.Position;
import org.gamester.values.Player;

/**
 * Who can force a win, and within how many moves, by the definition: first the turns that are won
 * at once, then those won within one move, two, and so on, until no more are added.
 */
final class WinsByDefinition {

  record Turn(Position position, Player mover) {}

  private final Convention convention;
  private final Set<Turn> turns = new HashSet<>();
  private final Map<Player, Map<Turn, Integer>> wins = new EnumMap<>(Player.class);

  WinsByDefinition(Position root, Convention convention) {
    this.convention = convention;
    List<Turn> open = new ArrayList<>();
    for (Player player : Player.values()) {
      open.add(new Turn(root, player));
    }
    while (!open.isEmpty()) {
      Turn turn = open.removeLast();
      if (turns.add(turn)) {
        open.addAll(next(turn));
      }
    }
    for (Player player : Player.values()) {
      wins.put(player, forced(player));
    }
  }

  private Optional<Ending> ending(Turn turn) {
    Optional<Ending> ending =
        convention == Convention.ENDING ? turn.position.ending(turn.mover) : Optional.empty();
    if (ending.isPresent() || !turn.position.moves(turn.mover).isEmpty()) {
      return ending;
    }
    return Optional.of(
        Ending.win(convention == Convention.MISERE ? turn.mover : turn.mover.opponent()));
  }

  private List<Turn> next(Turn turn) {
    List<Turn> next = new ArrayList<>();
    if (ending(turn).isEmpty()) {
      for (Position to : turn.position.options(turn.mover)) {
        next.add(new Turn(to, turn.mover.opponent()));
      }
    }
    return next;
  }

  private Map<Turn, Integer> forced(Player winner) {
    Map<Turn, Integer> forced = new HashMap<>();
    int before = -1;
    for (int moves = 0; forced.size() > before; moves++) {
      before = forced.size();
      Map<Turn, Integer> added = new HashMap<>();
      for (Turn turn : turns) {
        if (!forced.containsKey(turn) && isForced(turn, winner, forced)) {
          added.put(turn, moves);
        }
      }
      forced.putAll(added);
    }
    return forced;
  }

  private boolean isForced(Turn turn, Player winner, Map<Turn, Integer> forced) {
    Optional<Ending> ending = ending(turn);
    if (ending.isPresent()) {
      return ending.get() == Ending.win(winner);
    }
    return turn.mover == winner
        ? next(turn).stream().anyMatch(forced::containsKey)
        : next(turn).stream().allMatch(forced::containsKey);
  }

  Set<Turn> turns() {
    return turns;
  }

  /** Within how many moves {@code player} can force a win; empty if that cannot be forced. */
  Optional<Integer> wins(Player player, Position position, Player mover) {
    return Optional.ofNullable(wins.getOrDefault(player, Map.of()).get(new Turn(position, mover)));
  }

  Optional<Player> winner(Position position, Player mover) {
    for (Player player : Player.values()) {
      if (wins(player, position, mover).isPresent()) {
        return Optional.of(player);
      }
    }
    return Optional.empty();
  }
}
