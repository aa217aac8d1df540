package org.gamester.script;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.gamester.values.EvaluationStopped;

/**
 * Threads with a stack that is large enough for the deepest nesting and recursion that the language
 * allows. The stack is reserved, not used: only what an evaluation touches takes memory.
 */
final class DeepStack {

  private static final long STACK_BYTES = 1L << 29;
  private static final long IDLE_SECONDS = 10;

  private static final ExecutorService THREADS =
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
   * Runs a task on such a thread and waits for it. An interrupt of the waiting thread is passed on
   * to the task, and set again when it has ended.
   *
   * @param failure what to answer when the task throws
   */
  static <T> T call(Callable<T> task, Function<Throwable, T> failure) {
    Future<T> future = THREADS.submit(task);
    boolean interrupted = false;
    try {
      while (true) {
        try {
          return future.get();
        } catch (InterruptedException e) {
          interrupted = true;
          future.cancel(true);
          return failure.apply(
              new EvaluationStopped(
                  EvaluationStopped.Reason.CANCELLED, "Calculation canceled by user."));
        } catch (ExecutionException e) {
          Throwable cause = e.getCause();
          return failure.apply(cause == null ? e : cause);
        }
      }
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
