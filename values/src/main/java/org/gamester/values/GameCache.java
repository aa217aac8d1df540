package org.gamester.values;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * Remembers results by the value, or the pair of values, that they belong to: thermographs,
 * negatives, sums and the like.
 *
 * <p>Two-way associative, lossy and bounded: an entry has two places, a new one takes the first and
 * moves the one it finds there to the second. The cache grows with its use up to the bound of its
 * {@link GameStore} and then overwrites. Entries are immutable and published by plain writes, so
 * any number of threads use a cache without a lock; the worst that a race can do is to lose an
 * entry, which causes a second computation, never a wrong result.
 *
 * @param <R> the type of the results; should be immutable
 */
public final class GameCache<R> {

  static final int INITIAL_SLOTS = 1 << 10;

  private record Entry<R>(ShortGame first, ShortGame second, R result) {}

  private final GameStore store;
  private final String name;
  private volatile @Nullable Entry<R>[] slots = newSlots(INITIAL_SLOTS);
  private int stores;
  private long hits;
  private long misses;

  GameCache(GameStore store, String name) {
    this.store = store;
    this.name = name;
  }

  @SuppressWarnings({
    "unchecked",
    "rawtypes"
  }) // an array of a generic type cannot be made otherwise
  private static <R> @Nullable Entry<R>[] newSlots(int size) {
    return (Entry<R>[]) new Entry[size];
  }

  /** The remembered result for a game, or null. */
  public @Nullable R get(ShortGame game) {
    return get(game, game);
  }

  /** The remembered result for a pair of games, or null. */
  @Nullable R get(ShortGame first, ShortGame second) {
    @Nullable Entry<R>[] table = slots;
    int i = slot(table, first, second);
    Entry<R> entry = table[i];
    if (entry != null && entry.first == first && entry.second == second) {
      hits++;
      return entry.result;
    }
    entry = table[i ^ 1];
    if (entry != null && entry.first == first && entry.second == second) {
      hits++;
      return entry.result;
    }
    misses++;
    return null;
  }

  /** Remembers the result for a game. */
  public void put(ShortGame game, R result) {
    put(game, game, result);
  }

  /** Remembers the result for a pair of games. */
  void put(ShortGame first, ShortGame second, R result) {
    @Nullable Entry<R>[] table = slots;
    if (++stores > table.length / 2 && table.length < store.cacheEntries()) {
      table = grow(table);
    }
    int i = slot(table, first, second);
    if (table[i] != null) {
      table[i ^ 1] = table[i];
    }
    table[i] = new Entry<>(first, second, result);
  }

  /**
   * The result for {@code game}, computed from the results of its options where it is not
   * remembered. A {@link Postorder} walk: depth costs no stack and shared followers are computed
   * once.
   *
   * @param step computes the result of a game; it is given a look-up that knows the results of all
   *     options of an {@link CanonicalGame} (a {@link NumberUpStar} must be computed directly)
   */
  public R compute(ShortGame game, BiFunction<ShortGame, Results<R>, R> step) {
    R known = get(game);
    if (known != null) {
      return known;
    }
    // Results are kept exactly for the walk, since the cache may overwrite them meanwhile.
    Map<ShortGame, R> results = new HashMap<>();
    Results<R> lookUp =
        option -> Objects.requireNonNull(results.get(option), "the result of a game not an option");
    Postorder.walk(
        game,
        GameCache::storedOptions,
        follower -> {
          R remembered = get(follower);
          if (remembered != null) {
            results.put(follower, remembered);
          }
          return remembered != null;
        },
        follower -> {
          R result = step.apply(follower, lookUp);
          put(follower, result);
          results.put(follower, result);
        });
    return lookUp.of(game);
  }

  private static List<ShortGame> storedOptions(ShortGame game) {
    return game instanceof CanonicalGame options ? Arrays.asList(options.optionArray()) : List.of();
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
    @Nullable Entry<R>[] larger = newSlots((int) Math.min(old.length * 4L, store.cacheEntries()));
    for (Entry<R> entry : old) {
      if (entry != null) {
        larger[slot(larger, entry.first, entry.second)] = entry;
      }
    }
    stores = larger.length / 8;
    slots = larger;
    return larger;
  }

  private static int slot(@Nullable Object[] table, ShortGame first, ShortGame second) {
    long mixed = first.id() * 0x9E3779B97F4A7C15L + second.id() * 0xC2B2AE3D27D4EB4FL;
    return (int) (mixed >>> 32) & (table.length - 1);
  }

  synchronized void clear() {
    slots = newSlots(INITIAL_SLOTS);
    stores = 0;
  }

  /** Empties the cache if it is larger than the bound of the store allows. */
  synchronized void applyBound() {
    if (slots.length > store.cacheEntries()) {
      clear();
    }
  }

  GameStore.CacheFigures figures() {
    return new GameStore.CacheFigures(name, slots.length, hits, misses);
  }
}
