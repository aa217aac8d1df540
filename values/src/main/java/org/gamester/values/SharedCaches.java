package org.gamester.values;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** All caches that threads share, so that they can be bounded, cleared and reported together. */
final class SharedCaches {

  private static final CopyOnWriteArrayList<GameCache<?>> OTHERS = new CopyOnWriteArrayList<>();

  static final PairCache SUMS = new PairCache(GameMemory.DEFAULT_CACHE_ENTRIES);

  private SharedCaches() {}

  static void register(GameCache<?> cache) {
    OTHERS.add(cache);
  }

  static void clear() {
    SUMS.clear();
    OTHERS.forEach(GameCache::clear);
  }

  static void bound(int entries) {
    SUMS.bound(entries);
    OTHERS.forEach(cache -> cache.bound(entries));
  }

  static List<GameMemory.CacheFigures> figures() {
    return java.util.stream.Stream.concat(
            java.util.stream.Stream.of(SUMS.figures("sums")),
            OTHERS.stream().map(GameCache::figures))
        .toList();
  }
}
