package org.gamester.rulesets.board;

import java.util.Arrays;
import java.util.BitSet;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * What the rules of a game see of a position: the state of each cell.
 *
 * <p>States are numbered as the letters of the game's alphabet are. For every state but the last,
 * which is that of a cell that does not exist or can never matter again, there is one set of cells,
 * a bit set; a cell in none of them is in the last state. A board is a window: the same object
 * shows one position after another.
 */
public final class Board {

  private final int planes;
  private Geometry geometry;
  private int words;
  private long[] bits;
  private long extra;
  private int[] blockQueue = new int[0];
  private final BitSet blockSeen = new BitSet();
  private @Nullable Board tried;

  Board(int planes, Geometry geometry) {
    this.planes = planes;
    this.geometry = geometry;
    this.words = words(geometry);
    this.bits = new long[planes * words];
  }

  static int words(Geometry geometry) {
    return (geometry.cells() + 63) >>> 6;
  }

  /** Shows a position; the array is not copied. */
  void show(Geometry newGeometry, long[] newBits, long newExtra) {
    geometry = newGeometry;
    words = words(newGeometry);
    bits = newBits;
    extra = newExtra;
  }

  /** The cells and their neighbours. */
  public Geometry geometry() {
    return geometry;
  }

  /** The number of cells. */
  public int cells() {
    return geometry.cells();
  }

  /** What the position says besides its cells; 0 in most games. */
  public long extra() {
    return extra;
  }

  /** Whether a cell is in a state; -1, a cell off the board, is in none. */
  public boolean is(int cell, int state) {
    if (cell < 0) {
      return false;
    }
    return state < planes
        ? (bits[state * words + (cell >>> 6)] >>> cell & 1) != 0
        : state(cell) == state;
  }

  /** The state of a cell. */
  public int state(int cell) {
    int word = cell >>> 6;
    for (int state = 0; state < planes; state++) {
      if ((bits[state * words + word] >>> cell & 1) != 0) {
        return state;
      }
    }
    return planes;
  }

  /** The first cell in a state (not the last state), or -1. */
  public int first(int state) {
    return next(state, -1);
  }

  /** The next cell after {@code cell} in a state (not the last state), or -1. */
  public int next(int state, int cell) {
    int from = cell + 1;
    int word = from >>> 6;
    if (word >= words) {
      return -1;
    }
    long rest = bits[state * words + word] & (-1L << from);
    while (rest == 0) {
      if (++word >= words) {
        return -1;
      }
      rest = bits[state * words + word];
    }
    return (word << 6) + Long.numberOfTrailingZeros(rest);
  }

  /** The number of cells in a state (not the last state). */
  public int count(int state) {
    int count = 0;
    for (int word = 0; word < words; word++) {
      count += Long.bitCount(bits[state * words + word]);
    }
    return count;
  }

  /** Whether a neighbour of a cell is in a state (not the last state). */
  public boolean touches(int cell, int state) {
    if (words == 1 && geometry instanceof GraphGeometry graph) {
      return (graph.neighbourMask(cell) & bits[state]) != 0;
    }
    for (int neighbour : geometry.neighbours(cell)) {
      if (is(neighbour, state)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether a neighbour of a cell of the block of cells in one state is in another state (not the
   * last state).
   */
  public boolean blockTouches(int cell, int state, int other) {
    return geometry instanceof GridGeometry grid && grid.isSmall()
        ? blockTouches(grid, cell, state, other)
        : searchedBlockTouches(cell, state, other);
  }

  private boolean blockTouches(GridGeometry grid, int cell, int state, int other) {
    long block = 1L << cell;
    while (true) {
      long grown = grid.grown(block, Adjacency.SIDES);
      if ((grown & bits[other]) != 0) {
        return true;
      }
      long larger = block | grown & bits[state];
      if (larger == block) {
        return false;
      }
      block = larger;
    }
  }

  private boolean searchedBlockTouches(int cell, int state, int other) {
    int[] waiting = blockQueue();
    int count = 1;
    waiting[0] = cell;
    blockSeen.clear();
    blockSeen.set(cell);
    for (int i = 0; i < count; i++) {
      for (int next : geometry.neighbours(waiting[i])) {
        if (is(next, other)) {
          return true;
        }
        if (is(next, state) && !blockSeen.get(next)) {
          blockSeen.set(next);
          waiting[count++] = next;
        }
      }
    }
    return false;
  }

  /** Sends the cells of the block of cells in one state around a cell. */
  public void forEachOfBlock(int cell, int state, IntConsumer block) {
    int[] waiting = blockQueue();
    int count = 1;
    waiting[0] = cell;
    blockSeen.clear();
    blockSeen.set(cell);
    for (int i = 0; i < count; i++) {
      block.accept(waiting[i]);
      for (int next : geometry.neighbours(waiting[i])) {
        if (is(next, state) && !blockSeen.get(next)) {
          blockSeen.set(next);
          waiting[count++] = next;
        }
      }
    }
  }

  private int[] blockQueue() {
    if (blockQueue.length < cells()) {
      blockQueue = new int[cells()];
    }
    return blockQueue;
  }

  /**
   * The board with one cell in another state; shows that until it is asked for again, or this board
   * shows another position.
   */
  public Board with(int cell, int state) {
    Board changed = tried;
    if (changed == null) {
      changed = new Board(planes, geometry);
      tried = changed;
    }
    if (changed.bits.length != bits.length || changed.bits == bits) {
      changed.bits = new long[bits.length];
    }
    System.arraycopy(bits, 0, changed.bits, 0, bits.length);
    set(changed.bits, words, planes, cell, state);
    changed.show(geometry, changed.bits, extra);
    return changed;
  }

  /** The cell one step from another on a grid, or -1 off the board, as from -1 itself. */
  public int step(int cell, Direction direction) {
    return cell < 0 ? -1 : ((GridGeometry) geometry).step(cell, direction);
  }

  /** The cell some rows down and columns to the right on a grid, or -1 off the board. */
  public int offset(int cell, int rows, int columns) {
    return cell < 0 ? -1 : ((GridGeometry) geometry).offset(cell, rows, columns);
  }

  int planes() {
    return planes;
  }

  int words() {
    return words;
  }

  /** Puts a cell in a state in an array of bits like those shown. */
  static void set(long[] bits, int words, int planes, int cell, int state) {
    int word = cell >>> 6;
    long bit = 1L << cell;
    for (int plane = 0; plane < planes; plane++) {
      bits[plane * words + word] &= ~bit;
    }
    if (state < planes) {
      bits[state * words + word] |= bit;
    }
  }

  @Override
  public String toString() {
    return Arrays.toString(bits);
  }
}
