package org.gamester.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.values.Computation;
import org.gamester.values.Fields;
import org.gamester.values.Outcome;
import org.gamester.values.Player;

/**
 * The moves of one player in a position: where each leads, and who wins then under a convention.
 * What {@link MoveAnalysis} is for normal play, without values.
 *
 * @param player whose moves they are
 * @param moves the moves in the order of the ruleset, those to equal positions once
 */
public record MoveOutcomes(Player player, List<MoveOutcome> moves) {

  public MoveOutcomes {
    moves = List.copyOf(moves);
  }

  /**
   * One move.
   *
   * @param player whose move it is
   * @param move its name and the position it leads to
   * @param count how many moves lead to that position; this is the first of them
   * @param outcome the outcome of that position, under the convention of the position before
   * @param winner who wins with best play after the move; empty for a draw
   * @param score what Left scores then minus what Right scores, in play for a score
   */
  @Fields({"move", "to", "count", "outcome", "winning", "drawing", "score?"})
  public record MoveOutcome(
      Player player,
      Move move,
      int count,
      Outcome outcome,
      Optional<Player> winner,
      Optional<Integer> score) {

    /** The position that it leads to. */
    public Position to() {
      return move.to();
    }

    /** Whether the player wins. */
    public boolean winning() {
      return winner.equals(Optional.of(player));
    }

    /** Whether the play is a draw. */
    public boolean drawing() {
      return winner.isEmpty();
    }
  }

  /**
   * Finds the outcomes of the moves of {@code player}.
   *
   * @throws org.gamester.rulesets.ConventionException if the position is a sum of positions that
   *     cannot be added
   * @throws LoopyPositionException if play can return to a position, and the convention is normal
   *     or misere play
   * @throws org.gamester.values.ComputationStopped if a search is stopped
   */
  public static MoveOutcomes of(Outcomes outcomes, Position position, Player player) {
    return of(outcomes, position, player, Convention.of(position));
  }

  /**
   * Finds the outcomes of the moves of {@code player} under a convention, for example misere play
   * of a position whose rules are those of normal play.
   *
   * @throws LoopyPositionException if play can return to a position, and the convention is normal
   *     or misere play
   * @throws org.gamester.values.ComputationStopped if a search is stopped
   */
  public static MoveOutcomes of(
      Outcomes outcomes, Position position, Player player, Convention convention) {
    List<MoveOutcome> analysed = new ArrayList<>();
    if (convention == Convention.ENDING && position.ending(player).isPresent()) {
      return new MoveOutcomes(player, analysed);
    }
    Map<Position, Scores.Score> scores =
        convention == Convention.SCORING
            ? outcomes.scores().afterMoves(position, player)
            : Map.of();
    for (Map.Entry<Position, List<Move>> moves :
        MoveAnalysis.byPosition(position, player).entrySet()) {
      Computation.pollNow();
      Move move = moves.getValue().getFirst();
      Optional<Scores.Score> score = Optional.ofNullable(scores.get(move.to()));
      Outcome outcome =
          score.map(Scores.Score::outcome).orElseGet(() -> outcomes.of(move.to(), convention));
      analysed.add(
          new MoveOutcome(
              player,
              move,
              moves.getValue().size(),
              outcome,
              outcome.winner(move.next(player)),
              score.map(Scores.Score::next)));
    }
    return new MoveOutcomes(player, analysed);
  }

  /** How many moves end as is said, moves to equal positions counted one by one. */
  public int count(Optional<Player> winner) {
    return moves.stream()
        .filter(move -> move.winner().equals(winner))
        .mapToInt(MoveOutcome::count)
        .sum();
  }
}
