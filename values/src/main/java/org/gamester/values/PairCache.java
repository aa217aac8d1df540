package org.gamester.values;

import org.jspecify.annotations.Nullable;

/**
 * Remembers values by pairs of values. Two-way associative, lossy, bounded: it grows with its use
 * up to a limit and then overwrites. Entries are immutable and published by plain writes, so any
 * number of threads may use it without a lock; the worst that a race can do is to lose an entry.
 */
final class PairCache {

  private static final int INITIAL_SLOTS = 1 << 12;

  private record Entry(ShortGame first, ShortGame second, ShortGame result) {}

  private volatile @Nullable Entry[] slots = new @Nullable Entry[INITIAL_SLOTS];
  private volatile int maxSlots;
  private int stores;
  private long hits;
  private long misses;

  PairCache(int maxSlots) {
    this.maxSlots = maxSlots;
  }

  @Nullable ShortGame get(ShortGame first, ShortGame second) {
    @Nullable Entry[] table = slots;
    int i = slot(table, first, second);
    Entry entry = table[i];
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

  void put(ShortGame first, ShortGame second, ShortGame result) {
    @Nullable Entry[] table = slots;
    if (++stores > table.length / 2 && table.length < maxSlots) {
      table = grow(table);
    }
    int i = slot(table, first, second);
    if (table[i] != null) {
      table[i ^ 1] = table[i];
    }
    table[i] = new Entry(first, second, result);
  }

  private synchronized @Nullable Entry[] grow(@Nullable Entry[] old) {
    if (slots != old) {
      return slots;
    }
    @Nullable Entry[] larger = new @Nullable Entry[Math.min(old.length * 4, maxSlots)];
    for (Entry entry : old) {
      if (entry != null) {
        larger[slot(larger, entry.first, entry.second)] = entry;
      }
    }
    stores = larger.length / 8;
    slots = larger;
    return larger;
  }

  private static int slot(@Nullable Entry[] table, ShortGame first, ShortGame second) {
    long mixed = first.id() * 0x9E3779B97F4A7C15L + second.id() * 0xC2B2AE3D27D4EB4FL;
    return (int) (mixed >>> 32) & (table.length - 1);
  }

  synchronized void clear() {
    slots = new @Nullable Entry[INITIAL_SLOTS];
    stores = 0;
  }

  /** Bounds the cache to about {@code entries}, a power of two. */
  synchronized void bound(int entries) {
    maxSlots = Math.max(INITIAL_SLOTS, entries);
    if (slots.length > maxSlots) {
      clear();
    }
  }

  GameMemory.CacheFigures figures(String name) {
    return new GameMemory.CacheFigures(name, slots.length, hits, misses);
  }
}
