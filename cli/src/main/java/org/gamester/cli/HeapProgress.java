package org.gamester.cli;

import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.IntSupplier;

/** Shows on a progress line how many heaps are done, while another thread works on them. */
final class HeapProgress implements AutoCloseable {
  private static final long MILLIS_BETWEEN = 200;

  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(
          task -> {
            Thread thread = new Thread(task, "gamester-progress");
            thread.setDaemon(true);
            return thread;
          });

  private final Future<?> showing;

  HeapProgress(ProgressLine line, IntSupplier count) {
    showing =
        clock.scheduleWithFixedDelay(
            () -> line.show(HowFar.counted(count.getAsInt(), "heap")),
            MILLIS_BETWEEN,
            MILLIS_BETWEEN,
            TimeUnit.MILLISECONDS);
  }

  @Override
  public void close() {
    showing.cancel(true);
    clock.shutdownNow();
  }
}
