package org.gamester.values.loopy;

import java.util.concurrent.atomic.AtomicLongArray;
import org.jspecify.annotations.Nullable;

/**
 * Remembers who wins the difference of two stoppers, for each starter, by their creation numbers.
 *
 * <p>Direct-mapped, lossy and bounded: an entry is one word, so that any number of threads use the
 * table without a lock. Each starter has two bits: whether the result is known, and what it is.
 * Stoppers that were made after the first 2^30 are not remembered.
 */
final class KnownOrder {
  private static final int ENTRIES = 1 << 18;
  private static final int ID_BITS = 30;
  private static final long LAST_ID = (1L << ID_BITS) - 2;

  private final AtomicLongArray table = new AtomicLongArray(ENTRIES);

  /**
   * Whether Left wins the difference of two stoppers, if she starts or if Right does; null if that
   * is not known.
   */
  @Nullable Boolean isWon(Stopper one, Stopper other, boolean leftStarts) {
    if (one.id() > LAST_ID || other.id() > LAST_ID) {
      return null;
    }
    long entry = table.getOpaque(slot(one, other));
    int results = leftStarts ? (int) entry >> 2 : (int) entry;
    return entry >>> 4 != pair(one, other) || (results & 2) == 0 ? null : (results & 1) == 1;
  }

  void put(Stopper one, Stopper other, boolean leftStarts, boolean isWon) {
    if (one.id() > LAST_ID || other.id() > LAST_ID) {
      return;
    }
    int slot = slot(one, other);
    long entry = table.getOpaque(slot);
    long pair = pair(one, other);
    long before = entry >>> 4 == pair ? entry & 15 : 0;
    long results = isWon ? 3 : 2;
    table.setOpaque(slot, pair << 4 | before | (leftStarts ? results << 2 : results));
  }

  /** Not 0, which stands for an empty entry. */
  private static long pair(Stopper one, Stopper other) {
    return one.id() + 1 << ID_BITS | other.id();
  }

  private static int slot(Stopper one, Stopper other) {
    return (int) (pair(one, other) * 0x9E3779B97F4A7C15L >>> 40) & (ENTRIES - 1);
  }
}
