package org.gamester.analysis;

import java.util.ArrayList;
import java.util.Arrays;
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
import org.jspecify.annotations.Nullable;

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
    private @Nullable Ending[] found = new @Nullable Ending[64];

    /** How many moves of a turn do not lead to a win of the opponent, as far as is known. */
    private int[] hopes = new int[64];

    private int moveCount;
    private int[] movesFrom = new int[128];
    private int[] movesTo = new int[128];

    Search(Turn root) {
      index(root);
    }

    private int index(Turn turn) {
      Integer known = indices.get(turn);
      if (known != null) {
        return known;
      }
      int index = turns.size();
      if (results.size() + index >= maxTurns) {
        throw new ComputationStopped(
            ComputationStopped.Reason.MEMORY,
            String.format(
                java.util.Locale.ROOT,
                "gave up: more than %,d positions can be reached",
                maxTurns));
      }
      if (index == hopes.length) {
        hopes = Arrays.copyOf(hopes, 2 * index);
        found = Arrays.copyOf(found, 2 * index);
      }
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
      carryBack();
      for (int index = 0; index < turns.size(); index++) {
        Ending ending = found[index];
        results.put(turns.get(index), ending == null ? Ending.DRAW : ending);
      }
    }

    private void expand(int index) {
      Turn turn = turns.get(index);
      if (convention == Convention.ENDING) {
        Optional<Ending> ended = turn.position.ending(turn.mover);
        if (ended.isPresent()) {
          found[index] = ended.get();
          return;
        }
      }
      Player opponent = turn.mover.opponent();
      for (Position option : turn.position.options(turn.mover)) {
        Computation.poll();
        Turn next = new Turn(inOrder(option), opponent);
        Ending known = results.get(next);
        if (known == null) {
          hopes[index]++;
          addMove(index, index(next));
        } else if (known == Ending.win(turn.mover)) {
          found[index] = known;
        } else if (known == Ending.DRAW) {
          hopes[index]++;
        }
      }
      if (hopes[index] == 0 && found[index] == null) {
        found[index] = Ending.win(opponent);
      }
    }

    private void addMove(int from, int to) {
      if (moveCount == movesFrom.length) {
        movesFrom = Arrays.copyOf(movesFrom, 2 * moveCount);
        movesTo = Arrays.copyOf(movesTo, 2 * moveCount);
      }
      movesFrom[moveCount] = from;
      movesTo[moveCount++] = to;
    }

    private void carryBack() {
      int size = turns.size();
      int[] ends = new int[size + 1];
      for (int move = 0; move < moveCount; move++) {
        ends[movesTo[move]]++;
      }
      for (int turn = 1; turn <= size; turn++) {
        ends[turn] += ends[turn - 1];
      }
      int[] before = new int[moveCount];
      for (int move = 0; move < moveCount; move++) {
        before[--ends[movesTo[move]]] = movesFrom[move];
      }
      int[] queue = new int[size];
      int end = 0;
      for (int turn = 0; turn < size; turn++) {
        if (found[turn] != null && found[turn] != Ending.DRAW) {
          queue[end++] = turn;
        }
      }
      for (int next = 0; next < end; next++) {
        Computation.poll();
        Ending won = found[queue[next]];
        for (int i = ends[queue[next]]; i < ends[queue[next] + 1]; i++) {
          int turn = before[i];
          if (found[turn] != null) {
            continue;
          }
          if (won == Ending.win(turns.get(turn).mover) || --hopes[turn] == 0) {
            found[turn] = won;
            queue[end++] = turn;
          }
        }
      }
    }
  }

  /** How many turns are held. */
  synchronized long size() {
    return results.size();
  }
}
