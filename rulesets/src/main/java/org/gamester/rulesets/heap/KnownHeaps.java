package org.gamester.rulesets.heap;

import java.util.Arrays;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * The Grundy values of all heaps up to some size, and the division of them in which the next ones
 * are found. It may be read by several threads while none adds to it.
 */
final class KnownHeaps {

  /** Beyond this a {@link PairSearch} would take too much memory. */
  static final int MOST_TO_SEARCH = 1 << 24;

  private final int mostToSearch;
  private int[] values = new int[0];
  private int greatest;
  private @Nullable SparseSpace space;
  private int[] rare = new int[0];
  private int rareCount;
  private @Nullable PairSearch search;

  /**
   * @param mostToSearch a {@link PairSearch} is kept for at most so many heaps
   */
  KnownHeaps(int mostToSearch) {
    this.mostToSearch = mostToSearch;
  }

  /** Reads the values from this array from now on; the first {@code count} are those before. */
  void use(int[] array, int count) {
    if (array != values) {
      values = array;
      search = search == null ? null : newSearch(count);
    }
  }

  /**
   * Looks for the division with the fewest rare heaps among the first ones.
   *
   * @param taken the amount that is taken when two heaps are left, if its parity is always the same
   */
  void divide(int count, OptionalInt taken) {
    SparseSpace found =
        taken.isPresent()
            ? SparseSpace.ofBoth(values, count, taken.getAsInt())
            : SparseSpace.of(values, count);
    rare = found.rareHeaps(values, count);
    rareCount = rare.length;
    space = found;
    search = newSearch(count);
  }

  /** Gives up the division. */
  void unite() {
    space = null;
    search = null;
  }

  private @Nullable PairSearch newSearch(int count) {
    boolean possible = values.length <= mostToSearch && greatest < PairSearch.VALUES;
    return possible ? new PairSearch(values, count) : null;
  }

  /** Notes that the array now has the value of the next heap. */
  void add(int heap) {
    int value = values[heap];
    greatest = Math.max(greatest, value);
    if (space != null && space.isRare(heap, value)) {
      if (rareCount == rare.length) {
        rare = Arrays.copyOf(rare, 2 * rareCount + 16);
      }
      rare[rareCount++] = heap;
    }
    if (value >= PairSearch.VALUES) {
      search = null;
    } else if (search != null) {
      search.add(heap);
    }
  }

  int[] values() {
    return values;
  }

  /** The greatest value. */
  int greatest() {
    return greatest;
  }

  /** The division into rare and common heaps, if that is of use. */
  @Nullable SparseSpace space() {
    return space;
  }

  /** The rare heaps, the first {@link #rareCount} of the array. */
  int[] rare() {
    return rare;
  }

  int rareCount() {
    return rareCount;
  }

  /** What finds pairs by their sum, if it is kept. */
  @Nullable PairSearch search() {
    return search;
  }
}
