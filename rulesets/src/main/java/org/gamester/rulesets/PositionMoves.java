package org.gamester.rulesets;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.gamester.values.Computation;
import org.gamester.values.GameTooLargeException;

/** Collects moves, and gives up before they fill the memory. */
public final class PositionMoves {
  private static final long MOST = 1 << 20;
  private static final long MOST_WORDS = 1 << 25;

  private final List<Move> moves = new ArrayList<>();
  private final Position from;
  private final long most;

  /**
   * A list of moves of {@code from} to positions that need about {@code wordsEach} words of memory
   * each.
   */
  public PositionMoves(Position from, long wordsEach) {
    this.from = from;
    this.most = Math.min(MOST, MOST_WORDS / Math.max(1, wordsEach));
  }

  /**
   * A list of {@code count} moves of {@code from} to positions that need about {@code wordsEach}
   * words each.
   *
   * @throws GameTooLargeException at once, if these are too many
   */
  public PositionMoves(Position from, long wordsEach, long count) {
    this(from, wordsEach);
    if (count > most) {
      throw tooMany();
    }
  }

  private GameTooLargeException tooMany() {
    String few = most < MOST ? ", and no more are listed of a position of this size" : "";
    return new GameTooLargeException(
        String.format(
            Locale.ROOT,
            "%s has more than %,d moves to list%s",
            RulesetGuard.shorten(from.rules().text(from)),
            most,
            few));
  }

  /**
   * Adds a move at the end.
   *
   * @throws GameTooLargeException if there are more than 2^20, or fewer to large positions
   */
  public void add(Move move) {
    if (moves.size() >= most) {
      throw tooMany();
    }
    Computation.poll();
    moves.add(move);
  }

  /** What was added, in that order; unmodifiable. */
  public List<Move> toList() {
    return Collections.unmodifiableList(moves);
  }
}
