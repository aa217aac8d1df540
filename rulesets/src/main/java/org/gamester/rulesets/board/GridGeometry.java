package org.gamester.rulesets.board;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.gamester.rulesets.Packing;
import org.jspecify.annotations.Nullable;

/**
 * A rectangle of cells, numbered row by row from the top left.
 *
 * <p>For boards of at most 64 cells, sets of cells are single words, and what can be done to them
 * is done by shifts and masks: growing, mirroring and turning cost a few operations, at most one
 * for each row.
 */
public final class GridGeometry implements Geometry {

  private static final int MOST_BITS = 64;

  private final int rows;
  private final int columns;
  private final long all;
  private final long firstColumn;
  private final long lastColumn;
  private final int[] columnOf;
  private final AtomicReferenceArray<int[][]> touching =
      new AtomicReferenceArray<>(Adjacency.values().length);

  /** A rectangle of {@code rows} x {@code columns} cells. */
  public GridGeometry(int rows, int columns) {
    this.rows = rows;
    this.columns = columns;
    boolean isSmall = cells() <= MOST_BITS;
    this.all = cells() == 0 || !isSmall ? 0 : -1L >>> (MOST_BITS - cells());
    long first = 0;
    for (int row = 0; isSmall && row < rows; row++) {
      first |= columns == 0 ? 0 : 1L << row * columns;
    }
    this.firstColumn = first;
    this.lastColumn = columns == 0 ? 0 : first << (columns - 1);
    this.columnOf = new int[cells()];
    for (int cell = 0; cell < columnOf.length; cell++) {
      columnOf[cell] = cell % columns;
    }
  }

  /** The number of rows. */
  public int rows() {
    return rows;
  }

  /** The number of columns. */
  public int columns() {
    return columns;
  }

  @Override
  public int cells() {
    return rows * columns;
  }

  /** Whether sets of cells fit into a word. */
  public boolean isSmall() {
    return cells() <= MOST_BITS;
  }

  /** The cell one step from another, or -1 off the board. */
  public int step(int cell, Direction direction) {
    return offset(cell, direction.rows(), direction.columns());
  }

  /** The cell some rows down and columns to the right, or -1 off the board. */
  public int offset(int cell, int down, int right) {
    int column = columnOf[cell] + right;
    int target = cell + down * columns + right;
    return column < 0 || column >= columns || target < 0 || target >= cells() ? -1 : target;
  }

  @Override
  public int[] neighbours(int cell) {
    return touching(cell, Adjacency.SIDES);
  }

  @Override
  public int[] touching(int cell, Adjacency adjacency) {
    int[][] lists = touching.get(adjacency.ordinal());
    if (lists == null) {
      lists = lists(adjacency);
      touching.set(adjacency.ordinal(), lists);
    }
    return lists[cell];
  }

  private int[][] lists(Adjacency adjacency) {
    int[][] steps = adjacency.steps();
    int[][] lists = new int[cells()][];
    for (int cell = 0; cell < lists.length; cell++) {
      int[] list = new int[steps.length];
      int count = 0;
      for (int[] step : steps) {
        int next = offset(cell, step[0], step[1]);
        if (next >= 0) {
          list[count++] = next;
        }
      }
      lists[cell] = Arrays.copyOf(list, count);
    }
    return lists;
  }

  /** Chess-style: columns a, b, ... from the left, rows 1, 2, ... from the bottom. */
  @Override
  public String name(int cell) {
    return name(rows, columns, cell);
  }

  /** Chess-style: columns a, b, ... from the left, rows 1, 2, ... from the bottom. */
  public static String name(int rows, int columns, int cell) {
    StringBuilder letters = new StringBuilder();
    for (int column = cell % columns; column >= 0; column = column / 26 - 1) {
      letters.insert(0, (char) ('a' + column % 26));
    }
    return letters.append(rows - cell / columns).toString();
  }

  @Override
  public @Nullable Packing packing(BoardGame game) {
    if (isSmall()) {
      return game.gridPacking();
    }
    return rows == 1 && columns <= StripPacking.MOST_CELLS
        ? new StripPacking(game, (columns + MOST_BITS - 1) / MOST_BITS)
        : null;
  }

