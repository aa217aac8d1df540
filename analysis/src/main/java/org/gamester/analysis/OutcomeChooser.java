package org.gamester.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.gamester.rulesets.ConventionException;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Theorem;
import org.gamester.values.Computation;
import org.gamester.values.ComputationStopped;
import org.gamester.values.GameTooLargeException;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.gamester.values.Relation;
import org.jspecify.annotations.Nullable;

/**
 * Who wins a position, or a sum of positions of any rulesets and of values, under normal play: by
 * search or by value, whichever is sooner.
 *
 * <p>Neither is cheaper everywhere. The value of a position of Partizan Geography takes
 * milliseconds, and its search does not end; a board of Domineering is searched in a second, and
 * its value takes hours. So an {@link OutcomeSearch} and a {@link RivalEvaluation} work on the same
 * question, component by component: what one finds helps the other, and the first answer ends both.
 * It costs at most about twice what the cheaper one alone would. Impartial positions are decided by
 * Grundy values, found or searched for by the {@link Evaluator}.
 *
 * <p>What the loser has remembered is given back, if it is much: the evaluation remembers on trial
 * (see {@link Evaluator#onTrial}), and the evaluator keeps that only if it has decided; the states
 * of the search are forgotten if it has not. It may be used by any number of threads.
 */
public final class OutcomeChooser {

  /** So many components may stay remembered on trial for the next question. */
  private static final long FEW_REMEMBERED = 1 << 18;

  private static final long HEAD_START_NANOS = 10_000_000;

  /** Finds mirror strategies, by trying at most so many symmetric positions. */
  private static final Mirrors MIRRORS = new Mirrors(300);

  private final Evaluator evaluator;
  private final long headStart;
  private final OutcomeSearch search;
  private final Consumer<Progress> listener;

  /** What an evaluation has found that was not first; for the next question. */
  private final AtomicReference<@Nullable Evaluator> onTrial = new AtomicReference<>();

  /**
   * @param evaluator finds values, and remembers those that have decided
   * @param parallel whether a second thread joins in searches that take long, where the value has
   *     been given up
   * @param listener receives the progress of a search, about ten times a second, from the thread
   *     that searches
   */
  public OutcomeChooser(Evaluator evaluator, boolean parallel, Consumer<Progress> listener) {
    this(evaluator, parallel, listener, HEAD_START_NANOS);
  }

  /**
   * @param headStart how many nanoseconds the search has for itself
   */
  OutcomeChooser(
      Evaluator evaluator, boolean parallel, Consumer<Progress> listener, long headStart) {
    this.headStart = headStart;
    this.evaluator = evaluator;
    this.search = new OutcomeSearch(evaluator, parallel, listener, true);
    this.listener = listener;
  }

  /**
   * The outcome class of a position.
   *
   * @throws ConventionException if it is not played by normal play, or is not a sum of such
   * @throws LoopyPositionException if play can return to a position
   * @throws ComputationStopped if the work is stopped
   */
  public Outcome outcome(Position position) {
    boolean leftWins = wins(position, Player.LEFT);
    return position.isImpartial()
        ? leftWins ? Outcome.N : Outcome.P
        : Outcome.of(leftWins, wins(position, Player.RIGHT));
  }

  /**
   * How a position compares with another one: by who wins their difference.
   *
   * @throws ConventionException if one is not played by normal play
   * @throws LoopyPositionException if play can return to a position
   * @throws ComputationStopped if the work is stopped
   */
  public Relation relation(Position one, Position other) {
    return switch (outcome(DisjunctiveSum.of(one, other.negative()))) {
      case P -> Relation.EQUAL;
      case L -> Relation.GREATER;
      case R -> Relation.LESS;
      default -> Relation.CONFUSED;
    };
  }

  /**
   * Whether one position is at most another one: Left, moving first, does not win the difference.
   *
   * @throws ConventionException if one is not played by normal play
   * @throws LoopyPositionException if play can return to a position
   * @throws ComputationStopped if the work is stopped
   */
  public boolean isLessOrEqual(Position one, Position other) {
    return !wins(DisjunctiveSum.of(one, other.negative()), Player.LEFT);
  }

  /**
   * Whether a player wins a position moving first.
   *
   * @throws ConventionException if it is not played by normal play, or is not a sum of such
   * @throws LoopyPositionException if play can return to a position
   * @throws ComputationStopped if the work is stopped
   */
  public boolean wins(Position position, Player first) {
    boolean isLarge = position.packing().isEmpty(); // so that it is not searched move by move
    Optional<Boolean> mirrored = isLarge ? byMirror(position) : Optional.empty();
    if (mirrored.isPresent()) {
      return mirrored.get();
    }
    if (position.isImpartial()) {
      return winsImpartial(position, isLarge ? Optional::empty : () -> byMirror(position));
    }
    try (RivalEvaluation rival =
        new RivalEvaluation(search, position, first, headStart, this::trial)) {
      boolean wins = search.wins(position, first, listener, rival);
      settle(rival);
      return wins;
    } catch (GameTooLargeException e) {
      return ofManyMoves(position).winsStarting(first);
    }
  }

