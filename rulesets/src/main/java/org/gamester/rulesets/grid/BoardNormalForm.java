package org.gamester.rulesets.grid;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import org.gamester.rulesets.Subset;
import org.jspecify.annotations.Nullable;

/**
 * The normal form of a {@link TokenOnBoard}.
 *
 * <p>With any step it is exact where, after unreachable lines are dropped, one side of the board
 * has at most {@value #EXACT_LINES} lines: all orders of these are tried, and for each the lines
 * across are sorted. Larger boards are only cut down; equal ones may then have different forms.
 */
record BoardNormalForm(TokenOnBoard board) {
  private static final int EXACT_LINES = 4;
  private static final int TOKEN = 2;

  TokenOnBoard compute() {
    BitSet reached = reachable();
    int[] rows = lines(reached, board.rows(), true);
    int[] columns = lines(reached, board.columns(), false);
    byte[][] cells = cut(reached, rows, columns);
    if (!board.rules().allowsAnyStep()) {
      return toBoard(leastMirror(cells));
    }
    if (rows.length <= EXACT_LINES) {
      return toBoard(leastOrder(cells));
    }
    if (columns.length <= EXACT_LINES) {
      return toBoard(transposed(leastOrder(transposed(cells))));
    }
    return toBoard(cells);
  }

  /** The token's cell and all open cells that moves of both players in any order lead to. */
  private BitSet reachable() {
    int width = board.columns();
    BitSet reached = new BitSet();
    Deque<Integer> waiting = new ArrayDeque<>();
    boolean[] rowSeen = new boolean[board.rows()];
    boolean[] columnSeen = new boolean[width];
    reached.set(board.token());
    waiting.add(board.token());
    while (!waiting.isEmpty()) {
      int cell = waiting.remove();
      int row = cell / width;
      int column = cell % width;
      if (board.rules().allowsAnyStep()) {
        if (!rowSeen[row]) {
          rowSeen[row] = true;
          for (int c = 0; c < width; c++) {
            reach(row, c, reached, waiting);
          }
        }
        if (!columnSeen[column]) {
          columnSeen[column] = true;
          for (int r = 0; r < board.rows(); r++) {
            reach(r, column, reached, waiting);
          }
        }
      } else {
        reach(row - 1, column, reached, waiting);
        reach(row, column + 1, reached, waiting);
        reach(row + 1, column, reached, waiting);
        reach(row, column - 1, reached, waiting);
      }
    }
    return reached;
  }

  private void reach(int row, int column, BitSet reached, Deque<Integer> waiting) {
    if (row < 0 || column < 0 || row >= board.rows() || column >= board.columns()) {
      return;
    }
    int cell = row * board.columns() + column;
    if (board.open().contains(cell) && !reached.get(cell)) {
      reached.set(cell);
      waiting.add(cell);
    }
  }

  /** The rows (or columns) to keep: those with a reached cell; with step 1 all between too. */
  private int[] lines(BitSet reached, int count, boolean areRows) {
    BitSet used = new BitSet(count);
    for (int cell = reached.nextSetBit(0); cell >= 0; cell = reached.nextSetBit(cell + 1)) {
      used.set(areRows ? cell / board.columns() : cell % board.columns());
    }
    if (!board.rules().allowsAnyStep()) {
      used.set(used.nextSetBit(0), used.length());
    }
    return used.stream().toArray();
  }

  private byte[][] cut(BitSet reached, int[] rows, int[] columns) {
    byte[][] cells = new byte[rows.length][columns.length];
    for (int r = 0; r < rows.length; r++) {
      for (int c = 0; c < columns.length; c++) {
        int cell = rows[r] * board.columns() + columns[c];
        cells[r][c] = (byte) (cell == board.token() ? TOKEN : reached.get(cell) ? 1 : 0);
      }
    }
    return cells;
  }

  private static byte[][] leastMirror(byte[][] cells) {
    byte[][] least = cells;
    for (byte[][] mirror :
        List.of(upsideDown(cells), leftRight(cells), upsideDown(leftRight(cells)))) {
      least = compare(mirror, least) < 0 ? mirror : least;
    }
    return least;
  }

  private static byte[][] leastOrder(byte[][] cells) {
    byte[][] least = null;
    for (int[] order : orders(cells.length)) {
      byte[][] columns = new byte[cells[0].length][cells.length];
      for (int c = 0; c < columns.length; c++) {
        for (int r = 0; r < order.length; r++) {
          columns[c][r] = cells[order[r]][c];
        }
      }
      Arrays.sort(columns, Arrays::compare);
      least = smaller(columns, least);
    }
    return least == null ? cells : transposed(least);
  }

  private static byte[][] smaller(byte[][] cells, byte @Nullable [][] least) {
    return least == null || compare(cells, least) < 0 ? cells : least;
  }

  private static List<int[]> orders(int count) {
    List<int[]> orders = new ArrayList<>(List.of(new int[0]));
    for (int next = 0; next < count; next++) {
      List<int[]> longer = new ArrayList<>();
      for (int[] order : orders) {
        for (int place = 0; place <= order.length; place++) {
          int[] extended = new int[order.length + 1];
          System.arraycopy(order, 0, extended, 0, place);
          extended[place] = next;
          System.arraycopy(order, place, extended, place + 1, order.length - place);
          longer.add(extended);
        }
      }
      orders = longer;
    }
    return orders;
  }

  private static int compare(byte[][] first, byte[][] second) {
    for (int i = 0; i < first.length; i++) {
      int byLine = Arrays.compare(first[i], second[i]);
      if (byLine != 0) {
        return byLine;
      }
    }
    return 0;
  }

  private static byte[][] transposed(byte[][] cells) {
    byte[][] turned = new byte[cells[0].length][cells.length];
    for (int r = 0; r < cells.length; r++) {
      for (int c = 0; c < turned.length; c++) {
        turned[c][r] = cells[r][c];
      }
    }
    return turned;
  }

  private static byte[][] upsideDown(byte[][] cells) {
    byte[][] turned = new byte[cells.length][];
    for (int r = 0; r < cells.length; r++) {
      turned[r] = cells[cells.length - 1 - r];
    }
    return turned;
  }

  private static byte[][] leftRight(byte[][] cells) {
    return transposed(upsideDown(transposed(cells)));
  }

  private TokenOnBoard toBoard(byte[][] cells) {
    int width = cells[0].length;
    BitSet open = new BitSet();
    int token = 0;
    for (int r = 0; r < cells.length; r++) {
      for (int c = 0; c < width; c++) {
        open.set(r * width + c, cells[r][c] == 1);
        token = cells[r][c] == TOKEN ? r * width + c : token;
      }
    }
    return new TokenOnBoard(board.rules(), cells.length, width, token, Subset.of(open));
  }
}
