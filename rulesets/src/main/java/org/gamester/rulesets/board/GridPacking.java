package org.gamester.rulesets.board;

import java.util.Arrays;
import org.gamester.rulesets.Packing;
import org.gamester.rulesets.Position;
import org.gamester.values.Player;

/**
 * Components on grids of at most 64 cells, in one word for each relevant state and one for the size
 * of the board.
 *
 * <p>The normal form is a {@link LeastImage}; a flag beside the words says whether it is that of
 * the negative. Nothing is allocated for a component: an option is a copy of a few words with some
 * bits changed, regions are found by growing sets of bits, and mirroring is a few shifts for each
 * row.
 */
final class GridPacking implements Packing {

  private final BoardGame game;

  GridPacking(BoardGame game) {
    this.game = game;
  }

  @Override
  public int words() {
    return game.relevant().length() + 1;
  }

  @Override
  public Position unpack(long[] words, int offset) {
    int[] states = new RelevantStates(game).states();
    long sizeWord = words[offset + states.length];
    long[] bits = new long[game.alphabet().planes()];
    for (int i = 0; i < states.length; i++) {
      bits[states[i]] = words[offset + i];
    }
    GridGeometry grid = new GridGeometry(SizeWord.rows(sizeWord), SizeWord.columns(sizeWord));
    return game.position(grid, bits, SizeWord.extra(sizeWord));
  }

  @Override
  public Expander expander() {
    return new GridExpander();
  }

  @Override
  public boolean equals(@org.jspecify.annotations.Nullable Object other) {
    return other instanceof GridPacking packing && game.equals(packing.game);
  }

  @Override
  public int hashCode() {
    return game.hashCode();
  }

  /** Working space for one thread. */
  private final class GridExpander extends BoardMoves implements Expander, Region {
    private final int planes = game.alphabet().planes();
    private final RelevantStates relevantStates = new RelevantStates(game);
    private final int[] states = relevantStates.states();
    private final int relevant = states.length;
    private final boolean impartial = game.isImpartial();
    private final CountedMoves counted = new CountedMoves();
    private final BoundCells bound = new BoundCells(game, states);
    private final boolean countsAsOne = Arrays.stream(states).anyMatch(game::countAsOne);
    private final BySides<GridGeometry> grids =
        new BySides<>(SizeWord.MOST_SIDE, GridGeometry::new);
    private final LeastImage image = new LeastImage(game.symmetries(), relevantStates, grids);

    private final Board board = new Board(planes, new GridGeometry(0, 0));
    private final Board settling = new Board(planes, new GridGeometry(0, 0));
    private final long[] shown = new long[planes];
    private final long[] changed = new long[planes];
    private final long[] settled = new long[planes];
    private final CellChanges settle = (cell, state) -> Board.set(settled, 1, planes, cell, state);
    private long regionCells;
    private long extra;
    private GridGeometry grid = new GridGeometry(0, 0);
    private Sink sink = SinkBeforeUse.INSTANCE;

    @Override
    public void split(Position position, Sink newSink) {
      BoardPosition whole = (BoardPosition) position;
      sink = newSink;
      grid = (GridGeometry) whole.geometry();
      Arrays.fill(changed, 0);
      System.arraycopy(whole.bits(), 0, changed, 0, whole.bits().length);
      extra = whole.extra();
      sendRegions();
    }

    @Override
    public void expand(long[] words, int offset, Player player, Sink newSink) {
      sink = newSink;
      show(words, offset);
      game.findMoves(board, player, this);
    }

    @Override
    public int optionCount(long[] words, int offset, Player player) {
      show(words, offset);
      return counted.count(game, board, player);
    }

    @Override
    public boolean isLine(long[] words, int offset) {
      return SizeWord.isLine(words[offset + relevant]);
    }

    private void show(long[] words, int offset) {
      long sizeWord = words[offset + relevant];
      grid = grids.of(SizeWord.rows(sizeWord), SizeWord.columns(sizeWord));
      Arrays.fill(shown, 0);
      for (int i = 0; i < relevant; i++) {
        shown[states[i]] = words[offset + i];
      }
      extra = SizeWord.extra(sizeWord);
      board.show(grid, shown, extra);
    }

    @Override
    public int slices(long[] words, int offset, Player tied) {
      long sizeWord = words[offset + relevant];
      return tied == game.tiedByCutBetweenRows()
          ? SizeWord.rows(sizeWord)
          : tied == game.tiedByCutBetweenColumns() ? SizeWord.columns(sizeWord) : 1;
    }

