package org.gamester.analysis;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.ConventionException;
import org.gamester.rulesets.Packing;
import org.gamester.rulesets.Position;
import org.gamester.values.Computation;
import org.gamester.values.ComputationStopped;
import org.gamester.values.GameTooLargeException;
import org.gamester.values.Outcome;
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

  /**
   * What an evaluation and a search may look at in their first turns, and how much more in the
   * next.
   */
  private static final long FIRST_OPTIONS = 1 << 12;

  private static final int FACTOR = 4;

  /** How many options a look at a position takes. */
  private static final long LOOK_OPTIONS = 1 << 8;

  /** After how many options a value is not found quickly. */
  private static final long FEW_OPTIONS = 1 << 12;

  private final Kind<ShortGame> values;
  private final Kind<Long> nimbers;
  private final NimberSearches searches;
  private final AtomicReference<SearchedValues.Shared> searched;
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
    this.searched =
        new AtomicReference<>(new SearchedValues.Shared(memory, this::quietSearch, null));
    this.nimbers = nimbers(null);
    this.values = values(null);
    this.searches = new NimberSearches(nimbers.algebra::known, OutcomeSearch.mostBytes(this));
  }

  /** One on trial, see {@link #onTrial}. */
  private Evaluator(Evaluator base) {
    this.memory = base.memory;
    this.listener = progress -> {};
    this.parallel = false;
    this.evaluated = new LongAdder();
    this.evaluatedBefore = 0;
    this.searched =
        new AtomicReference<>(
            new SearchedValues.Shared(memory, this::quietSearch, base.searched.get()));
    this.nimbers = nimbers(base.nimbers);
    this.values = values(base.values);
    this.searches = new NimberSearches(nimbers.algebra::known, OutcomeSearch.mostBytes(this));
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
    this.searched = shared.searched;
    this.nimbers = shared.nimbers;
    this.values = shared.values;
    this.searches = shared.searches;
  }

  private Kind<Long> nimbers(@Nullable Kind<Long> base) {
    return new Kind<>(new NimberAlgebra(), (backwards, report) -> Evaluator::byWalk, base);
  }

  private Kind<ShortGame> values(@Nullable Kind<ShortGame> base) {
    return new Kind<>(
        new ValueAlgebra(this::nimberOf),
        (backwards, report) -> new SearchedValues(searched.get(), backwards, report),
        base);
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
    searched.set(new SearchedValues.Shared(memory, this::quietSearch, null));
    values.forget();
    nimbers.forget();
    searches.forget();
  }

  /**
   * An evaluator that reads what this one remembers, and remembers apart what it finds itself,
   * until {@link #keep}: what it holds is given back with it. It works in the thread that asks.
   */
  Evaluator onTrial() {
    return new Evaluator(this);
  }

  /** Hands what an evaluator on trial remembers over to the one whose it is. */
  void keep() {
    values.keep();
    nimbers.keep();
    searched.get().keep();
  }

  /** The fallback evaluators of one thread's walks. */
  @FunctionalInterface
  private interface Means<R> {
    FallbackEvaluator<R> with(boolean backwards, EvaluationReport report);
  }

  /** One kind of result and what is remembered of it. */
  private final class Kind<R> {
    private final Algebra<R> algebra;
    private final Means<R> means;
    private final @Nullable Kind<R> base;
    private volatile PositionMemory<Position, R> positions;
    private final Map<Packing, PackedMemory<R>> packed = new ConcurrentHashMap<>();

    /** Walks that nobody uses at the moment; to make new ones costs more than a small position. */
    private final AtomicReference<@Nullable Walks<R>> idle = new AtomicReference<>();

    Kind(Algebra<R> algebra, Means<R> means, @Nullable Kind<R> base) {
      this.algebra = algebra;
      this.means = means;
      this.base = base;
      this.positions = new PositionMemory<>(memory, base == null ? null : base.positions);
    }

    void forget() {
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

    Walks<R> walks(FallbackEvaluator<R> others, boolean backwards, EvaluationReport report) {
      return new Walks<>(algebra, positions, this::packedMemory, others, backwards, report);
    }

    private PackedMemory<R> packedMemory(Packing packing) {
      return packed.computeIfAbsent(
          packing,
          p ->
              new PackedMemory<>(
                  p.words(), memory, base == null ? null : base.packedMemory(packing)));
    }

    /** What is remembered of a component, or null. */
    @Nullable R find(Component component) {
      return switch (component) {
        case Component.Whole(Position position) -> positions.get(position);
        case Component.Packed of -> packedMemory(of.packing()).get(of.words(), 0);
      };
    }

    void keep() {
      positions.keep();
      packed.values().forEach(PackedMemory::keep);
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

  /** The value of a component that is no impartial one, if it is remembered; else null. */
  @Nullable ShortGame remembered(Component component) {
    return values.find(component);
  }

  /**
   * The value of a position of normal play, or null if more options would have to be looked at than
   * that.
   *
   * @param watching receives the progress
   */
  @Nullable ShortGame valueWithin(
      long mostOptions, Position position, Consumer<Progress> watching) {
    try {
      return position.isImpartial()
          ? ShortGame.nimber(nimbers.result(position, false, mostOptions, watching))
          : values.result(position, false, mostOptions, watching);
    } catch (TooManyOptionsException e) {
      return null;
    }
  }

  /**
   * The value of a position, if only some thousand options have to be looked at for it.
   *
   * @throws ConventionException if it is not played by normal play, or is not a sum of such
   * @throws LoopyPositionException if play can return to a position
   * @throws ComputationStopped if the evaluation is stopped
   */
  public Optional<ShortGame> quickValue(Position position) {
    requireNormalPlay(position);
    return Optional.ofNullable(valueWithin(FEW_OPTIONS, position, listener));
  }

  /** A report to whom this evaluator reports, on a search that remembers so much. */
  EvaluationReport report(LongSupplier remembered) {
    return new EvaluationReport(evaluated, remembered, listener);
  }

  /** Who receives the progress of an evaluation. */
  Consumer<Progress> listener() {
    return listener;
  }

  /** Whether a second thread may help with a search. */
  boolean isParallel() {
    return parallel;
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
    return walkedValue(position);
  }

  /**
   * The value as a short game; empty if play can return to a position, whether the rules say so or
   * not. {@link LoopyEvaluator} then finds the value.
   *
   * @throws ConventionException if it is played by misere play, or ends by itself
   * @throws ComputationStopped if the evaluation is stopped
   */
  public Optional<ShortGame> shortValue(Position position) {
    if (Convention.of(position) == Convention.LOOPY) {
      return Optional.empty();
    }
    try {
      return Optional.of(value(position));
    } catch (LoopyPositionException e) {
      return Optional.empty(); // no declaration says it: it is found out
    }
  }

  /**
   * The m for which an impartial position is equal to the nimber *m.
   *
   * <p>Found from the Grundy values of all components that can be reached, or by {@link
   * NimberSearch}, whichever is sooner.
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

  /**
   * Whether the player to move wins an impartial position. Its Grundy value is found where that
   * takes few options; otherwise {@link NimberSearch} decides, in turn with the evaluation where it
   * is no board.
   *
   * @param atOnce decides without a search, perhaps; asked if a look does not suffice
   * @param watching receives the progress of the search
   */
  boolean isNimberPositive(
      Position position, Supplier<Optional<Boolean>> atOnce, Consumer<Progress> watching) {
    try {
      return inTurn(
          position, nimber -> nimber != 0, search -> search.wins(position), atOnce, watching);
    } catch (GameTooLargeException e) {
      return position.theorem().orElseThrow(() -> e).outcome() == Outcome.N;
    }
  }

  /** As {@link #isNimberPositive}, if a search has decided that already, or a look suffices. */
  Optional<Boolean> isKnownPositive(Position position) {
    Optional<Boolean> known = searches.known(position);
    if (known.isPresent()) {
      return known;
    }
    try {
      return Optional.of(nimbers.result(position, false, LOOK_OPTIONS, listener) != 0);
    } catch (TooManyOptionsException | GameTooLargeException e) {
      return Optional.empty();
    }
  }

  /** Finds how far the last search of an impartial position has come. */
  StandingFinder impartialStanding() {
    return new StandingFinder(
        (position, mover) -> searches.leftToRefute(position).orElse(StandingFinder.NOT_MET));
  }

  /** How many components searches have expanded for the nimbers of others. */
  long expanded() {
    return searches.expanded();
  }

  private long nimberOf(Position position) {
    return inTurn(
        position, nimber -> nimber, search -> search.nimber(position), Optional::empty, listener);
  }

  /**
   * Evaluates and searches in turn, each time with more options. What has been found is remembered,
   * so that a turn begins where the one before ended.
   *
   * @param atOnce decides without a search; asked if the first evaluation does not
   */
  private <T> T inTurn(
      Position position,
      Function<Long, T> byNimber,
      Function<NimberSearch, T> bySearch,
      Supplier<Optional<T>> atOnce,
      Consumer<Progress> watching) {
    for (long options = FIRST_OPTIONS; ; options *= FACTOR) {
      if (options <= MOST_OPTIONS || !isBoard(position)) {
        try {
          return byNimber.apply(nimbers.result(position, false, options, listener));
        } catch (TooManyOptionsException e) {
          // The search has its turn.
        }
      }
      Optional<T> known = options == FIRST_OPTIONS ? atOnce.get() : Optional.empty();
      if (known.isPresent()) {
        return known.get();
      }
      try {
        return searches.ask(bySearch, watching, options);
      } catch (TooManyOptionsException e) {
        // The evaluation has its turn.
      }
    }
  }

  /** Whether a search need not evaluate all of a position at once. */
  private static boolean isBoard(Position position) {
    return position.packing().isPresent();
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

  private ShortGame walkedValue(Position position) {
    if (!parallel) {
      return values.result(position, false, Long.MAX_VALUE, listener);
    }
    try (SecondThread second =
        new SecondThread(() -> values.result(position, true, Long.MAX_VALUE, progress -> {}))) {
      ShortGame result =
          values.result(
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