  /** Whether the player to move wins, if one of the players can answer each move by its image. */
  static Optional<Boolean> byMirror(Position position) {
    return MIRRORS.of(position).map(strategy -> strategy.first().isPresent());
  }

  private boolean winsImpartial(Position position, Supplier<Optional<Boolean>> atOnce) {
    Evaluator.requireNormalPlay(position);
    return position
        .theorem()
        .map(theorem -> theorem.outcome() == Outcome.N)
        .orElseGet(() -> evaluator.isNimberPositive(position, atOnce, listener));
  }

  /**
   * The outcome of a partizan position that has too many moves to be listed, as a large heap has.
   */
  private Outcome ofManyMoves(Position position) {
    return position
        .theorem()
        .map(Theorem::outcome)
        .orElseGet(() -> evaluator.value(position).outcome());
  }

  private Evaluator trial() {
    Evaluator known = onTrial.getAndSet(null);
    return known == null ? evaluator.onTrial() : known;
  }

  /** Keeps what the winner remembers. */
  private void settle(RivalEvaluation rival) {
    rival.close();
    rival.rethrow();
    Evaluator trial = rival.trial();
    if (trial == null) {
      return;
    }
    if (rival.hasDecided()) {
      trial.keep();
      if (search.bytes() > OutcomeSearch.LEAST_BYTES) {
        search.forget();
      }
    } else if (trial.progress().remembered() <= FEW_REMEMBERED) {
      onTrial.set(trial);
    } else {
      rival.giveUp();
    }
  }

  /**
   * Whether a player wins a position moving first, if that has been decided already.
   *
   * @throws ConventionException if it is not played by normal play, or is not a sum of such
   */
  public Optional<Boolean> known(Position position, Player first) {
    return position.isImpartial()
        ? evaluator.isKnownPositive(position)
        : search.known(position, first);
  }

  /**
   * How far the search has come, see {@link OutcomeSearch#standing}.
   *
   * @throws ConventionException if the position is not played by normal play, or is not a sum of
   *     such
   */
  public SearchStanding standing(Position position, Player first, int most) {
    return position.isImpartial()
        ? evaluator.impartialStanding().standing(position, first, most)
        : search.standing(position, first, most);
  }

  /** How many states the search has looked at. */
  public long nodes() {
    return search.nodes() + evaluator.expanded();
  }

  /**
   * A move of a player that wins, preferably one that has been met as such; empty if every move
   * loses.
   *
   * @throws ConventionException if it is not played by normal play, or is not a sum of such
   * @throws LoopyPositionException if play can return to a position
   * @throws ComputationStopped if the search is stopped
   */
  public Optional<Move> winningMove(Position position, Player player) {
    if (!wins(position, player)) {
      return Optional.empty();
    }
    List<Move> open = new ArrayList<>();
    for (List<Move> alike : MoveAnalysis.byPosition(position, player).values()) {
      Computation.pollNow();
      Move move = alike.getFirst();
      Optional<Boolean> opponentWins = known(move.to(), player.opponent());
      if (opponentWins.isEmpty()) {
        open.add(move);
      } else if (!opponentWins.get()) {
        return Optional.of(move);
      }
    }
    Optional<Move> mirroring = MIRRORS.of(position).flatMap(Mirrors.Strategy::first);
    if (mirroring.isPresent()) {
      return mirroring;
    }
    return open.stream().filter(move -> !wins(move.to(), player.opponent())).findFirst();
  }

  /**
   * All moves of a player that win, those to equal positions once, in the order of the ruleset.
   *
   * @throws ConventionException if it is not played by normal play, or is not a sum of such
   * @throws LoopyPositionException if play can return to a position
   * @throws ComputationStopped if the search is stopped
   */
  public List<Move> winningMoves(Position position, Player player) {
    List<Move> winning = new ArrayList<>();
    if (wins(position, player)) {
      for (List<Move> alike : MoveAnalysis.byPosition(position, player).values()) {
        if (!wins(alike.getFirst().to(), player.opponent())) {
          winning.add(alike.getFirst());
        }
      }
    }
    return winning;
  }

  /**
   * A line of play from a position: the winner makes winning moves, and the loser leaves as many
   * moves as possible.
   *
   * @param most how many moves at most
   * @throws ConventionException if it is not played by normal play, or is not a sum of such
   * @throws LoopyPositionException if play can return to a position
   * @throws ComputationStopped if the search is stopped
   */
  public List<Move> line(Position position, Player first, int most) {
    List<Move> line = new ArrayList<>();
    Position now = position;
    Player mover = first;
    while (line.size() < most) {
      Optional<Move> move = winningMove(now, mover);
      if (move.isEmpty()) {
        move = longest(now, mover);
      }
      if (move.isEmpty()) {
        return line;
      }
      line.add(move.get());
      now = move.get().to();
      mover = mover.opponent();
    }
    return line;
  }

  private static Optional<Move> longest(Position position, Player mover) {
    Move best = null;
    int most = -1;
    for (Move move : position.moves(mover)) {
      Computation.poll();
      int left = move.to().moves(Player.LEFT).size() + move.to().moves(Player.RIGHT).size();
      if (left > most) {
        most = left;
        best = move;
      }
    }
    return Optional.ofNullable(best);
  }
}
