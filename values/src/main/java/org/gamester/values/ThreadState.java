package org.gamester.values;

import org.jspecify.annotations.Nullable;

/**
 * What the store keeps for one thread: the computation that the thread is at, and its own cache of
 * comparisons.
 *
 * <p>Confined to its thread, except for {@link #forgetComparisons}.
 */
final class ThreadState {

  private final ComparisonCache comparisons;
  private final GameOrder order;
  private @Nullable Computation computation;
  private int pollsToNextCheck = Computation.pollsBetweenChecks();

  ThreadState(GameStore store) {
    this.comparisons = new ComparisonCache(store);
    this.order = GameOrder.shallow(this, comparisons);
  }

  /** That of the current thread. */
  static ThreadState current() {
    return GameStore.standard().thread();
  }

  ComparisonCache comparisons() {
    return comparisons;
  }

  /** Gives the memory of the comparisons back; any thread may call this. */
  void forgetComparisons() {
    comparisons.clear();
  }

  GameOrder order() {
    return order;
  }

  @Nullable Computation computation() {
    return computation;
  }

  void enter(@Nullable Computation next) {
    computation = next;
    pollsToNextCheck = Computation.pollsBetweenChecks();
  }

  void checkAtNextPoll() {
    pollsToNextCheck = 0;
  }

  /** See {@link Computation#poll}. */
  void poll() {
    if (--pollsToNextCheck <= 0) {
      pollsToNextCheck = Computation.pollsBetweenChecks();
      Computation current = computation;
      if (current != null) {
        current.check();
      } else if (Thread.currentThread().isInterrupted()) {
        Computation.stopUnlessInitializing(ComputationStopped.interrupted());
      }
    }
  }
}
