package org.gamester.rulesets.board;

import java.util.Arrays;
import java.util.Set;
import org.gamester.rulesets.Packing;
import org.gamester.rulesets.Position;
import org.gamester.values.Player;

/**
 * Components on grids of at most 64 cells, in one word for each relevant state and one for the size
 * of the board.
 *
 * <p>The normal form is the least image under all turns that keep the value or, with the colours
 * exchanged, negate it; a flag beside the words says which. Nothing is allocated for a component:
 * an option is a copy of a few words with some bits changed, regions are found by growing sets of
 * bits, and mirroring is a few shifts for each row.
 */
final class GridPacking implements Packing {

  private static final int SIDE_BITS = 8;
  private static final int SIDE_MASK = (1 << SIDE_BITS) - 1;
  private static final int MOST_SIDE = 64;

  private final BoardGame game;

  GridPacking(BoardGame game) {
    this.game = game;
  }

  @Override
  public int words() {
    return game.relevant().length() + 1;
  }

  private static long sizeWord(int rows, int columns, long extra) {
    return rows | (long) columns << SIDE_BITS | extra << 2 * SIDE_BITS;
  }

  private static int rowsOf(long sizeWord) {
    return (int) sizeWord & SIDE_MASK;
  }

  private static int columnsOf(long sizeWord) {
    return (int) (sizeWord >>> SIDE_BITS) & SIDE_MASK;
  }

  private static long extraOf(long sizeWord) {
    return sizeWord >>> 2 * SIDE_BITS;
  }

  @Override
  public Position unpack(long[] words, int offset) {
    int[] states = relevantStates();
    long sizeWord = words[offset + states.length];
    long[] bits = new long[game.alphabet().planes()];
    for (int i = 0; i < states.length; i++) {
      bits[states[i]] = words[offset + i];
    }
    GridGeometry grid = new GridGeometry(rowsOf(sizeWord), columnsOf(sizeWord));
    return game.position(grid, bits, extraOf(sizeWord));
  }

  private int[] relevantStates() {
    return game.relevant().chars().map(letter -> game.state((char) letter)).toArray();
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
    private final int[] states = relevantStates();
    private final int relevant = states.length;
    private final boolean impartial = game.isImpartial();
    private final int keeping = mask(game.symmetries().keeping());
    private final int negating = mask(game.symmetries().negating());
    private final int[] exchanged = exchangedPlaces();
    private final CountedMoves counted = new CountedMoves();
    private final BoundCells bound = new BoundCells(game, states);
    private final boolean countsAsOne = Arrays.stream(states).anyMatch(game::countAsOne);
    private final GridGeometry[][] grids = new GridGeometry[MOST_SIDE + 1][];

    private final Board board = new Board(planes, new GridGeometry(0, 0));
    private final Board settling = new Board(planes, new GridGeometry(0, 0));
    private final long[] shown = new long[planes];
    private final long[] changed = new long[planes];
    private final long[] settled = new long[planes];
    private final long[] region = new long[relevant];
    private final long[] upright = new long[relevant];
    private final long[] lying = new long[relevant];
    private final long[] image = new long[relevant];
    private final long[] least = new long[relevant + 1];
    private final CellChanges settle = (cell, state) -> Board.set(settled, 1, planes, cell, state);
    private boolean hasLeast;
    private boolean isExchanged;
    private long regionCells;
    private long extra;
    private GridGeometry grid = new GridGeometry(0, 0);
    private Sink sink = SinkBeforeUse.INSTANCE;

    private static int mask(Set<Turn> turns) {
      int mask = 0;
      for (Turn turn : turns) {
        mask |= 1 << turn.ordinal();
      }
      return mask;
    }

    /** For each relevant state, the place of the one with the colours exchanged. */
    private int[] exchangedPlaces() {
      int[] places = new int[relevant];
      for (int i = 0; i < relevant; i++) {
        for (int j = 0; j < relevant; j++) {
          places[i] = states[j] == game.alphabet().exchanged(states[i]) ? j : places[i];
        }
      }
      return places;
    }

    private GridGeometry grid(int rows, int columns) {
      GridGeometry[] ofRows = grids[rows];
      if (ofRows == null) {
        ofRows = new GridGeometry[MOST_SIDE + 1];
        grids[rows] = ofRows;
      }
      GridGeometry known = ofRows[columns];
      if (known == null) {
        known = new GridGeometry(rows, columns);
        ofRows[columns] = known;
      }
      return known;
    }

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
      long sizeWord = words[offset + relevant];
      return rowsOf(sizeWord) == 1 || columnsOf(sizeWord) == 1;
    }

    private void show(long[] words, int offset) {
      long sizeWord = words[offset + relevant];
      grid = grid(rowsOf(sizeWord), columnsOf(sizeWord));
      Arrays.fill(shown, 0);
      for (int i = 0; i < relevant; i++) {
        shown[states[i]] = words[offset + i];
      }
      extra = extraOf(sizeWord);
      board.show(grid, shown, extra);
    }

