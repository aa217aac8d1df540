package org.gamester.analysis.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.gamester.analysis.Scores;
import org.gamester.analysis.play.PlayResult.Reason;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Ending;
import org.gamester.rulesets.Position;
import org.gamester.values.Player;
import org.jspecify.annotations.Nullable;

/**
 * A play of a game: the position it began with, the moves made, what is legal now, and whether and
 * how it has ended. What has been done, moves that were taken back included, is kept as a log, from
 * which a record is written.
 *
 * <p>Not safe between threads.
 */
public final class Play {
  /** A position that comes so many times makes the play a draw. */
  private static final int REPETITIONS = 3;

  private final Position start;
  private final Player first;
  private final int drawAfter;
  private Convention convention;
  private final List<PlayedMove> moves = new ArrayList<>();
  private final List<PlayEvent> log = new ArrayList<>();
  private @Nullable Player resigned;
  private @Nullable LegalMoves legal;

  /**
   * @param start the position that the play begins with
   * @param first who makes the first move
   * @param drawAfter after how many moves a play is a draw, under the conventions under which a
   *     play may be endless
   * @throws org.gamester.rulesets.ConventionException if it is a sum of positions that cannot be
   *     added
   * @throws IllegalArgumentException if {@code drawAfter} is not positive
   */
  public Play(Position start, Player first, int drawAfter) {
    this(start, first, drawAfter, Convention.of(start));
  }

  /**
   * Notes that play can return to a position, whatever the rules say: from now on it may be a draw.
   */
  void noteReturn() {
    if (convention == Convention.NORMAL) {
      convention = Convention.LOOPY;
    }
  }

  /**
   * A play by a convention that is not that of the rules.
   *
   * @throws IllegalArgumentException if {@code drawAfter} is not positive
   */
  Play(Position start, Player first, int drawAfter, Convention convention) {
    if (drawAfter < 1) {
      throw new IllegalArgumentException("a play of " + drawAfter + " moves");
    }
    this.start = start;
    this.first = first;
    this.convention = convention;
    this.drawAfter = drawAfter;
  }

  /** Whether a play by this convention may be endless, so that it is a draw after some moves. */
  public static boolean mayBeEndless(Convention convention) {
    return convention == Convention.LOOPY || convention == Convention.ENDING;
  }

  /** The position that the play began with. */
  public Position start() {
    return start;
  }

  /** Who makes the first move. */
  public Player first() {
    return first;
  }

  /**
   * The convention by which it is played: that of play that may repeat, too, if play is found to
   * return to a position where the rules do not say so.
   */
  public Convention convention() {
    return convention;
  }

  /** The moves made and not taken back. */
  public List<PlayedMove> moves() {
    return Collections.unmodifiableList(moves);
  }

  /** All that has been done, in order. */
  public List<PlayEvent> log() {
    return Collections.unmodifiableList(log);
  }

  /** The position now. */
  public Position position() {
    return moves.isEmpty() ? start : moves.getLast().to();
  }

  /** Who is to move. */
  public Player mover() {
    return moves.isEmpty() ? first : moves.getLast().next();
  }

  /**
   * The legal moves of the player to move; none if the position has ended by itself.
   *
   * @throws org.gamester.values.GameTooLargeException if there are too many to be listed
   */
  public LegalMoves legalMoves() {
    if (legal == null) {
      legal = positionEnding().isPresent() ? LegalMoves.none() : LegalMoves.of(position(), mover());
    }
    return legal;
  }

  /** The positions that a player's moves lead to; none if the position has ended by itself. */
  static Set<Position> answers(Convention convention, Position position, Player player) {
    return convention == Convention.ENDING && position.ending(player).isPresent()
        ? Set.of()
        : new LinkedHashSet<>(position.options(player));
  }

  private Optional<Ending> positionEnding() {
    return convention == Convention.ENDING ? position().ending(mover()) : Optional.empty();
  }

  /** How the play has ended; empty while it goes on. */
  public Optional<PlayResult> result() {
    if (resigned != null) {
      return Optional.of(new PlayResult(Optional.of(resigned.opponent()), Reason.RESIGNED));
    }
    Optional<Ending> ending = positionEnding();
    if (ending.isPresent()) {
      return Optional.of(new PlayResult(ending.get().winner(), Reason.POSITION));
    }
    if (legalMoves().list().isEmpty() && convention == Convention.SCORING) {
      return Optional.of(new PlayResult(Scores.winner(position().lead()), Reason.SCORE));
    }
    if (legalMoves().list().isEmpty()) {
      Player winner = convention == Convention.MISERE ? mover() : mover().opponent();
      return Optional.of(new PlayResult(Optional.of(winner), Reason.NO_MOVE));
    }
    if (timesSeen() >= REPETITIONS) {
      return Optional.of(new PlayResult(Optional.empty(), Reason.REPEATED));
    }
    if (mayBeEndless(convention) && moves.size() >= drawAfter) {
      return Optional.of(new PlayResult(Optional.empty(), Reason.TOO_LONG));
    }
    return Optional.empty();
  }

  /** How many times the position has been there, with the same player to move. */
  private int timesSeen() {
    Position position = position();
    int times = mover() == first && position.equals(start) ? 1 : 0;
    for (PlayedMove move : moves) {
      times += move.next() == mover() && move.to().equals(position) ? 1 : 0;
    }
    return times;
  }

  /**
   * Makes a move.
   *
   * @param move one of {@link #legalMoves}
   * @throws IllegalArgumentException if it is not
   * @throws IllegalStateException if the play is over
   */
  public PlayedMove make(LegalMove move) {
    requireGoingOn();
    List<LegalMove> list = legalMoves().list();
    if (move.number() > list.size() || !list.get(move.number() - 1).to().equals(move.to())) {
      throw new IllegalArgumentException("not a legal move: " + move.name());
    }
    PlayedMove made =
        new PlayedMove(mover(), legalMoves().key(move), move.to(), move.next(mover()));
    log.add(new PlayEvent.Moved(moves.size() + 1, made.player(), made.name()));
    moves.add(made);
    legal = null;
    if (timesSeen() > 1) {
      noteReturn();
    }
    return made;
  }

  private void requireGoingOn() {
    if (result().isPresent()) {
      throw new IllegalStateException("the play is over");
    }
  }

  /**
   * Takes back the last moves, and a resignation.
   *
   * @throws IllegalArgumentException if fewer moves than {@code count} have been made
   */
  public void undo(int count) {
    if (count < 0 || count > moves.size()) {
      throw new IllegalArgumentException(count + " of " + moves.size() + " moves to take back");
    }
    log.add(new PlayEvent.Undone(count));
    moves.subList(moves.size() - count, moves.size()).clear();
    resigned = null;
    legal = null;
  }

  /** Takes back all moves. */
  public void restart() {
    log.add(new PlayEvent.Restarted());
    moves.clear();
    resigned = null;
    legal = null;
  }

  /**
   * A player gives up.
   *
   * @throws IllegalStateException if the play is over
   */
  public void resign(Player player) {
    requireGoingOn();
    log.add(new PlayEvent.Resigned(player));
    resigned = player;
  }

  /** Whether a player has resigned, and has not taken it back. */
  public boolean isResigned() {
    return resigned != null;
  }

  /** Notes the result in the log, if the play is over and that is not noted yet. */
  public void noteResult() {
    Optional<PlayResult> result = result();
    if (result.isPresent() && (log.isEmpty() || !(log.getLast() instanceof PlayEvent.Ended))) {
      log.add(new PlayEvent.Ended(result.get().winner()));
    }
  }
}
