package org.gamester.analysis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.gamester.rulesets.Placements;
import org.gamester.values.Dyadic;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.thermography.Thermography;
import org.jspecify.annotations.Nullable;

/// Bounds of a board on which pieces are placed, by cuts between its lines, for one thread.
///
/// A cut takes moves from one player and nothing else, so the sum of the slices is a bound, as in
/// [SearchSlices]. Here the slices are of one, two or three whole lines, whatever is free in them,
/// and their means and temperatures stand in a table under the pattern of their free cells, which
/// is filled as patterns are met: a value depends on the pattern alone, not on which lines these
/// are. Of all ways to cut the board into such slices the one with the best mean is found line by
/// line. That takes some thirty look-ups for a board, so that each option of each position can be
/// bounded.
///
/// Means are kept as multiples of 1/1024, rounded down as the player who is tied sees them, and
/// temperatures rounded up; so a bound stays one.
final class PlacementBounds {

  static final int SCALE = 1 << 10;
  private static final int SCALE_BITS = 10;
  private static final int MOST_LINES = 3;

  /// A slice has at most so many cells: a table has a word for each pattern.
  private static final int MOST_CELLS = 20;

  private static final long UNSET = Long.MIN_VALUE;

  /// The temperature of slices that are all numbers.
  private static final int COLD = -1;

  private static final int NO_BOUND = Integer.MIN_VALUE / 2;

  private final Placements board;
  private final PartsOfSlices values;
  private final List<Direction> directions = new ArrayList<>();
  private final int[] mean = new int[2];
  private final int[] temperature = new int[2];

  /// Finds the values of the components of the board with some free cells.
  @FunctionalInterface
  interface PartsOfSlices {
    List<ShortGame> of(Placements board, long free);
  }

  private PlacementBounds(Placements board, PartsOfSlices values) {
    this.board = board;
    this.values = values;
  }

  /// The bounds of a board; null if cuts do not bound it from both sides, or its lines are too
  /// long.
  static @Nullable PlacementBounds of(Placements board, PartsOfSlices values) {
    Player byRows = board.tiedByCutBetweenRows();
    Player byColumns = board.tiedByCutBetweenColumns();
    int rows = board.rows();
    int columns = board.columns();
    if (byRows == null
        || byColumns == null
        || byRows == byColumns
        || 2 * Math.max(rows, columns) > MOST_CELLS) {
      return null;
    }
    PlacementBounds bounds = new PlacementBounds(board, values);
    long row = columns == Long.SIZE ? -1 : (1L << columns) - 1;
    long column = 0;
    for (int i = 0; i < rows; i++) {
      column |= 1L << i * columns;
    }
    bounds.directions.add(bounds.new Direction(byRows, rows, columns, columns, row));
    bounds.directions.add(bounds.new Direction(byColumns, columns, rows, 1, column));
    return bounds;
  }

  /// The cuts between all rows, or between all columns.
  private final class Direction {
    private final Player tied;
    private final int lines;
    private final long[][] cells = new long[MOST_LINES + 1][];
    private final long[][] tables = new long[MOST_LINES + 1][];
    private final int most;
    private final int[] means;
    private final int[] temperatures;

    /// @param length how many cells a line has
    /// @param step how far a cell is from that of the next line
    /// @param first the cells of the first line
    Direction(Player tied, int lines, int length, int step, long first) {
      this.tied = tied;
      this.lines = lines;
      this.most = Math.min(MOST_LINES, Math.min(lines, MOST_CELLS / length));
      this.means = new int[lines + 1];
      this.temperatures = new int[lines + 1];
      for (int count = 1; count <= most; count++) {
        tables[count] = new long[1 << count * length];
        Arrays.fill(tables[count], UNSET);
        cells[count] = new long[lines];
        for (int from = 0; from + count <= lines; from++) {
          for (int line = from; line < from + count; line++) {
            cells[count][from] |= first << line * step;
          }
        }
      }
    }

    /// The bound of the lines before each line follows from those before the last slice.
    void find(long free) {
      temperatures[0] = COLD;
      for (int to = 1; to <= lines; to++) {
        int best = NO_BOUND;
        int hottest = 0;
        for (int count = 1; count <= Math.min(most, to); count++) {
          int from = to - count;
          int pattern = (int) Long.compress(free, cells[count][from]);
          long slice = tables[count][pattern];
          if (slice == UNSET) {
            slice = found(count, pattern);
          }
          int sum = means[from] + (int) (slice >> 32);
          int hotter = Math.max(temperatures[from], (int) slice);
          if (sum > best || sum == best && hotter < hottest) {
            best = sum;
            hottest = hotter;
          }
        }
        means[to] = best;
        temperatures[to] = hottest;
      }
      mean[tied.ordinal()] = means[lines];
      temperature[tied.ordinal()] = temperatures[lines];
    }

    private long found(int count, int pattern) {
      Dyadic mean = Dyadic.ZERO;
      int hottest = COLD;
      for (ShortGame part : values.of(board, Long.expand(pattern, cells[count][0]))) {
        mean = mean.plus(Thermography.mean(part));
        if (!part.isNumber()) {
          Dyadic temperature = Thermography.temperature(part).shiftLeft(SCALE_BITS);
          hottest = Math.max(hottest, temperature.ceiling().intValueExact());
        }
      }
      Dyadic seen = tied == Player.LEFT ? mean : mean.negate();
      int least = seen.shiftLeft(SCALE_BITS).floor().intValueExact();
      long slice = (long) least << 32 | hottest & 0xFFFF_FFFFL;
      tables[count][pattern] = slice;
      return slice;
    }
  }

  /// Finds the bounds of the board with some free cells.
  void find(long free) {
    for (Direction direction : directions) {
      direction.find(free);
    }
  }

  /// Whether the player to move wins, as far as the bounds found last tell: he does if the mean is
  /// above 0 for him, and loses if the mean and the temperature together are below, or if the bound
  /// is a number and not above; see [StaticOutcomes].
  @Nullable Boolean wins(Player mover) {
    return mean[mover.ordinal()] > 0 ? Boolean.TRUE : greatest(mover) < 0 ? Boolean.FALSE : null;
  }

  /// The mean of the bound on the side of a player, as he sees it, in units of 1/1024.
  int mean(Player player) {
    return mean[player.ordinal()];
  }

  /// What the left stop is at most, if the player to move is Left, in units of 1/1024; a unit less
  /// if the bound is a number, which nobody likes to move in.
  int greatest(Player mover) {
    int other = mover.opponent().ordinal();
    return temperature[other] - mean[other];
  }
}
