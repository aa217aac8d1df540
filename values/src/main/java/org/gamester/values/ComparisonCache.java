package org.gamester.values;

/**
 * Remembers G &lt;= H by creation numbers, for one thread. Direct-mapped and lossy; an entry is two
 * neighbouring words (the second holds the answer in its lowest bit), so a probe costs one cache
 * miss. Starts small and grows with its use up to {@link GameMemory#comparisonLimit()}.
 */
final class ComparisonCache {

  private static final int INITIAL_ENTRIES = 1 << 12;

  private long[] table = emptyTable(INITIAL_ENTRIES);
  private int stores;

  private static long[] emptyTable(int entries) {
    long[] table = new long[2 * entries];
    java.util.Arrays.fill(table, -1);
    return table;
  }

  /** 1 if G &lt;= H is remembered to hold, 0 if it is remembered not to, -1 if unknown. */
  int get(long g, long h) {
    int i = index(g, h);
    return table[i] == g && table[i + 1] >> 1 == h ? (int) (table[i + 1] & 1) : -1;
  }

  void put(long g, long h, boolean lessOrEqual) {
    if (++stores > table.length / 4 && table.length / 2 < GameMemory.comparisonLimit()) {
      grow();
    }
    int i = index(g, h);
    table[i] = g;
    table[i + 1] = h << 1 | (lessOrEqual ? 1 : 0);
  }

  private void grow() {
    long[] old = table;
    table = emptyTable(old.length);
    for (int i = 0; i < old.length; i += 2) {
      if (old[i] >= 0) {
        int j = index(old[i], old[i + 1] >> 1);
        table[j] = old[i];
        table[j + 1] = old[i + 1];
      }
    }
    stores = old.length / 8;
  }

  private int index(long g, long h) {
    long mixed = g * 0x9E3779B97F4A7C15L + h * 0xC2B2AE3D27D4EB4FL;
    mixed ^= mixed >>> 32;
    return 2 * ((int) (mixed * 0xD6E8FEB86659FD93L >>> 40) & (table.length / 2 - 1));
  }
}
