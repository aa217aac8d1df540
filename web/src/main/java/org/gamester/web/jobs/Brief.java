package org.gamester.web.jobs;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.Semaphore;
import org.gamester.values.ComputationStopped;
import org.gamester.values.Limits;
import org.gamester.values.Watchdog;

/**
 * What a server works out by itself, such as a picture: within a short time, and only a few at
 * once.
 */
public final class Brief {
  private static final Limits LIMITS = Limits.ofTime(Duration.ofSeconds(2));
  private static final Semaphore PLACES =
      new Semaphore(Math.max(2, Runtime.getRuntime().availableProcessors()), true);

  private Brief() {}

  /**
   * Computes; waits for its turn.
   *
   * @throws ComputationStopped if it takes too long
   * @throws Exception whatever the body throws
   */
  public static <T> T compute(Callable<T> body) throws Exception {
    PLACES.acquire();
    try {
      return Watchdog.call(LIMITS, body);
    } finally {
      PLACES.release();
    }
  }
}
