package org.gamester.rulesets.board;

/**
 * The word that says how large a packed component is: the number of rows, the number of columns,
 * and what else its ruleset remembers, see {@link Board#extra}.
 */
public final class SizeWord {
  /** The greatest side of a board that is packed in words of one bit for each cell. */
  public static final int MOST_SIDE = 64;

  private static final int SIDE_BITS = 8;
  private static final int SIDE_MASK = (1 << SIDE_BITS) - 1;

  private SizeWord() {}

  /** The word for a board with sides of at most {@value #MOST_SIDE} cells. */
  public static long of(int rows, int columns, long extra) {
    return rows | (long) columns << SIDE_BITS | extra << 2 * SIDE_BITS;
  }

  public static int rows(long word) {
    return (int) word & SIDE_MASK;
  }

  public static int columns(long word) {
    return (int) (word >>> SIDE_BITS) & SIDE_MASK;
  }

  /** What else the ruleset remembers. */
  public static long extra(long word) {
    return word >>> 2 * SIDE_BITS;
  }

  /** Whether the board is one row or one column. */
  public static boolean isLine(long word) {
    return rows(word) == 1 || columns(word) == 1;
  }
}
