package org.gamester.analysis.play;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicReference;
import org.gamester.analysis.Evaluator;
import org.gamester.analysis.LoopyPositionException;
import org.gamester.rulesets.Convention;
import org.gamester.values.ComputationStopped;
import org.gamester.values.GameStore;
import org.gamester.values.GameTooLargeException;
import org.gamester.values.Limits;
import org.gamester.values.Watchdog;
import org.jspecify.annotations.Nullable;

/**
 * Makes the moves of the program within limits: when a limit is reached, the best move found so far
 * is chosen.
 *
 * <p>The choice depends on the seed, the position, the level and the number of moves made alone, as
 * long as no limit is reached; so a play can be repeated, and goes on after a move is taken back as
 * it did before.
 */
public final class ProgramPlayer {
  private final long seed;
  private final Limits limits;
  private final AtomicReference<@Nullable Choice> best = new AtomicReference<>();
  private Prospects prospects = new Prospects(new Evaluator());

  /**
   * @param seed decides between moves that are equally good
   * @param limits of one move
   */
  public ProgramPlayer(long seed, Limits limits) {
    this.seed = seed;
    this.limits = limits;
  }

  /**
   * Chooses a move for the player to move.
   *
   * @throws ComputationStopped if the thread is interrupted, or the legal moves could not be listed
   *     within the limits
   * @throws GameTooLargeException if the legal moves are too many to be listed
   */
  public Choice choose(Play play, Level level) throws Exception {
    best.set(null);
    try {
      return Watchdog.call(limits, () -> chosen(play, level));
    } catch (ComputationStopped e) {
      prospects = new Prospects(new Evaluator()); // what was being changed may be half done
      if (e.reason() == ComputationStopped.Reason.MEMORY) {
        GameStore.standard().release();
      }
      Choice found = best.get();
      if (found == null || e.reason() == ComputationStopped.Reason.CANCELLED) {
        throw e;
      }
      return found;
    } catch (LoopyPositionException e) {
      noteReturn(play, e);
      return choose(play, level);
    } catch (GameTooLargeException e) {
      Choice found = best.get();
      if (found == null) {
        throw e;
      }
      return found;
    }
  }

  /**
   * The best move that the choice has found so far, which is going on or was stopped; empty before
   * the legal moves are known. May be asked by another thread.
   */
  public Optional<Choice> best() {
    return Optional.ofNullable(best.get());
  }

  private Choice chosen(Play play, Level level) {
    SplittableRandom random = new SplittableRandom(seed * 1_000_003 + play.moves().size());
    List<LegalMove> moves = play.legalMoves().list();
    best.set(Choice.unknown(moves.get(random.nextInt(moves.size()))));
    return level.choose(play, prospects, random, best::set);
  }

  /**
   * A hint for the player to move.
   *
   * @throws ComputationStopped if a limit is reached or the thread is interrupted
   * @throws LoopyPositionException if the play can return to a position under misere play
   */
  public Hint hint(Play play) throws Exception {
    try {
      return Watchdog.call(limits, () -> Hint.of(play, prospects));
    } catch (ComputationStopped e) {
      prospects = new Prospects(new Evaluator());
      throw e;
    } catch (LoopyPositionException e) {
      noteReturn(play, e);
      return hint(play);
    }
  }

  /** Goes on by the rules of play that may repeat, if there are such for this play. */
  private static void noteReturn(Play play, LoopyPositionException found) {
    if (play.convention() != Convention.NORMAL) {
      throw found;
    }
    play.noteReturn();
  }
}
