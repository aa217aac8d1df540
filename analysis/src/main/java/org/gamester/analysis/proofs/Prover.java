package org.gamester.analysis.proofs;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.gamester.analysis.Evaluator;
import org.gamester.analysis.LoopyEvaluator;
import org.gamester.analysis.LoopyPositionException;
import org.gamester.analysis.OutcomeChooser;
import org.gamester.analysis.Outcomes;
import org.gamester.analysis.check.CanonicalFormCheck;
import org.gamester.analysis.check.Claim;
import org.gamester.analysis.check.Comparison;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.ConventionException;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.ValuePosition;
import org.gamester.values.GameTooLargeException;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.enumeration.BornByDay;
import org.gamester.values.structure.FollowerCount;

/**
 * Finds proofs of outcomes, comparisons and values.
 *
 * <p>G and H are compared by who wins G - H. That G and H are not equal is shown by a game X for
 * which G + X and H + X have different outcomes. There always is one, namely -H: the second player
 * wins H - H, and does not win G - H. The games born by day 3 are tried first, in the order of
 * their birthdays.
 */
public final class Prover {
  /** How many turns are looked at where play may repeat. */
  private static final int MOST_TURNS = 1 << 22;

  private final Evaluator evaluator;
  private final OutcomeChooser search;
  private final Outcomes outcomes;
  private final PositionText texts;
  private volatile StrategyGraph graph;

  /**
   * @param evaluator finds values where they help the search
   * @param catalogue the rulesets by which the positions of a proof will be read
   */
  public Prover(Evaluator evaluator, Catalogue catalogue) {
    this.evaluator = evaluator;
    this.search = new OutcomeChooser(evaluator, false, progress -> {});
    this.outcomes = new Outcomes(evaluator);
    this.texts = new PositionText(catalogue);
    this.graph = new StrategyGraph(search::wins);
  }

  /** The graph of the proof that is being made, for a message about a long search. */
  public StrategyGraph graph() {
    return graph;
  }

  /**
   * Proves the outcome of a position: a draw by two strategies, one for each player, by which that
   * player does not lose.
   *
   * @param misere whether by misere play, whatever its rules say
   * @throws ConventionException if it is one that ends by itself, or in which a player may have to
   *     move again, or misere play is asked for where play may repeat
   * @throws UnwritableException if the position has no text that can be read back
   * @throws org.gamester.values.ComputationStopped if the search is stopped
   */
  public Proof outcome(Position position, boolean misere) {
    Convention convention = misere ? Convention.misereOf(position) : Convention.of(position);
    if (convention == Convention.ENDING || convention.mayMoveAgain()) {
      throw ConventionException.noProof(position, convention);
    }
    if (convention == Convention.LOOPY) {
      return loopyOutcome(position);
    }
    boolean isMisere = convention == Convention.MISERE;
    graph = new StrategyGraph(isMisere ? this::winsMisere : search::wins);
    try {
      List<Integer> roots =
          List.of(graph.add(position, Player.LEFT), graph.add(position, Player.RIGHT));
      Claim claim = new Claim.OfOutcome(texts.of(position), outcome(roots), convention);
      return new Proof(claim, graph, roots);
    } catch (LoopyPositionException e) {
      if (isMisere) {
        throw e;
      }
      return loopyOutcome(position); // no declaration says that play may return: it is found out
    }
  }

  private Proof loopyOutcome(Position position) {
    graph = StrategyGraph.ofLoopyPlay(MOST_TURNS);
    List<Integer> roots = graph.addLoopy(position);
    Claim claim = new Claim.OfOutcome(texts.of(position), graph.outcome(roots), Convention.LOOPY);
    return new Proof(claim, graph, roots);
  }

  private boolean winsMisere(Position position, Player first) {
    return outcomes.misere(position).winsStarting(first);
  }

  private Outcome outcome(List<Integer> roots) {
    return Outcome.of(
        graph.winner(roots.getFirst()) == Player.LEFT,
        graph.winner(roots.getLast()) == Player.RIGHT);
  }

  private static void requireValue(Position position) {
    if (Convention.of(position) != Convention.NORMAL) {
      throw ConventionException.noValue(position, Convention.of(position));
    }
  }

  /**
   * Refuses games to which play may return, declared or found out, with the relation that holds.
   */
  private <T> T ofShortGames(Position first, Position second, Supplier<T> proof) {
    try {
      if (Convention.of(first) != Convention.LOOPY && Convention.of(second) != Convention.LOOPY) {
        requireValue(first);
        requireValue(second);
        return proof.get();
      }
    } catch (LoopyPositionException e) {
      // no declaration says that play may return: it is found out
    }
    LoopyEvaluator values = new LoopyEvaluator(evaluator);
    String sign =
        switch (values.value(first).relationTo(values.value(second))) {
          case EQUAL -> Comparison.EQUAL.symbol();
          case LESS -> Comparison.LESS.symbol();
          case GREATER -> Comparison.GREATER.symbol();
          case CONFUSED -> Comparison.CONFUSED.symbol();
        };
    throw ConventionException.noOrderProof(first, sign, second);
  }

