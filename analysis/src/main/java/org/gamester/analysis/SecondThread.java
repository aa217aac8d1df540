package org.gamester.analysis;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.gamester.values.Computation;
import org.gamester.values.ComputationStopped;
import org.jspecify.annotations.Nullable;

/**
 * A search of the same question in a second thread, under the same limits. It starts when it is
 * first asked to, as when the first search reports for the first time, so that what is found at
 * once costs no thread.
 */
final class SecondThread implements AutoCloseable {

  /**
   * The stack of the second thread, as large as that of the first: positions that are forms of the
   * language are compared by recursion.
   */
  private static final long STACK_BYTES = 1L << 29;

  private final Callable<?> work;
  private @Nullable ExecutorService thread;
  private @Nullable Future<?> search;

  SecondThread(Callable<?> work) {
    this.work = work;
  }

  void startOnce() {
    if (thread == null) {
      ExecutorService started = Executors.newSingleThreadExecutor(SecondThread::daemon);
      thread = started;
      search = started.submit(Computation.carry(work));
    }
  }

  /** Throws what the search ended with, if that is neither a result nor a stop. */
  void rethrow() {
    if (search != null && search.state() == Future.State.FAILED) {
      switch (search.exceptionNow()) {
        case ComputationStopped _ -> {}
        case RuntimeException e -> throw e;
        case Error e -> throw e;
        case Throwable e -> throw new IllegalStateException(e);
      }
    }
  }

  @Override
  public void close() {
    if (thread != null) {
      thread.shutdownNow();
    }
  }

  private static Thread daemon(Runnable task) {
    Thread thread = new Thread(null, task, "gamester-parallel-search", STACK_BYTES);
    thread.setDaemon(true);
    return thread;
  }
}
