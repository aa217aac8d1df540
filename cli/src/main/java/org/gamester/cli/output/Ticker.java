package org.gamester.cli.output;

import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** Does something again and again, on a thread of its own, while others work. */
public final class Ticker implements AutoCloseable {
  private final ScheduledExecutorService clock;
  private final Future<?> ticking;

  /**
   * @param pause the time before the first tick, and from the end of each to the next
   */
  public Ticker(String name, Duration pause, Runnable tick) {
    clock =
        Executors.newSingleThreadScheduledExecutor(
            task -> {
              Thread thread = new Thread(task, name);
              thread.setDaemon(true);
              return thread;
            });
    ticking =
        clock.scheduleWithFixedDelay(
            tick, pause.toMillis(), pause.toMillis(), TimeUnit.MILLISECONDS);
  }

  @Override
  public void close() {
    ticking.cancel(true);
    clock.shutdownNow();
  }
}
