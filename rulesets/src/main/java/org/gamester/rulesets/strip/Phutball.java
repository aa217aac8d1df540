package org.gamester.rulesets.strip;

import java.util.Optional;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.Ending;
import org.gamester.rulesets.TextReader;
import org.gamester.rulesets.board.Board;
import org.gamester.rulesets.board.BoardMoves;
import org.gamester.rulesets.board.StripGame;
import org.gamester.values.Player;

/**
 * Philosopher's football on one row (J. P. Grossman and R. J. Nowakowski, <i>One-dimensional
 * phutball</i>, 2002): a turn puts a man on the row, or jumps with the ball.
 *
 * <p>A jump leads over an unbroken run of men to the empty cell behind it, or off the row, and the
 * men are taken away. The next jump of the turn can only lead in the same direction, since the
 * cells behind the ball are empty then. A ball that leaves the row is shown on its last cell; it
 * has won the play there in any case.
 */
public final class Phutball extends StripGame {
  private static final int FREE = 0;
  private static final int MAN = 1;
  private static final int BALL = 2;

  private static final Description DESCRIPTION =
      Description.of(
              "phutball",
              "Put a man (m) on an empty cell, or let the ball (@) jump over unbroken runs of men"
                  + " next to it, once or several times; the men are taken away. Left wins when a"
                  + " turn ends with the ball on the last cell or beyond it, Right when it is on"
                  + " the first cell or beyond.",
              "phutball(..m@...)")
          .notation("One row of cells: m is a man and @ the ball, as in `..m@...`.")
          .title("One-Dimensional Phutball")
          .aliases("philosophers-football")
          .smallPositions(".@.", "..@..", ".m@.", ".@m.", ".m@m.", "..@m..")
          .reference(
              "J. P. Grossman, R. J. Nowakowski, One-dimensional phutball (2002); Winning Ways,"
                  + " chapter 22");

  /** The game. */
  public Phutball() {
    super(DESCRIPTION, ".m@#");
  }

  @Override
  public Convention convention() {
    return Convention.ENDING;
  }

  /** The ball in the middle, or to the left of it. */
  @Override
  protected char startLetter(int rows, int columns, int row, int column) {
    return column == (columns - 1) / 2 ? '@' : '.';
  }

  @Override
  protected Optional<Ending> ending(Board board, Player mover) {
    int ball = board.first(BALL);
    if (ball == board.cells() - 1) {
      return Optional.of(Ending.LEFT_WINS);
    }
    return ball == 0 ? Optional.of(Ending.RIGHT_WINS) : Optional.empty();
  }

  @Override
  protected void moves(Board board, Player player, BoardMoves moves) {
    if (ending(board, player).isPresent()) {
      return;
    }
    for (int a = board.first(FREE); a >= 0; a = board.next(FREE, a)) {
      moves.set(a, MAN).add(a);
    }
    jumps(board, 1, moves);
    jumps(board, -1, moves);
  }

  private static void jumps(Board board, int step, BoardMoves moves) {
    int ball = board.first(BALL);
    int last = step > 0 ? board.cells() - 1 : 0;
    int at = ball;
    while (at != last && board.is(at + step, MAN)) {
      at += step;
      while (at != last && board.is(at, MAN)) {
        at += step;
      }
      moves.set(ball, FREE);
      for (int cell = ball + step; cell != at; cell += step) {
        moves.set(cell, FREE);
      }
      moves.set(at, BALL).add(ball, at);
    }
  }

  @Override
  protected void check(Board board, TextReader text, int start) {
    int balls = board.count(BALL);
    if (balls != 1) {
      throw text.errorAt(start, "expected one ball @, found " + balls);
    }
    if (board.count(FREE) + board.count(MAN) + 1 < board.cells()) {
      throw text.errorAt(start, "a row of Phutball has no absent cells #");
    }
    if (board.cells() < 2) {
      throw text.errorAt(start, "a row of Phutball has a first and a last cell");
    }
  }
}