  /** The cells of a small set and those that touch one of them, some bits beyond the board too. */
  public long grown(long set, Adjacency adjacency) {
    return switch (adjacency) {
      case SIDES -> set | set << columns | set >>> columns | sideways(set);
      case CORNERS -> {
        long row = set | sideways(set);
        yield row | row << columns | row >>> columns;
      }
      case HEXAGONS ->
          set
              | sideways(set)
              | set << columns
              | set >>> columns
              | (set & ~lastColumn) << 1 >>> columns
              | (set & ~firstColumn) >>> 1 << columns;
      case KNIGHT_MOVES -> grownByKnightMoves(set);
      case WHOLE_BOARD -> all;
    };
  }

  private long sideways(long set) {
    return (set & ~lastColumn) << 1 | (set & ~firstColumn) >>> 1;
  }

  private long grownByKnightMoves(long set) {
    long right = (set & ~lastColumn) << 1;
    long left = (set & ~firstColumn) >>> 1;
    long grown = set;
    if (rows > 1) {
      long twoAway = (right & ~lastColumn) << 1 | (left & ~firstColumn) >>> 1;
      grown |= twoAway << columns | twoAway >>> columns;
    }
    if (rows > 2) {
      long oneAway = right | left;
      grown |= oneAway << 2 * columns | oneAway >>> 2 * columns;
    }
    return grown;
  }

  /** The part of a small set {@code live} that hangs together with the cells of {@code seed}. */
  long connected(long seed, long live, Adjacency adjacency) {
    if (adjacency == Adjacency.WHOLE_BOARD) {
      return live;
    }
    long region = seed;
    while (true) {
      long larger = grown(region, adjacency) & live;
      if (larger == region) {
        return region;
      }
      region = larger;
    }
  }

  /** The cells of the rows {@code from} to {@code to - 1}, as a small set. */
  long rowsFrom(int from, int to) {
    int count = (to - from) * columns;
    return count == 0 ? 0 : -1L >>> (MOST_BITS - count) << from * columns;
  }

  /** The cells of the columns {@code from} to {@code to - 1}, as a small set. */
  long columnsFrom(int from, int to) {
    long cells = 0;
    for (int column = from; column < to; column++) {
      cells |= firstColumn << column;
    }
    return cells;
  }

  /** The first row in which a small set has a cell. */
  public int firstRow(long set) {
    return Long.numberOfTrailingZeros(set) / columns;
  }

  /** The last row in which a small set has a cell. */
  public int lastRow(long set) {
    return (63 - Long.numberOfLeadingZeros(set)) / columns;
  }

  /** The columns in which a small set has cells, as a set of columns. */
  public long columnsOf(long set, int firstRow, int lastRow) {
    long found = 0;
    for (int row = firstRow; row <= lastRow; row++) {
      found |= set >>> row * columns;
    }
    return columns == MOST_BITS ? found : found & ((1L << columns) - 1);
  }

  /** The cells of a small set within a rectangle, as a set of cells of that rectangle. */
  public long cut(long set, int firstRow, int lastRow, int firstColumn, int width) {
    if (width == columns) {
      return set >>> firstRow * columns;
    }
    long mask = (1L << width) - 1;
    long cut = 0;
    for (int row = lastRow; row >= firstRow; row--) {
      cut = cut << width | set >>> row * columns + firstColumn & mask;
    }
    return cut;
  }

  /** A small set with the order of the rows reversed. */
  long rowsFlipped(long set) {
    if (rows == 1) {
      return set;
    }
    long mask = columns == MOST_BITS ? -1 : (1L << columns) - 1;
    long flipped = 0;
    for (int row = 0; row < rows; row++) {
      flipped = flipped << columns | set >>> row * columns & mask;
    }
    return flipped;
  }

  /** A small set turned by 180 degrees. */
  public long halfTurned(long set) {
    return Long.reverse(set) >>> MOST_BITS - cells();
  }

  /** A small set with rows and columns exchanged. */
  public long transposed(long set) {
    if (rows == 1 || columns == 1) {
      return set;
    }
    long turned = 0;
    for (int column = columns - 1; column >= 0; column--) {
      turned = turned << rows | Long.compress(set, firstColumn << column);
    }
    return turned;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof GridGeometry grid && rows == grid.rows && columns == grid.columns;
  }

  @Override
  public int hashCode() {
    return 31 * rows + columns;
  }

  /** As in {@code 4x5}. */
  @Override
  public String toString() {
    return rows + "x" + columns;
  }
}
