package org.gamester.analysis;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.gamester.rulesets.Position;
import org.gamester.values.Computation;
import org.gamester.values.ComputationStopped;
import org.gamester.values.GameStore;
import org.gamester.values.GameTooLargeException;
import org.gamester.values.Limits;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/**
 * Decides what a search is at by a theorem, a mirror strategy, or the values of the components.
 *
 * <p>What is known without a search costs nothing here. Before the first step of a search, and
 * again after some of its steps, the searching thread looks at some thousand options itself, which
 * is enough for many values. A second thread starts when the search has had its head start. From
 * then on both have the same time, and the answer takes at most twice the time of the one that
 * finds it.
 *
 * <p>The components are evaluated from the one with the fewest moves on, each as far as a number of
 * options goes that grows from round to round, so that a hard one does not keep an easy one
 * waiting. Each value takes the place of its component in the search at once. When all are known,
 * the greatest is compared with the sum of the others, which has not to be added to it.
 *
 * <p>A round begins again where the one before was left, since what has been found is remembered.
 * Where the evaluation needs more than its share of the memory, it is given up.
 */
final class RivalEvaluation implements SearchRival, AutoCloseable {

  private static final long NANOS_BETWEEN_LOOKS = 50_000_000;

  /** After that, the search has two threads of three where there are two processors. */
  private static final long NANOS_ALONE = 1_000_000_000;

  /** What the first round looks at, before the first step of the search: about a millisecond. */
  private static final long FIRST_OPTIONS = 1 << 11;

  /** The rounds up to this are run by the thread that searches. */
  private static final long LAST_OPTIONS_WITHOUT_THREAD = 1 << 14;

  private static final Duration LONGEST_ROUND = Duration.ofMillis(5);

  private static final int FACTOR = 8;

  /** The evaluation may take the memory that the computation may take, divided by this. */
  private static final int SHARE_OF_MEMORY = 4;

  private static final long BYTES_FOR_VALUE = 120;
  private static final long BYTES_FOR_REMEMBERED = 100;

  /** To give values back takes a collection of all garbage; fewer are left to the next one. */
  private static final long MANY_VALUES = 1 << 20;

  private final OutcomeSearch search;
  private final Position position;
  private final Player first;
  private final long headStart;
  private final Supplier<Evaluator> trials;
  private final SecondThread thread = new SecondThread(this::workToTheEnd);
  private final long valuesBefore = GameStore.standard().distinctValues();
  private final long start = System.nanoTime();
  private long nextLook;
  private boolean hasStarted;

  /** What is evaluated; null before the first round. */
  private OutcomeSearch.@Nullable Root root;

  /** Its components without a value. */
  private final List<SearchPart.Board> open = new ArrayList<>();

  private long mostOptions = FIRST_OPTIONS;
  private volatile @Nullable Evaluator trial;
  private volatile boolean news;
  private volatile boolean isOver;
  private volatile @Nullable Boolean answer;

  /**
   * @param headStart how many nanoseconds the search has for itself
   * @param trials gives an evaluator whose memory can be given back
   */
  RivalEvaluation(
      OutcomeSearch search,
      Position position,
      Player first,
      long headStart,
      Supplier<Evaluator> trials) {
    this.headStart = headStart;
    this.nextLook = start;
    this.search = search;
    this.position = position;
    this.first = first;
    this.trials = trials;
  }

  @Override
  public boolean isAhead() {
    long now = System.nanoTime();
    if (now - nextLook >= 0) {
      nextLook = now + NANOS_BETWEEN_LOOKS;
      if (mostOptions <= LAST_OPTIONS_WITHOUT_THREAD && !isOver) {
        tryAtOnce();
        nextLook = System.nanoTime() + headStart / 2;
      } else if (!hasStarted && !isOver) {
        hasStarted = true;
        thread.startOnce();
      } else if (!isOver && bytes() > Computation.roomBytes() / SHARE_OF_MEMORY) {
        giveUp();
      }
    }
    return news;
  }

  @Override
  public boolean takeNews() {
    boolean had = news;
    news = false;
    return had;
  }

  @Override
  public boolean leavesAProcessor() {
    return isOver
        || Runtime.getRuntime().availableProcessors() > 2
        || System.nanoTime() - start > NANOS_ALONE;
  }

  @Override
  public Optional<Boolean> answer() {
    return Optional.ofNullable(answer);
  }

  private long bytes() {
    Evaluator evaluator = trial;
    long values = Math.max(0, GameStore.standard().distinctValues() - valuesBefore);
    long remembered = evaluator == null ? 0 : evaluator.progress().remembered();
    return values * BYTES_FOR_VALUE + remembered * BYTES_FOR_REMEMBERED;
  }

