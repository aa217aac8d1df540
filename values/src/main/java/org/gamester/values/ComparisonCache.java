package org.gamester.values;

/// Remembers G <= H by creation numbers, for one thread. Direct-mapped and lossy.
///
/// Not a [GameCache]: there are many times more comparisons than results of any other kind, and an
/// answer is one bit. An entry here is two neighbouring words, the second with the answer in its
/// lowest bit, so that a look-up touches one cache line and makes no object; two words cannot be
/// published without a lock, hence one cache for each thread. Starts small and grows with its use
/// up to the bound of its [GameStore]. Creation numbers are positive, so that zeros are empty.
final class ComparisonCache {

  static final int INITIAL_ENTRIES = 1 << 12;

  private final GameStore store;
  private long[] table = new long[2 * INITIAL_ENTRIES];
  private int stores;

  ComparisonCache(GameStore store) {
    this.store = store;
  }

  /// 1 if G <= H is remembered to hold, 0 if it is remembered not to, -1 if unknown.
  int get(long g, long h) {
    long[] known = table;
    int i = index(known, g, h);
    long second = known[i + 1];
    return known[i] == g && second >> 1 == h ? (int) (second & 1) : -1;
  }

  void put(long g, long h, boolean lessOrEqual) {
    if (++stores > table.length / 4 && table.length / 2 < store.comparisonEntries()) {
      grow();
    }
    long[] known = table;
    int i = index(known, g, h);
    known[i] = g;
    known[i + 1] = h << 1 | (lessOrEqual ? 1 : 0);
  }

  private void grow() {
    long[] old = table;
    long[] larger = new long[2 * old.length];
    for (int i = 0; i < old.length; i += 2) {
      if (old[i] != 0) {
        int j = index(larger, old[i], old[i + 1] >> 1);
        larger[j] = old[i];
        larger[j + 1] = old[i + 1];
      }
    }
    stores = old.length / 8;
    table = larger;
  }

  /** Forgets everything. Another thread than the owner may call this: at worst it has no effect. */
  void clear() {
    table = new long[2 * INITIAL_ENTRIES];
    stores = 0;
  }

  private static int index(long[] table, long g, long h) {
    long mixed = g * 0x9E3779B97F4A7C15L + h * 0xC2B2AE3D27D4EB4FL;
    mixed ^= mixed >>> 32;
    return 2 * ((int) (mixed * 0xD6E8FEB86659FD93L >>> 40) & (table.length / 2 - 1));
  }
}
