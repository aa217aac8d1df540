package org.gamester.analysis;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.values.Computation;
import org.gamester.values.Fields;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.gamester.values.Relation;
import org.gamester.values.ShortGame;

/**
 * The moves of one player in a position: where each leads, which of them win, which are
 * undominated, and which are best.
 *
 * <p>A move wins if the player wins what is left when the opponent starts. A move is undominated if
 * no other one leads to a strictly better value for the player; several can be, and an undominated
 * move need not be a canonical option (it may be reversible). It may lose, too: all moves from 0
 * do, and the move that is needed in a sum can be one that loses alone. A best move wins and is
 * undominated; where no move wins, none is best.
 *
 * @param player whose moves they are
 * @param moves the moves in the order of the ruleset, those to equal positions once
 */
public record MoveAnalysis(Player player, List<AnalysedMove> moves) {

  public MoveAnalysis {
    moves = List.copyOf(moves);
  }

  /**
   * One move.
   *
   * @param move its name and the position it leads to
   * @param count how many moves lead to that position; this is the first of them
   * @param value the value of that position
   * @param winning whether it wins if the game ends with nothing else on the table
   * @param undominated whether no other move of the player leads to a better value
   */
  @Fields({"move", "to", "count", "value", "outcome", "winning", "best", "undominated"})
  public record AnalysedMove(
      Move move, int count, ShortGame value, boolean winning, boolean undominated) {

    /** The position that it leads to. */
    public Position to() {
      return move.to();
    }

    /** Whether it wins, and no other move of the player leads to a better value. */
    public boolean best() {
      return winning && undominated;
    }

    /** The outcome of the position that the move leads to. */
    public Outcome outcome() {
      return value.outcome();
    }
  }

  /**
   * Analyses the moves of {@code player}.
   *
   * @throws org.gamester.rulesets.ConventionException if the position has no value
   * @throws LoopyPositionException if play can return to a position
   * @throws org.gamester.values.ComputationStopped if the evaluation is stopped
   */
  public static MoveAnalysis of(Evaluator evaluator, Position position, Player player) {
    Evaluator.requireNormalPlay(position);
    Map<Position, List<Move>> byPosition = byPosition(position, player);
    List<List<Move>> moves = List.copyOf(byPosition.values());
    List<ShortGame> values = new ArrayList<>(moves.size());
    for (Position to : byPosition.keySet()) {
      Computation.pollNow();
      values.add(evaluator.value(to));
    }
    List<ShortGame> distinct = List.copyOf(new java.util.LinkedHashSet<>(values));
    List<AnalysedMove> analysed = new ArrayList<>(moves.size());
    for (int i = 0; i < moves.size(); i++) {
      ShortGame value = values.get(i);
      boolean undominated = distinct.stream().noneMatch(other -> isBetter(player, other, value));
      boolean winning =
          player == Player.LEFT
              ? value.greaterOrEqual(ShortGame.ZERO)
              : value.lessOrEqual(ShortGame.ZERO);
      Move move = moves.get(i).getFirst();
      analysed.add(new AnalysedMove(move, moves.get(i).size(), value, winning, undominated));
    }
    return new MoveAnalysis(player, analysed);
  }

  /** The moves by where they lead, in the order of the ruleset. */
  static Map<Position, List<Move>> byPosition(Position position, Player player) {
    Map<Position, List<Move>> byPosition = new LinkedHashMap<>();
    for (Move move : position.moves(player)) {
      byPosition.computeIfAbsent(move.to(), to -> new ArrayList<>(1)).add(move);
    }
    return byPosition;
  }

  private static boolean isBetter(Player player, ShortGame other, ShortGame value) {
    Computation.poll();
    Relation relation = other.relationTo(value);
    return relation == (player == Player.LEFT ? Relation.GREATER : Relation.LESS);
  }

  /** The winning moves. */
  public List<AnalysedMove> winning() {
    return moves.stream().filter(AnalysedMove::winning).toList();
  }

  /** The undominated moves. */
  public List<AnalysedMove> undominated() {
    return moves.stream().filter(AnalysedMove::undominated).toList();
  }

  /** The best moves: the undominated ones among those that win. */
  public List<AnalysedMove> best() {
    return moves.stream().filter(AnalysedMove::best).toList();
  }

  /** How the value of move i stands to that of move j. */
  public Relation compare(int i, int j) {
    return moves.get(i).value().relationTo(moves.get(j).value());
  }
}
