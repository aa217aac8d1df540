package org.gamester.cli;

import java.time.Duration;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

/**
 * Shows on a progress line how many heaps, or rows of them, are done, while another thread works on
 * them.
 */
final class HeapProgress implements AutoCloseable {
  private static final Duration PAUSE = Duration.ofMillis(200);

  private final Ticker ticker;

  HeapProgress(ProgressLine line, IntSupplier count) {
    this(line, () -> StopMessage.counted(count.getAsInt(), "heap"));
  }

  /**
   * @param progress what is shown; nothing while it is empty
   */
  HeapProgress(ProgressLine line, Supplier<String> progress) {
    ticker =
        new Ticker(
            "gamester-progress",
            PAUSE,
            () -> {
              String text = progress.get();
              if (!text.isEmpty()) {
                line.show(text);
              }
            });
  }

  @Override
  public void close() {
    ticker.close();
  }
}
