package org.gamester.cli.command;

import org.gamester.analysis.Evaluator;
import org.gamester.values.GameStore;

/**
 * What the answers of a server remember together: the values of positions, so that the followers of
 * a position that has been evaluated are known at once. Safe between threads.
 */
public final class SharedMemory {
  private static final long REMEMBERED = 1 << 21;

  private volatile Evaluator evaluator = fresh();

  /** In the thread that asks: the processors are shared by those who ask. */
  private static Evaluator fresh() {
    return new Evaluator(REMEMBERED, false, progress -> {});
  }

  /** Finds the values of positions. */
  public Evaluator evaluator() {
    return evaluator;
  }

  /** Gives back what is remembered, except what running answers still use. */
  public void forget() {
    evaluator = fresh();
    boolean _ = GameStore.standard().release();
  }
}
