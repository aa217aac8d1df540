package org.gamester.rulesets.heap;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.ObjIntConsumer;
import java.util.function.Supplier;
import org.gamester.values.Computation;
import org.jspecify.annotations.Nullable;

/**
 * A loop whose steps are shared by all processors, each with a worker of its own: this thread takes
 * the next step that nobody has taken, and so do others, under the limits of this thread's
 * computation.
 *
 * @param <W> what does the steps; never used by two threads at a time
 */
final class SharedLoop<W> {
  private static final int MOST_WORKERS = 16;

  private final List<W> workers = new ArrayList<>();

  /**
   * @param own the worker of the thread that runs the loop
   * @param others makes workers of other threads
   */
  SharedLoop(W own, Supplier<W> others) {
    workers.add(own);
    int threads = Math.min(MOST_WORKERS, Runtime.getRuntime().availableProcessors());
    while (workers.size() < threads) {
      workers.add(others.get());
    }
  }

  /** The workers; not to be used while the loop runs. */
  List<W> all() {
    return workers;
  }

  /**
   * Does the steps from {@code from} up to {@code to}, in any order; polls before each. When this
   * returns or throws, no worker is at work any more.
   *
   * @throws org.gamester.values.ComputationStopped if the computation is stopped
   */
  void run(int from, int to, ObjIntConsumer<W> step) {
    AtomicInteger next = new AtomicInteger(from);
    List<Helper> helpers = new ArrayList<>();
    for (W worker : workers.subList(1, workers.size())) {
      Helper helper = new Helper(Computation.carry(() -> work(worker, next, to, step)));
      helpers.add(helper);
      ForkJoinPool.commonPool().execute(helper);
    }
    Throwable failure = null;
    try {
      boolean _ = work(workers.getFirst(), next, to, step);
    } catch (RuntimeException | Error e) {
      failure = e;
    }
    next.set(to);
    for (Helper helper : helpers) {
      Throwable other = helper.await();
      if (failure == null) {
        failure = other;
      } else if (other != null) {
        failure.addSuppressed(other);
      }
    }
    switch (failure) {
      case null -> {}
      case RuntimeException e -> throw e;
      case Error e -> throw e;
      case Throwable e -> throw new IllegalStateException(e);
    }
  }

  /** Does steps until all are taken; if one fails, no further ones are begun by anybody. */
  private static <W> boolean work(W worker, AtomicInteger next, int to, ObjIntConsumer<W> step) {
    boolean done = false;
    try {
      for (int i = next.getAndIncrement(); i < to; i = next.getAndIncrement()) {
        Computation.pollNow();
        step.accept(worker, i);
      }
      done = true;
    } finally {
      if (!done) {
        next.set(to);
      }
    }
    return done;
  }

  /** What another thread does, if it comes to it before the loop has ended. */
  private static final class Helper implements Runnable {
    private final Callable<Boolean> work;
    private final AtomicBoolean isTaken = new AtomicBoolean();
    private final CountDownLatch end = new CountDownLatch(1);
    private @Nullable Throwable failure;

    Helper(Callable<Boolean> work) {
      this.work = work;
    }

    @Override
    public void run() {
      if (isTaken.getAndSet(true)) {
        return;
      }
      try {
        boolean _ = work.call();
      } catch (Exception | Error e) {
        failure = e;
      } finally {
        end.countDown();
      }
    }

    /**
     * Waits until the work has ended, however often this thread is interrupted meanwhile; it is
     * never begun later.
     *
     * @return what made it fail, if anything did
     */
    @Nullable Throwable await() {
      if (!isTaken.getAndSet(true)) {
        return null;
      }
      boolean isInterrupted = false;
      while (true) {
        try {
          end.await();
          break;
        } catch (InterruptedException _) {
          isInterrupted = true;
        }
      }
      if (isInterrupted) {
        Thread.currentThread().interrupt();
      }
      return failure;
    }
  }
}
