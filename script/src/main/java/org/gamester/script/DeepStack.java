package org.gamester.script;

import java.util.concurrent.Callable;
import java.util.concurrent.Executor;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Threads with a stack that is large enough for the deepest nesting and recursion that the language
 * allows. The stack is reserved, not used: only what an evaluation touches takes memory.
 */
final class DeepStack {

  private static final long STACK_BYTES = 1L << 29;
  private static final long IDLE_SECONDS = 10;

  private static final Executor THREADS =
      new ThreadPoolExecutor(
          0,
          Integer.MAX_VALUE,
          IDLE_SECONDS,
          TimeUnit.SECONDS,
          new SynchronousQueue<>(),
          DeepStack::thread);

  private DeepStack() {}

  private static Thread thread(Runnable body) {
    Thread thread = new Thread(null, body, "gamester-worksheet", STACK_BYTES);
    thread.setDaemon(true);
    return thread;
  }

  /**
   * Runs a task on such a thread and waits until it has ended. An interrupt of the waiting thread
   * is passed on to the task, which ends at its next poll, and set again afterwards.
   *
   * @param failure what to answer when the task throws
   */
  static <T> T call(Callable<T> task, Function<Throwable, T> failure) {
    Run<T> run = new Run<>(task, failure);
    THREADS.execute(run);
    boolean interrupted = false;
    while (true) {
      try {
        T answer = run.answer();
        if (interrupted) {
          Thread.currentThread().interrupt();
        }
        return answer;
      } catch (InterruptedException e) {
        interrupted = true;
        run.interrupt();
      }
    }
  }

  /** A task, its thread and its answer. */
  private static final class Run<T> implements Runnable {
    private final Callable<T> task;
    private final Function<Throwable, T> failure;
    private @Nullable Thread thread;
    private @Nullable T answer;
    private boolean interrupted;

    Run(Callable<T> task, Function<Throwable, T> failure) {
      this.task = task;
      this.failure = failure;
    }

    @Override
    public void run() {
      start();
      T result;
      try {
        result = task.call();
      } catch (Throwable problem) {
        result = failure.apply(problem);
      }
      end(result);
    }

    private synchronized void start() {
      thread = Thread.currentThread();
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }

    private synchronized void end(T result) {
      thread = null;
      answer = result;
      notifyAll();
    }

    synchronized void interrupt() {
      interrupted = true;
      if (thread != null) {
        thread.interrupt();
      }
    }

    synchronized T answer() throws InterruptedException {
      while (answer == null) {
        wait();
      }
      return answer;
    }
  }
}
