package org.gamester.values;

import java.util.List;

/**
 * The memory that values and remembered results take, for processes that run long.
 *
 * <p>Results are remembered in caches of bounded size, which overwrite old entries when full;
 * values are kept in a table until {@link #release} gives back those that nobody uses any more.
 */
public final class GameMemory {

  static final int DEFAULT_CACHE_ENTRIES = 1 << 21;

  private static volatile int comparisonLimit = 1 << 18;

  private GameMemory() {}

  /**
   * The state of a cache.
   *
   * @param capacity entries it holds at most, at its present size
   * @param hits look-ups that found an answer (counted without a lock, so about)
   * @param misses look-ups that did not
   */
  public record CacheFigures(String name, int capacity, long hits, long misses) {}

  /** The number of distinct values in the table. */
  public static long distinctValues() {
    return GameTable.size();
  }

  /** The number of distinct values ever made in this process. */
  public static long createdValues() {
    return GameTable.created();
  }

  /** How the caches that all threads share are doing. */
  public static List<CacheFigures> cacheFigures() {
    return SharedCaches.figures();
  }

  /**
   * Bounds the table of values: an evaluation that would make more of them is stopped with {@link
   * EvaluationStopped}. Use {@link Long#MAX_VALUE} for no bound.
   */
  public static void limitValues(long values) {
    GameTable.setLimit(values);
  }

  /**
   * Bounds each cache of results to about that many entries (rounded up to a power of two).
   *
   * @throws IllegalArgumentException unless positive and at most 2^30
   */
  public static void limitCaches(int entries) {
    if (entries <= 0 || entries > 1 << 30) {
      throw new IllegalArgumentException("cache entries must lie in 1.." + (1 << 30));
    }
    int rounded = entries == 1 ? 1 : Integer.highestOneBit(entries - 1) << 1;
    comparisonLimit = rounded;
    SharedCaches.bound(rounded);
  }

  static int comparisonLimit() {
    return comparisonLimit;
  }

  /** Forgets all remembered results. Values stay. */
  public static void clearCaches() {
    SharedCaches.clear();
  }

  /**
   * Forgets all remembered results and gives back every value that is not in use. Takes a full
   * garbage collection; other threads may go on meanwhile, but wait when they make a new value.
   *
   * @return the number of values left
   */
  public static long release() {
    clearCaches();
    return GameTable.sweep();
  }
}
