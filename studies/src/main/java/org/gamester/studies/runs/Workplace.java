package org.gamester.studies.runs;

import org.gamester.studies.Item;
import org.jspecify.annotations.Nullable;

/** Where the items of a study are evaluated: in threads of this process, or on a cluster. */
public interface Workplace extends AutoCloseable {

  /** The items that are still to be done, for all threads. */
  @FunctionalInterface
  interface Items {
    /** The next one; null after the last, and when the run stops. */
    @Nullable Item next();
  }

  /** Takes what is found, and waits while it has more than it can write. */
  @FunctionalInterface
  interface Findings {
    void put(Finding finding) throws InterruptedException;
  }

  /** How many items are evaluated at a time, as the log of runs has it. */
  int places();

  /** How many threads of the run call {@link #work}. */
  int threads();

  /**
   * Evaluates items until there are none. Whoever stops the run interrupts the thread.
   *
   * @throws InterruptedException if it is interrupted; what was not handed over is done by the next
   *     run
   * @throws org.gamester.values.ComputationStopped the same
   * @throws RuntimeException what ends the run
   */
  void work(Items items, Findings found) throws InterruptedException;

  @Override
  void close();
}
