package org.gamester.values;

import java.util.concurrent.atomic.AtomicLong;

/**
 * How much of the heap is really in use. What the JVM reports at once includes garbage, so before a
 * computation is given up the garbage is collected, at most once a second; in between the
 * computation gets the benefit of the doubt.
 */
final class MemoryPressure {

  private static final long PAUSE_NANOS = 1_000_000_000L;

  private final AtomicLong lastCollection = new AtomicLong(System.nanoTime() - 2 * PAUSE_NANOS);

  static long heapUsed() {
    Runtime runtime = Runtime.getRuntime();
    return runtime.totalMemory() - runtime.freeMemory();
  }

  /** Whether more than {@code bytes} are in use that no collection gives back. */
  boolean isAbove(long bytes) {
    if (heapUsed() <= bytes) {
      return false;
    }
    long last = lastCollection.get();
    long now = System.nanoTime();
    if (now - last <= PAUSE_NANOS || !lastCollection.compareAndSet(last, now)) {
      return false; // one of several threads collects
    }
    System.gc();
    lastCollection.set(System.nanoTime());
    return heapUsed() > bytes;
  }
}
