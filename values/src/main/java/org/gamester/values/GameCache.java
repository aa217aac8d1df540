package org.gamester.values;

import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * Remembers a result by the value it belongs to: thermographs, negatives, atomic weights and the
 * like. Direct-mapped, lossy and bounded; it grows with its use up to its limit and then
 * overwrites. Entries are immutable and published by plain writes, so any number of threads may use
 * a cache without a lock; the worst that a race can do is to lose an entry.
 *
 * @param <R> the type of the results; should be immutable
 */
public final class GameCache<R> {

  private static final int INITIAL_SLOTS = 1 << 10;

  private record Entry<R>(ShortGame game, R result) {}

  private final String name;
  private volatile @Nullable Entry<R>[] slots = newSlots(INITIAL_SLOTS);
  private volatile int maxSlots = GameMemory.DEFAULT_CACHE_ENTRIES;
  private int stores;
  private long hits;
  private long misses;

  /** A cache that {@link GameMemory} bounds, clears and reports under this name. */
  public GameCache(String name) {
    this.name = name;
    SharedCaches.register(this);
  }

  @SuppressWarnings({
    "unchecked",
    "rawtypes"
  }) // an array of a generic type cannot be made otherwise
  private static <R> @Nullable Entry<R>[] newSlots(int size) {
    return (Entry<R>[]) new Entry[size];
  }

  /** The remembered result, or null. */
  public @Nullable R get(ShortGame game) {
    @Nullable Entry<R>[] table = slots;
    Entry<R> entry = table[slot(table, game)];
    if (entry != null && entry.game == game) {
      hits++;
      return entry.result;
    }
    misses++;
    return null;
  }

  public void put(ShortGame game, R result) {
    @Nullable Entry<R>[] table = slots;
    if (++stores > table.length / 2 && table.length < maxSlots) {
      table = grow(table);
    }
    table[slot(table, game)] = new Entry<>(game, result);
  }

  /**
   * The result for {@code game}, computed from the results of its options where it is not
   * remembered. Walks the followers iteratively, options before the games that have them, so that
   * depth costs no stack and shared followers are computed once.
   *
   * @param step computes the result of a game; it is given a look-up that knows the results of all
   *     options of an {@link OptionGame} (a {@link NumberUpStar} must be computed directly)
   */
  public R compute(ShortGame game, BiFunction<ShortGame, Results<R>, R> step) {
    R known = get(game);
    if (known != null) {
      return known;
    }
    return FollowerFold.run(game, this, step);
  }

  /** The results already computed for the options of a game. */
  @FunctionalInterface
  public interface Results<R> {
    /** The result for an option. */
    R of(ShortGame option);
  }

  private synchronized @Nullable Entry<R>[] grow(@Nullable Entry<R>[] old) {
    if (slots != old) {
      return slots;
    }
    @Nullable Entry<R>[] larger = newSlots(Math.min(old.length * 4, maxSlots));
    for (Entry<R> entry : old) {
      if (entry != null) {
        larger[slot(larger, entry.game)] = entry;
      }
    }
    stores = larger.length / 8;
    slots = larger;
    return larger;
  }

  private static int slot(@Nullable Object[] table, ShortGame game) {
    return (int) (game.id() * 0x9E3779B97F4A7C15L >>> 32) & (table.length - 1);
  }

  synchronized void clear() {
    slots = newSlots(INITIAL_SLOTS);
    stores = 0;
  }

  synchronized void bound(int entries) {
    maxSlots = Math.max(INITIAL_SLOTS, entries);
    if (slots.length > maxSlots) {
      clear();
    }
  }

  GameMemory.CacheFigures figures() {
    return new GameMemory.CacheFigures(name, slots.length, hits, misses);
  }
}
