package org.gamester.rulesets.board;

import java.util.Arrays;
import org.gamester.rulesets.Packing;
import org.jspecify.annotations.Nullable;

/**
 * Finds the options of components on a long row of cells, and the components that they fall into,
 * which are runs of cells. The normal form is a {@link LeastRow}. Working space for one thread.
 */
final class StripExpander extends BoardExpander {
  private final boolean impartial = game.isImpartial();
  private final boolean countsAsOne = Arrays.stream(states).anyMatch(game::countAsOne);
  private final boolean allBound = new BoundCells(game, states).areAll();
  private final LeastRow image = new LeastRow(game.symmetries(), relevantStates, wordsForState);
  private final @Nullable GridGeometry[] rows =
      new @Nullable GridGeometry[wordsForState * Long.SIZE + 1];
  private final Board after = new Board(planes, StripPacking.row(0));
  private final long[] open = new long[wordsForState];
  private int from;
  private int to;
  private GridGeometry row = StripPacking.row(0);

  StripExpander(BoardGame game, int wordsForState) {
    super(game, StripPacking.row(0), wordsForState);
  }

  @Override
  Geometry geometry() {
    return row;
  }

  @Override
  void look(Geometry geometry) {
    row = (GridGeometry) geometry;
  }

  @Override
  void look(long lengthWord) {
    int length = StripPacking.lengthOf(lengthWord);
    GridGeometry known = rows[length];
    if (known == null) {
      known = StripPacking.row(length);
      rows[length] = known;
    }
    row = known;
    extra = StripPacking.extraOf(lengthWord);
  }

  @Override
  int width() {
    return (length() + Long.SIZE - 1) / Long.SIZE;
  }

  private int length() {
    return row.cells();
  }

  @Override
  public boolean isLine(long[] words, int offset) {
    return true;
  }

  @Override
  void sendComponents(Packing.Sink sink) {
    after.show(row, settled, extra);
    int size = width();
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
      least[relevant * wordsForState] = StripPacking.lengthWord(0, extra);
      sink.part(least, false);
    }
    while (from < length()) {
      to = endOfRegion();
      if (!game.isDead(this)) {
        sendRegion(sink);
      }
      from = next(to, true);
    }
  }

  /** The next cell from one on that is open, or is not; the length of the row if there is none. */
  private int next(int cell, boolean isOpen) {
    for (int word = cell / Long.SIZE; word < width(); word++) {
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
    int word = width() - 1;
    while (open[word] == 0) {
      word--;
    }
    return word * Long.SIZE + 63 - Long.numberOfLeadingZeros(open[word]);
  }

  @Override
  public int count(int state) {
    return count(settled, state * width());
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

  private void sendRegion(Packing.Sink sink) {
    int length = to - from;
    int size = width();
    for (int i = 0; i < relevant; i++) {
      cut(settled, states[i] * size, size, i * wordsForState, length);
    }
    sendLeastImage(countsAsOne ? contracted(length) : length, sink);
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

  private void sendLeastImage(int length, Packing.Sink sink) {
    image.find(length);
    boolean isExchanged = image.isExchanged();
    long ofLeast = isExchanged ? game.extraOfNegative(extra) : extra;
    image.least()[relevant * wordsForState] = StripPacking.lengthWord(length, ofLeast);
    sink.part(image.least(), isExchanged && !impartial);
  }

  @Override
  public boolean isOwnNegative(long[] words, int offset) {
    long lengthWord = words[offset + relevant * wordsForState];
    if (game.extraOfNegative(StripPacking.extraOf(lengthWord))
        != StripPacking.extraOf(lengthWord)) {
      return false;
    }
    System.arraycopy(words, offset, image.cells(), 0, relevant * wordsForState);
    return image.isOwnNegative(StripPacking.lengthOf(lengthWord));
  }
}
