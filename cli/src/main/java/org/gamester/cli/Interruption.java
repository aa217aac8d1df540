package org.gamester.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.gamester.values.ComputationStopped;

/**
 * Lets Ctrl-C end a command cleanly: the thread that works is interrupted and given a moment to say
 * how far it came and to write out what it has.
 */
final class Interruption implements AutoCloseable {
  private static final long GRACE_SECONDS = 3;
  private static final CountDownLatch WRITTEN = new CountDownLatch(1);

  private final Thread worker = Thread.currentThread();
  private final Thread hook = new Thread(this::stopWorker, "gamester-interruption");
  private volatile boolean requested;

  /** From now on, the end of the process interrupts the calling thread first. */
  Interruption() {
    Runtime.getRuntime().addShutdownHook(hook);
  }

  /** Whether the user asked to stop. */
  boolean requested() {
    return requested;
  }

  /** All that the command had to say is out; an end that waits for it may go on. */
  static void written() {
    WRITTEN.countDown();
  }

  /** Why an evaluation stopped, to be followed by how far it came. */
  static String clause(ComputationStopped stopped) {
    return clause(String.valueOf(stopped.getMessage()));
  }

  /** The same, if only the message is known. */
  static String clause(String message) {
    return message.endsWith(".") ? message.substring(0, message.length() - 1) : message;
  }

  private void stopWorker() {
    requested = true;
    worker.interrupt();
    try {
      boolean _ = WRITTEN.await(GRACE_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    if (requested) {
      return;
    }
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      requested = true; // the end of the process has just begun
    }
  }
}
