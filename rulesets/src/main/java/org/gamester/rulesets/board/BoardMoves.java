package org.gamester.rulesets.board;

import java.util.Arrays;

/**
 * Takes the moves that a game finds on a board: the cells that change, then what the move is called
 * by.
 *
 * <pre>{@code
 * moves.set(a, EMPTY).set(b, own).add(a, b);
 * }</pre>
 */
public abstract class BoardMoves {

  private static final int NO_CELL = -1;

  private int[] cells = new int[16];
  private int[] states = new int[16];
  private int count;
  private int[] by = new int[4];
  private int stops;
  private boolean hasExtra;
  private long extra;

  /** Puts a cell in a state, in the move that is being described. */
  public final BoardMoves set(int cell, int state) {
    if (count == cells.length) {
      cells = Arrays.copyOf(cells, 2 * count);
      states = Arrays.copyOf(states, 2 * count);
    }
    cells[count] = cell;
    states[count++] = state;
    return this;
  }

  /** Changes what the position says besides its cells. */
  public final BoardMoves extra(long newExtra) {
    hasExtra = true;
    extra = newExtra;
    return this;
  }

  /** The move goes by way of a cell, which stands in its name after the first one. */
  public final BoardMoves by(int cell) {
    if (stops == by.length) {
      by = Arrays.copyOf(by, 2 * stops);
    }
    by[stops++] = cell;
    return this;
  }

  /** The cells by way of which the move goes, in their order. */
  final int[] stops() {
    return Arrays.copyOf(by, stops);
  }

  /** The move is complete; it is called by one cell. */
  public final void add(int cell) {
    finish(cell, NO_CELL, NO_CELL);
  }

  /** The move is complete; it is called by two cells, as in {@code a1-b1}. */
  public final void add(int first, int second) {
    finish(first, second, NO_CELL);
  }

  /** The move is complete; it is called by three cells. */
  public final void add(int first, int second, int third) {
    finish(first, second, third);
  }

  private void finish(int first, int second, int third) {
    made(first, second, third);
    count = 0;
    stops = 0;
    hasExtra = false;
  }

  /** Takes a complete move; its changes can be applied until this method returns. */
  abstract void made(int first, int second, int third);

  /** Makes the changes of the move in {@code bits}. */
  final void apply(long[] bits, int words, int planes) {
    for (int i = 0; i < count; i++) {
      Board.set(bits, words, planes, cells[i], states[i]);
    }
  }

  /** What the position says besides its cells, after the move. */
  final long extraAfter(long before) {
    return hasExtra ? extra : before;
  }
}
