package org.gamester.web.jobs;

import java.time.Duration;

/**
 * What the answer to one request may take, whatever the request says.
 *
 * @param time the longest time
 * @param memoryBytes the most heap that the process may hold meanwhile
 */
public record RequestLimits(Duration time, long memoryBytes) {

  String timeWord() {
    return time.toMillis() + "ms";
  }

  String memoryWord() {
    return Math.max(1, memoryBytes >> 20) + "M";
  }
}