  /** Ends the work, and gives back what has been found. */
  void giveUp() {
    thread.close();
    isOver = true;
    trial = null;
    if (GameStore.standard().distinctValues() - valuesBefore > MANY_VALUES) {
      boolean _ = GameStore.standard().release();
    }
  }

  /** A round in the searching thread. Few options may have values that are large, and take long. */
  private void tryAtOnce() {
    try {
      boolean _ =
          Computation.noting(Limits.ofTime(LONGEST_ROUND), () -> {}, () -> work(mostOptions));
    } catch (ComputationStopped e) {
      Computation.pollNow(); // the whole search may have been stopped
      mostOptions = LAST_OPTIONS_WITHOUT_THREAD * FACTOR;
    }
  }

  /**
   * Evaluates in rounds, until all is decided or a round would go beyond a number of options.
   *
   * @return whether nothing is left to do
   */
  private boolean work(long limit) {
    try {
      if (root == null ? isKnownByTheorem() : limit == Long.MAX_VALUE && isMirrored()) {
        return true;
      }
      Evaluator known = trial;
      Evaluator evaluator = known == null ? trials.get() : known;
      trial = evaluator;
      OutcomeSearch.Root now = root;
      if (now == null) {
        now = search.root(position, first);
        open.addAll(boards(now));
        root = now; // from now on all components are known, should this round be stopped
      }
      for (;
          !open.isEmpty();
          mostOptions = Math.min(mostOptions, Long.MAX_VALUE / FACTOR) * FACTOR) {
        if (mostOptions > limit) {
          return false;
        }
        open.removeIf(board -> isProved(board, evaluator));
      }
      boolean _ = decide(isWon(now));
    } catch (LoopyPositionException | GameTooLargeException e) {
      // There is no value, or none that can be listed; the search may still decide.
    }
    isOver = true;
    return true;
  }

  private boolean isKnownByTheorem() {
    return position
        .theorem()
        .map(theorem -> decide(theorem.outcome().winsStarting(first)))
        .isPresent();
  }

  private boolean workToTheEnd() {
    try {
      return work(Long.MAX_VALUE);
    } finally {
      isOver = true;
    }
  }

  /** Whether one of the players answers each move by its mirror image, and so wins. */
  private boolean isMirrored() {
    return OutcomeChooser.byMirror(position).map(this::decide).isPresent();
  }

  private boolean decide(boolean firstWins) {
    answer = firstWins;
    news = true;
    isOver = true;
    return firstWins;
  }

  /** Tries to find the value of a component, which then takes its place. */
  private boolean isProved(SearchPart.Board board, Evaluator evaluator) {
    ShortGame value =
        evaluator.valueWithin(mostOptions, board.component().position(), progress -> {});
    if (value == null) {
      return false;
    }
    board.proved().prove(value);
    news = true;
    return true;
  }

  private static boolean isWon(OutcomeSearch.Root root) {
    SearchState state = root.states().state(root.sum());
    if (!state.isDecided()) {
      root.states().decide(state, isWon(state.sum(), root.parts()));
    }
    return state.isWon();
  }

  /** The components that are not evaluated, each once, those with the fewest moves first. */
  private static List<SearchPart.Board> boards(OutcomeSearch.Root root) {
    TreeMap<Integer, SearchPart.Board> boards = new TreeMap<>();
    for (int reference : root.sum().references()) {
      if (root.parts().get(reference) instanceof SearchPart.Board board) {
        boards.put(board.reference(false), board);
      }
    }
    List<SearchPart.Board> sorted = new ArrayList<>(boards.values());
    sorted.sort(
        Comparator.comparingInt(board -> board.moves(Player.LEFT) + board.moves(Player.RIGHT)));
    return sorted;
  }

  /** Whether Left wins a sum of values moving first. */
  private static boolean isWon(SearchSum sum, SearchParts parts) {
    int greatest = -1;
    for (int reference : sum.references()) {
      if (greatest < 0 || followers(parts, reference) > followers(parts, greatest)) {
        greatest = reference;
      }
    }
    ShortGame others = sum.rest();
    boolean isMet = false;
    for (int reference : sum.references()) {
      if (reference == greatest && !isMet) {
        isMet = true;
      } else {
        others = others.plus(parts.value(reference));
      }
    }
    ShortGame negative = isMet ? parts.value(greatest).negate() : ShortGame.ZERO;
    return !others.lessOrEqual(negative);
  }

  private static int followers(SearchParts parts, int reference) {
    return ((SearchPart.Value) parts.get(reference)).followers();
  }

  /** Whether all has been evaluated. */
  boolean hasDecided() {
    return answer != null;
  }

  /** What has been remembered on trial; null if nothing has. */
  @Nullable Evaluator trial() {
    return trial;
  }

  /** Throws what the evaluation ended with, if that is an error. */
  void rethrow() {
    thread.rethrow();
  }

  @Override
  public void close() {
    thread.close();
  }
}
