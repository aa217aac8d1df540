package org.gamester.analysis;

import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import org.gamester.rulesets.Packing;
import org.gamester.rulesets.Position;
import org.gamester.values.Computation;
import org.gamester.values.ShortGame;

/**
 * Finds the values of positions, and of sums of positions of any rulesets.
 *
 * <p>What has been found is remembered by normal form, within a bound, for as long as the evaluator
 * lives; one evaluator may be used by any number of threads. An evaluation can be watched, bounded
 * (see {@link Computation#within}) and stopped by interrupting its thread; what it has found by
 * then stays remembered.
 */
public final class Evaluator {

  /** How many components are remembered unless told otherwise. */
  public static final long DEFAULT_MEMORY = 1 << 24;

  private final Kind<ShortGame> values;
  private final Kind<Long> nimbers;
  private final LongAdder evaluated = new LongAdder();
  private final Consumer<Progress> listener;
  private final boolean twoThreads;
  private final long memory;

  /** An evaluator that works in the thread that asks, and reports to nobody. */
  public Evaluator() {
    this(DEFAULT_MEMORY, false, progress -> {});
  }

  /**
   * @param memory the number of components to remember at most, about
   * @param twoThreads whether a second thread walks the same position from the other end
   * @param listener is told how far an evaluation has come, about ten times a second
   */
  public Evaluator(long memory, boolean twoThreads, Consumer<Progress> listener) {
    this.memory = memory;
    this.listener = listener;
    this.twoThreads = twoThreads;
    Kind<Long> grundy = new Kind<>(new NimberAlgebra());
    this.nimbers = grundy;
    this.values = new Kind<>(new ValueAlgebra(p -> grundy.result(p, false, progress -> {})));
  }

  /** One kind of result and what is remembered of it. */
  private final class Kind<R> {
    private final Algebra<R> algebra;
    private final PositionMemory<R> positions = new PositionMemory<>(memory);
    private final Map<Packing, PackedMemory<R>> packed = new ConcurrentHashMap<>();

    Kind(Algebra<R> algebra) {
      this.algebra = algebra;
    }

    R result(Position position, boolean backwards, Consumer<Progress> watching) {
      Walk.EvaluationReport report =
          new Walk.EvaluationReport(evaluated, this::remembered, watching);
      Map<Packing, PackedWalk<R>> walks = new java.util.HashMap<>();
      PositionWalk<R> walk =
          new PositionWalk<>(
              positions,
              (packing, part) ->
                  walks
                      .computeIfAbsent(packing, p -> packedWalk(p, backwards, report))
                      .result(part),
              algebra,
              backwards,
              report);
      return walk.result(position);
    }

    private PackedWalk<R> packedWalk(
        Packing packing, boolean backwards, Walk.EvaluationReport report) {
      PackedMemory<R> remembered =
          packed.computeIfAbsent(packing, p -> new PackedMemory<>(p.words(), memory));
      return new PackedWalk<>(packing, remembered, algebra, backwards, report);
    }

    long remembered() {
      long size = positions.size();
      for (PackedMemory<R> each : packed.values()) {
        size += each.size();
      }
      return size;
    }
  }

  /** The value of {@code position}, a short game in canonical form. */
  public ShortGame value(Position position) {
    return run(values, position);
  }

  /** The m for which an impartial position is equal to the nimber *m. */
  public long nimber(Position position) {
    return run(nimbers, position);
  }

  /** How many components this evaluator has evaluated so far. */
  public long evaluated() {
    return evaluated.sum();
  }

  /** How far the evaluator has come, for a message about a stopped evaluation. */
  public Progress progress() {
    return new Progress(evaluated(), 0, values.remembered() + nimbers.remembered());
  }

  private <R> R run(Kind<R> kind, Position position) {
    if (!twoThreads) {
      return kind.result(position, false, listener);
    }
    try (ExecutorService other = Executors.newSingleThreadExecutor(Evaluator::daemon)) {
      Callable<R> backwards = Computation.carry(() -> kind.result(position, true, p -> {}));
      Future<R> second = other.submit(backwards);
      R result = kind.result(position, false, listener);
      second.cancel(true);
      return result;
    }
  }

  private static Thread daemon(Runnable task) {
    Thread thread = new Thread(task, "gamester-second-walk");
    thread.setDaemon(true);
    return thread;
  }
}
