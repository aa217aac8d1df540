package org.gamester.analysis;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import org.gamester.rulesets.ConventionException;
import org.gamester.rulesets.Position;
import org.gamester.values.ComputationStopped;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.jspecify.annotations.Nullable;

/**
 * Who wins a position, or a sum of positions of any rulesets and of values, under normal play,
 * without its value.
 *
 * <p>A sum is split into its components at every move. Components with few moves are evaluated and
 * their values added up, see {@link SearchExpander}; those with more are searched, see {@link
 * ProofNumberSearch}; what decides a sum without a search is in {@link SearchStates}. All of it
 * rests on law 3: equal games may replace each other in a sum. A board on which pieces are placed
 * is searched as a whole instead, see {@link PlacementSearch}. Where the value may be cheaper, ask
 * an {@link OutcomeChooser}.
 *
 * <p>What has been decided is remembered as long as this object lives, within a bound on memory;
 * when the bound is met, first the states that are not decided are given up, then others. It may be
 * used by any number of threads.
 */
public final class OutcomeSearch {

  /** About how much a state with its children, and a part with its options, take. */
  private static final long BYTES_FOR_STATE = 300;

  private static final long BYTES_FOR_PART = 800;
  private static final long BYTES_FOR_REMEMBERED = 64;
  static final long LEAST_BYTES = 1 << 26;
  private static final int MOST_CLEARINGS = 100;

  private final Evaluator evaluator;
  private final boolean parallel;
  private final Consumer<Progress> listener;
  private final long maxBytes;
  private final boolean readsValues;
  private final LongAdder nodes = new LongAdder();
  private volatile Tables tables;

  /** What is shared by the threads of a search. */
  private static final class Tables {
    private final SearchParts parts;
    private final SearchStates states;

    /** An expander that nobody uses at the moment; to make a new one costs more than a lookup. */
    private final AtomicReference<@Nullable SearchExpander> idle = new AtomicReference<>();

    Tables(long maxBytes) {
      parts = new SearchParts(maxBytes);
      states = new SearchStates(parts);
    }

    long bytes() {
      return parts.bytesOfBoards()
          + states.size() * BYTES_FOR_STATE
          + parts.size() * BYTES_FOR_PART;
    }
  }

  /**
   * @param evaluator finds the values of small components
   * @param parallel whether a second thread joins in searches that take long
   * @param listener receives the progress of a search, about ten times a second, from the thread
   *     that searches
   */
  public OutcomeSearch(Evaluator evaluator, boolean parallel, Consumer<Progress> listener) {
    this(evaluator, parallel, listener, false);
  }

  /**
   * @param readsValues whether a component whose value the evaluator remembers gives way to it
   */
  OutcomeSearch(
      Evaluator evaluator, boolean parallel, Consumer<Progress> listener, boolean readsValues) {
    this(evaluator, parallel, listener, readsValues, mostBytes(evaluator));
  }

  static long mostBytes(Evaluator evaluator) {
    return Math.max(
        LEAST_BYTES,
        Math.min(evaluator.memory() * BYTES_FOR_REMEMBERED, Runtime.getRuntime().maxMemory() / 2));
  }

  /**
   * @param maxBytes about how much memory the states may take
   */
  OutcomeSearch(
      Evaluator evaluator,
      boolean parallel,
      Consumer<Progress> listener,
      boolean readsValues,
      long maxBytes) {
    this.readsValues = readsValues;
    this.evaluator = evaluator;
    this.parallel = parallel;
    this.listener = listener;
    this.maxBytes = maxBytes;
    this.tables = new Tables(maxBytes);
  }

  /**
   * The outcome class of a position.
   *
   * @throws ConventionException if it is not played by normal play, or is not a sum of such
   * @throws LoopyPositionException if play can return to a position
   * @throws ComputationStopped if the search is stopped
   */
  public Outcome outcome(Position position) {
    return Outcome.of(wins(position, Player.LEFT), wins(position, Player.RIGHT));
  }