    @Override
    public int slices(long[] words, int offset, Player tied) {
      long sizeWord = words[offset + relevant];
      return tied == game.tiedByCutBetweenRows()
          ? rowsOf(sizeWord)
          : tied == game.tiedByCutBetweenColumns() ? columnsOf(sizeWord) : 1;
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
      if (negating == 0 || game.extraOfNegative(extraOf(sizeWord)) != extraOf(sizeWord)) {
        return false;
      }
      GridGeometry board = grid(rowsOf(sizeWord), columnsOf(sizeWord));
      boolean lies = board.rows() == board.columns();
      for (int i = 0; i < relevant; i++) {
        upright[i] = words[offset + i];
        lying[i] = lies ? board.transposed(upright[i]) : 0;
      }
      for (Turn turn : Turn.values()) {
        boolean transposes = turn.ordinal() >= Turn.TRANSPOSE.ordinal();
        if ((negating >>> turn.ordinal() & 1) != 0
            && (lies || !transposes)
            && isExchangedBy(board, transposes ? lying : upright, turn.ordinal())) {
          return true;
        }
      }
      return false;
    }

    private boolean isExchangedBy(GridGeometry board, long[] cells, int turn) {
      for (int i = 0; i < relevant; i++) {
        image[i] = turned(board, cells[i], flipsRows(turn), flipsColumns(turn));
      }
      for (int i = 0; i < relevant; i++) {
        if (imageWord(i, true) != upright[i]) {
          return false;
        }
      }
      return true;
    }

    private static boolean flipsRows(int turn) {
      int k = turn % Turn.TRANSPOSE.ordinal();
      return turn >= Turn.TRANSPOSE.ordinal() ? (k & 2) != 0 : (k & 1) != 0;
    }

    private static boolean flipsColumns(int turn) {
      int k = turn % Turn.TRANSPOSE.ordinal();
      return turn >= Turn.TRANSPOSE.ordinal() ? (k & 1) != 0 : (k & 2) != 0;
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
        for (int i = 0; i < relevant; i++) {
          region[i] = settled[states[i]] & regionCells;
        }
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
      Arrays.fill(least, 0);
      least[relevant] = sizeWord(0, 0, extra);
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
      GridGeometry cut = grid(lastRow - firstRow + 1, width);
      for (int i = 0; i < relevant; i++) {
        upright[i] = grid.cut(region[i], firstRow, lastRow, firstColumn, width);
      }
      sendLeastImage(
          countsAsOne && (cut.rows() == 1 || cut.columns() == 1) ? contracted(cut) : cut);
    }

    /** Removes from one row, or one column, the cells that count as one with their neighbour. */
    private GridGeometry contracted(GridGeometry line) {
      long repeated = 0;
      for (int i = 0; i < relevant; i++) {
        if (game.countAsOne(states[i])) {
          repeated |= upright[i] & upright[i] << 1;
        }
      }
      if (repeated == 0) {
        return line;
      }
      for (int i = 0; i < relevant; i++) {
        upright[i] = Long.compress(upright[i], ~repeated);
      }
      int length = line.cells() - Long.bitCount(repeated);
      return line.rows() == 1 ? grid(1, length) : grid(length, 1);
    }

    private void sendLeastImage(GridGeometry cut) {
      hasLeast = false;
      int rows = cut.rows();
      int columns = cut.columns();
      boolean canLie = (keeping | negating) >>> Turn.TRANSPOSE.ordinal() != 0;
      if (!canLie || rows <= columns) {
        considerTurns(cut, upright, 0);
      }
      if (canLie && rows >= columns) {
        GridGeometry turned = grid(columns, rows);
        for (int i = 0; i < relevant; i++) {
          lying[i] = cut.transposed(upright[i]);
        }
        considerTurns(turned, lying, Turn.TRANSPOSE.ordinal());
      }
      least[relevant] =
          canLie
              ? sizeWord(Math.min(rows, columns), Math.max(rows, columns), extraOfLeast())
              : sizeWord(rows, columns, extraOfLeast());
      sink.part(least, isExchanged && !impartial);
    }

    private long extraOfLeast() {
      return isExchanged ? game.extraOfNegative(extra) : extra;
    }

    /**
     * The four images along the sides; those of a transposed board are, in the order of {@link
     * Turn}, the transpose, and it with the columns flipped, the rows flipped, and both.
     */
    private void considerTurns(GridGeometry board, long[] cells, int firstTurn) {
      for (int k = 0; k < 4; k++) {
        int turn = firstTurn + k;
        boolean keeps = (keeping >>> turn & 1) != 0;
        boolean negates = (negating >>> turn & 1) != 0;
        if (keeps || negates) {
          for (int i = 0; i < relevant; i++) {
            image[i] = turned(board, cells[i], flipsRows(turn), flipsColumns(turn));
          }
          if (keeps) {
            consider(false);
          }
          if (negates) {
            consider(true);
          }
        }
      }
    }

    private static long turned(
        GridGeometry board, long set, boolean flipRows, boolean flipColumns) {
      if (flipRows == flipColumns) {
        return flipRows ? board.halfTurned(set) : set;
      }
      long flipped = board.rowsFlipped(set);
      return flipRows ? flipped : board.halfTurned(flipped);
    }

    /** Keeps the image, with the colours exchanged if it is to be the negative, if it is least. */
    private void consider(boolean negative) {
      if (hasLeast) {
        int i = relevant - 1;
        while (i >= 0 && imageWord(i, negative) == least[i]) {
          i--;
        }
        if (i < 0 || Long.compareUnsigned(imageWord(i, negative), least[i]) > 0) {
          return;
        }
      }
      for (int i = 0; i < relevant; i++) {
        least[i] = imageWord(i, negative);
      }
      hasLeast = true;
      isExchanged = negative;
    }

    private long imageWord(int place, boolean negative) {
      return image[negative ? exchanged[place] : place];
    }
  }
}
