package org.gamester.values;

import java.lang.ref.WeakReference;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * The table of all values: of equal values only the first is kept, so that equality is identity.
 *
 * <p>Open addressing with linear probing in {@value #SHARDS} independent shards. A look-up takes no
 * lock: values have only final fields that equality depends on, so a reader that sees one at all
 * sees it whole, and a reader that misses a fresh one looks again under the shard's lock before it
 * inserts. Nothing is stored before everything that it needs has been allocated, so that a shortage
 * of memory leaves the table as it was.
 *
 * <p>Values nobody uses any more are given back by {@link #sweep}. With all shards locked, weak
 * references to all values and an empty copy of each shard are allocated first; if there is no
 * memory for these, nothing has happened. From then on nothing is allocated: the shards are
 * emptied, the collector runs, and what survived goes back. A reader that still holds an old slot
 * array keeps everything in it alive, so identity is never lost.
 */
final class GameTable {

  private static final int SHARDS = 64;
  private static final int INITIAL_SLOTS = 64;

  private final Shard[] shards = new Shard[SHARDS];
  private final AtomicLong created = new AtomicLong();
  private volatile long limit = Long.MAX_VALUE;

  GameTable() {
    Arrays.setAll(shards, i -> new Shard());
  }

  ShortGame numberUpStar(Dyadic number, long ups, long star) {
    if (star < 0) {
      throw new NotANimberException(star);
    }
    int hash = spread((number.hashCode() * 31L + ups) * 0x9E3779B97F4A7C15L + star);
    Shard shard = shards[hash & (SHARDS - 1)];
    ShortGame known = shard.find(hash, number, ups, star);
    return known != null ? known : shard.findOrAdd(hash, number, ups, star);
  }

  /**
   * The value with these canonical options.
   *
   * @param options Left's options, then Right's, each part sorted by creation number; kept
   */
  ShortGame optionGame(ShortGame[] options, int leftCount) {
    long mixed = leftCount;
    for (ShortGame option : options) {
      mixed = (mixed ^ option.id()) * 0x9E3779B97F4A7C15L;
      mixed ^= mixed >>> 29;
    }
    int hash = spread(mixed);
    Shard shard = shards[hash & (SHARDS - 1)];
    ShortGame known = shard.find(hash, options, leftCount);
    return known != null ? known : shard.findOrAdd(hash, options, leftCount);
  }

  private static int spread(long mixed) {
    mixed = (mixed ^ (mixed >>> 32)) * 0xD6E8FEB86659FD93L;
    return (int) (mixed ^ (mixed >>> 32));
  }

  long size() {
    long size = 0;
    for (Shard shard : shards) {
      size += shard.size;
    }
    return size;
  }

  long created() {
    return created.get();
  }

  void setLimit(long values) {
    limit = values;
  }

  /**
   * Drops all values that are reachable only from the table.
   *
   * @return false if there was not enough memory, and nothing was dropped
   */
  boolean sweep() {
    return sweepWithLocksFrom(0);
  }

  private boolean sweepWithLocksFrom(int index) {
    if (index < SHARDS) {
      synchronized (shards[index]) {
        return sweepWithLocksFrom(index + 1);
      }
    }
    Sweep[] sweeps = new Sweep[SHARDS];
    try {
      for (int i = 0; i < SHARDS; i++) {
        sweeps[i] = new Sweep(shards[i]);
      }
    } catch (OutOfMemoryError e) {
      return false;
    }
    for (int i = 0; i < SHARDS; i++) {
      sweeps[i].empty();
    }
    System.gc();
    for (int i = 0; i < SHARDS; i++) {
      sweeps[i].refill();
    }
    return true;
  }

  private long nextId() {
    if (limit != Long.MAX_VALUE && size() >= limit) {
      throw new ComputationStopped(
          ComputationStopped.Reason.MEMORY,
          "gave up: the table of values is bounded to " + limit + " values");
    }
    return created.incrementAndGet();
  }

  /** What one shard needs to let go of its values and to take back those in use. */
  private static final class Sweep {
    private final Shard shard;
    private final WeakReference<ShortGame>[] references;
    private final @Nullable ShortGame[] emptySlots;

    @SuppressWarnings({
      "unchecked",
      "rawtypes"
    }) // an array of a generic type cannot be made otherwise
    Sweep(Shard shard) {
      this.shard = shard;
      this.references = new WeakReference[shard.size];
      int count = 0;
      for (ShortGame game : shard.slots) {
        if (game != null) {
          references[count++] = new WeakReference<>(game);
        }
      }
      this.emptySlots = new @Nullable ShortGame[shard.slots.length];
    }

    void empty() {
      for (ShortGame game : shard.slots) {
        if (game != null) {
          game.setNegative(null);
        }
        if (game instanceof OptionGame options) {
          options.setIncentives(null);
        }
      }
      shard.slots = emptySlots;
      shard.size = 0;
    }

    void refill() {
      int kept = 0;
      for (WeakReference<ShortGame> reference : references) {
        ShortGame game = reference.get();
        if (game != null) {
          Shard.place(emptySlots, game);
          kept++;
        }
      }
      shard.size = kept;
    }
  }

  private final class Shard {
    private volatile @Nullable ShortGame[] slots = new @Nullable ShortGame[INITIAL_SLOTS];
    private volatile int size;

    @Nullable ShortGame find(int hash, Dyadic number, long ups, long star) {
      @Nullable ShortGame[] table = slots;
      int mask = table.length - 1;
      for (int i = start(hash) & mask; ; i = (i + 1) & mask) {
        ShortGame game = table[i];
        if (game == null) {
          return null;
        }
        if (game.internHash() == hash
            && game instanceof NumberUpStar known
            && known.ups() == ups
            && known.star() == star
            && known.number().equals(number)) {
          return game;
        }
      }
    }

    @Nullable ShortGame find(int hash, ShortGame[] options, int leftCount) {
      @Nullable ShortGame[] table = slots;
      int mask = table.length - 1;
      for (int i = start(hash) & mask; ; i = (i + 1) & mask) {
        ShortGame game = table[i];
        if (game == null) {
          return null;
        }
        if (game.internHash() == hash
            && game instanceof OptionGame known
            && known.leftCount() == leftCount
            && same(known.optionArray(), options)) {
          return game;
        }
      }
    }

    private static boolean same(ShortGame[] a, ShortGame[] b) {
      if (a.length != b.length) {
        return false;
      }
      for (int i = 0; i < a.length; i++) {
        if (a[i] != b[i]) {
          return false;
        }
      }
      return true;
    }

    synchronized ShortGame findOrAdd(int hash, Dyadic number, long ups, long star) {
      ShortGame known = find(hash, number, ups, star);
      return known != null ? known : add(new NumberUpStar(nextId(), hash, number, ups, star));
    }

    synchronized ShortGame findOrAdd(int hash, ShortGame[] options, int leftCount) {
      ShortGame known = find(hash, options, leftCount);
      return known != null ? known : add(OptionGame.of(nextId(), hash, options, leftCount));
    }

    private synchronized ShortGame add(ShortGame game) {
      if (size >= slots.length / 4 * 3) {
        grow();
      }
      place(slots, game);
      size++;
      return game;
    }

    private void grow() {
      @Nullable ShortGame[] larger = new @Nullable ShortGame[slots.length * 2];
      for (ShortGame game : slots) {
        if (game != null) {
          place(larger, game);
        }
      }
      slots = larger;
    }

    static void place(@Nullable ShortGame[] table, ShortGame game) {
      int mask = table.length - 1;
      int i = start(game.internHash()) & mask;
      while (table[i] != null) {
        i = (i + 1) & mask;
      }
      table[i] = game;
    }

    /** The low bits of a hash choose the shard, the others the place in it. */
    private static int start(int hash) {
      return hash >>> 6;
    }
  }
}
