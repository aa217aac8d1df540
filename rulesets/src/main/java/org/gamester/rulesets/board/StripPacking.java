package org.gamester.rulesets.board;

import java.util.Arrays;
import org.gamester.rulesets.Packing;
import org.gamester.rulesets.Position;
import org.gamester.values.Player;
import org.jspecify.annotations.Nullable;

/**
 * Components on one row of cells that is too long for a {@link GridPacking}: some words for each
 * relevant state, as many as the row needs, and one for the length.
 *
 * <p>On a row regions are runs of cells. The normal form is a {@link LeastRow}.
 */
record StripPacking(BoardGame game, int wordsForState) implements Packing {

  /** Longer rows are not packed. */
  static final int MOST_CELLS = 1024;

  private static final int LENGTH_BITS = 16;
  private static final long LENGTH_MASK = (1L << LENGTH_BITS) - 1;

  @Override
  public int words() {
    return game.relevant().length() * wordsForState + 1;
  }

  @Override
  public Position unpack(long[] words, int offset) {
    int[] states = new RelevantStates(game).states();
    long lengthWord = words[offset + states.length * wordsForState];
    GridGeometry row = row(lengthOf(lengthWord));
    int size = Board.words(row);
    long[] bits = new long[game.alphabet().planes() * size];
    for (int i = 0; i < states.length; i++) {
      System.arraycopy(words, offset + i * wordsForState, bits, states[i] * size, size);
    }
    return game.position(row, bits, extraOf(lengthWord));
  }

  private static GridGeometry row(int length) {
    return length == 0 ? new GridGeometry(0, 0) : new GridGeometry(1, length);
  }

  private static int lengthOf(long lengthWord) {
    return (int) (lengthWord & LENGTH_MASK);
  }

  private static long extraOf(long lengthWord) {
    return lengthWord >>> LENGTH_BITS;
  }

  @Override
  public Expander expander() {
    return new StripExpander();
  }

  /** Working space for one thread. */
  private final class StripExpander extends BoardMoves implements Expander, Region {
    private final int planes = game.alphabet().planes();
    private final RelevantStates relevantStates = new RelevantStates(game);
    private final int[] states = relevantStates.states();
    private final int relevant = states.length;
    private final boolean impartial = game.isImpartial();
    private final boolean countsAsOne = Arrays.stream(states).anyMatch(game::countAsOne);
    private final boolean allBound = new BoundCells(game, states).areAll();
    private final LeastRow image = new LeastRow(game.symmetries(), relevantStates, wordsForState);
    private final @Nullable GridGeometry[] rows =
        new @Nullable GridGeometry[wordsForState * Long.SIZE + 1];
    private final CountedMoves counted = new CountedMoves();

    private final Board board = new Board(planes, new GridGeometry(0, 0));
    private final Board after = new Board(planes, new GridGeometry(0, 0));
    private final long[] shown = new long[planes * wordsForState];
    private final long[] changed = new long[planes * wordsForState];
    private final long[] settled = new long[planes * wordsForState];
    private final long[] open = new long[wordsForState];
    private final CellChanges settle =
        (cell, state) -> Board.set(settled, size(length()), planes, cell, state);
    private int from;
    private int to;
    private long extra;
    private GridGeometry row = row(0);
    private Sink sink = SinkBeforeUse.INSTANCE;

    private static int size(int length) {
      return (length + Long.SIZE - 1) / Long.SIZE;
    }

    private int length() {
      return row.cells();
    }

    @Override
    public void split(Position position, Sink newSink) {
      BoardPosition whole = (BoardPosition) position;
      sink = newSink;
      row = (GridGeometry) whole.geometry();
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
      return true;
    }

    private void show(long[] words, int offset) {
      long lengthWord = words[offset + relevant * wordsForState];
      int length = lengthOf(lengthWord);
      GridGeometry known = rows[length];
      if (known == null) {
        known = row(length);
        rows[length] = known;
      }
      row = known;
      Arrays.fill(shown, 0);
      int size = size(length);
      for (int i = 0; i < relevant; i++) {
        System.arraycopy(words, offset + i * wordsForState, shown, states[i] * size, size);
      }
      extra = extraOf(lengthWord);
      board.show(row, shown, extra);
    }

    @Override
    void made(int first, int second, int third) {
      System.arraycopy(shown, 0, changed, 0, shown.length);
      apply(changed, size(length()), planes);
      long before = extra;
      extra = extraAfter(before);
      sendRegions();
      sink.endOption();
      extra = before;
    }

