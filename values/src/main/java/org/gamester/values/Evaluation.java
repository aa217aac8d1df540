package org.gamester.values;

import java.time.Duration;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;

/**
 * The limits of the evaluation that the current thread is at.
 *
 * <p>Everything in this library that can take long calls {@link #poll} as it goes. The call ends
 * the evaluation with {@link EvaluationStopped} once the thread is interrupted or a limit is
 * passed. Limits nest: an inner evaluation never runs longer than the one around it.
 */
public final class Evaluation {

  private static final int POLLS_BETWEEN_CHECKS = 256;

  private final @Nullable Evaluation enclosing;
  private final Limits limits;
  private final long started = System.nanoTime();
  private final long deadline;
  private int countdown = POLLS_BETWEEN_CHECKS;

  private Evaluation(@Nullable Evaluation enclosing, Limits limits) {
    this.enclosing = enclosing;
    this.limits = limits;
    Duration time = limits.time();
    this.deadline = time == null ? Long.MAX_VALUE : saturatedNanos(time);
  }

  private static long saturatedNanos(Duration time) {
    return time.compareTo(Duration.ofDays(10_000)) > 0 ? Long.MAX_VALUE : time.toNanos();
  }

  /**
   * Runs {@code body} on this thread within the limits.
   *
   * @throws EvaluationStopped if a limit is passed, or the thread is interrupted
   * @throws Exception whatever the body throws
   */
  public static <T> T within(Limits limits, Callable<T> body) throws Exception {
    Workspace workspace = Workspace.current();
    Evaluation outer = workspace.evaluation();
    Evaluation inner = new Evaluation(outer, limits);
    workspace.setEvaluation(inner);
    try {
      return body.call();
    } catch (OutOfMemoryError e) {
      GameMemory.clearCaches();
      throw new EvaluationStopped(
          EvaluationStopped.Reason.MEMORY,
          "gave up: the memory of the process is used up ("
              + megabytes(MemoryPressure.heapUsed())
              + ")");
    } finally {
      workspace.setEvaluation(outer);
    }
  }

  /**
   * Ends the evaluation if it should end. Cheap: most calls only count.
   *
   * @throws EvaluationStopped if a limit is passed, or the thread is interrupted
   */
  public static void poll() {
    poll(Workspace.current());
  }

  /**
   * The same without counting: for the steps of a loop that take long each.
   *
   * @throws EvaluationStopped if a limit is passed, or the thread is interrupted
   */
  public static void pollNow() {
    Workspace workspace = Workspace.current();
    Evaluation evaluation = workspace.evaluation();
    if (evaluation != null) {
      evaluation.countdown = 0;
    }
    poll(workspace);
  }

  static void poll(Workspace workspace) {
    Evaluation evaluation = workspace.evaluation();
    if (evaluation == null) {
      if (Thread.currentThread().isInterrupted()) {
        throw cancelled();
      }
    } else if (--evaluation.countdown <= 0) {
      evaluation.countdown = POLLS_BETWEEN_CHECKS;
      evaluation.check();
    }
  }

  private void check() {
    if (Thread.currentThread().isInterrupted()) {
      throw cancelled();
    }
    long elapsed = System.nanoTime() - started;
    if (elapsed > deadline) {
      throw new EvaluationStopped(
          EvaluationStopped.Reason.TIME,
          "gave up after " + seconds(elapsed) + " at " + megabytes(MemoryPressure.heapUsed()));
    }
    if (limits.memoryBytes() > 0 && MemoryPressure.isAbove(limits.memoryBytes())) {
      throw new EvaluationStopped(
          EvaluationStopped.Reason.MEMORY,
          "gave up at " + megabytes(MemoryPressure.heapUsed()) + " after " + seconds(elapsed));
    }
    if (enclosing != null) {
      enclosing.check();
    }
  }

  private static EvaluationStopped cancelled() {
    return new EvaluationStopped(
        EvaluationStopped.Reason.CANCELLED, "Calculation canceled by user.");
  }

  private static String seconds(long nanos) {
    return String.format(java.util.Locale.ROOT, "%.1f s", nanos / 1e9);
  }

  private static String megabytes(long bytes) {
    return bytes / (1L << 20) + " MB";
  }
}