  /// How two positions compare: the one of the relations =, >, < and || that holds.
  ///
  /// @throws ConventionException if one is not played by normal play
  /// @throws org.gamester.values.ComputationStopped if the search is stopped
  public Comparison comparison(Position first, Position second) {
    Outcome outcome =
        ofShortGames(
            first, second, () -> search.outcome(DisjunctiveSum.of(first, second.negative())));
    return switch (outcome) {
      case L -> Comparison.GREATER;
      case R -> Comparison.LESS;
      case P -> Comparison.EQUAL;
      default -> Comparison.CONFUSED;
    };
  }

  /**
   * Proves that two positions compare as is claimed.
   *
   * @return empty if they do not
   * @throws ConventionException if one is not played by normal play
   * @throws UnwritableException if a position has no text that can be read back
   * @throws org.gamester.values.ComputationStopped if the search is stopped
   */
  public Optional<Proof> comparison(Position first, Comparison claimed, Position second) {
    return ofShortGames(
        first,
        second,
        () -> {
          Claim claim = new Claim.OfComparison(texts.of(first), claimed, texts.of(second));
          return compared(first, claimed, second).map(roots -> new Proof(claim, graph, roots));
        });
  }

  private Optional<List<Integer>> compared(Position first, Comparison claimed, Position second) {
    Position difference = DisjunctiveSum.of(first, second.negative());
    for (Player starter : Player.values()) {
      Optional<Player> winner = claimed.winner(starter);
      if (winner.isPresent() && search.wins(difference, starter) != (winner.get() == starter)) {
        return Optional.empty();
      }
    }
    graph = new StrategyGraph(search::wins);
    List<Integer> roots = new ArrayList<>();
    for (Player starter : Player.values()) {
      if (claimed.winner(starter).isPresent()) {
        roots.add(graph.add(difference, starter));
      }
    }
    return Optional.of(roots);
  }

  /**
   * Proves that two positions are not equal, by a game X such that their sums with X have different
   * outcomes; the first such X in the order of birthdays.
   *
   * @return empty if they are equal
   * @throws ConventionException if one is not played by normal play
   * @throws UnwritableException if a position has no text that can be read back
   * @throws org.gamester.values.ComputationStopped if the search is stopped
   */
  public Optional<Proof> difference(Position first, Position second) {
    if (comparison(first, second) == Comparison.EQUAL) {
      return Optional.empty();
    }
    for (int day = 0; day <= BornByDay.LAST_DAY; day++) {
      for (ShortGame game : BornByDay.valuesOnDay(day)) {
        Optional<Proof> proof = difference(first, second, new ValuePosition(game));
        if (proof.isPresent()) {
          return proof;
        }
      }
    }
    return difference(first, second, second.negative());
  }

  private Optional<Proof> difference(Position first, Position second, Position separator) {
    Position one = DisjunctiveSum.of(first, separator);
    Position other = DisjunctiveSum.of(second, separator);
    for (Player starter : Player.values()) {
      boolean wins = search.wins(one, starter);
      if (wins != search.wins(other, starter)) {
        graph = new StrategyGraph(search::wins);
        List<Integer> roots = List.of(graph.add(one, starter), graph.add(other, starter));
        Claim claim =
            new Claim.OfDifference(
                texts.of(first),
                texts.of(second),
                texts.of(separator),
                starter,
                wins ? starter : starter.opponent());
        return Optional.of(new Proof(claim, graph, roots));
      }
    }
    return Optional.empty();
  }

  /**
   * Proves that a position has the value that is found for it.
   *
   * @throws ConventionException if it is not played by normal play
   * @throws GameTooLargeException if the checker would refuse the value for its size
   * @throws UnwritableException if the position has no text that can be read back
   * @throws org.gamester.values.ComputationStopped if the search is stopped
   */
  public Proof value(Position position) {
    requireValue(position);
    ShortGame value = evaluator.value(position);
    if (FollowerCount.of(value).bitLength() >= Integer.SIZE
        || FollowerCount.of(value).intValueExact() > CanonicalFormCheck.MOST_FOLLOWERS) {
      throw new GameTooLargeException(
          "the value %s has more than %,d followers, too many for a certificate of the value; its comparison with another game can be proved"
              .formatted(value, CanonicalFormCheck.MOST_FOLLOWERS));
    }
    Position written = new ValuePosition(value);
    Claim claim = new Claim.OfValue(texts.of(position), texts.of(written));
    List<Integer> roots =
        compared(position, Comparison.EQUAL, written)
            .orElseThrow(
                () -> new IllegalStateException(position + " and its value " + value + " differ"));
    return new Proof(claim, graph, roots);
  }
}
