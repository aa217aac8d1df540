package org.gamester.values;

import java.util.concurrent.atomic.AtomicLong;

/**
 * How much of the heap is really in use. What the JVM reports at once includes garbage, so before
 * an evaluation is given up the garbage is collected, at most once a second; in between the
 * evaluation gets the benefit of the doubt.
 */
final class MemoryPressure {

  private static final long PAUSE_NANOS = 1_000_000_000L;
  private static final AtomicLong LAST = new AtomicLong(System.nanoTime() - 2 * PAUSE_NANOS);

  private MemoryPressure() {}

  static long heapUsed() {
    Runtime runtime = Runtime.getRuntime();
    return runtime.totalMemory() - runtime.freeMemory();
  }

  /** Whether more than {@code bytes} are in use that no collection gives back. */
  static boolean isAbove(long bytes) {
    if (heapUsed() <= bytes) {
      return false;
    }
    long last = LAST.get();
    if (System.nanoTime() - last <= PAUSE_NANOS) {
      return false;
    }
    System.gc();
    LAST.set(System.nanoTime());
    return heapUsed() > bytes;
  }
}
