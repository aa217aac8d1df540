package org.gamester.analysis.strategy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Position;
import org.gamester.values.Outcome;
import org.gamester.values.Player;

/// Whether a strategy wins, from the definition: by recursion over all plays of small positions.
final class StrategyByDefinition {
  private final BiFunction<Position, Player, Optional<Position>> answers;
  private final Map<String, OptionalInt> known = new HashMap<>();

  /// @param answers what the strategy moves to; empty if it has no legal answer
  StrategyByDefinition(BiFunction<Position, Player, Optional<Position>> answers) {
    this.answers = answers;
  }

  /// The number of moves of the shortest play that the strategy does not win; empty if it wins all.
  OptionalInt shortestFailure(Position start, Outcome outcome) {
    OptionalInt shortest = OptionalInt.empty();
    for (Player starter : Player.values()) {
      Player winner = outcome.winner(starter).orElseThrow();
      shortest = least(shortest, shortest(start, starter, winner));
    }
    return shortest;
  }

  private static OptionalInt least(OptionalInt one, OptionalInt other) {
    return one.isEmpty() || (other.isPresent() && other.getAsInt() < one.getAsInt()) ? other : one;
  }

  private OptionalInt shortest(Position position, Player mover, Player winner) {
    String key = key(position) + mover + winner;
    OptionalInt found = known.get(key);
    if (found == null) {
      List<Position> next = new ArrayList<>();
      boolean fails = false;
      if (mover == winner) {
        Optional<Position> answer = answers.apply(position, mover);
        answer.ifPresent(next::add);
        fails = answer.isEmpty();
      } else {
        next.addAll(position.options(mover));
      }
      found = fails ? OptionalInt.of(0) : OptionalInt.empty();
      for (Position after : next) {
        OptionalInt there = shortest(after, mover.opponent(), winner);
        found =
            least(
                found,
                there.isPresent() ? OptionalInt.of(there.getAsInt() + 1) : OptionalInt.empty());
      }
      known.put(key, found);
    }
    return found;
  }

  /// The parts in which somebody can move, in alphabetical order.
  static String key(Position position) {
    return (position instanceof DisjunctiveSum sum ? sum.parts() : List.of(position))
        .stream()
            .filter(
                part ->
                    !part.options(Player.LEFT).isEmpty() || !part.options(Player.RIGHT).isEmpty())
            .map(part -> part.rules().text(part))
            .sorted()
            .collect(Collectors.joining(" + "));
  }
}
