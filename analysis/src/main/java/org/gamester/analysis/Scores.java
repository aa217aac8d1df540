package org.gamester.analysis;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.gamester.rulesets.CoinGraph;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.ConventionException;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.EntailedValue;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.values.Computation;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.jspecify.annotations.Nullable;

/**
 * Games of coins on strings, also sums of them: how many more coins Left takes than Right where
 * they are scored, and the nimber or loony value where the last move counts.
 *
 * <p>What has been found stays remembered as long as the strings are the same, so that the
 * positions of one play are found faster and faster. May be used by any number of threads; one
 * works at a time.
 */
public final class Scores {
  private static final int WORDS_OF_A_RESULT = 4;

  private final Evaluator evaluator;
  private @Nullable CoinGraph graph;
  private @Nullable ScoreSearch search;
  private @Nullable NimstringSearch nimstring;

  /**
   * @param evaluator bounds what is remembered, and reports the progress
   */
  public Scores(Evaluator evaluator) {
    this.evaluator = evaluator;
  }

  /**
   * What Left has taken minus what Right has when the play ends, with best play.
   *
   * @param first who is to move
   * @throws ConventionException if the position is not played for a score
   * @throws org.gamester.values.GameTooLargeException if there are too many strings to be searched
   * @throws org.gamester.values.ComputationStopped if the search is stopped
   */
  public synchronized int of(Position position, Player first) {
    CoinGraph given = coins(position, Convention.SCORING);
    return position.lead() + forLeft(first, searchOf(given).valueOf(uncut(given)));
  }

  /**
   * What the play ends with after each move, by the positions that moves lead to.
   *
   * @throws ConventionException if the position is not played for a score
   * @throws org.gamester.values.GameTooLargeException if there are too many strings to be searched
   * @throws org.gamester.values.ComputationStopped if the search is stopped
   */
  public synchronized Map<Position, Score> afterMoves(Position position, Player player) {
    CoinGraph given = coins(position, Convention.SCORING);
    ScoreSearch found = searchOf(given);
    Map<Position, Score> scores = new LinkedHashMap<>();
    long rest = uncut(given);
    for (Move move : position.moves(player)) {
      Computation.pollNow();
      long string = rest & -rest;
      rest -= string;
      if (!scores.containsKey(move.to())) {
        int value = found.valueOf(uncut(given) - string);
        int taken = move.to().lead();
        scores.put(
            move.to(),
            new Score(taken + value, taken - value, taken + forLeft(move.next(player), value)));
      }
    }
    return scores;
  }

  /**
   * What the play ends with from a position.
   *
   * @param leftFirst if Left moves first
   * @param rightFirst if Right moves first
   * @param next if that player moves first who is to move
   */
  public record Score(int leftFirst, int rightFirst, int next) {

    /** Who wins. */
    Outcome outcome() {
      return Outcome.of(winner(leftFirst), winner(rightFirst));
    }
  }

  /** Who has won with a score of Left's coins minus Right's; empty for a draw. */
  public static Optional<Player> winner(int score) {
    return score == 0 ? Optional.empty() : Optional.of(score > 0 ? Player.LEFT : Player.RIGHT);
  }

  /** A score of the player's minus the opponent's, as one of Left's minus Right's. */
  private static int forLeft(Player player, int score) {
    return player == Player.LEFT ? score : -score;
  }

  /** Who wins, whoever moves first. */
  Outcome outcome(Position position) {
    int left = of(position, Player.LEFT);
    return new Score(left, 2 * position.lead() - left, left).outcome();
  }

  /**
   * The m for which a position of Nimstring, or one whose rules know it, can be exchanged with *m
   * in every sum; empty if it is loony, so that the player to move wins every sum with it.
   *
   * @throws ConventionException if the position is not played by entailing moves, or the next move
   *     has to be made in a part of it
   * @throws org.gamester.values.GameTooLargeException if there are too many strings to be searched
   * @throws org.gamester.values.ComputationStopped if the search is stopped
   */
  public synchronized OptionalInt nimber(Position position) {
    requireConvention(position, Convention.ENTAILING);
    OptionalInt nimber = OptionalInt.of(0);
    List<Position> others = new ArrayList<>();
    for (Position part : parts(position)) {
      switch (part.entailedValue().orElse(null)) {
        case null -> others.add(part);
        case EntailedValue.Exchange(OptionalInt exchanged) ->
            nimber = EntailedValue.sum(nimber, exchanged);
        case EntailedValue.ToBeAnswered _ -> throw ConventionException.toBeAnswered(position);
      }
    }
    return others.isEmpty()
        ? nimber
        : EntailedValue.sum(nimber, searchedNimber(DisjunctiveSum.of(others)));
  }

