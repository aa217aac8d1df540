package org.gamester.rulesets.board;

import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * What depends on the sides of a board, made once for each pair of sides; for one thread.
 *
 * @param <T> what is made
 */
public final class BySides<T> {
  private final BiFunction<Integer, Integer, T> maker;
  private final @Nullable Object[][] made;

  /**
   * @param greatest the greatest length of a side
   * @param maker makes it from the numbers of rows and of columns
   */
  public BySides(int greatest, BiFunction<Integer, Integer, T> maker) {
    this.maker = maker;
    this.made = new @Nullable Object[greatest + 1][];
  }

  /** For a board with so many rows and columns. */
  public T of(int rows, int columns) {
    @Nullable Object[] ofRows = made[rows];
    if (ofRows == null) {
      ofRows = new @Nullable Object[made.length];
      made[rows] = ofRows;
    }
    Object known = ofRows[columns];
    if (known == null) {
      known = maker.apply(rows, columns);
      ofRows[columns] = known;
    }
    @SuppressWarnings("unchecked") // only what the maker makes is put in
    T found = (T) known;
    return found;
  }
}
