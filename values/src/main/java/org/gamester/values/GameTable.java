package org.gamester.values;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * The table of all values: of equal values only the first is kept, so that equality is identity.
 *
 * <p>Open addressing with linear probing in {@value #SHARDS} independent shards. A look-up takes no
 * lock: values have only final fields, so a reader that sees one at all sees it whole, and a reader
 * that misses a fresh one looks again under the shard's lock before it inserts.
 *
 * <p>Values nobody uses any more are given back by {@link #sweep}: with all shards locked, the
 * table is turned into weak references, the collector runs, and what survived goes back. A reader
 * that still holds an old slot array keeps everything in it alive, so identity is never lost.
 */
final class GameTable {

  private static final int SHARDS = 64;
  private static final int INITIAL_SLOTS = 64;
  private static final Shard[] TABLE = new Shard[SHARDS];
  private static final AtomicLong CREATED = new AtomicLong();
  private static volatile long limit = Long.MAX_VALUE;

  static {
    Arrays.setAll(TABLE, i -> new Shard());
  }

  private GameTable() {}

  static ShortGame numberUpStar(Dyadic number, long ups, long star) {
    if (star < 0) {
      throw new IllegalArgumentException("Nim value is negative: " + star);
    }
    int hash = spread((number.hashCode() * 31L + ups) * 0x9E3779B97F4A7C15L + star);
    Shard shard = TABLE[hash & (SHARDS - 1)];
    ShortGame known = shard.find(hash, number, ups, star);
    return known != null ? known : shard.findOrAdd(hash, number, ups, star);
  }

  /**
   * The value with these canonical options.
   *
   * @param options Left's options, then Right's, each part sorted by creation number; kept
   */
  static ShortGame optionGame(ShortGame[] options, int leftCount) {
    long mixed = leftCount;
    for (ShortGame option : options) {
      mixed = (mixed ^ option.id()) * 0x9E3779B97F4A7C15L;
      mixed ^= mixed >>> 29;
    }
    int hash = spread(mixed);
    Shard shard = TABLE[hash & (SHARDS - 1)];
    ShortGame known = shard.find(hash, options, leftCount);
    return known != null ? known : shard.findOrAdd(hash, options, leftCount);
  }

  private static int spread(long mixed) {
    mixed = (mixed ^ (mixed >>> 32)) * 0xD6E8FEB86659FD93L;
    return (int) (mixed ^ (mixed >>> 32));
  }

  static long size() {
    long size = 0;
    for (Shard shard : TABLE) {
      size += shard.size;
    }
    return size;
  }

  static long created() {
    return CREATED.get();
  }

  static void setLimit(long values) {
    limit = values;
  }

  /** Drops all values that are reachable only from the table. Returns how many are left. */
  static long sweep() {
    return sweepFrom(0);
  }

  private static long sweepFrom(int index) {
    if (index < SHARDS) {
      synchronized (TABLE[index]) {
        return sweepFrom(index + 1);
      }
    }
    List<WeakReference<ShortGame>> references = new ArrayList<>();
    for (Shard shard : TABLE) {
      shard.drainTo(references);
    }
    System.gc();
    for (WeakReference<ShortGame> reference : references) {
      ShortGame game = reference.get();
      if (game != null) {
        TABLE[game.internHash() & (SHARDS - 1)].add(game);
      }
    }
    return size();
  }

  private static long nextId() {
    if (limit != Long.MAX_VALUE && size() >= limit) {
      throw new EvaluationStopped(
          EvaluationStopped.Reason.MEMORY,
          "gave up: the table of values is bounded to " + limit + " values");
    }
    return CREATED.getAndIncrement();
  }

  private static final class Shard {
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
      return known != null ? known : add(new OptionGame(nextId(), hash, options, leftCount));
    }

    synchronized ShortGame add(ShortGame game) {
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

    private static void place(@Nullable ShortGame[] table, ShortGame game) {
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

    synchronized void drainTo(List<WeakReference<ShortGame>> references) {
      for (ShortGame game : slots) {
        if (game != null) {
          references.add(new WeakReference<>(game));
        }
      }
      slots = new @Nullable ShortGame[INITIAL_SLOTS];
      size = 0;
    }
  }
}
