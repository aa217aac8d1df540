package org.gamester.rulesets.board;

import java.util.Arrays;
import java.util.Optional;
import org.gamester.rulesets.Packing;
import org.gamester.rulesets.Placements;
import org.gamester.rulesets.Position;
import org.gamester.values.Player;

/**
 * Finds the options of components on grids of at most 64 cells, and the components that they fall
 * into. Working space for one thread.
 *
 * <p>The normal form is a {@link LeastImage}; a flag beside the words says whether it is that of
 * the negative. Regions are found by growing sets of bits, and mirroring is a few shifts for each
 * row.
 */
final class GridExpander extends BoardExpander {
  private static final GridGeometry EMPTY = new GridGeometry(0, 0);

  private final boolean impartial = game.isImpartial();
  private final BoundCells bound = new BoundCells(game, states);
  private final boolean countsAsOne = Arrays.stream(states).anyMatch(game::countAsOne);
  private final BySides<GridGeometry> grids = new BySides<>(SizeWord.MOST_SIDE, GridGeometry::new);
  private final LeastImage image = new LeastImage(game.symmetries(), relevantStates, grids);
  private long regionCells;
  private GridGeometry grid = EMPTY;

  GridExpander(BoardGame game) {
    super(game, EMPTY, 1);
  }

  @Override
  Geometry geometry() {
    return grid;
  }

  @Override
  void look(Geometry geometry) {
    grid = (GridGeometry) geometry;
  }

  @Override
  void look(long size) {
    grid = grids.of(SizeWord.rows(size), SizeWord.columns(size));
    extra = SizeWord.extra(size);
  }

  @Override
  int width() {
    return 1;
  }

  @Override
  public boolean isLine(long[] words, int offset) {
    return SizeWord.isLine(words[offset + relevant]);
  }

  @Override
  public int slices(long[] words, int offset, Player tied) {
    long sizeWord = words[offset + relevant];
    return tied == game.tiedByCutBetweenRows()
        ? SizeWord.rows(sizeWord)
        : tied == game.tiedByCutBetweenColumns() ? SizeWord.columns(sizeWord) : 1;
  }

  @Override
  public void sendSlices(
      long[] words, int offset, Player tied, int from, int to, Packing.Sink newSink) {
    look(words[offset + relevant]);
    long slices =
        tied == game.tiedByCutBetweenRows() ? grid.rowsFrom(from, to) : grid.columnsFrom(from, to);
    sendSlice(words, offset, slices, newSink);
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
  public Optional<Placements> placements(Position position) {
    if (!game.placesPieces()
        || relevant != 1
        || !(position instanceof BoardPosition board)
        || !(board.geometry() instanceof GridGeometry whole)
        || !whole.isSmall()
        || !game.equals(board.rules())) {
      return Optional.empty();
    }
    LeastImage ofWhole = new LeastImage(game.symmetries(), relevantStates, grids);
    long free = whole.cells() == 0 ? 0 : board.bits()[states[0]];
    return Optional.of(new GridPlacements(this, whole, free, ofWhole));
  }

  /** Sends the components of a board on which these cells are in the only state that matters. */
  void splitFree(GridGeometry whole, long cells, Packing.Sink to) {
    look(whole);
    extra = 0;
    Arrays.fill(settled, 0);
    settled[states[0]] = cells;
    sendComponents(to);
  }

  @Override
  void sendComponents(Packing.Sink to) {
    long open = 0;
    for (int state : states) {
      open |= settled[state];
    }
    if (open == 0 && extra != 0) {
      sendEmpty(to);
    }
    while (open != 0) {
      regionCells = connected(open & -open, open, game.adjacency(extra));
      open &= ~regionCells;
      if (!game.isDead(this)) {
        sendRegion(to);
      }
    }
  }

  private long connected(long seed, long open, Adjacency adjacency) {
    return bound.areAll() || adjacency == Adjacency.WHOLE_BOARD
        ? grid.connected(seed, open, adjacency)
        : bound.connected(settled, seed, open, set -> grid.grown(set, adjacency));
  }

  private void sendEmpty(Packing.Sink to) {
    long[] least = image.least();
    Arrays.fill(least, 0);
    least[relevant] = SizeWord.of(0, 0, extra);
    to.part(least, false);
  }

  @Override
  public int count(int state) {
    return Long.bitCount(settled[state] & regionCells);
  }

  @Override
  public int size() {
    return Long.bitCount(regionCells);
  }

  private void sendRegion(Packing.Sink to) {
    int firstRow = grid.firstRow(regionCells);
    int lastRow = grid.lastRow(regionCells);
    long columns = grid.columnsOf(regionCells, firstRow, lastRow);
    int firstColumn = Long.numberOfTrailingZeros(columns);
    int width = Long.SIZE - Long.numberOfLeadingZeros(columns) - firstColumn;
    GridGeometry cut = grids.of(lastRow - firstRow + 1, width);
    long[] cells = image.cells();
    for (int i = 0; i < relevant; i++) {
      cells[i] = grid.cut(settled[states[i]] & regionCells, firstRow, lastRow, firstColumn, width);
    }
    sendLeastImage(
        countsAsOne && (cut.rows() == 1 || cut.columns() == 1) ? contracted(cut) : cut, to);
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

  private void sendLeastImage(GridGeometry cut, Packing.Sink to) {
    image.find(cut);
    boolean isExchanged = image.isExchanged();
    long ofLeast = isExchanged ? game.extraOfNegative(extra) : extra;
    image.least()[relevant] = SizeWord.of(image.rows(cut), image.columns(cut), ofLeast);
    to.part(image.least(), isExchanged && !impartial);
  }
}
