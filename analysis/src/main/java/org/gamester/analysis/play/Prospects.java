package org.gamester.analysis.play;

import java.util.Optional;
import java.util.OptionalInt;
import org.gamester.analysis.Evaluator;
import org.gamester.analysis.Outcomes;
import org.gamester.analysis.Remoteness;
import org.gamester.analysis.Remoteness.Verdict;
import org.gamester.analysis.Scores;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Position;
import org.gamester.values.Player;
import org.jspecify.annotations.Nullable;

/**
 * Who wins the turns of a play, and in how many moves where the whole play can be listed.
 *
 * <p>What is found is kept for the turns that follow. Not safe between threads.
 */
public final class Prospects {

  /** How many turns are listed, where the outcome can also be found without listing them. */
  private static final int MOST_TURNS = 1 << 15;

  /** How many turns are listed, where all have to be listed in any case. */
  private static final int MOST_TURNS_OF_ENDLESS_PLAY = 1 << 18;

  private final Evaluator evaluator;
  private final Outcomes outcomes;
  private final int mostTurns;
  private final int mostTurnsOfEndlessPlay;
  private @Nullable Remoteness remoteness;

  /**
   * @param evaluator finds values where they decide
   */
  public Prospects(Evaluator evaluator) {
    this(evaluator, MOST_TURNS, MOST_TURNS_OF_ENDLESS_PLAY);
  }

  /** As above, with other bounds on the turns that are listed. */
  Prospects(Evaluator evaluator, int mostTurns, int mostTurnsOfEndlessPlay) {
    this.evaluator = evaluator;
    this.mostTurns = mostTurns;
    this.mostTurnsOfEndlessPlay = mostTurnsOfEndlessPlay;
    this.outcomes = new Outcomes(evaluator);
  }

  /** Finds scores. */
  Scores scores() {
    return outcomes.scores();
  }

  /** Finds values. */
  Evaluator evaluator() {
    return evaluator;
  }

  /**
   * Lists all that can be reached, if it is not too much, so that the verdicts on it have numbers
   * of moves.
   *
   * @return whether it was not too much
   * @throws org.gamester.values.ComputationStopped if the search is stopped
   */
  boolean explore(Position position, Player mover, Convention convention) {
    if (remoteness != null && remoteness.verdict(position, mover).isPresent()) {
      return true;
    }
    int most = Play.mayBeEndless(convention) ? mostTurnsOfEndlessPlay : mostTurns;
    remoteness = Remoteness.of(position, mover, convention, most).orElse(null);
    return remoteness != null;
  }

  /**
   * Who wins a turn.
   *
   * @param convention the convention of the play
   * @throws org.gamester.analysis.LoopyPositionException if the play can return to a position, and
   *     the convention is normal or misere play
   * @throws org.gamester.values.ComputationStopped if the search is stopped
   */
  Verdict of(Position position, Player mover, Convention convention) {
    Optional<Verdict> listed =
        remoteness == null ? Optional.empty() : remoteness.verdict(position, mover);
    return listed.orElseGet(
        () -> new Verdict(outcomes.winner(position, mover, convention), OptionalInt.empty()));
  }
}
