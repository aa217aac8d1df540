package org.gamester.analysis;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import org.gamester.rulesets.Position;
import org.gamester.values.Computation;
import org.gamester.values.ComputationStopped;
import org.gamester.values.ShortGame;

/**
 * Finds the values of positions, and of sums of positions of any rulesets.
 *
 * <p>What has been found is remembered by normal form, within a bound, for as long as the evaluator
 * lives; one evaluator may be used by any number of threads. An evaluation can be watched, bounded
 * (see {@link org.gamester.values.Computation#within}) and stopped by interrupting its thread; what
 * it has found by then stays remembered.
 */
public final class Evaluator {

  /** How many components are remembered by default. */
  public static final long DEFAULT_MEMORY = 1 << 24;

  private final PositionMemory<ShortGame> values;
  private final PositionMemory<Long> nimbers;
  private final LongAdder evaluated = new LongAdder();
  private final Consumer<Progress> listener;
  private final boolean parallel;

  /** An evaluator that works in the thread that asks, and reports to nobody. */
  public Evaluator() {
    this(DEFAULT_MEMORY, false, progress -> {});
  }

  /**
   * @param memory the number of components to remember at most, about
   * @param parallel whether a second thread searches the same position from the other end; the
   *     answers are the same, and on two processors long evaluations end sooner
   * @param listener receives the progress of an evaluation, about ten times a second, from the
   *     thread that evaluates
   * @throws IllegalArgumentException if {@code memory} is not positive
   */
  public Evaluator(long memory, boolean parallel, Consumer<Progress> listener) {
    this.values = new PositionMemory<>(memory);
    this.nimbers = new PositionMemory<>(memory);
    this.parallel = parallel;
    this.listener = listener;
  }

  /**
   * The value of {@code position}, a short game in canonical form.
   *
   * @throws LoopyPositionException if play can return to a position
   * @throws ComputationStopped if the evaluation is stopped
   */
  public ShortGame value(Position position) {
    return run(new PositionFold<>(new ShortGameAlgebra(), values, evaluated), position);
  }

  /**
   * The m for which an impartial position is equal to the nimber *m.
   *
   * @throws IllegalArgumentException if the position is not impartial
   * @throws LoopyPositionException if play can return to a position
   * @throws ComputationStopped if the evaluation is stopped
   */
  public long nimber(Position position) {
    return run(new PositionFold<>(new NimAlgebra(), nimbers, evaluated), position);
  }

  /** How many components this evaluator has evaluated so far. */
  public long evaluated() {
    return evaluated.sum();
  }

  /** How far the evaluator has come, for a message about a stopped evaluation. */
  public Progress progress() {
    return new Progress(evaluated(), 0, values.size() + nimbers.size());
  }

  /** Forgets everything found so far. */
  public void clear() {
    values.clear();
    nimbers.clear();
  }

  private <R> R run(PositionFold<R> fold, Position position) {
    R known = fold.known(position);
    if (known != null) {
      return known;
    }
    if (!parallel) {
      return fold.run(position, false, listener);
    }
    ExecutorService other =
        Executors.newSingleThreadExecutor(
            task -> {
              Thread thread = new Thread(task, "gamester-parallel-search");
              thread.setDaemon(true);
              return thread;
            });
    Future<R> second =
        other.submit(Computation.carry(() -> fold.run(position, true, progress -> {})));
    try {
      R result = fold.run(position, false, listener);
      rethrow(second);
      return result;
    } finally {
      other.shutdownNow();
    }
  }

  /** Throws what the other search ended with, if that is neither a result nor a stop. */
  private static void rethrow(Future<?> search) {
    if (search.state() == Future.State.FAILED) {
      switch (search.exceptionNow()) {
        case ComputationStopped _ -> {}
        case RuntimeException e -> throw e;
        case Error e -> throw e;
        case Throwable e -> throw new IllegalStateException(e);
      }
    }
  }
}
