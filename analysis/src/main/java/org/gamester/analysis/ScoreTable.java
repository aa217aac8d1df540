package org.gamester.analysis;

import org.gamester.values.Computation;

/**
 * Remembers bounds on scores by sets of at most 64 strings, for any number of threads without
 * locks.
 *
 * <p>An entry is one word, so that it is never seen half written: eight bits for each bound, and of
 * the set, mixed by a permutation of all sets, the bits that its place in the table does not give.
 * So the whole key is compared. Two sets share a bucket; a new entry is written into its first
 * place, and what was there goes to the second. The table doubles until its bound, then it forgets.
 *
 * <p>Cost: 8 bytes a set.
 */
final class ScoreTable {
  /** At least so many bits of a set must be given by its bucket. */
  private static final int LEAST_BITS = 17;

  private static final int BOUND_BITS = 8;
  private static final int OFFSET = 1 << (BOUND_BITS - 1);
  private static final int BOUND_MASK = (1 << BOUND_BITS) - 1;
  private static final int BYTES = 8;

  private final int strings;
  private final long mask;
  private final int mostBits;
  private volatile long[] slots;
  private volatile boolean isFull;
  private int used; // a race may lose a count

  /**
   * @param strings how many there are
   * @param maxEntries about how many sets are remembered at most
   */
  ScoreTable(int strings, long maxEntries) {
    this.strings = strings;
    this.mask = strings == Long.SIZE ? -1L : (1L << strings) - 1;
    int bits = Long.SIZE - 1 - Long.numberOfLeadingZeros(Math.max(2, maxEntries));
    this.mostBits = Math.clamp(bits - 1, LEAST_BITS, Math.max(LEAST_BITS, Math.min(28, strings)));
    this.slots = new long[2 << LEAST_BITS];
  }

  /** A permutation of the sets: multiplications by odd numbers, and a shift by at least half. */
  private long mixed(long set) {
    long mixed = set * 0x9E3779B97F4A7C15L & mask;
    mixed ^= mixed >>> (strings + 1) / 2;
    mixed = mixed * 0xD6E8FEB86659FD93L & mask;
    return mixed ^ mixed >>> (strings + 1) / 2;
  }

  private static long tag(long mixed, int buckets) {
    return (mixed >>> Integer.numberOfTrailingZeros(buckets)) << 2 * BOUND_BITS;
  }

  /** The bounds of a set, see {@link #lower} and {@link #upper}; 0 if none are known. */
  int bounds(long set) {
    long[] table = slots;
    long mixed = mixed(set);
    int buckets = table.length / 2;
    int place = 2 * (int) (mixed & buckets - 1);
    long tag = tag(mixed, buckets);
    for (int i = place; i < place + 2; i++) {
      long entry = table[i];
      if (entry != 0 && (entry & -1L << 2 * BOUND_BITS) == tag) {
        return (int) entry & (1 << 2 * BOUND_BITS) - 1;
      }
    }
    return 0;
  }

  static int lower(int bounds) {
    return (bounds >>> BOUND_BITS) - OFFSET;
  }

  static int upper(int bounds) {
    return (bounds & BOUND_MASK) - OFFSET;
  }

  /** Remembers bounds. */
  void put(long set, int lower, int upper) {
    long[] table = slots;
    if (used > table.length / 2 && table.length < 2 << mostBits && !isFull) {
      table = grow(table);
    }
    long mixed = mixed(set);
    int buckets = table.length / 2;
    int place = 2 * (int) (mixed & buckets - 1);
    long tag = tag(mixed, buckets);
    long entry = tag | (long) (lower + OFFSET) << BOUND_BITS | upper + OFFSET;
    write(table, place, entry);
  }

  private void write(long[] table, int place, long entry) {
    long first = table[place];
    boolean isSame = first != 0 && (first ^ entry) >>> 2 * BOUND_BITS == 0;
    if (!isSame) {
      used += first == 0 || table[place + 1] == 0 ? 1 : 0;
      if (first != 0) {
        table[place + 1] = first;
      }
    }
    table[place] = entry;
  }

  private synchronized long[] grow(long[] old) {
    if (slots != old || isFull) {
      return slots;
    }
    if (Computation.roomBytes() < 2L * BYTES * 2 * old.length) {
      isFull = true;
      return old;
    }
    long[] larger = new long[2 * old.length];
    int buckets = old.length / 2;
    int bits = Integer.numberOfTrailingZeros(buckets);
    used = 0;
    for (int i = old.length - 1; i >= 0; i--) {
      long entry = old[i];
      if (entry != 0) {
        long tag = entry >>> 2 * BOUND_BITS;
        int place = 2 * (int) (i / 2 + ((tag & 1) << bits));
        long bounds = entry & (1 << 2 * BOUND_BITS) - 1;
        write(larger, place, tag >>> 1 << 2 * BOUND_BITS | bounds);
      }
    }
    slots = larger;
    return larger;
  }

  /** How many sets are remembered, about. */
  long size() {
    return used;
  }
}