    @Override
    public void sendSlices(long[] words, int offset, Player tied, int from, int to, Sink newSink) {
      sink = newSink;
      show(words, offset);
      long slices =
          tied == game.tiedByCutBetweenRows()
              ? grid.rowsFrom(from, to)
              : grid.columnsFrom(from, to);
      for (int plane = 0; plane < planes; plane++) {
        changed[plane] = shown[plane] & slices;
      }
      sendRegions();
    }

    /** The least image has one with the colours exchanged that is the same. */
    @Override
    public boolean isOwnNegative(long[] words, int offset) {
      long sizeWord = words[offset + relevant];
      if (game.extraOfNegative(SizeWord.extra(sizeWord)) != SizeWord.extra(sizeWord)) {
        return false;
      }
      System.arraycopy(words, offset, image.cells(), 0, relevant);
      return image.isOwnNegative(grids.of(SizeWord.rows(sizeWord), SizeWord.columns(sizeWord)));
    }

    @Override
    void made(int first, int second, int third) {
      System.arraycopy(shown, 0, changed, 0, planes);
      applyToWords(changed, planes);
      long before = extra;
      extra = extraAfter(before);
      sendRegions();
      sink.endOption();
      extra = before;
    }

    private void sendRegions() {
      System.arraycopy(changed, 0, settled, 0, planes);
      settling.show(grid, changed, extra);
      game.settle(settling, settle);
      long open = 0;
      for (int state : states) {
        open |= settled[state];
      }
      if (open == 0 && extra != 0) {
        sendEmpty();
      }
      while (open != 0) {
        regionCells = connected(open & -open, open, game.adjacency(extra));
        open &= ~regionCells;
        if (!game.isDead(this)) {
          sendRegion();
        }
      }
    }

    private long connected(long seed, long open, Adjacency adjacency) {
      return bound.areAll() || adjacency == Adjacency.WHOLE_BOARD
          ? grid.connected(seed, open, adjacency)
          : bound.connected(settled, seed, open, set -> grid.grown(set, adjacency));
    }

    private void sendEmpty() {
      long[] least = image.least();
      Arrays.fill(least, 0);
      least[relevant] = SizeWord.of(0, 0, extra);
      sink.part(least, false);
    }

    @Override
    public int count(int state) {
      return Long.bitCount(settled[state] & regionCells);
    }

    @Override
    public int size() {
      return Long.bitCount(regionCells);
    }

    @Override
    public long extra() {
      return extra;
    }

    private void sendRegion() {
      int firstRow = grid.firstRow(regionCells);
      int lastRow = grid.lastRow(regionCells);
      long columns = grid.columnsOf(regionCells, firstRow, lastRow);
      int firstColumn = Long.numberOfTrailingZeros(columns);
      int width = Long.SIZE - Long.numberOfLeadingZeros(columns) - firstColumn;
      GridGeometry cut = grids.of(lastRow - firstRow + 1, width);
      long[] cells = image.cells();
      for (int i = 0; i < relevant; i++) {
        cells[i] =
            grid.cut(settled[states[i]] & regionCells, firstRow, lastRow, firstColumn, width);
      }
      sendLeastImage(
          countsAsOne && (cut.rows() == 1 || cut.columns() == 1) ? contracted(cut) : cut);
    }

    /** Removes from one row, or one column, the cells that count as one with their neighbour. */
    private GridGeometry contracted(GridGeometry line) {
      long[] cells = image.cells();
      long repeated = 0;
      for (int i = 0; i < relevant; i++) {
        if (game.countAsOne(states[i])) {
          repeated |= cells[i] & cells[i] << 1;
        }
      }
      if (repeated == 0) {
        return line;
      }
      for (int i = 0; i < relevant; i++) {
        cells[i] = Long.compress(cells[i], ~repeated);
      }
      int length = line.cells() - Long.bitCount(repeated);
      return line.rows() == 1 ? grids.of(1, length) : grids.of(length, 1);
    }

    private void sendLeastImage(GridGeometry cut) {
      image.find(cut);
      boolean isExchanged = image.isExchanged();
      long ofLeast = isExchanged ? game.extraOfNegative(extra) : extra;
      image.least()[relevant] = SizeWord.of(image.rows(cut), image.columns(cut), ofLeast);
      sink.part(image.least(), isExchanged && !impartial);
    }
  }
}
