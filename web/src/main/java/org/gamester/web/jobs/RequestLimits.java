package org.gamester.web.jobs;

import java.time.Duration;

/**
 * What the answer to one request may take, whatever the request says.
 *
 * @param time the longest time
 * @param memoryBytes the most heap that the process may hold meanwhile; a quick question may go on
 *     a little above it, so that it is a long one that is given up
 */
public record RequestLimits(Duration time, long memoryBytes) {
  private static final int MEGABYTE_BITS = 20;

  String[] words() {
    return words(memoryBytes);
  }

  /** Without the limit of time. */
  String[] wordsOfMemory() {
    return new String[] {"--memory", inMegabytes(memoryBytes)};
  }

  String[] quickWords() {
    return words(memoryBytes + memoryBytes / 32);
  }

  private String[] words(long memory) {
    return new String[] {"--timeout", time.toMillis() + "ms", "--memory", inMegabytes(memory)};
  }

  private static String inMegabytes(long bytes) {
    return Math.max(1, bytes >> MEGABYTE_BITS) + "M";
  }

  /** Whether more than half of the memory holds something, as far as that is known at once. */
  boolean isHalfUsed() {
    Runtime runtime = Runtime.getRuntime();
    return runtime.totalMemory() - runtime.freeMemory() > memoryBytes / 2;
  }
}
