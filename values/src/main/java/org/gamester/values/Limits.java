package org.gamester.values;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * The time and the memory that an evaluation may use.
 *
 * @param time the longest time it may take, or null for no limit
 * @param memoryBytes the most heap the process may hold while it runs, or 0 for no limit but the
 *     JVM's own
 */
public record Limits(@Nullable Duration time, long memoryBytes) {

  public static final Limits NONE = new Limits(null, 0);

  /**
   * @throws IllegalArgumentException if a limit is negative, or the time is zero
   */
  public Limits {
    if (time != null && (time.isNegative() || time.isZero())) {
      throw new IllegalArgumentException("the time limit must be positive: " + time);
    }
    if (memoryBytes < 0) {
      throw new IllegalArgumentException("the memory limit is negative: " + memoryBytes);
    }
  }

  /** A limit of time alone. */
  public static Limits ofTime(Duration time) {
    return new Limits(time, 0);
  }
}
