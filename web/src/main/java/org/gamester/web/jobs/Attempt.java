package org.gamester.web.jobs;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import org.gamester.values.Watchdog;
import org.gamester.web.answers.Question;
import org.jspecify.annotations.Nullable;

/**
 * One attempt at an answer, on a thread of its own. Java cannot end a thread that does not listen:
 * such an attempt loses its place and is left to itself, and is counted until it ends. Safe between
 * threads.
 */
final class Attempt {
  private final @Nullable Question question;
  private final IntSupplier body;
  private final Consumer<Attempt> atEnd;
  private final CountDownLatch ended = new CountDownLatch(1);
  private final Thread thread;
  private volatile boolean isPlaceless;
  private int status;
  private @Nullable Throwable problem;

  /**
   * @param question what is asked; null for what is no command
   * @param body returns the exit status
   * @param atEnd is run by the thread of the attempt just before it ends
   */
  Attempt(@Nullable Question question, IntSupplier body, Consumer<Attempt> atEnd) {
    this.question = question;
    this.body = body;
    this.atEnd = atEnd;
    this.thread = new Thread(null, this::run, "gamester-answer", Watchdog.STACK_BYTES);
    thread.setDaemon(true);
  }

  void start() {
    thread.start();
  }

  private void run() {
    try {
      status = body.getAsInt();
    } catch (Throwable thrown) { // passed on to the thread that waits
      problem = thrown;
    } finally {
      atEnd.accept(this);
      ended.countDown();
    }
  }

  /** Waits for the end, and returns whether it has come. */
  boolean await(long nanos) throws InterruptedException {
    return ended.await(nanos, TimeUnit.NANOSECONDS);
  }

  /** The same, whatever interrupts come. */
  boolean awaitThroughInterrupts(long nanos) {
    long end = System.nanoTime() + nanos;
    boolean wasInterrupted = false;
    try {
      while (true) {
        try {
          return await(end - System.nanoTime());
        } catch (InterruptedException _) {
          wasInterrupted = true;
        }
      }
    } finally {
      if (wasInterrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  void interrupt() {
    thread.interrupt();
  }

  /** From now on it has no place in a lane. */
  void losePlace() {
    isPlaceless = true;
  }

  /** Whether it goes on without a place. */
  boolean isPlaceless() {
    return isPlaceless;
  }

  /** Whether it is an attempt at that question. */
  boolean isAt(@Nullable Question asked) {
    return question != null && question.equals(asked);
  }

  /** The exit status, once it has ended; throws what it has thrown. */
  int status() {
    return switch (problem) {
      case null -> status;
      case RuntimeException e -> throw e;
      case Error e -> throw e;
      default -> throw new AssertionError(problem);
    };
  }
}
