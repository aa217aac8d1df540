package org.gamester.values;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
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
  public static final Duration GRACE = Duration.ofMillis(400);

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
    Computation computation = new Computation(Computation.current(), limits);
    Run<T> run = new Run<>(computation, body);
    THREADS.execute(run);
    return run.await();
  }

  /** A computation, its thread and its answer. */
  private static final class Run<T> implements Runnable {
    private final Computation computation;
    private final Callable<T> body;
    private final CountDownLatch ended = new CountDownLatch(1);
    private @Nullable Thread thread;
    private @Nullable T answer;
    private @Nullable Throwable problem;
    private boolean interrupted;

    Run(Computation computation, Callable<T> body) {
      this.computation = computation;
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
          hasEnded = ended.await(withGrace(computation.nanosLeft()), TimeUnit.NANOSECONDS);
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
        throw wasInterrupted
            ? ComputationStopped.interrupted()
            : new ComputationStopped(
                ComputationStopped.Reason.TIME,
                "gave up after " + Computation.seconds(computation.elapsed()));
      } finally {
        if (wasInterrupted) {
          Thread.currentThread().interrupt();
        }
      }
    }

    /** Waits for the grace, whatever interrupts come; returns whether the computation has ended. */
    private boolean awaitThroughInterrupts() {
      long end = System.nanoTime() + GRACE.toNanos();
      while (true) {
        try {
          return ended.await(end - System.nanoTime(), TimeUnit.NANOSECONDS);
        } catch (InterruptedException _) {
          // The wait goes on.
        }
      }
    }

    private static long withGrace(long nanos) {
      return nanos > Long.MAX_VALUE / 2 ? nanos : Math.max(0, nanos) + GRACE.toNanos();
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