    private void sendRegions() {
      System.arraycopy(changed, 0, settled, 0, changed.length);
      after.show(row, changed, extra);
      game.settle(after, settle);
      after.show(row, settled, extra);
      int size = size(length());
      Arrays.fill(open, 0);
      for (int state : states) {
        for (int word = 0; word < size; word++) {
          open[word] |= settled[state * size + word];
        }
      }
      from = next(0, true);
      if (from == length() && extra != 0) {
        long[] least = image.least();
        Arrays.fill(least, 0);
        least[relevant * wordsForState] = extra << LENGTH_BITS;
        sink.part(least, false);
      }
      while (from < length()) {
        to = endOfRegion();
        if (!game.isDead(this)) {
          sendRegion();
        }
        from = next(to, true);
      }
    }

    /**
     * The next cell from one on that is open, or is not; the length of the row if there is none.
     */
    private int next(int cell, boolean isOpen) {
      for (int word = cell / Long.SIZE; word < size(length()); word++) {
        long set = isOpen ? open[word] : ~open[word];
        if (word == cell / Long.SIZE) {
          set &= -1L << cell;
        }
        if (set != 0) {
          return Math.min(word * Long.SIZE + Long.numberOfTrailingZeros(set), length());
        }
      }
      return length();
    }

    /** The end of the region that begins at the open cell {@code from}. */
    private int endOfRegion() {
      return switch (game.adjacency(extra)) {
        case WHOLE_BOARD -> lastOpen() + 1;
        case KNIGHT_MOVES -> from + 1;
        case SIDES, CORNERS, HEXAGONS -> {
          int end = next(from, false);
          if (!allBound) {
            int cell = from + 1;
            while (cell < end && game.areBound(after.state(cell - 1), after.state(cell))) {
              cell++;
            }
            end = cell;
          }
          yield end;
        }
      };
    }

    private int lastOpen() {
      int word = size(length()) - 1;
      while (open[word] == 0) {
        word--;
      }
      return word * Long.SIZE + 63 - Long.numberOfLeadingZeros(open[word]);
    }

    @Override
    public int count(int state) {
      return count(settled, state * size(length()));
    }

    @Override
    public int size() {
      return count(open, 0);
    }

    private int count(long[] sets, int offset) {
      int count = 0;
      int first = from / Long.SIZE;
      int last = (to - 1) / Long.SIZE;
      for (int word = first; word <= last; word++) {
        long set = sets[offset + word];
        set &= word == first ? -1L << from : -1L;
        set &= word == last ? -1L >>> -to : -1L;
        count += Long.bitCount(set);
      }
      return count;
    }

    @Override
    public long extra() {
      return extra;
    }

    private void sendRegion() {
      int length = to - from;
      int size = size(length());
      for (int i = 0; i < relevant; i++) {
        cut(settled, states[i] * size, size, i * wordsForState, length);
      }
      sendLeastImage(countsAsOne ? contracted(length) : length);
    }

    /** Copies the cells of the region from a set of cells of the row. */
    private void cut(long[] sets, int offset, int size, int target, int length) {
      long[] cells = image.cells();
      int first = from / Long.SIZE;
      int shift = from % Long.SIZE;
      for (int word = 0; word < wordsForState; word++) {
        int low = first + word;
        long bits = low < size ? sets[offset + low] >>> shift : 0;
        if (shift > 0 && low + 1 < size) {
          bits |= sets[offset + low + 1] << -shift;
        }
        int rest = length - word * Long.SIZE;
        cells[target + word] = rest <= 0 ? 0 : rest >= Long.SIZE ? bits : bits & (1L << rest) - 1;
      }
    }

    /** Removes the cells that count as one with the cell before them; returns the new length. */
    private int contracted(int length) {
      int kept = 0;
      int before = -1;
      for (int cell = 0; cell < length; cell++) {
        int place = image.placeAt(cell);
        if (place != before || place < 0 || !game.countAsOne(states[place])) {
          image.copy(cell, kept++);
        }
        before = place;
      }
      for (int cell = kept; cell < length; cell++) {
        image.clear(cell);
      }
      return kept;
    }

    private void sendLeastImage(int length) {
      image.find(length);
      boolean isExchanged = image.isExchanged();
      long ofLeast = isExchanged ? game.extraOfNegative(extra) : extra;
      image.least()[relevant * wordsForState] = length | ofLeast << LENGTH_BITS;
      sink.part(image.least(), isExchanged && !impartial);
    }

    @Override
    public boolean isOwnNegative(long[] words, int offset) {
      long lengthWord = words[offset + relevant * wordsForState];
      if (game.extraOfNegative(extraOf(lengthWord)) != extraOf(lengthWord)) {
        return false;
      }
      System.arraycopy(words, offset, image.cells(), 0, relevant * wordsForState);
      return image.isOwnNegative(lengthOf(lengthWord));
    }
  }
}
