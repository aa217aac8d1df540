package org.gamester.rulesets.coordinates;

import java.util.Arrays;
import java.util.OptionalLong;
import org.gamester.values.Computation;
import org.gamester.values.Player;

/**
 * The Grundy values of the tokens of an impartial game whose moves never increase a coordinate, in
 * a square of cells that grows as they are asked for.
 *
 * <p>The value of a cell is the mex of the cells that a move reaches (Sprague and Grundy; law 34).
 * All of these lie in the rectangle between the corner and the cell. So the cells are taken in
 * shells, the shell s being the cells of row s and of column s up to the diagonal, from the corner
 * on: when a cell comes, its options are known. No position is made. The cost is the number of
 * moves of all cells, in Wythoff's game 3/2 n^3 for the cells (m,n) below n.
 */
public final class TokenNimbers {

  /** A square of 256 MB. */
  private static final int MOST_SIDE = 1 << 13;

  private static final int FIRST_SIDE = 16;

  private final CoordinateGame game;

  private volatile Known known = new Known(new int[0][], 0);

  /** For each value, the number of the last cell from which a move reaches it. */
  private int[] reachedAt = new int[FIRST_SIDE];

  private int cells;

  /** The rows of the square, and its side. */
  private static final class Known {
    private final int[][] rows;
    private final int side;

    Known(int[][] rows, int side) {
      this.rows = rows;
      this.side = side;
    }
  }

  TokenNimbers(CoordinateGame game) {
    this.game = game;
  }

  /**
   * The Grundy value of the token at (row, column); empty if the square that it needs is too large.
   *
   * @throws org.gamester.values.ComputationStopped if the computation is stopped; the shells that
   *     are complete are kept
   */
  public OptionalLong of(long row, long column) {
    long side = Math.max(row, column) + 1;
    if (side > MOST_SIDE) {
      return OptionalLong.empty();
    }
    Known now = known;
    if (now.side < side) {
      now = grow((int) side);
    }
    return OptionalLong.of(now.rows[(int) row][(int) column]);
  }

  private synchronized Known grow(int side) {
    while (known.side < side) {
      int shell = known.side;
      int[][] rows = known.rows;
      if (rows.length <= shell) {
        rows = wider(rows, Math.min(MOST_SIDE, Math.max(FIRST_SIDE, 2 * shell)));
      }
      for (int i = 0; i < shell; i++) {
        rows[i][shell] = mex(rows, i, shell);
        rows[shell][i] = game.isSymmetric() ? rows[i][shell] : mex(rows, shell, i);
      }
      rows[shell][shell] = mex(rows, shell, shell);
      known = new Known(rows, shell + 1);
    }
    return known;
  }

  private static int[][] wider(int[][] rows, int side) {
    int[][] wider = new int[side][];
    for (int i = 0; i < side; i++) {
      wider[i] = i < rows.length ? Arrays.copyOf(rows[i], side) : new int[side];
    }
    return wider;
  }

  private int mex(int[][] rows, int row, int column) {
    Computation.poll();
    int cell = ++cells;
    game.moves(row, column, Player.LEFT, (toRow, toColumn) -> mark(rows, toRow, toColumn, cell));
    int mex = 0;
    while (mex < reachedAt.length && reachedAt[mex] == cell) {
      mex++;
    }
    return mex;
  }

  private void mark(int[][] rows, long toRow, long toColumn, int cell) {
    int value = rows[(int) toRow][(int) toColumn];
    if (value >= reachedAt.length) {
      reachedAt = Arrays.copyOf(reachedAt, 2 * value);
    }
    reachedAt[value] = cell;
  }
}
