package org.gamester.analysis;

import org.jspecify.annotations.Nullable;

/**
 * Remembers results by position, or by what else stands for one, for any number of threads without
 * locks.
 *
 * <p>Open addressing; entries are immutable and published by plain writes, so that a race can at
 * worst lose one, which costs a second evaluation. Up to its bound the table doubles when it is
 * half full, and loses next to nothing; at its bound a new entry takes the place of an old one.
 *
 * <p>A memory may stand on another one, in which it reads what it does not hold itself, and which
 * it leaves as it is until {@link #keep}.
 *
 * @param <K> the type of the keys, immutable
 * @param <R> the type of the results, immutable
 */
final class PositionMemory<K, R> {
  private static final int INITIAL_SLOTS = 1 << 10;
  private static final int PROBES = 16;

  private record Entry<K, R>(K position, int hash, R result) {}

  private final @Nullable PositionMemory<K, R> base;
  private final int maxSlots;
  private volatile @Nullable Entry<K, R>[] slots = newSlots(INITIAL_SLOTS);
  private volatile int size;

  /**
   * A memory for about {@code maxEntries} results.
   *
   * @throws IllegalArgumentException unless positive
   */
  PositionMemory(long maxEntries) {
    this(maxEntries, null);
  }

  /**
   * A memory for about {@code maxEntries} results beyond those of another one.
   *
   * @throws IllegalArgumentException unless positive
   */
  PositionMemory(long maxEntries, @Nullable PositionMemory<K, R> base) {
    if (maxEntries <= 0) {
      throw new IllegalArgumentException("a memory for " + maxEntries + " positions");
    }
    this.base = base;
    long bounded = Math.min(maxEntries, 1L << 29);
    this.maxSlots = Math.max(INITIAL_SLOTS, Integer.highestOneBit((int) bounded) << 1);
  }

  @SuppressWarnings({
    "unchecked",
    "rawtypes"
  }) // an array of a generic type cannot be made otherwise
  private static <K, R> @Nullable Entry<K, R>[] newSlots(int size) {
    return (@Nullable Entry<K, R>[]) new Entry[size];
  }

  @Nullable R get(K position) {
    R found = find(position, spread(position.hashCode()));
    return found == null && base != null ? base.get(position) : found;
  }

  private @Nullable R find(K position, int hash) {
    @Nullable Entry<K, R>[] table = slots;
    int mask = table.length - 1;
    for (int probe = 0; probe < PROBES; probe++) {
      Entry<K, R> entry = table[(hash + probe) & mask];
      if (entry == null) {
        return null;
      }
      if (entry.hash == hash && entry.position.equals(position)) {
        return entry.result;
      }
    }
    return null;
  }

  /** Hands all that is held over to the memory that this one stands on. */
  void keep() {
    if (base != null) {
      for (Entry<K, R> entry : slots) {
        if (entry != null) {
          base.put(entry.position, entry.result);
        }
      }
    }
  }

  @SuppressWarnings("NonAtomicVolatileUpdate") // the size is only for growing and reports
  void put(K position, R result) {
    @Nullable Entry<K, R>[] table = slots;
    if (size > table.length / 2 && table.length < maxSlots) {
      table = grow(table);
    }
    Entry<K, R> entry = new Entry<>(position, spread(position.hashCode()), result);
    if (place(table, entry)) {
      size++; // a race may lose a count
    }
  }

  /** Puts an entry in; returns whether it took a free slot. */
  private static <K, R> boolean place(@Nullable Entry<K, R>[] table, Entry<K, R> entry) {
    int mask = table.length - 1;
    for (int probe = 0; probe < PROBES; probe++) {
      int i = (entry.hash + probe) & mask;
      Entry<K, R> there = table[i];
      if (there == null || (there.hash == entry.hash && there.position.equals(entry.position))) {
        table[i] = entry;
        return there == null;
      }
    }
    table[(entry.hash + (entry.hash >>> 28)) & mask] = entry;
    return false;
  }

  private synchronized @Nullable Entry<K, R>[] grow(@Nullable Entry<K, R>[] old) {
    if (slots != old) {
      return slots;
    }
    @Nullable Entry<K, R>[] larger = newSlots(old.length * 2);
    int moved = 0;
    for (Entry<K, R> entry : old) {
      if (entry != null && place(larger, entry)) {
        moved++;
      }
    }
    size = moved;
    slots = larger;
    return larger;
  }

  private static int spread(int hash) {
    hash *= 0x9E3779B9;
    return hash ^ (hash >>> 15);
  }

  long size() {
    return size;
  }

  synchronized void clear() {
    slots = newSlots(INITIAL_SLOTS);
    size = 0;
  }
}
