package org.gamester.rulesets.strip;

import java.util.Optional;
import org.gamester.rulesets.BoardKind;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.Ending;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.TextReader;
import org.gamester.rulesets.Theorem;
import org.gamester.rulesets.board.Adjacency;
import org.gamester.rulesets.board.Board;
import org.gamester.rulesets.board.BoardMoves;
import org.gamester.rulesets.board.Direction;
import org.gamester.rulesets.board.GridGame;
import org.gamester.rulesets.board.Symmetries;
import org.gamester.rulesets.heap.HeapGame;
import org.gamester.rulesets.heap.Octal;
import org.gamester.values.Outcome;
import org.gamester.values.Player;

/**
 * Treblecross: tic-tac-toe on one row, in which both players write the same letter and three in a
 * row win. Several rows, with absent cells between them, are one position, since three in a row of
 * one of them end the play of all.
 *
 * <p>Who can complete three in a row wins. Otherwise, in a row of three cells or more, a letter
 * within two cells of another lets the opponent do so. So a sensible move keeps away by three cells
 * at least, and who has none loses: this is normal play, in which a run of n cells that are far
 * enough from all letters is a heap of n+2 tokens of the octal game 0.007 (<i>Winning Ways</i>,
 * chapter 4). In a row of one or two cells every move is harmless.
 */
public final class Treblecross extends GridGame {
  private static final int FREE = 0;
  private static final int LETTER = 1;
  private static final int WALL = 2;
  private static final int LINE = 3;

  private static final Description DESCRIPTION =
      Description.of(
              "treblecross",
              "Write an x into an empty cell of the row. Three x in a row win at once; who cannot"
                  + " move loses. Rows that are played together are written with absent cells"
                  + " between them.",
              "treblecross(.......)")
          .notation("One row of cells; # stands between rows that are played together.")
          .aliases("one-dimensional-tic-tac-toe")
          .on(BoardKind.STRIP)
          .impartial()
          .smallPositions("...", "....", ".....", "......", ".......", "x.....", "x...#...")
          .reference("Winning Ways, chapter 4");

  /** The game. */
  public Treblecross() {
    super(DESCRIPTION, ".x#");
  }

  @Override
  public Convention convention() {
    return Convention.ENDING;
  }

  /** Whether the cells that end with this one are three x in a row. */
  private static boolean isLineUpTo(Board board, int cell) {
    return cell >= LINE - 1
        && board.is(cell, LETTER)
        && board.is(cell - 1, LETTER)
        && board.is(cell - 2, LETTER);
  }

  private static int lastOfLine(Board board, int from) {
    int cell = from;
    while (cell < board.cells() && !isLineUpTo(board, cell)) {
      cell++;
    }
    return cell;
  }

  private static boolean isWon(Board board) {
    return lastOfLine(board, 0) < board.cells();
  }

  @Override
  protected void moves(Board board, Player player, BoardMoves moves) {
    if (isWon(board)) {
      return;
    }
    for (int a = board.first(FREE); a >= 0; a = board.next(FREE, a)) {
      moves.set(a, LETTER).add(a);
    }
  }

  @Override
  protected Optional<Ending> ending(Board board, Player mover) {
    return isWon(board) ? Optional.of(Ending.win(mover.opponent())) : Optional.empty();
  }

  @Override
  protected Optional<Theorem> theorem(Board board) {
    if (isWon(board)) {
      return Optional.empty();
    }
    String said =
        "Who can complete three x in a row wins. Otherwise a sensible move keeps away from all"
            + " other x by three cells at least, which is the octal game 0.007.";
    if (hasWinningMove(board)) {
      return Optional.of(
          Theorem.ofOutcome(
              Outcome.N,
              said,
              "Here three in a row can be completed, so the player to move wins."));
    }
    long nimber = nimber(board);
    return Optional.of(
        Theorem.ofOutcome(
            nimber == 0 ? Outcome.P : Outcome.N,
            said,
            "By its nimbers this position is worth *%d, so the player to move %s."
                .formatted(nimber, nimber == 0 ? "loses" : "wins")));
  }

  private static boolean hasWinningMove(Board board) {
    for (int a = board.first(FREE); a >= 0; a = board.next(FREE, a)) {
      if (isWon(board.with(a, LETTER))) {
        return true;
      }
    }
    return false;
  }

  /** The nim sum of the rows, where no move completes three in a row. */
  private static long nimber(Board board) {
    Octal octal = new Octal();
    HeapGame heaps = octal.rules(Parameters.of(octal, "0.007"));
    long sum = 0;
    int start = 0;
    for (int end = 0; end <= board.cells(); end++) {
      if (end == board.cells() || board.is(end, WALL)) {
        sum ^= ofRow(board, start, end, heaps);
        start = end + 1;
      }
    }
    return sum;
  }

  private static long ofRow(Board board, int start, int end, HeapGame heaps) {
    int free = 0;
    for (int cell = start; cell < end; cell++) {
      free += board.is(cell, FREE) ? 1 : 0;
    }
    if (end - start < LINE) {
      return free % 2;
    }
    long sum = 0;
    int run = 0;
    for (int cell = start; cell <= end; cell++) {
      if (cell < end && isFar(board, cell, start, end)) {
        run++;
      } else {
        sum ^= run == 0 ? 0 : heaps.nimbers().of(run + LINE - 1L);
        run = 0;
      }
    }
    return sum;
  }

  /** Whether a cell is three cells away from all letters of its row. */
  private static boolean isFar(Board board, int cell, int start, int end) {
    for (int near = Math.max(start, cell - LINE + 1); near < Math.min(end, cell + LINE); near++) {
      if (board.is(near, LETTER)) {
        return false;
      }
    }
    return true;
  }

  /** Three in a row end the play of all rows. */
  @Override
  protected Adjacency adjacency() {
    return Adjacency.WHOLE_BOARD;
  }

  @Override
  protected Symmetries symmetries() {
    return Symmetries.ALL;
  }

  @Override
  protected void check(Board board, TextReader text, int start) {
    if (board.geometry().cells() > 1 && board.step(0, Direction.SOUTH) >= 0) {
      throw text.errorAt(
          start, "Treblecross is played on one row; rows played together are joined by #");
    }
    int last = lastOfLine(board, 0);
    for (int cell = last + LINE; cell < board.cells(); cell++) {
      if (isLineUpTo(board, cell)) {
        throw text.errorAt(start, "three x in a row twice; the first three ended the play");
      }
    }
  }
}
