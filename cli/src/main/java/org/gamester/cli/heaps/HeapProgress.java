package org.gamester.cli.heaps;

import java.time.Duration;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import org.gamester.cli.command.ProgressLine;
import org.gamester.cli.command.StopMessage;
import org.gamester.cli.output.Ticker;

/**
 * Shows on a progress line how many heaps, or rows of them, are done, while another thread works on
 * them.
 */
public final class HeapProgress implements AutoCloseable {
  private static final Duration PAUSE = Duration.ofMillis(200);

  private final Ticker ticker;

  public HeapProgress(ProgressLine line, IntSupplier count) {
    this(line, () -> StopMessage.counted(count.getAsInt(), "heap"));
  }

  /**
   * @param progress what is shown; nothing while it is empty
   */
  public HeapProgress(ProgressLine line, Supplier<String> progress) {
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
