package org.gamester.values;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Runs computations on threads of their own and never waits for them indefinitely.
 *
 * <p>A computation ends at its first poll after a limit. One that does not poll in time, because it
 * is inside a long operation of the JDK, is abandoned {@link #GRACE} after its limit, or after the
 * waiting thread was interrupted: the caller gets its {@link ComputationStopped} and goes on. The
 * abandoned thread is a daemon, cannot enter the tables any more once it polls, and ends there.
 *
 * <p>The threads have a stack of {@value #STACK_BYTES} bytes, reserved and not used: only what a
 * computation touches takes memory.
 */
public final class Watchdog {

  /** How long after its limit a computation is waited for. */
  public static final Duration GRACE = Duration.ofMillis(300);

  /**
   * How long after its limit everything is said: what a stopped computation knows is put together
   * in the time that the grace leaves.
   */
  public static final Duration ANSWER = Duration.ofMillis(450);

  /** The least time for what a stopped computation knows, however late it stopped. */
  private static final long LEAST_NANOS = 100_000_000;

  /** The stack of a thread that evaluates; only what is used of it takes memory. */
  public static final long STACK_BYTES = 1L << 29;

  private static final long IDLE_SECONDS = 10;

  private static final Executor THREADS =
      new ThreadPoolExecutor(
          0,
          Integer.MAX_VALUE,
          IDLE_SECONDS,
          TimeUnit.SECONDS,
          new SynchronousQueue<>(),
          Watchdog::thread);

  private Watchdog() {}

  private static Thread thread(Runnable body) {
    Thread thread = new Thread(null, body, "gamester-computation", STACK_BYTES);
    thread.setDaemon(true);
    return thread;
  }

  /**
   * Runs {@code body} within the limits and those of the current computation, and waits for it. An
   * interrupt of the waiting thread is passed on, and is set again when this method returns.
   *
   * @throws ComputationStopped if a limit is passed, or the waiting thread is interrupted
   * @throws Exception whatever the body throws
   */
  public static <T> T call(Limits limits, Callable<T> body) throws Exception {
    return call(limits, System.nanoTime(), body);
  }

  /**
   * The same for a part of a longer piece of work, whose limit of time is that of the whole.
   *
   * @param begun the {@link System#nanoTime} at which the whole began
   */
  public static <T> T call(Limits limits, long begun, Callable<T> body) throws Exception {
    Computation enclosing = Computation.current();
    // A computation that waits for this one, and is itself waited for, must be in time there.
    boolean isInside = enclosing != null && enclosing.isWatched();
    long grace = isInside ? GRACE.toNanos() / 2 : GRACE.toNanos();
    return call(Computation.watched(enclosing, limits, begun), grace, body);
  }

  private static <T> T call(Computation computation, long grace, Callable<T> body)
      throws Exception {
    Run<T> run = new Run<>(computation, grace, body);
    THREADS.execute(run);
    return run.await();
  }

  /**
   * Puts together what is known after a stop. The limits and the interrupt that caused the stop do
   * not hold for this; it has the time until {@link #ANSWER} after the limit.
   *
   * @param limitNanos the {@link System#nanoTime} at which the time limit was reached, or at which
   *     the computation was interrupted
   * @param known what is known; it polls, or is abandoned
   * @param otherwise what is said if that takes too long; takes no time itself
   */
  public static <T> T afterStop(long limitNanos, Supplier<T> known, Supplier<T> otherwise) {
    boolean wasInterrupted = Thread.interrupted();
    try {
      long left = limitNanos + ANSWER.toNanos() - System.nanoTime();
      Limits limits =
          Limits.ofTime(Duration.ofNanos(Math.clamp(left, LEAST_NANOS, ANSWER.toNanos())));
      return call(Computation.watched(null, limits, System.nanoTime()), 0, known::get);
    } catch (ComputationStopped e) {
      return otherwise.get();
    } catch (RuntimeException e) {
      throw e;
    } catch (Exception e) {
      throw new AssertionError(e); // a supplier throws none
    } finally {
      if (wasInterrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  /** A computation, its thread and its answer. */
  private static final class Run<T> implements Runnable {
    private final Computation computation;
    private final long grace;
    private final Callable<T> body;
    private final CountDownLatch ended = new CountDownLatch(1);
    private @Nullable Thread thread;
    private @Nullable T answer;
    private @Nullable Throwable problem;
    private boolean interrupted;

    Run(Computation computation, long grace, Callable<T> body) {
      this.computation = computation;
      this.grace = grace;
      this.body = body;
    }

    @Override
    public void run() {
      start();
      try {
        answer = computation.run(body);
      } catch (Throwable thrown) { // passed on to the thread that waits
        problem = thrown;
      } finally {
        end();
      }
    }

    private synchronized void start() {
      thread = Thread.currentThread();
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }

    private synchronized void end() {
      thread = null;
      boolean _ = Thread.interrupted();
      ended.countDown();
    }

    private synchronized void interrupt() {
      interrupted = true;
      if (thread != null) {
        thread.interrupt();
      }
    }

    T await() throws Exception {
      boolean wasInterrupted = false;
      try {
        boolean hasEnded;
        try {
          hasEnded = ended.await(withGrace(computation.nanosLeft(), grace), TimeUnit.NANOSECONDS);
        } catch (InterruptedException e) {
          wasInterrupted = true;
          interrupt();
          hasEnded = awaitThroughInterrupts();
        }
        if (hasEnded) {
          return result();
        }
        computation.abandon();
        interrupt();
        throw wasInterrupted ? ComputationStopped.interrupted() : computation.outOfTime();
      } finally {
        if (wasInterrupted) {
          Thread.currentThread().interrupt();
        }
      }
    }

    /** Waits for the grace, whatever interrupts come; returns whether the computation has ended. */
    private boolean awaitThroughInterrupts() {
      long end = System.nanoTime() + grace;
      while (true) {
        try {
          return ended.await(end - System.nanoTime(), TimeUnit.NANOSECONDS);
        } catch (InterruptedException _) {
          // The wait goes on.
        }
      }
    }

    private static long withGrace(long nanos, long grace) {
      return nanos > Long.MAX_VALUE / 2 ? nanos : Math.max(0, nanos) + grace;
    }

    @SuppressWarnings("NullAway") // null where the body answers null
    private T result() throws Exception {
      switch (problem) {
        case null -> {
          return answer;
        }
        case Exception e -> throw e;
        case Error e -> throw e;
        default -> throw new AssertionError(problem);
      }
    }
  }
}