  /** Whether the player to move wins a position that is played with entailing moves. */
  synchronized boolean isWon(Position position) {
    List<Position> others = new ArrayList<>();
    EntailedValue.ToBeAnswered answered = null;
    for (Position part : parts(position)) {
      if (!part.mustBeAnswered()) {
        others.add(part);
      } else if (answered == null
          && part.entailedValue().orElseThrow() instanceof EntailedValue.ToBeAnswered value) {
        answered = value;
      } else {
        throw ConventionException.toBeAnswered(position);
      }
    }
    OptionalInt rest = others.isEmpty() ? OptionalInt.of(0) : nimber(DisjunctiveSum.of(others));
    return answered == null
        ? rest.isEmpty() || rest.getAsInt() != 0
        : answered.isWonBeside().test(rest);
  }

  private static List<Position> parts(Position position) {
    return position instanceof DisjunctiveSum sum ? sum.parts() : List.of(position);
  }

  private OptionalInt searchedNimber(Position position) {
    CoinGraph given = coins(position, Convention.ENTAILING);
    if (nimstring == null || !isOfSameStrings(given)) {
      graph = given;
      search = null;
      nimstring =
          new NimstringSearch(given, evaluator.memory(), evaluator.report(() -> remembered()));
    }
    return nimstring.nimber(uncut(given));
  }

  /**
   * What can be read off a position without a search.
   *
   * @param taken how many coins can be taken at once
   * @param left how many of them the player can leave to the opponent in exchange for the move; 0
   *     if that is not possible
   * @param strings how many strings are left then
   * @param coins how many coins they hold
   * @param safe how many cuts then give nothing away; of strings with the same ends one counts
   * @param chains how many coins are in each chain, the shorter ones first
   * @param loops how many coins are in each loop
   */
  public record Facts(
      int taken,
      int left,
      int strings,
      int coins,
      int safe,
      List<Integer> chains,
      List<Integer> loops) {
    /** The fewest coins of a long chain. */
    public static final int LONG_CHAIN = 3;

    public Facts {
      chains = List.copyOf(chains);
      loops = List.copyOf(loops);
    }

    /** How many chains are long: of three coins or more. */
    public int longChains() {
      return (int) chains.stream().filter(length -> length >= LONG_CHAIN).count();
    }
  }

  /**
   * Reads off a position what can be known without a search.
   *
   * @throws ConventionException if it is not made of coins on strings
   * @throws org.gamester.values.GameTooLargeException if there are too many strings
   */
  public static Facts facts(Position position) {
    CoinGraph given = coins(position, Convention.of(position));
    CoinBoard board = new CoinBoard(given);
    board.settle(uncut(given), -1);
    long settled = board.settled();
    List<Integer> chains = new ArrayList<>();
    List<Integer> loops = new ArrayList<>();
    int safe = 0;
    int count = board.findCuts(settled);
    for (int i = 0; i < count; i++) {
      if (board.length(i) == 0) {
        safe++;
      } else {
        (board.isLoop(i) ? loops : chains).add(board.length(i));
      }
    }
    return new Facts(
        board.taken(),
        board.cost() / 2,
        Long.bitCount(settled),
        board.coinsOf(settled),
        safe,
        chains,
        loops);
  }

  private static void requireConvention(Position position, Convention convention) {
    if (Convention.of(position) != convention) {
      throw ConventionException.otherConvention(position, convention);
    }
  }

  private static CoinGraph coins(Position position, Convention convention) {
    requireConvention(position, convention);
    CoinGraph coins =
        position.coinGraph().orElseThrow(() -> ConventionException.noCoins(position, convention));
    return coins.within(CoinBoard.MOST_STRINGS);
  }

  private static long uncut(CoinGraph graph) {
    long uncut = 0;
    for (int s = 0; s < Math.min(Long.SIZE, graph.strings()); s++) {
      uncut |= graph.isUncut(s) ? 1L << s : 0;
    }
    return uncut;
  }

  private boolean isOfSameStrings(CoinGraph given) {
    return graph != null && graph.hasStringsOf(given);
  }

  private ScoreSearch searchOf(CoinGraph given) {
    if (search == null || !isOfSameStrings(given)) {
      graph = given;
      nimstring = null;
      search = new ScoreSearch(given, WORDS_OF_A_RESULT * evaluator.memory(), evaluator);
    }
    return search;
  }

  long remembered() {
    return (search == null ? 0 : search.remembered())
        + (nimstring == null ? 0 : nimstring.remembered());
  }
}
