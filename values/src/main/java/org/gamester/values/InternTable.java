package org.gamester.values;

import java.lang.ref.WeakReference;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Predicate;
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
 * <p>Values nobody uses any more are given back by {@link #sweep}. One shard after another is
 * emptied and keeps only weak references to what it held; then the collector runs, and what
 * survived goes back. Nobody waits for the collector: whoever makes a value meanwhile finds it by
 * its weak reference, and takes it back, or it is gone. If there is no memory for a value to be put
 * back, its weak reference stays. A reader that still holds an old slot array keeps everything in
 * it alive, so identity is never lost.
 */
final class InternTable {

  private static final int SHARDS = 64;
  private static final int INITIAL_SLOTS = 64;

  private final Shard[] shards = new Shard[SHARDS];
  private final Object sweeping = new Object();
  private final AtomicLong created = new AtomicLong();
  private volatile long limit = Long.MAX_VALUE;

  InternTable() {
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
   * @return false if there was not enough memory, so that more values may be held than are in use
   */
  boolean sweep() {
    synchronized (sweeping) {
      boolean isFaded = forEachShard(Shard::fade);
      if (isFaded) {
        System.gc();
      }
      return forEachShard(Shard::restore) && isFaded;
    }
  }

  /** Returns false if there is not enough memory; what remains is then not done. */
  private boolean forEachShard(Consumer<Shard> action) {
    try {
      for (Shard shard : shards) {
        action.accept(shard);
      }
      return true;
    } catch (OutOfMemoryError e) {
      return false;
    }
  }

  private long nextId() {
    if (limit != Long.MAX_VALUE && size() >= limit) {
      throw new ComputationStopped(
          ComputationStopped.Reason.MEMORY,
          "gave up: the table of values is bounded to " + limit + " values");
    }
    return created.incrementAndGet();
  }

  private static boolean is(ShortGame game, int hash, Dyadic number, long ups, long star) {
    return game.internHash() == hash
        && game instanceof NumberUpStar known
        && known.ups() == ups
        && known.star() == star
        && known.number().equals(number);
  }

  private static boolean is(ShortGame game, int hash, ShortGame[] options, int leftCount) {
    return game.internHash() == hash
        && game instanceof CanonicalGame known
        && known.leftCount() == leftCount
        && same(known.optionArray(), options);
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

  private final class Shard {
    private volatile @Nullable ShortGame[] slots = new @Nullable ShortGame[INITIAL_SLOTS];
    private volatile int size;

    /** What was held when a sweep began, by the same hashes; null if there is nothing like that. */
    private @Nullable WeakReference<ShortGame> @Nullable [] faded;

    @Nullable ShortGame find(int hash, Dyadic number, long ups, long star) {
      @Nullable ShortGame[] table = slots;
      int mask = table.length - 1;
      for (int i = start(hash) & mask; ; i = (i + 1) & mask) {
        ShortGame game = table[i];
        if (game == null || is(game, hash, number, ups, star)) {
          return game;
        }
      }
    }

    @Nullable ShortGame find(int hash, ShortGame[] options, int leftCount) {
      @Nullable ShortGame[] table = slots;
      int mask = table.length - 1;
      for (int i = start(hash) & mask; ; i = (i + 1) & mask) {
        ShortGame game = table[i];
        if (game == null || is(game, hash, options, leftCount)) {
          return game;
        }
      }
    }

    synchronized ShortGame findOrAdd(int hash, Dyadic number, long ups, long star) {
      ShortGame known = find(hash, number, ups, star);
      if (known != null) {
        return known;
      }
      known = findFaded(hash, game -> is(game, hash, number, ups, star));
      return add(known != null ? known : new NumberUpStar(nextId(), hash, number, ups, star));
    }

    synchronized ShortGame findOrAdd(int hash, ShortGame[] options, int leftCount) {
      ShortGame known = find(hash, options, leftCount);
      if (known != null) {
        return known;
      }
      known = findFaded(hash, game -> is(game, hash, options, leftCount));
      return add(known != null ? known : CanonicalGame.of(nextId(), hash, options, leftCount));
    }

    private @Nullable ShortGame findFaded(int hash, Predicate<ShortGame> isSought) {
      @Nullable WeakReference<ShortGame> @Nullable [] table = faded;
      if (table == null) {
        return null;
      }
      int mask = table.length - 1;
      for (int i = start(hash) & mask; ; i = (i + 1) & mask) {
        WeakReference<ShortGame> reference = table[i];
        if (reference == null) {
          return null;
        }
        ShortGame game = reference.get();
        if (game != null && isSought.test(game)) {
          return game;
        }
      }
    }

    /** Empties the shard and keeps weak references; does nothing if there is no memory for them. */
    synchronized void fade() {
      restore();
      @Nullable ShortGame[] held = slots;
      @SuppressWarnings({"unchecked", "rawtypes"}) // no array of a generic type can be made
      @Nullable WeakReference<ShortGame>[] weak = new WeakReference[held.length];
      for (int i = 0; i < held.length; i++) {
        ShortGame game = held[i];
        weak[i] = game == null ? null : new WeakReference<>(game);
      }
      @Nullable ShortGame[] empty = new @Nullable ShortGame[INITIAL_SLOTS];
      for (ShortGame game : held) {
        if (game != null) {
          game.setNegative(null);
        }
        if (game instanceof CanonicalGame options) {
          options.setIncentives(null);
        }
      }
      faded = weak;
      slots = empty;
      size = 0;
    }

    /** Takes back what has survived; stops where there is no memory for it. */
    synchronized void restore() {
      @Nullable WeakReference<ShortGame> @Nullable [] table = faded;
      if (table == null) {
        return;
      }
      for (WeakReference<ShortGame> reference : table) {
        ShortGame game = reference == null ? null : reference.get();
        if (game != null && !holds(game)) {
          ShortGame _ = add(game);
        }
      }
      faded = null;
    }

    private boolean holds(ShortGame sought) {
      @Nullable ShortGame[] table = slots;
      int mask = table.length - 1;
      for (int i = start(sought.internHash()) & mask; ; i = (i + 1) & mask) {
        if (table[i] == null || table[i] == sought) {
          return table[i] != null;
        }
      }
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
