package org.gamester.rulesets.strip;

import java.util.Set;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.TextReader;
import org.gamester.rulesets.board.Board;
import org.gamester.rulesets.board.BoardMoves;
import org.gamester.rulesets.board.CellChanges;
import org.gamester.rulesets.board.Direction;
import org.gamester.rulesets.board.StripGame;
import org.gamester.rulesets.board.Symmetries;
import org.gamester.rulesets.board.Turn;
import org.gamester.values.Player;

/**
 * Blockbusting (Berlekamp 1988): the players claim the parcels of a row; in the end Left has a move
 * for each two neighbouring parcels of his.
 *
 * <p>A pair of Left's parcels stays one, and a parcel of his only matters to its neighbours. So the
 * row falls apart at each claimed parcel, if a free parcel remembers how many parcels of Left's it
 * was next to: {@code s} stands for a single one, {@code t} for two. Claimed by Left, such a parcel
 * is worth a move for each of them: {@code m} for one move, {@code d} for two. That these moves
 * wait until all parcels are claimed makes no difference: it shifts all stops, none of which is
 * negative, by the same integer, and with them the simplest number between two of them. A row of n
 * parcels then has at most 6n different components.
 *
 * <p>Order of moves: by parcel.
 */
public final class Blockbusting extends StripGame {
  private static final int FREE = 0;
  private static final int NEXT_TO_TWO = 2;
  private static final int X = 3;
  private static final int O = 4;
  private static final int MOVE = 5;
  private static final int TWO_MOVES = 6;
  private static final int GONE = 7;

  private static final Description DESCRIPTION =
      Description.of(
              "blockbusting",
              "Claim a free parcel of the row. When all are claimed, Left has a move for each two"
                  + " neighbouring parcels of his, and Right has none.",
              "blockbusting(x...o.)")
          .notation(
              "Parcels in a row: . is free, x Left's and o Right's. s and t are free"
                  + " parcels next to one or two parcels of Left's that have gone; m and d"
                  + " stand for one and two moves that Left has in the end.")
          .smallPositions(".", "x.", "x.x", "..", "...", "....", ".....", "......")
          .reference("E. R. Berlekamp, Blockbusting and Domineering (1988)");

  /** The game. */
  public Blockbusting() {
    super(DESCRIPTION, ".stxomd#");
  }

  @Override
  protected String relevant() {
    return ".stmd";
  }

  private static boolean isFree(Board board, int cell) {
    return cell >= 0 && board.state(cell) <= NEXT_TO_TWO;
  }

  private static boolean hasFree(Board board) {
    return board.first(FREE) >= 0 || board.first(FREE + 1) >= 0 || board.first(NEXT_TO_TWO) >= 0;
  }

  @Override
  protected void moves(Board board, Player player, BoardMoves moves) {
    if (!hasFree(board)) {
      if (player == Player.LEFT) {
        cash(board, moves);
      }
      return;
    }
    for (int a = 0; a < board.cells(); a++) {
      if (!isFree(board, a)) {
        continue;
      }
      if (player == Player.LEFT) {
        claim(board, a, moves);
      } else {
        moves.set(a, O);
      }
      moves.add(a);
    }
  }

  /** Left claims a parcel; one that remembers parcels of his is worth the moves at once. */
  private static void claim(Board board, int cell, BoardMoves moves) {
    int remembered = board.state(cell);
    if (remembered == FREE) {
      moves.set(cell, X);
      return;
    }
    int pairs = remembered;
    for (Direction way : new Direction[] {Direction.WEST, Direction.EAST}) {
      int next = board.step(cell, way);
      if (isFree(board, next)) {
        moves.set(next, board.state(next) + 1);
      } else if (board.is(next, X)) {
        pairs++;
      }
    }
    moves.set(cell, pairs == 1 ? MOVE : TWO_MOVES);
  }

  /** Left makes one of the moves that he has in the end. */
  private static void cash(Board board, BoardMoves moves) {
    for (int a = 0; a < board.cells(); a++) {
      int next = board.step(a, Direction.EAST);
      if (board.is(a, MOVE)) {
        moves.set(a, GONE).add(a);
      } else if (board.is(a, TWO_MOVES)) {
        moves.set(a, MOVE).add(a);
      } else if (board.is(a, X)
          && board.is(next, X)
          && !board.is(board.step(a, Direction.WEST), X)) {
        moves.set(a, GONE).add(a, next);
      }
    }
  }

  /** Each parcel of Left's goes: its free neighbours remember it, and each pair is a move. */
  @Override
  protected void settle(Board board, CellChanges changes) {
    for (int a = 0; a < board.cells(); a++) {
      if (isFree(board, a)) {
        int before = board.is(board.step(a, Direction.WEST), X) ? 1 : 0;
        int after = board.is(board.step(a, Direction.EAST), X) ? 1 : 0;
        changes.set(a, board.state(a) + before + after);
      } else if (board.is(a, X)) {
        int end = a + 1;
        while (end < board.cells() && board.is(end, X)) {
          end++;
        }
        settleRun(a, end, changes);
        a = end - 1;
      }
    }
  }

  /** The moves of a run of k parcels of Left's, k - 1 of them, two by two. */
  private static void settleRun(int start, int end, CellChanges changes) {
    int moves = end - start - 1;
    for (int cell = start; cell < end; cell++) {
      changes.set(cell, moves <= 0 ? GONE : moves == 1 ? MOVE : TWO_MOVES);
      moves -= 2;
    }
  }

  /** Moves that Left has in the end stand alone. */
  @Override
  protected boolean areBound(int state, int other) {
    return state <= NEXT_TO_TWO && other <= NEXT_TO_TWO;
  }

  @Override
  protected Symmetries symmetries() {
    return Symmetries.generatedBy(Set.of(Turn.FLIP_COLUMNS), Set.of());
  }

  /** A parcel has two neighbours, those that it remembers among them; these may be moves now. */
  @Override
  protected void check(Board board, TextReader text, int start) {
    for (int a = 0; a < board.cells(); a++) {
      int neighbours = isFree(board, a) ? board.state(a) : 0;
      for (int next : board.geometry().neighbours(a)) {
        neighbours += board.state(next) < MOVE ? 1 : 0;
      }
      if (neighbours > 2) {
        throw text.errorAt(
            start,
            "the parcel on %s would have %d neighbours; s stands for a free parcel at an end of its"
                    .formatted(board.geometry().name(a), neighbours)
                + " row, t for one alone");
      }
    }
  }
}