  /**
   * Whether a player wins a position moving first.
   *
   * @throws ConventionException if it is not played by normal play, or is not a sum of such
   * @throws LoopyPositionException if play can return to a position
   * @throws ComputationStopped if the search is stopped
   */
  public boolean wins(Position position, Player first) {
    return wins(position, first, listener);
  }

  /**
   * As {@link #wins(Position, Player)}.
   *
   * @param watching receives the progress of this search
   */
  boolean wins(Position position, Player first, Consumer<Progress> watching) {
    return wins(position, first, watching, SearchRival.NONE);
  }

  /**
   * As {@link #wins(Position, Player)}.
   *
   * @param watching receives the progress of this search
   * @param rival may decide the same question before the search does
   */
  boolean wins(Position position, Player first, Consumer<Progress> watching, SearchRival rival) {
    Evaluator.requireNormalPlay(position);
    Boolean won = isWonOnWholeBoard(position, first, watching, rival);
    return won != null ? won : isWon(now -> state(now, position, first), watching, rival);
  }

  /** Decides a position by a {@link PlacementSearch}; null if it is not for that. */
  private @Nullable Boolean isWonOnWholeBoard(
      Position position, Player first, Consumer<Progress> watching, SearchRival rival) {
    Tables now = tables;
    boolean isForThat = onWholeBoard(now, position, asked -> true) != null;
    while (isForThat) {
      Boolean won = search(now, position, first, watching, rival);
      if (won != null) {
        return won;
      }
      Optional<Boolean> answer = rival.answer();
      if (answer.isPresent()) {
        return answer.get();
      }
      boolean _ = rival.takeNews();
    }
    return null;
  }

  /** Asks the search of a whole board; null if there is none, or no answer. */
  private <T> @Nullable T onWholeBoard(
      Tables now, Position position, Function<PlacementSearches.Asked, @Nullable T> question) {
    SearchExpander expander = expander(now);
    PlacementSearches.Asked asked = expander.wholeBoard(position);
    T answer = asked == null ? null : question.apply(asked);
    now.idle.set(expander);
    return answer;
  }

  /** One or two threads, until one of them has decided, or the rival has something new. */
  private @Nullable Boolean search(
      Tables now, Position position, Player first, Consumer<Progress> watching, SearchRival rival) {
    try (SecondThread second =
        new SecondThread(() -> search(now, position, first, progress -> {}, () -> false))) {
      Consumer<Progress> joined =
          progress -> {
            if (parallel && rival.leavesAProcessor()) {
              second.startOnce();
            }
            watching.accept(progress);
          };
      Boolean won = search(now, position, first, joined, rival::isAhead);
      second.rethrow();
      return won;
    }
  }

  /** The work of one thread. */
  private @Nullable Boolean search(
      Tables now,
      Position position,
      Player first,
      Consumer<Progress> watching,
      BooleanSupplier isToEnd) {
    EvaluationReport report = new EvaluationReport(nodes, now.states::size, watching);
    return onWholeBoard(
        now, position, asked -> asked.search().wins(asked.free(), first, report, isToEnd));
  }

  /** A question as the search has it: the sum, with Left to move, and where it is decided. */
  record Root(SearchParts parts, SearchStates states, SearchSum sum) {}

  /** Whether a player wins moving first, as the search has it at the moment. */
  Root root(Position position, Player first) {
    Tables now = tables;
    return new Root(now.parts, now.states, state(now, position, first).sum());
  }

  private boolean isWon(
      Function<Tables, SearchState> asked, Consumer<Progress> watching, SearchRival rival) {
    int clearings = 0;
    while (true) {
      if (clearings > MOST_CLEARINGS) {
        throw new ComputationStopped(
            ComputationStopped.Reason.MEMORY,
            "gave up: the search does not fit into the memory that it may use");
      }
      Tables now = tables;
      SearchState state = asked.apply(now);
      if (!state.isDecided()) {
        search(now, state, watching, rival);
      }
      if (state.isDecided()) {
        return state.isWon();
      }
      Optional<Boolean> answer = rival.answer();
      if (answer.isPresent()) {
        return answer.get();
      }
      if (!rival.takeNews()) {
        makeRoom(now);
        clearings++;
      }
    }
  }

