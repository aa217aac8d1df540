package org.gamester.rulesets.board;

import java.util.Arrays;
import org.gamester.rulesets.Packing;
import org.gamester.rulesets.Placements;
import org.gamester.values.Player;
import org.jspecify.annotations.Nullable;

/// The pieces of a grid game in which they are placed, found by asking the game for its moves on
/// the board with all cells free.
final class GridPlacements implements Placements {

  private final GridExpander expander;
  private final BoardGame game;
  private final GridGeometry grid;
  private final long free;
  private final LeastImage image;
  private final long[] left;
  private final long[] right;

  GridPlacements(GridExpander expander, GridGeometry grid, long free, LeastImage image) {
    this.expander = expander;
    this.game = expander.game;
    this.grid = grid;
    this.free = free;
    this.image = image;
    this.left = found(Player.LEFT);
    this.right = found(Player.RIGHT);
  }

  private long[] found(Player player) {
    int planes = game.alphabet().planes();
    long all = grid.rowsFrom(0, grid.rows());
    long[] whole = new long[planes];
    whole[expander.states[0]] = all;
    Board board = new Board(planes, grid);
    board.show(grid, whole, 0);
    PieceMoves pieces = new PieceMoves(whole, expander.states[0]);
    game.findMoves(board, player, pieces);
    return Arrays.copyOf(pieces.found, pieces.size);
  }

  private static final class PieceMoves extends BoardMoves {
    private final long[] whole;
    private final int free;
    private long[] found = new long[64];
    private int size;

    PieceMoves(long[] whole, int free) {
      this.whole = whole;
      this.free = free;
    }

    @Override
    void made(int first, int second, int third) {
      long[] changed = whole.clone();
      apply(changed, 1, changed.length);
      if (size == found.length) {
        found = Arrays.copyOf(found, 2 * size);
      }
      found[size++] = whole[free] & ~changed[free];
    }
  }

  @Override
  public int rows() {
    return grid.rows();
  }

  @Override
  public int columns() {
    return grid.columns();
  }

  @Override
  public long free() {
    return free;
  }

  @Override
  public long[] pieces(Player player) {
    return player == Player.LEFT ? left : right;
  }

  @Override
  public @Nullable Player tiedByCutBetweenRows() {
    return game.tiedByCutBetweenRows();
  }

  @Override
  public @Nullable Player tiedByCutBetweenColumns() {
    return game.tiedByCutBetweenColumns();
  }

  @Override
  public long image(long cells) {
    image.cells()[0] = cells;
    image.find(grid);
    return image.least()[0];
  }

  @Override
  public boolean isExchanged() {
    return image.isExchanged();
  }

  @Override
  public void split(long cells, Packing.Sink sink) {
    expander.splitFree(grid, cells, sink);
  }
}
