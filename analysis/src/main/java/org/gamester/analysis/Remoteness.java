package org.gamester.analysis;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Ending;
import org.gamester.rulesets.Position;
import org.gamester.values.Computation;
import org.gamester.values.Player;

/**
 * Who wins, and in how many moves, if the winner plays for a quick end and the loser for a late
 * one: the remoteness of <i>Winning Ways</i>, chapter 9, for any position and convention.
 *
 * <p>All turns that can be reached are listed, and wins are carried back from the ends, see {@link
 * TurnGraph}. Values say nothing about the length of a play, so neither components nor normal forms
 * are used.
 *
 * <p>Cost: linear in the turns and moves that can be reached, in time and in memory. A position
 * from which more can be reached than the bound has no answer here.
 */
public final class Remoteness {

  /** How many moves are held for each turn that may be held. */
  private static final int MOVES_FOR_TURN = 32;

  private record Turn(Position position, Player mover) {}

  /**
   * How a play ends with best play.
   *
   * @param winner who wins; empty for a draw
   * @param moves how many moves the play lasts, both players' counted; empty for a draw, or where
   *     it is not known
   */
  public record Verdict(Optional<Player> winner, OptionalInt moves) {}

  private final Convention convention;
  private final int maxTurns;
  private final TurnGraph graph = new TurnGraph();
  private final List<Turn> turns = new ArrayList<>();
  private final Map<Turn, Integer> indices = new HashMap<>();

  private Remoteness(Convention convention, int maxTurns) {
    this.convention = convention;
    this.maxTurns = maxTurns;
  }

  /**
   * The verdicts on a turn and on all turns that can be reached from it; empty if there are more
   * than {@code maxTurns}.
   *
   * @param convention the convention by which {@code position} is played
   * @throws org.gamester.values.ComputationStopped if the search is stopped
   */
  public static Optional<Remoteness> of(
      Position position, Player mover, Convention convention, int maxTurns) {
    Remoteness remoteness = new Remoteness(convention, maxTurns);
    return remoteness.solve(new Turn(position, mover)) ? Optional.of(remoteness) : Optional.empty();
  }

  /** How a turn ends; empty if it cannot be reached from the one that was asked about. */
  public Optional<Verdict> verdict(Position position, Player mover) {
    Integer index = indices.get(new Turn(position, mover));
    return index == null
        ? Optional.empty()
        : Optional.of(new Verdict(graph.ending(index).winner(), graph.length(index)));
  }

  private boolean solve(Turn root) {
    index(root);
    for (int next = 0; next < turns.size(); next++) {
      if (!expand(next)) {
        return false;
      }
    }
    graph.carryBack();
    return true;
  }

  private int index(Turn turn) {
    Integer known = indices.get(turn);
    if (known != null) {
      return known;
    }
    int index = graph.add(turn.mover);
    turns.add(turn);
    indices.put(turn, index);
    return index;
  }

  private boolean expand(int index) {
    Turn turn = turns.get(index);
    if (convention == Convention.ENDING) {
      Optional<Ending> ended = turn.position.ending(turn.mover);
      if (ended.isPresent()) {
        graph.decide(index, ended.get());
        return true;
      }
    }
    Player opponent = turn.mover.opponent();
    for (Position option : turn.position.options(turn.mover)) {
      Computation.poll();
      graph.addMove(index, index(new Turn(option, opponent)));
      if (turns.size() > maxTurns || graph.moveCount() > (long) MOVES_FOR_TURN * maxTurns) {
        return false;
      }
    }
    if (!graph.hasHope(index)) {
      Player winner = convention == Convention.MISERE ? turn.mover : opponent;
      graph.decide(index, Ending.win(winner));
    }
    return true;
  }
}
