package org.gamester.cli.notebook;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** Does things a little later, on a thread of its own that keeps no process alive. */
final class Clock {
  private static final ScheduledExecutorService EXECUTOR =
      Executors.newSingleThreadScheduledExecutor(
          task -> Thread.ofPlatform().daemon().name("gamester-clock").unstarted(task));

  private Clock() {}

  static void after(long millis, Runnable task) {
    var _ = EXECUTOR.schedule(task, millis, TimeUnit.MILLISECONDS);
  }
}
