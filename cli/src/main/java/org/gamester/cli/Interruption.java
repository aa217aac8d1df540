package org.gamester.cli;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Lets Ctrl-C end a command cleanly: the thread that works is interrupted and given a moment to say
 * how far it came and to write out what it has.
 */
final class Interruption implements AutoCloseable {
  private static final Duration GRACE = Duration.ofSeconds(3);

  private static final CountDownLatch WRITTEN = new CountDownLatch(1);

  private final Thread worker = Thread.currentThread();
  private final Thread hook = new Thread(this::stopWorker, "gamester-interruption");
  private volatile boolean requested;

  /** From now on, the end of the process interrupts the calling thread first. */
  Interruption() {
    Runtime.getRuntime().addShutdownHook(hook);
  }

  /** Says that all has been written, and that an interrupted process need not wait longer. */
  static void allWritten() {
    WRITTEN.countDown();
  }

  /** Whether the user asked to stop. */
  boolean requested() {
    return requested;
  }

  private void stopWorker() {
    requested = true;
    worker.interrupt();
    try {
      WRITTEN.await(GRACE.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    if (!requested) {
      Runtime.getRuntime().removeShutdownHook(hook);
    }
  }
}
