package org.gamester.values;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The owner of all values and remembered results: the table in which equal values are one object,
 * the caches, their bounds and their figures.
 *
 * <p>Values are kept until {@link #release} gives back those that are no longer in use; results are
 * remembered in caches of bounded size, which overwrite old entries when full. There is one store
 * for the process, since equality of values is identity in its table. All methods may be called by
 * any thread at any time.
 */
public final class GameStore {

  /** The default bound of each cache. */
  public static final int DEFAULT_CACHE_ENTRIES = 1 << 21;

  private static final int DEFAULT_COMPARISON_ENTRIES = 1 << 18;
  private static final int LARGEST_BOUND = 1 << 30;

  /** They take some hundred megabytes. */
  private static final long MANY_VALUES = 1 << 20;

  private static final GameStore STANDARD = new GameStore();

  private final InternTable table = new InternTable();
  private final MemoryPressure memory = new MemoryPressure();
  private final GameCache<ShortGame> sums = new GameCache<>(this, "sums");
  private final ConcurrentHashMap<CacheName<?>, GameCache<?>> caches = new ConcurrentHashMap<>();
  private final ThreadLocal<ThreadState> threads = ThreadLocal.withInitial(this::newThread);
  private final ConcurrentLinkedQueue<WeakReference<ThreadState>> allThreads =
      new ConcurrentLinkedQueue<>();
  private final AtomicLong createdAtRelease = new AtomicLong();
  private volatile int cacheEntries = DEFAULT_CACHE_ENTRIES;
  private volatile int comparisonEntries = DEFAULT_COMPARISON_ENTRIES;

  private GameStore() {}

  /** The store of this process. */
  public static GameStore standard() {
    return STANDARD;
  }

  /**
   * The state of a cache.
   *
   * @param name what it holds
   * @param capacity the number of entries that it holds at its present size
   * @param hits look-ups that found an answer (approximate: counted without a lock)
   * @param misses look-ups that did not
   */
  public record CacheFigures(String name, int capacity, long hits, long misses) {}

  /** The number of distinct values in the table. */
  public long distinctValues() {
    return table.size();
  }

  /** The number of distinct values ever made. */
  public long createdValues() {
    return table.created();
  }

  /** The state of each cache that all threads share. */
  public List<CacheFigures> cacheFigures() {
    List<CacheFigures> figures = new ArrayList<>();
    figures.add(sums.figures());
    caches.values().forEach(cache -> figures.add(cache.figures()));
    return figures;
  }

  /**
   * Bounds the table of values: a computation that would make more of them is stopped with {@link
   * ComputationStopped}. Use {@link Long#MAX_VALUE} for no bound.
   */
  public void limitValues(long values) {
    table.setLimit(values);
  }

  /**
   * Bounds each cache of results to about that many entries (rounded up to a power of two, and at
   * least as many as a cache starts with), those made later too.
   *
   * @throws IllegalArgumentException unless positive and at most 2^30
   */
  public void limitCaches(int entries) {
    if (entries <= 0 || entries > LARGEST_BOUND) {
      throw new IllegalArgumentException(
          "the number of cache entries must lie in 1.." + LARGEST_BOUND);
    }
    int rounded = entries == 1 ? 1 : Integer.highestOneBit(entries - 1) << 1;
    cacheEntries = Math.max(GameCache.INITIAL_SLOTS, rounded);
    comparisonEntries = Math.max(ComparisonCache.INITIAL_ENTRIES, rounded);
    sums.applyBound();
    caches.values().forEach(GameCache::applyBound);
    forgetComparisons();
  }

  /** Forgets all remembered results, those of other threads too. Values stay. */
  public void clearCaches() {
    sums.clear();
    caches.values().forEach(GameCache::clear);
    forgetComparisons();
  }

  /**
   * Forgets all remembered results and gives back every value that is not in use. Takes a full
   * garbage collection; other threads may go on meanwhile.
   *
   * @return whether it was done; if there is not enough memory to do it in, more values stay than
   *     are in use
   */
  public boolean release() {
    clearCaches();
    return table.sweep();
  }

  /**
   * As {@link #release}, if so many values have been made since the last time that it may help.
   *
   * @return whether something may have been given back
   */
  boolean releaseIfMany() {
    long created = table.created();
    long last = createdAtRelease.get();
    if (created - last < MANY_VALUES || !createdAtRelease.compareAndSet(last, created)) {
      return false; // or another thread does it
    }
    boolean _ = release();
    return true;
  }

  /** The cache of that name, for the class that has it as a constant. */
  @SuppressWarnings("unchecked") // a cache is made for its name's type of results
  public <R> GameCache<R> cache(CacheName<R> name) {
    GameCache<?> known = caches.get(name);
    return (GameCache<R>)
        (known != null
            ? known
            : caches.computeIfAbsent(name, made -> new GameCache<R>(this, made.text())));
  }

  InternTable table() {
    return table;
  }

  MemoryPressure memory() {
    return memory;
  }

  GameCache<ShortGame> sums() {
    return sums;
  }

  int cacheEntries() {
    return cacheEntries;
  }

  int comparisonEntries() {
    return comparisonEntries;
  }

  /** The data of the current thread. */
  ThreadState thread() {
    return threads.get();
  }

  private ThreadState newThread() {
    ThreadState state = new ThreadState(this);
    WeakReference<ThreadState> oldest = allThreads.peek();
    while (oldest != null && oldest.get() == null) { // threads that have ended
      allThreads.remove(oldest);
      oldest = allThreads.peek();
    }
    allThreads.add(new WeakReference<>(state));
    return state;
  }

  private void forgetComparisons() {
    for (Iterator<WeakReference<ThreadState>> i = allThreads.iterator(); i.hasNext(); ) {
      ThreadState state = i.next().get();
      if (state == null) {
        i.remove();
      } else {
        state.forgetComparisons();
      }
    }
  }
}
