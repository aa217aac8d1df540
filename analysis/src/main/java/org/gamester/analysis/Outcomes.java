package org.gamester.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.ConventionException;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Theorem;
import org.gamester.rulesets.ValuePosition;
import org.gamester.values.ComputationStopped;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/**
 * Who wins positions, under the convention by which they are played.
 *
 * <p>For each convention there is one search: normal play, {@link OutcomeChooser}; misere play,
 * {@link MisereSearch}; play that may repeat, {@link RetrogradeAnalysis}; play that ends with a win
 * or a draw, {@link EndingSearch} within a bound, then the analysis; play for a score and with
 * entailing moves, {@link Scores}. What they have decided is remembered, within the bound of the
 * evaluator, for as long as this object lives; it may be used by any number of threads.
 */
public final class Outcomes {

  /** How many turns a retrograde analysis holds at most. */
  private static final int MOST_TURNS = 1 << 23;

  /** How many turns are expanded forwards, before all are listed. */
  private static final long FORWARDS = 1 << 17;

  private final Evaluator evaluator;
  private final OutcomeChooser normal;
  private final PositionMemory<MisereSearch.State, Boolean> misere;
  private final PositionMemory<Position, MisereSearch.Options> options;
  private final RetrogradeAnalysis loopy;
  private final RetrogradeAnalysis ending;
  private final EndingSearch forwards;
  private final Scores scores;

  /**
   * @param evaluator finds values where they decide, and reports the progress
   */
  public Outcomes(Evaluator evaluator) {
    this.evaluator = evaluator;
    this.normal = new OutcomeChooser(evaluator, false, evaluator.listener());
    this.misere = new PositionMemory<>(evaluator.memory());
    this.options = new PositionMemory<>(evaluator.memory());
    int maxTurns = Math.clamp(evaluator.memory(), 1 << 10, MOST_TURNS);
    this.loopy =
        new RetrogradeAnalysis(Convention.LOOPY, maxTurns, evaluator.report(this::remembered));
    this.ending =
        new RetrogradeAnalysis(Convention.ENDING, maxTurns, evaluator.report(this::remembered));
    this.scores = new Scores(evaluator);
    this.forwards = new EndingSearch(maxTurns, evaluator.report(this::remembered));
  }

  /**
   * The outcome of a position under its convention; that of play that may repeat if play can return
   * to a position, whether the rules say so or not.
   *
   * @throws ConventionException if it is a sum of positions that cannot be added
   * @throws LoopyPositionException if play can return to a position under misere play
   * @throws ComputationStopped if the search is stopped, or too many positions can be reached
   */
  public Outcome of(Position position) {
    Convention convention = Convention.of(position);
    try {
      return of(position, convention);
    } catch (LoopyPositionException e) {
      if (convention != Convention.NORMAL) {
        throw e;
      }
      return of(position, Convention.LOOPY);
    }
  }

  /**
   * The outcome under the convention of the position that {@code position} follows.
   *
   * @throws LoopyPositionException if play can return to a position, and the convention is normal
   *     or misere play
   * @throws ComputationStopped if the search is stopped, or too many positions can be reached
   */
  public Outcome of(Position position, Convention convention) {
    return switch (convention) {
      case NORMAL -> normal.outcome(position);
      case MISERE -> ofMiserePlay(position);
      case LOOPY -> loopy.outcome(withValues(position));
      case ENDING -> Outcome.of(ofEnding(position, Player.LEFT), ofEnding(position, Player.RIGHT));
      case SCORING -> scores.outcome(position);
      case ENTAILING -> scores.isWon(position) ? Outcome.N : Outcome.P;
    };
  }

  /**
   * The outcome under misere play, of a position of normal or misere play.
   *
   * @throws ConventionException if the position is played by another convention
   * @throws LoopyPositionException if play can return to a position
   * @throws ComputationStopped if the search is stopped
   */
  public Outcome misere(Position position) {
    return of(position, Convention.misereOf(position));
  }

  /**
   * Who wins a position with best play; empty for a draw.
   *
   * @param first who starts
   * @param convention the convention of the position that {@code position} follows
   * @throws LoopyPositionException if play can return to a position, and the convention is normal
   *     or misere play
   * @throws ComputationStopped if the search is stopped, or too many positions can be reached
   */
  public Optional<Player> winner(Position position, Player first, Convention convention) {
    return switch (convention) {
      case NORMAL -> Optional.of(normal.wins(position, first) ? first : first.opponent());
      case ENDING -> ofEnding(position, first);
      case SCORING -> Scores.winner(scores.of(position, first));
      case MISERE, LOOPY, ENTAILING -> of(position, convention).winner(first);
    };
  }

  /** The scores and the entailed values of games of coins on strings. */
  public Scores scores() {
    return scores;
  }

  /** A sum in which what ends is replaced by its value, so that fewer turns can be reached. */
  private Position withValues(Position position) {
    if (!(position instanceof DisjunctiveSum sum)) {
      return position;
    }
    List<Position> parts = new ArrayList<>();
    ShortGame value = ShortGame.ZERO;
    for (Position part : sum.parts()) {
      Optional<ShortGame> ends =
          part.theorem().flatMap(Theorem::value).or(() -> evaluator.shortValue(part));
      if (ends.isPresent()) {
        value = value.plus(ends.get());
      } else {
        parts.add(part);
      }
    }
    if (!value.isZero() || parts.isEmpty()) {
      parts.add(new ValuePosition(value));
    }
    return DisjunctiveSum.of(parts);
  }

  /** Searched forwards as far as that is a small part of the work; otherwise all is listed. */
  private Optional<Player> ofEnding(Position position, Player first) {
    if (!ending.knows(position, first)) {
      try {
        return forwards.winner(position, first, FORWARDS);
      } catch (LoopyPositionException | TooManyOptionsException e) {
        forwards.forget();
      }
    }
    return ending.outcome(position).winner(first);
  }

  private Outcome ofMiserePlay(Position position) {
    try {
      return new MisereSearch(misere, options, evaluator.report(this::remembered))
          .outcome(position);
    } catch (LoopyPositionException e) {
      throw e.underMisere();
    }
  }

  private long remembered() {
    return misere.size() + loopy.size() + ending.size() + forwards.size() + scores.remembered();
  }
}
