package org.gamester.analysis.explanation;

import java.util.List;
import java.util.OptionalInt;
import org.gamester.analysis.Evaluator;
import org.gamester.analysis.MoveOutcomes;
import org.gamester.analysis.MoveOutcomes.MoveOutcome;
import org.gamester.analysis.Outcomes;
import org.gamester.analysis.Scores;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Position;
import org.gamester.values.Outcome;
import org.gamester.values.Player;

/**
 * Explains games in which a player may have to move again, or in a certain part: of coins on
 * strings what the search has found, and what the board shows; of others what a theorem says.
 */
final class CoinExplainer {

  private CoinExplainer() {}

  /**
   * Explains a position that is played for a score or with entailing moves.
   *
   * @throws org.gamester.values.ComputationStopped if the search is stopped
   */
  static Explanation explain(Position position, Convention convention, Evaluator evaluator) {
    Outcomes outcomes = new Outcomes(evaluator);
    Scores scores = outcomes.scores();
    Outcome outcome = outcomes.of(position, convention);
    Argument argument =
        position
            .theorem()
            .<Argument>map(theorem -> new Argument.ByTheorem(position, theorem))
            .orElseGet(() -> coinsOnStrings(position, convention, outcome, scores));
    List<Player> starters =
        position.isImpartial() ? List.of(Player.LEFT) : List.of(Player.LEFT, Player.RIGHT);
    List<WinningMoves> winning =
        starters.stream()
            .filter(outcome::winsStarting)
            .map(player -> winning(MoveOutcomes.of(outcomes, position, player, convention)))
            .toList();
    return new Explanation(position, convention, List.of(argument), List.of(), winning);
  }

  private static Argument coinsOnStrings(
      Position position, Convention convention, Outcome outcome, Scores scores) {
    boolean isScored = convention == Convention.SCORING;
    return new Argument.CoinsOnStrings(
        outcome,
        isScored ? OptionalInt.of(scores.of(position, Player.LEFT)) : OptionalInt.empty(),
        isScored ? OptionalInt.of(scores.of(position, Player.RIGHT)) : OptionalInt.empty(),
        isScored ? OptionalInt.empty() : scores.nimber(position),
        Scores.facts(position));
  }

  private static WinningMoves winning(MoveOutcomes moves) {
    return new WinningMoves(
        moves.player(),
        moves.moves().stream()
            .filter(MoveOutcome::winning)
            .map(move -> new WinningMoves.Named(move.move().name(), move.count()))
            .toList(),
        true);
  }
}
