package org.gamester.rulesets.board;

import org.gamester.rulesets.Packing;
import org.gamester.rulesets.Position;

/**
 * Components on one row of cells that is too long for a {@link GridPacking}: some words for each
 * relevant state, as many as the row needs, and one for the length.
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
    long length = words[offset + words() - 1];
    GridGeometry row = row(lengthOf(length));
    return BoardExpander.unpacked(game, row, wordsForState, words, offset, extraOf(length));
  }

  /** A row of so many cells. */
  static GridGeometry row(int length) {
    return length == 0 ? new GridGeometry(0, 0) : new GridGeometry(1, length);
  }

  /** The number of cells in a last word. */
  static int lengthOf(long lengthWord) {
    return (int) (lengthWord & LENGTH_MASK);
  }

  /** What the position says besides, in a last word. */
  static long extraOf(long lengthWord) {
    return lengthWord >>> LENGTH_BITS;
  }

  /** The last word of a component. */
  static long lengthWord(int length, long extra) {
    return length | extra << LENGTH_BITS;
  }

  @Override
  public Expander expander() {
    return new StripExpander(game, wordsForState);
  }
}
