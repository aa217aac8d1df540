package org.gamester.rulesets.heap;

import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalLong;
import org.gamester.rulesets.heap.HeapCounts.Sizes;
import org.gamester.values.Computation;
import org.gamester.values.GameTooLargeException;
import org.jspecify.annotations.Nullable;

/**
 * The Grundy values of the heaps of an impartial game, in an array that grows as they are asked
 * for.
 *
 * <p>The value of a heap is the mex of the nim sums of the heaps that a move leaves (Sprague and
 * Grundy; law 34). No game is built. For a game that is said by a code the nim sums of all pairs
 * are marked in an array, one step each: n^2/4 steps for each digit that allows two heaps, up to a
 * heap of n.
 *
 * <p>When a period is proved ({@link ProvedPeriod}), it gives the values of all larger heaps at
 * once.
 */
public final class HeapNimbers {

  private static final int FIRST_LOOK = 128;
  private static final int MOST = 1 << 27;

  private final Taking taking;
  private final Marks marks = new Marks();
  private volatile Known known = new Known(new int[0], null);

  /** What is known: the first values, and the period of all if it is proved. */
  private static final class Known {
    private final int[] values;
    private final @Nullable ProvedPeriod period;

    Known(int[] values, @Nullable ProvedPeriod period) {
      this.values = values;
      this.period = period;
    }
  }

  HeapNimbers(Taking taking) {
    this.taking = taking;
  }

  /**
   * The Grundy value of a heap.
   *
   * @throws GameTooLargeException if no period is proved and the heap has more than 2^27 tokens
   * @throws org.gamester.values.ComputationStopped if the computation is stopped; what has been
   *     found is kept
   */
  public long of(long size) {
    OptionalLong proved = taking.knownNimber(size);
    if (proved.isPresent()) {
      return proved.getAsLong();
    }
    Known now = known;
    if (size >= now.values.length && now.period == null) {
      now = grow(size);
    }
    return size < now.values.length
        ? now.values[(int) size]
        : now.values[(int) java.util.Objects.requireNonNull(now.period).reduced(size)];
  }

  /** The period of the whole sequence, if the values found so far prove one. */
  public Optional<ProvedPeriod> period() {
    return Optional.ofNullable(known.period);
  }

  private synchronized Known grow(long size) {
    while (size >= known.values.length && known.period == null) {
      int done = known.values.length;
      if (done >= MOST) {
        throw new GameTooLargeException(
            "the Grundy value of a heap of " + size + " needs those of all smaller heaps");
      }
      int target = (int) Math.min(MOST, Math.max(FIRST_LOOK, 2L * done));
      if (size < target && (done >= FIRST_LOOK || !isCheap())) {
        target = (int) size + 1;
      }
      fill(done, target);
      ProvedPeriod period =
          taking instanceof CodedTaking code ? ProvedPeriod.find(code, known.values) : null;
      known = new Known(known.values, period);
    }
    return known;
  }

  /** Whether a heap costs so little that more of them may be looked at than are asked for. */
  private boolean isCheap() {
    if (!(taking instanceof CodedTaking code)) {
      return false;
    }
    long taken = code.nextTake(-1);
    for (int seen = 0; seen < FIRST_LOOK && taken < FIRST_LOOK; seen++) {
      if (code.counts(taken).greatest() > 2) {
        return false;
      }
      taken = code.nextTake(taken);
    }
    return true;
  }

  /** Finds the values from {@code from} up to {@code to}; keeps what it has if it is stopped. */
  private void fill(int from, int to) {
    int[] values = Arrays.copyOf(known.values, to);
    int done = from;
    try {
      for (; done < to; done++) {
        Computation.pollNow();
        values[done] = value(values, done);
      }
    } finally {
      if (done > from) {
        known = new Known(done == to ? values : Arrays.copyOf(values, done), null);
      }
    }
  }

  private int value(int[] values, int size) {
    marks.clear();
    if (taking instanceof CodedTaking code) {
      for (long taken = code.nextTake(-1); taken <= size; taken = code.nextTake(taken)) {
        mark(values, code.counts(taken), size - (int) taken);
      }
    } else {
      taking.forEach(size, (taken, left) -> marks.add(nimSum(values, left)));
    }
    return marks.mex();
  }

  private static int nimSum(int[] values, long[] heaps) {
    int sum = 0;
    for (long heap : heaps) {
      sum ^= values[(int) heap];
    }
    return sum;
  }

  private void mark(int[] values, HeapCounts counts, int rest) {
    int most = Math.min(rest, counts.greatest());
    for (long count = counts.next(-1); count <= most; count = counts.next((int) count)) {
      switch ((int) count) {
        case 0 -> {
          if (rest == 0) {
            marks.add(0);
          }
        }
        case 1 -> marks.add(values[rest]);
        case 2 -> markPairs(values, counts.sizes(), rest);
        default ->
            Partitions.forEach(
                rest, (int) count, counts.sizes(), heaps -> marks.add(nimSum(values, heaps)));
      }
    }
  }

  private void markPairs(int[] values, Sizes sizes, int rest) {
    boolean even = rest % 2 == 0;
    if (even && (sizes == Sizes.ANY || sizes == Sizes.EQUAL)) {
      marks.add(0);
    }
    if (sizes != Sizes.EQUAL) {
      marks.addPairs(values, (rest - 1) / 2, rest);
    }
  }

  /**
   * A set of small numbers that is cleared at once: a number is in it if its mark is the latest.
   */
  private static final class Marks {
    private int[] marks = new int[64];
    private int latest;
    private int greatest;

    void clear() {
      if (++latest == Integer.MAX_VALUE) {
        Arrays.fill(marks, 0);
        latest = 1;
      }
    }

    void add(int number) {
      if (number >= MOST) {
        throw new GameTooLargeException("a Grundy value is greater than " + MOST);
      }
      if (number >= marks.length) {
        marks = Arrays.copyOf(marks, 2 * Integer.highestOneBit(number));
      }
      marks[number] = latest;
    }

    /** Adds the nim sums of values[a] and values[rest - a] for 1 <= a <= last. */
    void addPairs(int[] values, int last, int rest) {
      ensure(greatest);
      int[] into = marks;
      int mark = latest;
      for (int a = 1; a <= last; a++) {
        into[values[a] ^ values[rest - a]] = mark;
      }
    }

    /** Makes place for the nim sums of all numbers up to {@code number}. */
    private void ensure(int number) {
      int length = 2 * Integer.highestOneBit(Math.max(1, number));
      if (length > marks.length) {
        marks = Arrays.copyOf(marks, length);
      }
    }

    int mex() {
      int mex = 0;
      while (mex < marks.length && marks[mex] == latest) {
        mex++;
      }
      greatest = Math.max(greatest, mex);
      return mex;
    }
  }
}
