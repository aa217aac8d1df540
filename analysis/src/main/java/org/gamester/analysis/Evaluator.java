package org.gamester.analysis;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.ConventionException;
import org.gamester.rulesets.Packing;
import org.gamester.rulesets.Position;
import org.gamester.values.Computation;
import org.gamester.values.ComputationStopped;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/**
 * Finds the values of positions, and of sums of positions of any rulesets.
 *
 * <p>What has been found is remembered by normal form, within a bound, for as long as the evaluator
 * lives; one evaluator may be used by any number of threads. An evaluation can be watched, bounded
 * (see {@link Computation#within}) and stopped by interrupting its thread; what it has found by
 * then stays remembered.
 */
public final class Evaluator {

  /** How many components are remembered by default. */
  public static final long DEFAULT_MEMORY = 1 << 24;

  /** After how many options a Grundy value is searched for instead, see {@link #nimber}. */
  private static final long MOST_OPTIONS = 1 << 20;

  private final Kind<ShortGame> values;
  private final Kind<Long> nimbers;
  private final LongAdder evaluated;
  private final long evaluatedBefore;
  private final Consumer<Progress> listener;
  private final boolean parallel;
  private final long memory;

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
    this.memory = memory;
    this.listener = listener;
    this.parallel = parallel;
    this.evaluated = new LongAdder();
    this.evaluatedBefore = 0;
    this.nimbers = new Kind<>(new NimberAlgebra(), () -> (backwards, report) -> Evaluator::byWalk);
    this.values = new Kind<>(new ValueAlgebra(this::nimberOf), this::searchedValues);
  }

  private Evaluator(Evaluator shared, Consumer<Progress> listener) {
    this.memory = shared.memory;
    this.parallel = shared.parallel;
    this.evaluated = shared.evaluated;
    this.evaluatedBefore = shared.evaluated.sum();
    this.listener =
        progress ->
            listener.accept(
                new Progress(
                    progress.evaluated() - evaluatedBefore,
                    progress.open(),
                    progress.remembered()));
    this.nimbers = shared.nimbers;
    this.values = shared.values;
  }

  /**
   * An evaluator that shares what this one remembers, but reports to {@code listener}, and counts
   * from 0. What others evaluate meanwhile is counted too.
   */
  public Evaluator reportingTo(Consumer<Progress> listener) {
    return new Evaluator(this, listener);
  }

  /**
   * Gives back what is remembered, except what evaluations that are running still use. Results are
   * not affected; what is asked for again is evaluated again.
   */
  public void forget() {
    values.forget();
    nimbers.forget();
  }

  /** The fallback evaluators of one thread's walks. */
  @FunctionalInterface
  private interface Means<R> {
    OtherMeans<R> with(boolean backwards, EvaluationReport report);
  }

  /** One kind of result and what is remembered of it. */
  private final class Kind<R> {
    private final Algebra<R> algebra;
    private final Supplier<Means<R>> newMeans;
    private volatile Means<R> means;
    private volatile PositionMemory<Position, R> positions = new PositionMemory<>(memory);
    private final Map<Packing, PackedMemory<R>> packed = new ConcurrentHashMap<>();

    /** Walks that nobody uses at the moment; to make new ones costs more than a small position. */
    private final AtomicReference<@Nullable Walks<R>> idle = new AtomicReference<>();

    Kind(Algebra<R> algebra, Supplier<Means<R>> newMeans) {
      this.algebra = algebra;
      this.newMeans = newMeans;
      this.means = newMeans.get();
    }

    void forget() {
      means = newMeans.get();
      positions = new PositionMemory<>(memory);
      packed.clear();
      idle.set(null);
    }

    R result(Position position, boolean backwards, long mostOptions, Consumer<Progress> watching) {
      if (backwards) {
        EvaluationReport report = report(watching);
        report.setMostOptions(mostOptions);
        return walks(true, report).result(position);
      }
      Walks<R> found = idle.getAndSet(null);
      Walks<R> walks = found == null ? walks(false, report(watching)) : found;
      R result = walks.watchedBy(watching, mostOptions).result(position);
      idle.set(walks); // but not after an exception, which leaves positions open
      return result;
    }

    private EvaluationReport report(Consumer<Progress> watching) {
      return new EvaluationReport(evaluated, this::remembered, watching);
    }

    private Walks<R> walks(boolean backwards, EvaluationReport report) {
      return walks(means.with(backwards, report), backwards, report);
    }

    Walks<R> walks(OtherMeans<R> others, boolean backwards, EvaluationReport report) {
      return new Walks<>(algebra, positions, this::packedMemory, others, backwards, report);
    }

    private PackedMemory<R> packedMemory(Packing packing) {
      return packed.computeIfAbsent(packing, p -> new PackedMemory<>(p.words(), memory));
    }

    long remembered() {
      long size = positions.size();
      for (PackedMemory<R> each : packed.values()) {
        size += each.size();
      }
      return size;
    }
  }

  /** The means of walks that evaluate everything themselves. */
  private static <R> @Nullable R byWalk(Packing packing, long[] component, PackedWalk<R> walk) {
    return null;
  }

  /** The means of the walks for values; the search is made when it is first needed. */
  private Means<ShortGame> searchedValues() {
    SearchedValues.Shared shared = new SearchedValues.Shared(memory, this::quietSearch);
    return (backwards, report) -> new SearchedValues(shared, backwards, report);
  }

  private OutcomeSearch quietSearch() {
    return new OutcomeSearch(this, false, progress -> {});
  }

  /** New walks for the values, which share what this evaluator remembers; for a search. */
  Walks<ShortGame> valueWalks() {
    EvaluationReport report = new EvaluationReport(evaluated, () -> 0, progress -> {});
    return values.walks(Evaluator::byWalk, false, report);
  }

  /** New walks for Grundy values, which share what this evaluator remembers. */
  Walks<Long> nimberWalks() {
    return nimbers.walks(false, new EvaluationReport(evaluated, () -> 0, progress -> {}));
  }

  /** A report to whom this evaluator reports, on a search that remembers so much. */
  EvaluationReport report(LongSupplier remembered) {
    return new EvaluationReport(evaluated, remembered, listener);
  }

  /** Who receives the progress of an evaluation. */
  Consumer<Progress> listener() {
    return listener;
  }

  /** How many results each memory may hold. */
  long memory() {
    return memory;
  }

  /**
   * The value of {@code position}, a short game in canonical form.
   *
   * @throws ConventionException if it is not played by normal play, or is not a sum of such
   * @throws LoopyPositionException if play can return to a position
   * @throws ComputationStopped if the evaluation is stopped
   */
  public ShortGame value(Position position) {
    requireNormalPlay(position);
    return run(values, position);
  }

  /**
   * The m for which an impartial position is equal to the nimber *m.
   *
   * <p>Found from the Grundy values of all components that can be reached, if these are not too
   * many; otherwise, on boards, by {@link OutcomeSearch#nimber}.
   *
   * @throws IllegalArgumentException if the position is not impartial
   * @throws ConventionException if it is not played by normal play, or is not a sum of such
   * @throws LoopyPositionException if play can return to a position
   * @throws ComputationStopped if the evaluation is stopped
   */
  public long nimber(Position position) {
    requireNormalPlay(position);
    return nimberOf(position);
  }

  /** Whether the player to move wins an impartial position; found as {@link #nimber} is. */
  boolean isNimberPositive(Position position) {
    try {
      return walkedNimber(position) != 0;
    } catch (TooManyOptionsException e) {
      return isBoard(position) ? search().wins(position, Player.LEFT) : nimberOf(position) != 0;
    }
  }

  private long nimberOf(Position position) {
    try {
      return walkedNimber(position);
    } catch (TooManyOptionsException e) {
      OutcomeSearch search = search();
      long nimber = 0;
      for (Position part : position.components()) {
        nimber ^= isBoard(part) ? search.nimber(part) : run(nimbers, part);
      }
      return nimber;
    }
  }

  private long walkedNimber(Position position) {
    return nimbers.result(position, false, MOST_OPTIONS, listener);
  }

  /** Whether a search need not evaluate all of a position at once. */
  private static boolean isBoard(Position position) {
    return position.packing().isPresent();
  }

  private OutcomeSearch search() {
    return new OutcomeSearch(this, parallel, progress -> listener.accept(progress()));
  }

  /**
   * Refuses a position that has no value.
   *
   * @throws ConventionException if it is not played by normal play, or is not a sum of such
   */
  static void requireNormalPlay(Position position) {
    Convention convention = Convention.of(position);
    if (convention != Convention.NORMAL) {
      throw ConventionException.noValue(position, convention);
    }
  }

  /** How many components this evaluator has evaluated so far. */
  public long evaluated() {
    return evaluated.sum() - evaluatedBefore;
  }

  /** How far the evaluator has come, for a message about a stopped evaluation. */
  public Progress progress() {
    return new Progress(evaluated(), 0, values.remembered() + nimbers.remembered());
  }

  private <R> R run(Kind<R> kind, Position position) {
    if (!parallel) {
      return kind.result(position, false, Long.MAX_VALUE, listener);
    }
    try (SecondThread second =
        new SecondThread(() -> kind.result(position, true, Long.MAX_VALUE, progress -> {}))) {
      R result =
          kind.result(
              position,
              false,
              Long.MAX_VALUE,
              progress -> {
                second.startOnce();
                listener.accept(progress);
              });
      second.rethrow();
      return result;
    }
  }
}
