package org.gamester.web.jobs;

import java.time.Duration;
import org.gamester.values.Limits;

/**
 * What the answer to one request may take, whatever the request says.
 *
 * <p>All limits of memory are for the heap of the whole process. They differ, so that it is the
 * question that can begin again which is stopped where several share too little: first a long one
 * beside others, then one that has the memory for itself, and last what is watched for hours.
 *
 * @param time the longest time
 * @param memoryBytes the most heap that the process may hold
 */
public record RequestLimits(Duration time, long memoryBytes) {
  private static final int MEGABYTE_BITS = 20;

  /** The limits of an attempt. */
  Limits limits(Stage stage) {
    return switch (stage) {
      case QUICK -> new Limits(time, memoryBytes);
      case SHARED -> new Limits(time, memoryBytes / 4 * 3);
      case ALONE -> new Limits(time, memoryBytes / 8 * 7);
      case UNHURRIED -> new Limits(null, memoryBytes);
    };
  }

  /** The same as options of a command. */
  String[] words(Stage stage) {
    String memory = Math.max(1, limits(stage).memoryBytes() >> MEGABYTE_BITS) + "M";
    return stage == Stage.UNHURRIED
        ? new String[] {"--memory", memory}
        : new String[] {"--timeout", time.toMillis() + "ms", "--memory", memory};
  }

  /** Whether more than half of the memory holds something, as far as that is known at once. */
  boolean isHalfUsed() {
    Runtime runtime = Runtime.getRuntime();
    return runtime.totalMemory() - runtime.freeMemory() > memoryBytes / 2;
  }
}
