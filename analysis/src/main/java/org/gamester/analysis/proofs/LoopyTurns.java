package org.gamester.analysis.proofs;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.gamester.analysis.PositionBound;
import org.gamester.analysis.TurnGraph;
import org.gamester.rulesets.Ending;
import org.gamester.values.Computation;
import org.gamester.values.ComputationStopped;
import org.gamester.values.Player;

/**
 * Who wins the turns of sums to which play may return, in how many moves at most, or that nobody
 * does; by retrograde analysis of all turns that can be reached, see {@link TurnGraph}.
 */
final class LoopyTurns {
  private final SumParts parts;
  private final int maxTurns;
  private final Map<Turn, Integer> numbers = new HashMap<>();
  private final List<Turn> turns = new ArrayList<>();
  private final TurnGraph graph = new TurnGraph();

  /**
   * @param maxTurns how many turns are held at most
   */
  LoopyTurns(SumParts parts, int maxTurns) {
    this.parts = parts;
    this.maxTurns = maxTurns;
  }

  /**
   * Finds who wins some turns and all that can be reached from them.
   *
   * @throws ComputationStopped if there are more than the bound, or the search is stopped
   */
  void solve(List<Turn> roots) {
    roots.forEach(this::number);
    for (int next = 0; next < turns.size(); next++) {
      Turn turn = turns.get(next);
      Player opponent = turn.mover().opponent();
      for (SumMove move : parts.moves(turn)) {
        Computation.poll();
        graph.addMove(next, number(new Turn(move.to(), opponent)));
      }
      if (!graph.hasHope(next)) {
        graph.decide(next, Ending.win(opponent));
      }
    }
    graph.carryBack();
  }

  private int number(Turn turn) {
    Integer known = numbers.get(turn);
    if (known != null) {
      return known;
    }
    PositionBound.requireRoom(turns.size(), maxTurns);
    int number = graph.add(turn.mover());
    turns.add(turn);
    numbers.put(turn, number);
    return number;
  }

  private int known(Turn turn) {
    return Objects.requireNonNull(numbers.get(turn), "a turn that cannot be reached");
  }

  /** Who wins a turn that has been reached; empty for a draw. */
  Optional<Player> winner(Turn turn) {
    return graph.ending(known(turn)).winner();
  }

  /** How many moves a turn that is won lasts if the winner hurries and the loser delays. */
  int length(Turn turn) {
    return graph.length(known(turn)).orElseThrow();
  }
}
