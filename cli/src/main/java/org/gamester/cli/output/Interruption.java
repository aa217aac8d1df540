package org.gamester.cli.output;

import java.io.InterruptedIOException;
import java.nio.channels.ClosedByInterruptException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Lets Ctrl-C and other requests to end the process end a command cleanly: the thread that runs the
 * command is interrupted and given a moment to write what it has and how far it came. After that
 * moment nothing is written any more, and the process ends.
 */
public final class Interruption implements AutoCloseable {
  private static final long GRACE_MILLIS = 600;
  private static final String SHUTDOWN = "Shutdown in progress"; // as java.lang.Runtime says it
  private static final CountDownLatch WRITTEN = new CountDownLatch(1);

  private static volatile boolean isEnding;

  private final Thread worker = Thread.currentThread();
  private final Thread hook = new Thread(this::stopWorker, "gamester-interruption");

  /** From now on, the end of the process interrupts the calling thread first. */
  public Interruption() {
    try {
      Runtime.getRuntime().addShutdownHook(hook);
    } catch (IllegalStateException e) {
      end(); // the end of the process has already begun
    }
  }

  /** Whether the user asked to stop. */
  public static boolean requested() {
    return isEnding;
  }

  /**
   * Whether something went wrong only because the process is about to end: a library was waiting,
   * or wanted to do something at the end of the process.
   */
  public static boolean explains(Throwable problem) {
    if (!isEnding) {
      return false;
    }
    for (Throwable cause = problem; cause != null; cause = cause.getCause()) {
      if (cause instanceof InterruptedException
          || cause instanceof InterruptedIOException
          || cause instanceof ClosedByInterruptException
          || (cause instanceof IllegalStateException && SHUTDOWN.equals(cause.getMessage()))) {
        return true;
      }
    }
    return false;
  }

  /** All that the command had to say is out; an end that waits for it may go on. */
  public static void written() {
    WRITTEN.countDown();
  }

  private void end() {
    isEnding = true;
    worker.interrupt();
  }

  private void stopWorker() {
    end();
    try {
      if (!WRITTEN.await(GRACE_MILLIS, TimeUnit.MILLISECONDS)) {
        StandardStream.shut();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    if (isEnding) {
      return;
    }
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      isEnding = true; // the end of the process has just begun
    }
  }
}
