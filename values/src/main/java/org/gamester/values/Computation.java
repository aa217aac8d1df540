package org.gamester.values;

import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A computation and the limits it runs under.
 *
 * <p>Every operation of this library that can take long calls {@link #poll} regularly. The call
 * ends the computation with {@link ComputationStopped} once the thread is interrupted, a limit is
 * passed, or the computation has been abandoned. Limits nest: an inner computation never runs
 * longer than the one around it. Work that a computation hands to other threads stays under its
 * limits if it is handed over by {@link #carry}.
 *
 * <p>Polling is cooperative. Where an answer is owed by a certain time whatever happens, use a
 * {@link Watchdog}.
 */
public final class Computation {

  private static final int POLLS_BETWEEN_CHECKS = 256;
  private static final int STEPS_BETWEEN_POLLS = 1 << 16;

  private final @Nullable Computation enclosing;
  private final Limits limits;
  private final boolean isWatched;
  private final Runnable lackOfMemory;
  private final long started;
  private final long nanos;
  private final AtomicBoolean gaveBack = new AtomicBoolean();
  private volatile boolean abandoned;

  Computation(@Nullable Computation enclosing, Limits limits) {
    this(enclosing, limits, System.nanoTime(), false, () -> {});
  }

  private Computation(
      @Nullable Computation enclosing,
      Limits limits,
      long started,
      boolean isWatched,
      Runnable lackOfMemory) {
    this.enclosing = enclosing;
    this.started = started;
    this.isWatched = isWatched || (enclosing != null && enclosing.isWatched);
    this.limits = limits;
    this.lackOfMemory = lackOfMemory;
    Duration time = limits.time();
    this.nanos = time == null ? Long.MAX_VALUE : saturatedNanos(time);
  }

  private static long saturatedNanos(Duration time) {
    return time.compareTo(Duration.ofDays(10_000)) > 0 ? Long.MAX_VALUE : time.toNanos();
  }

  /** A computation that a {@link Watchdog} waits for, part of what began at a given time. */
  static Computation watched(@Nullable Computation enclosing, Limits limits, long begun) {
    return new Computation(enclosing, limits, begun, true, () -> {});
  }

  /** Whether a {@link Watchdog} waits for this computation or one around it. */
  boolean isWatched() {
    return isWatched;
  }

  /** The computation that the current thread is at, or null. */
  static @Nullable Computation current() {
    return ThreadState.current().computation();
  }

  /**
   * Runs {@code body} on this thread within the limits.
   *
   * @throws ComputationStopped if a limit is passed, or the thread is interrupted
   * @throws Exception whatever the body throws
   */
  public static <T> T within(Limits limits, Callable<T> body) throws Exception {
    return new Computation(current(), limits).run(body);
  }

  /**
   * Runs {@code body} on this thread within the limits, and notes when it, or a computation inside
   * it, is stopped for want of memory, whatever is then made of that.
   *
   * @param lackOfMemory is run by the thread that stops, and possibly several times
   * @throws ComputationStopped if a limit is passed, or this thread has no memory left
   */
  public static <T> T noting(Limits limits, Runnable lackOfMemory, Supplier<T> body) {
    return new Computation(current(), limits, System.nanoTime(), false, lackOfMemory)
        .perform(body::get);
  }

  /** What a computation does. */
  @FunctionalInterface
  private interface Body<T, E extends Exception> {
    T call() throws E;
  }

  /** Runs {@code body} as this computation, on the current thread. */
  <T> T run(Callable<T> body) throws Exception {
    return perform(body::call);
  }

  private <T, E extends Exception> T perform(Body<T, E> body) throws E {
    ThreadState thread = ThreadState.current();
    Computation outer = thread.computation();
    thread.enter(this);
    try {
      return body.call();
    } catch (OutOfMemoryError e) {
      GameStore.standard().clearCaches();
      noteLackOfMemory();
      throw new ComputationStopped(
          ComputationStopped.Reason.MEMORY,
          "gave up after " + seconds(elapsed()) + ": the process has no memory left");
    } finally {
      thread.enter(outer);
    }
  }

  /**
   * The same work, to be run by another thread under the limits of the current computation. It is
   * stopped with it, not by an interrupt of the thread that hands it over.
   */
  public static <T> Callable<T> carry(Callable<T> body) {
    Computation computation = current();
    return computation == null ? body : () -> computation.run(body);
  }

  /**
   * Ends the computation if it should end. Cheap: most calls only count.
   *
   * @throws ComputationStopped if a limit is passed, or the thread is interrupted
   */
  public static void poll() {
    ThreadState.current().poll();
  }

  /**
   * As {@link #poll}, without counting: for loops whose single steps take long.
   *
   * @throws ComputationStopped if a limit is passed, or the thread is interrupted
   */
  public static void pollNow() {
    ThreadState thread = ThreadState.current();
    thread.checkAtNextPoll();
    thread.poll();
  }

  /**
   * As {@link #pollNow}, once in many steps: for loops over long arrays, whose steps take next to
   * no time.
   *
   * @param step the number of the step
   */
  public static void pollAt(int step) {
    if ((step & STEPS_BETWEEN_POLLS - 1) == 0) {
      pollNow();
    }
  }

  /**
   * Refuses, before it is built, what cannot fit into the memory that this computation may use.
   *
   * @param count how many there would be
   * @param bytesEach about how many bytes each of them takes
   * @param what what they are, in the plural, as in "elements of a set"
   * @throws GameTooLargeException if they take more than the memory limit
   */
  public static void requireRoom(long count, long bytesEach, String what) {
    long room = roomBytes();
    if (count > room / bytesEach) {
      throw new GameTooLargeException(
          String.format(
              Locale.ROOT,
              "%,d %s need about %,d MB of memory; the limit is %,d MB",
              count,
              what,
              megabytesOf(count, bytesEach),
              room >> 20));
    }
  }

  private static long megabytesOf(long count, long bytesEach) {
    return Math.max(1, (long) (count * (double) bytesEach / (1L << 20)));
  }

  /** The memory, in bytes, that the current computation may hold at most. */
  public static long roomBytes() {
    long room = Runtime.getRuntime().maxMemory();
    for (Computation c = current(); c != null; c = c.enclosing) {
      if (c.limits.memoryBytes() > 0) {
        room = Math.min(room, c.limits.memoryBytes());
      }
    }
    return room;
  }

  static int pollsBetweenChecks() {
    return POLLS_BETWEEN_CHECKS;
  }

  /** What a poll looks at now and then. */
  void check() {
    ComputationStopped stop = reasonToStop();
    if (stop != null) {
      stopUnlessInitializing(stop);
    }
  }

  /**
   * Throws, unless the thread is initializing a class: a class whose initialization fails cannot be
   * used again in this process. The computation then ends at its first check after that.
   */
  static void stopUnlessInitializing(ComputationStopped stop) {
    boolean initializing =
        StackWalker.getInstance()
            .walk(frames -> frames.anyMatch(frame -> frame.getMethodName().equals("<clinit>")));
    if (!initializing) {
      throw stop;
    }
  }

  private @Nullable ComputationStopped reasonToStop() {
    if (abandoned) {
      return new ComputationStopped(ComputationStopped.Reason.CANCELLED, "abandoned");
    }
    if (Thread.currentThread().isInterrupted()) {
      return ComputationStopped.interrupted();
    }
    long elapsed = elapsed();
    if (elapsed > nanos) {
      return stoppedByTime(elapsed);
    }
    if (limits.memoryBytes() > 0
        && GameStore.standard().memory().isAbove(limits.memoryBytes())
        && !hasGivenBack(limits.memoryBytes())) {
      noteLackOfMemory();
      return ComputationStopped.byLimit(
          ComputationStopped.Reason.MEMORY,
          "gave up after " + seconds(elapsed) + " at " + megabytes(MemoryPressure.heapUsed()));
    }
    return enclosing == null ? null : enclosing.reasonToStop();
  }

  /**
   * Gives back the values that nobody uses, which computations before this one may have left; once.
   *
   * @return whether no more than that many bytes are in use now
   */
  private boolean hasGivenBack(long bytes) {
    if (enclosing != null) {
      return enclosing.hasGivenBack(bytes);
    }
    return gaveBack.compareAndSet(false, true)
        && GameStore.standard().releaseIfMany()
        && MemoryPressure.heapUsed() <= bytes;
  }

  private void noteLackOfMemory() {
    for (Computation c = this; c != null; c = c.enclosing) {
      c.lackOfMemory.run();
    }
  }

  /** Ends the computation at its next poll; nothing waits for it any longer. */
  void abandon() {
    abandoned = true;
  }

  /** The nanoseconds since the start. */
  long elapsed() {
    return System.nanoTime() - started;
  }

  /** The nanoseconds until a time limit of this or an enclosing computation is reached. */
  long nanosLeft() {
    long left = nanos == Long.MAX_VALUE ? nanos : nanos - elapsed();
    return enclosing == null ? left : Math.min(left, enclosing.nanosLeft());
  }

  /** Why the computation ends that does not poll: the time limit that is reached first. */
  ComputationStopped outOfTime() {
    Computation first = this;
    long least = Long.MAX_VALUE;
    for (Computation c = this; c != null; c = c.enclosing) {
      long left = c.nanos == Long.MAX_VALUE ? c.nanos : c.nanos - c.elapsed();
      if (left < least) {
        least = left;
        first = c;
      }
    }
    return stoppedByTime(first.elapsed());
  }

  private static ComputationStopped stoppedByTime(long elapsed) {
    return ComputationStopped.byLimit(
        ComputationStopped.Reason.TIME, "gave up after " + seconds(elapsed));
  }

  /** The sentence for a computation that was given up after so many nanoseconds. */
  static String seconds(long nanos) {
    return String.format(Locale.ROOT, "%.1f s", nanos / 1e9);
  }

  private static String megabytes(long bytes) {
    return bytes / (1L << 20) + " MB";
  }
}
