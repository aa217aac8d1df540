package org.gamester.analysis;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import org.jspecify.annotations.Nullable;

/**
 * Remembers results by the words of packed components, for any number of threads without locks.
 *
 * <p>Open addressing with linear probing: the words lie in one array of longs, the results in
 * another array. A slot is written once. A thread claims it by putting a mark where the result will
 * be, writes the words, and publishes them with the result; a thread that meets the mark passes on,
 * and may at worst compute a result that another one is about to publish. So a result is never seen
 * beside words that are not its own.
 *
 * <p>When a table is too full it is copied into one twice as large; what others write meanwhile
 * into the old one may be lost, and is computed again. At the bound a new table of the same size is
 * begun and the full one is kept to be read; what is found there is carried over. So what has been
 * used lately stays, and never more than twice the size of a table is held.
 *
 * <p>A memory may stand on another one, as a {@link PositionMemory} may.
 *
 * <p>Cost: for w words, 8w + 4 bytes a slot, of which at most two thirds are used.
 *
 * @param <R> the type of the results, immutable
 */
final class PackedMemory<R> {

  private static final int INITIAL_SLOTS = 1 << 12;
  private static final Object CLAIMED = new Object();
  private static final VarHandle SLOT = MethodHandles.arrayElementVarHandle(Object[].class);

  private final @Nullable PackedMemory<R> base;
  private final int width;
  private final int maxSlots;
  private volatile Table current;
  private volatile @Nullable Table previous;

  /**
   * @param width words for each component
   * @param maxEntries about how many results are remembered at most
   */
  PackedMemory(int width, long maxEntries) {
    this(width, maxEntries, null);
  }

  /**
   * @param width words for each component
   * @param maxEntries about how many results are remembered at most, beyond those of {@code base}
   * @param base what this memory stands on
   */
  PackedMemory(int width, long maxEntries, @Nullable PackedMemory<R> base) {
    this.base = base;
    this.width = width;
    long slots = Math.max(INITIAL_SLOTS, Math.min(maxEntries, 1L << 29));
    this.maxSlots = Integer.highestOneBit((int) slots);
    this.current = new Table(width, INITIAL_SLOTS);
  }

  private static final class Table {
    private final long[] words;
    private final @Nullable Object[] results;
    private int size; // a race may lose a count

    Table(int width, int slots) {
      words = new long[width * slots];
      results = new @Nullable Object[slots];
    }
  }

  int hash(long[] component, int offset) {
    long mixed = 0;
    for (int i = 0; i < width; i++) {
      mixed = (mixed ^ component[offset + i]) * 0x9E3779B97F4A7C15L;
      mixed ^= mixed >>> 32;
    }
    return (int) (mixed ^ (mixed >>> 17));
  }

  @Nullable R get(long[] component, int offset) {
    int hash = hash(component, offset);
    R found = find(current, component, offset, hash);
    Table older = previous;
    if (found == null && older != null) {
      found = find(older, component, offset, hash);
      if (found != null) {
        insert(current, component, offset, hash, found);
      }
    }
    return found == null && base != null ? base.get(component, offset) : found;
  }

  /** Hands all that is held over to the memory that this one stands on. */
  void keep() {
    Table older = previous;
    if (base != null) {
      if (older != null) {
        keep(older, base);
      }
      keep(current, base);
    }
  }

  @SuppressWarnings("unchecked") // only results are put in
  private void keep(Table table, PackedMemory<R> target) {
    for (int i = 0; i < table.results.length; i++) {
      Object result = SLOT.getAcquire(table.results, i);
      if (result != null && result != CLAIMED) {
        target.put(table.words, i * width, (R) result);
      }
    }
  }

  @SuppressWarnings("unchecked") // only results are put in
  private @Nullable R find(Table table, long[] component, int offset, int hash) {
    int mask = table.results.length - 1;
    for (int i = hash & mask; ; i = (i + 1) & mask) {
      Object result = SLOT.getAcquire(table.results, i);
      if (result == null) {
        return null;
      }
      if (result != CLAIMED && isAt(table, i, component, offset)) {
        return (R) result;
      }
    }
  }

  private boolean isAt(Table table, int slot, long[] component, int offset) {
    int at = slot * width;
    for (int i = 0; i < width; i++) {
      if (table.words[at + i] != component[offset + i]) {
        return false;
      }
    }
    return true;
  }

  void put(long[] component, int offset, R result) {
    Table table = current;
    if (table.size > table.results.length / 3 * 2) {
      table = makeRoom(table);
    }
    insert(table, component, offset, hash(component, offset), result);
  }

  private void insert(Table table, long[] component, int offset, int hash, R result) {
    int mask = table.results.length - 1;
    int i = hash & mask;
    while (true) {
      Object there = SLOT.getAcquire(table.results, i);
      if (there == null) {
        if (table.size >= mask) {
          return; // others have filled it; one slot stays empty, so that look-ups end
        }
        if (SLOT.compareAndSet(table.results, i, null, CLAIMED)) {
          System.arraycopy(component, offset, table.words, i * width, width);
          SLOT.setRelease(table.results, i, result);
          table.size++;
          return;
        }
      } else if (there != CLAIMED && isAt(table, i, component, offset)) {
        return;
      } else {
        i = (i + 1) & mask;
      }
    }
  }

  private synchronized Table makeRoom(Table full) {
    if (current != full) {
      return current;
    }
    int slots = full.results.length;
    if (slots >= maxSlots) {
      previous = full;
      current = new Table(width, slots);
      return current;
    }
    Table larger = new Table(width, 2 * slots);
    for (int i = 0; i < slots; i++) {
      Object result = SLOT.getAcquire(full.results, i);
      if (result != null && result != CLAIMED) {
        copy(full, i, larger, result);
      }
    }
    current = larger;
    return larger;
  }

  private void copy(Table from, int slot, Table to, Object result) {
    int mask = to.results.length - 1;
    int i = hash(from.words, slot * width) & mask;
    while (to.results[i] != null) {
      i = (i + 1) & mask;
    }
    System.arraycopy(from.words, slot * width, to.words, i * width, width);
    to.results[i] = result;
    to.size++;
  }

  /** About how many results are remembered. */
  long size() {
    Table older = previous;
    return current.size + (older == null ? 0L : older.size);
  }
}