  /**
   * Whether a player wins a position moving first, if that has been decided already.
   *
   * @throws ConventionException if it is not played by normal play, or is not a sum of such
   */
  public Optional<Boolean> known(Position position, Player first) {
    Evaluator.requireNormalPlay(position);
    Tables now = tables;
    Boolean known =
        onWholeBoard(now, position, asked -> asked.search().knownOf(asked.free(), first));
    if (known != null) {
      return Optional.of(known);
    }
    SearchState state = state(now, position, first);
    return state.isDecided() ? Optional.of(state.isWon()) : Optional.empty();
  }

  /**
   * How far the search for who wins has come, to be asked while it goes on, from any thread. Looks
   * up only what has been met, and evaluates nothing.
   *
   * @param most how many moves the line has at most
   * @throws ConventionException if the position is not played by normal play, or is not a sum of
   *     such
   */
  public SearchStanding standing(Position position, Player first, int most) {
    Evaluator.requireNormalPlay(position);
    Tables now = tables;
    SearchExpander expander = expander(now);
    SearchStanding standing =
        StandingFinder.in(now.parts, now.states, expander).standing(position, first, most);
    now.idle.set(expander);
    return standing;
  }

  private SearchState state(Tables now, Position position, Player first) {
    SearchSum sum = sum(now, position);
    return now.states.state(first == Player.LEFT ? sum : sum.negative(now.parts));
  }

  private SearchSum sum(Tables now, Position position) {
    SearchExpander expander = expander(now);
    SearchSum sum = expander.sum(position);
    now.idle.set(expander); // but not after an exception, which leaves positions open
    return sum;
  }

  private SearchExpander expander(Tables now) {
    SearchExpander idle = now.idle.getAndSet(null);
    return idle != null
        ? idle
        : new SearchExpander(
            now.parts,
            evaluator::valueWalks,
            evaluator::nimberWalks,
            evaluator::evaluated,
            readsValues ? evaluator::remembered : component -> null);
  }

  private void search(
      Tables now, SearchState state, Consumer<Progress> watching, SearchRival rival) {
    BooleanSupplier isCrowded = () -> now.bytes() > maxBytes;
    BooleanSupplier isToEnd = () -> rival.isAhead() || isCrowded.getAsBoolean();
    try (SecondThread second =
        new SecondThread(
            () -> {
              search(now, state, isCrowded, progress -> {});
              return state;
            })) {
      Consumer<Progress> joined =
          progress -> {
            if (parallel && rival.leavesAProcessor()) {
              second.startOnce();
            }
            watching.accept(progress);
          };
      search(now, state, isToEnd, joined);
      second.rethrow();
    }
  }

  /** The work of one thread. */
  private void search(
      Tables now, SearchState state, BooleanSupplier isCrowded, Consumer<Progress> watching) {
    EvaluationReport report = new EvaluationReport(nodes, now.states::size, watching);
    SearchExpander expander = expander(now);
    new ProofNumberSearch(now.states, expander, report, isCrowded).search(state);
    now.idle.set(expander);
  }

  /** Gives up the states that are not decided, then every other one, then all. */
  private void makeRoom(Tables now) {
    now.states.forgetOpen();
    if (now.bytes() > maxBytes / 2) {
      now.states.forgetHalf();
    }
    if (now.bytes() > maxBytes / 4 * 3) {
      tables = new Tables(maxBytes);
    }
  }

  /** About how many bytes the states take that are remembered. */
  long bytes() {
    return tables.bytes();
  }

  /** Forgets what has been decided. */
  void forget() {
    tables = new Tables(maxBytes);
  }

  /** How many states have been looked at. */
  public long nodes() {
    return nodes.sum();
  }
}
