package org.gamester.analysis;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Ending;
import org.gamester.rulesets.Position;
import org.gamester.values.Computation;
import org.gamester.values.ComputationStopped;
import org.gamester.values.Outcome;
import org.gamester.values.Player;

/**
 * Who wins positions to which play can return, or which end by themselves with a win or a draw.
 *
 * <p>All turns that can be reached (a position and who is to move) are found first. Then wins are
 * carried back from the turns in which the play is over: a turn is won for its mover if some move
 * leads to a turn that the mover wins, and lost if all moves lead to turns that the opponent wins.
 * What is left when nothing more follows is a draw, by endless play or by the rules.
 *
 * <p>This is right: a win that is carried back has a bound on the number of moves, by induction on
 * the order in which it was found. In a turn that is left over no move leads to a win of the mover,
 * and at least one leads to a turn that is left over or ended in a draw; so neither player can
 * force a win, and both can avoid a loss. (Siegel, <i>Combinatorial Game Theory</i>, section VI.1.)
 *
 * <p>Results of earlier questions are kept, and a later search stops at them.
 *
 * <p>Cost: linear in the turns and moves that can be reached, in time and in memory. A question
 * that needs more turns than the bound is given up.
 */
final class RetrogradeAnalysis {

  private record Turn(Position position, Player mover) {}

  private final Convention convention;
  private final int maxTurns;
  private final EvaluationReport report;
  private final Map<Turn, Ending> results = new HashMap<>();

  /**
   * @param convention LOOPY or ENDING
   * @param maxTurns how many turns are held at most
   */
  RetrogradeAnalysis(Convention convention, int maxTurns, EvaluationReport report) {
    this.convention = convention;
    this.maxTurns = maxTurns;
    this.report = report;
  }

  /**
   * The outcome of a position, with draws.
   *
   * @throws ComputationStopped if more turns can be reached than the bound
   */
  synchronized Outcome outcome(Position position) {
    Position root = inOrder(position);
    return Outcome.of(winner(root, Player.LEFT), winner(root, Player.RIGHT));
  }

  /** Whether a turn has been decided already. */
  synchronized boolean knows(Position position, Player mover) {
    return results.containsKey(new Turn(inOrder(position), mover));
  }

  private Optional<Player> winner(Position position, Player mover) {
    Turn turn = new Turn(position, mover);
    Ending result = results.get(turn);
    if (result == null) {
      if (results.size() >= maxTurns / 2) {
        results.clear();
      }
      new Search(turn).solve();
      result = results.get(turn);
    }
    return java.util.Objects.requireNonNull(result).winner();
  }

  /** A sum with its parts in an order that depends on nothing but them. */
  private static Position inOrder(Position position) {
    return position instanceof DisjunctiveSum sum
        ? SumOfParts.of(sum.parts(), part -> false).position()
        : position;
  }

  /** The turns that can be reached from one and have no result yet. */
  private final class Search {
    private final List<Turn> turns = new ArrayList<>();
    private final Map<Turn, Integer> indices = new HashMap<>();
    private final TurnGraph graph = new TurnGraph();

    Search(Turn root) {
      index(root);
    }

    private int index(Turn turn) {
      Integer known = indices.get(turn);
      if (known != null) {
        return known;
      }
      PositionBound.requireRoom(results.size() + turns.size(), maxTurns);
      int index = graph.add(turn.mover);
      turns.add(turn);
      indices.put(turn, index);
      return index;
    }

    void solve() {
      for (int index = 0; index < turns.size(); index++) {
        Computation.poll();
        report.look(turns.size() - index);
        expand(index);
        report.count();
      }
      graph.carryBack();
      for (int index = 0; index < turns.size(); index++) {
        results.put(turns.get(index), graph.ending(index));
      }
    }

    private void expand(int index) {
      Turn turn = turns.get(index);
      if (convention == Convention.ENDING) {
        Optional<Ending> ended = turn.position.ending(turn.mover);
        if (ended.isPresent()) {
          graph.decide(index, ended.get());
          return;
        }
      }
      Player opponent = turn.mover.opponent();
      for (Position option : turn.position.options(turn.mover)) {
        Computation.poll();
        Turn next = new Turn(inOrder(option), opponent);
        Ending known = results.get(next);
        if (known == null) {
          graph.addMove(index, index(next));
        } else if (known == Ending.win(turn.mover)) {
          graph.decide(index, known);
        } else if (known == Ending.DRAW) {
          graph.addDrawingMove(index);
        }
      }
      if (!graph.hasHope(index) && !graph.isDecided(index)) {
        graph.decide(index, Ending.win(opponent));
      }
    }
  }

  /** How many turns are held. */
  synchronized long size() {
    return results.size();
  }
}
