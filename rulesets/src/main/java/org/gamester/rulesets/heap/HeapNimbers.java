package org.gamester.rulesets.heap;

import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.gamester.values.Computation;
import org.gamester.values.GameTooLargeException;
import org.jspecify.annotations.Nullable;

/**
 * The Grundy values of the heaps of an impartial game, in an array that grows as they are asked
 * for.
 *
 * <p>The value of a heap is the mex of the nim sums of the heaps that a move leaves (Sprague and
 * Grundy; law 34). No game is built; how a value is found from those before is said by {@link
 * MexKernel}.
 *
 * <p>When a period is proved ({@link ProvedPeriod}), it gives the values of all larger heaps at
 * once.
 */
public final class HeapNimbers {

  private static final int FIRST_LOOK = 128;

  /** How many values can be kept at most. */
  public static final int MOST = 1 << 29;

  /**
   * How many values are found for a heap of {@link #MOST} tokens or more, which only a period
   * gives: the periods of the games in the books are proved by fewer.
   */
  private static final int FAR_LOOK = 1 << 16;

  /** From here on the array grows by a quarter at a time, so that a period is soon noticed. */
  private static final int MANY = 1 << 16;

  private final Taking taking;

  /** What finds further values; made when the first are asked for. */
  private @Nullable MexKernel kernel;

  private volatile Known known = new Known(new int[FIRST_LOOK], 0, null);

  private volatile int inWork;

  /** How many values there must be before a period is looked for again. */
  private int nextLook = FIRST_LOOK;

  /** What is known: the first values, so many, and the period of all if it is proved. */
  private static final class Known {
    private final int[] values;
    private final int count;
    private final @Nullable ProvedPeriod period;

    Known(int[] values, int count, @Nullable ProvedPeriod period) {
      this.values = values;
      this.count = count;
      this.period = period;
    }

    boolean gives(long size) {
      return size < count || period != null;
    }

    int of(long size) {
      return values[(int) (size < count ? size : Objects.requireNonNull(period).reduced(size))];
    }
  }

  HeapNimbers(Taking taking) {
    this.taking = taking;
  }

  /**
   * The Grundy value of a heap.
   *
   * @throws GameTooLargeException if the heap has 2^29 tokens or more, and the first 2^16 heaps
   *     prove no period
   * @throws org.gamester.values.ComputationStopped if the computation is stopped; what has been
   *     found is kept
   */
  public long of(long size) {
    OptionalLong proved = taking.knownNimber(size);
    if (proved.isPresent()) {
      return proved.getAsLong();
    }
    Known now = known;
    return now.gives(size) ? now.of(size) : grow(size).of(size);
  }

  /**
   * The values of the heaps 0, 1, ..., {@code to}.
   *
   * @throws IllegalArgumentException if {@code to} is negative
   * @throws GameTooLargeException if {@code to} is 2^29 or more
   * @throws org.gamester.values.ComputationStopped as {@link #of}
   */
  public int[] to(int to) {
    if (to < 0) {
      throw new IllegalArgumentException("a heap of " + to + " tokens");
    }
    if (to >= MOST) {
      throw new GameTooLargeException(
          "the largest heap whose Grundy value can be listed has %,d tokens".formatted(MOST - 1));
    }
    if (taking.knownNimber(to).isPresent()) {
      return IntStream.rangeClosed(0, to).map(this::listed).toArray();
    }
    of(to);
    Known now = known;
    int[] values = Arrays.copyOf(now.values, to + 1);
    for (int size = now.count; size <= to; size++) {
      Computation.pollAt(size);
      values[size] = now.of(size);
    }
    return values;
  }

  private int listed(int size) {
    Computation.pollAt(size);
    return Math.toIntExact(of(size));
  }

  /** The values found so far, of the heaps 0, 1, 2, ... */
  public int[] found() {
    Known now = known;
    return Arrays.copyOf(now.values, now.count);
  }

  /** How many values have been found, for a message about a long computation. */
  public int count() {
    return Math.max(known.count, inWork);
  }

  /** The period of the whole sequence, if the values found so far prove one. */
  public Optional<ProvedPeriod> period() {
    return Optional.ofNullable(known.period);
  }

  /**
   * The period of the whole sequence, if the values of the heaps up to {@code to} prove one,
   * whatever is known of larger heaps.
   *
   * @throws GameTooLargeException if {@code to} is too large
   */
  public Optional<ProvedPeriod> periodProvedBy(int to) {
    Optional<Taking.Bounds> bounds = taking.bounds();
    if (bounds.isEmpty()) {
      return Optional.empty();
    }
    long take = bounds.get().take();
    ProvedPeriod period = known.period;
    if (period == null) {
      return Optional.ofNullable(ProvedPeriod.find(taking, to(to), to + 1));
    }
    return Optional.of(period)
        .filter(p -> ProvedPeriod.neededTo(p.heaps(), p.start(), p.length(), take) <= to);
  }

  private synchronized Known grow(long size) {
    if (kernel == null) {
      kernel = MexKernel.of(taking);
    }
    return grow(size, kernel);
  }

  private Known grow(long size, MexKernel kernel) {
    while (!known.gives(size)) {
      int done = known.count;
      if (size >= MOST && done >= FAR_LOOK) {
        throw new GameTooLargeException(
            "the Grundy value of a heap of %,d tokens needs those of all smaller heaps: the first %,d prove no period"
                .formatted(size, done));
      }
      int target =
          done < FIRST_LOOK && kernel.isCheap()
              ? FIRST_LOOK
              : size < nextLook ? (int) size + 1 : nextLook;
      fill(kernel, done, target);
      if (target == nextLook) {
        look(kernel);
      }
    }
    return known;
  }

  /** Looks for a period, and for a faster way to find the next values. */
  private void look(MexKernel kernel) {
    Known now = known;
    known = new Known(now.values, now.count, ProvedPeriod.find(taking, now.values, now.count));
    kernel.begin(now.count);
    long next = now.count < MANY ? 2L * now.count : now.count / 4 * 5L;
    nextLook = (int) Math.min(MOST, next);
  }

  /** Finds the values from {@code from} up to {@code to}; keeps what it has if it is stopped. */
  private void fill(MexKernel kernel, int from, int to) {
    int[] values = known.values;
    if (values.length < to) {
      values = Arrays.copyOf(values, (int) Math.min(MOST, Math.max(to, 2L * values.length)));
    }
    kernel.use(values, from);
    int done = from;
    try {
      while (done < to) {
        done = kernel.extend(done, to);
        inWork = done;
      }
    } finally {
      known = new Known(values, done, null);
    }
  }
}
