package org.gamester.cli.session;

import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.gamester.values.GameStore;
import org.jspecify.annotations.Nullable;

/** The evaluations of a session, one after another; another thread can stop the one that runs. */
public final class StoppableEvaluation {
  private static final long RELEASE_ABOVE_VALUES = 1_000_000;

  private final BooleanSupplier endRequested;
  private @Nullable Thread evaluating;

  /**
   * @param endRequested whether the process is to end; a thread that was interrupted then stays so
   */
  public StoppableEvaluation(BooleanSupplier endRequested) {
    this.endRequested = endRequested;
  }

  /** Evaluates. The interruption that stops an evaluation ends with it. */
  public <T> T run(Supplier<T> evaluation) {
    setEvaluating(Thread.currentThread());
    try {
      return evaluation.get();
    } finally {
      setEvaluating(null);
      if (!endRequested.getAsBoolean()) {
        boolean _ = Thread.interrupted();
      }
    }
  }

  private synchronized void setEvaluating(@Nullable Thread thread) {
    evaluating = thread;
  }

  /** Interrupts the evaluation that runs, if one does. */
  public synchronized void stop() {
    if (evaluating != null) {
      evaluating.interrupt();
    }
  }

  /** Gives back what evaluations have left, if it is much. */
  public static void release() {
    if (GameStore.standard().distinctValues() > RELEASE_ABOVE_VALUES) {
      GameStore.standard().release();
    }
  }
}
