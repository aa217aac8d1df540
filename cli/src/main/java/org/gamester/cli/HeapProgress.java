package org.gamester.cli;

import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

/**
 * Shows on a progress line how many heaps, or rows of them, are done, while another thread works on
 * them.
 */
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
    this(line, () -> HowFar.counted(count.getAsInt(), "heap"));
  }

  /**
   * @param progress what is shown; nothing while it is empty
   */
  HeapProgress(ProgressLine line, Supplier<String> progress) {
    showing =
        clock.scheduleWithFixedDelay(
            () -> {
              String text = progress.get();
              if (!text.isEmpty()) {
                line.show(text);
              }
            },
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
