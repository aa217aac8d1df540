package org.gamester.analysis.explanation;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.gamester.analysis.Scores;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Theorem;
import org.gamester.rulesets.board.Turn;
import org.gamester.values.Dyadic;
import org.gamester.values.NumberUpStar;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/**
 * A reason why a position has its outcome, with the facts that it rests on. Each argument proves
 * its {@link #outcome} by itself.
 */
public sealed interface Argument {

  /** What the argument proves. */
  default Outcome outcome() {
    return switch (this) {
      case NobodyMoves(Outcome outcome) -> outcome;
      case OneIsBlocked(Player blocked) -> blocked == Player.LEFT ? Outcome.R : Outcome.L;
      case Cancellation _ -> Outcome.P;
      case Reduction(_, _, Argument argument) -> argument.outcome();
      case MirrorStrategy(_, Optional<Move> first, _) -> first.isPresent() ? Outcome.N : Outcome.P;
      case ByTheorem(_, Theorem theorem) -> theorem.outcome();
      case NimSum(_, _, long sum) -> sum == 0 ? Outcome.P : Outcome.N;
      case MisereNim(_, long sum, int large, int ones) ->
          (large > 0 ? sum != 0 : ones % 2 == 0) ? Outcome.N : Outcome.P;
      case Numbers(_, Dyadic sum) -> Arithmetic.outcome(sum);
      case LengthOfPlay(boolean evenIfLeftStarts, boolean evenIfRightStarts, _) ->
          Outcome.of(!evenIfLeftStarts, !evenIfRightStarts);
      case Switches(_, _, Line leftFirst, Line rightFirst) ->
          Outcome.of(leftFirst.winner() == Player.LEFT, rightFirst.winner() == Player.RIGHT);
      case UpsAndStars(_, NumberUpStar sum) -> Arithmetic.outcome(sum);
      case TwoAhead(_, Dyadic weight) -> weight.signum() > 0 ? Outcome.L : Outcome.R;
      case MeanBounds(_, Dyadic mean, _) -> mean.signum() > 0 ? Outcome.L : Outcome.R;
      case Values(_, ShortGame sum) -> sum.outcome();
      case Search(TrimmedTree leftFirst, TrimmedTree rightFirst) ->
          Outcome.of(leftFirst.winner() == Player.LEFT, rightFirst.winner() == Player.RIGHT);
      case Repetition repetition -> repetition.outcome;
      case CoinsOnStrings coins -> coins.outcome;
    };
  }

  /** The name of the means, as in {@code nim sum}. */
  default String means() {
    return switch (this) {
      case NobodyMoves _ -> "no moves";
      case OneIsBlocked _ -> "one player cannot move";
      case Cancellation _ -> "cancellation";
      case Reduction reduction -> "cancellation, then " + reduction.argument().means();
      case MirrorStrategy _ -> "mirror strategy";
      case ByTheorem _ -> "theorem";
      case NimSum _ -> "nim sum";
      case MisereNim _ -> "misere Nim";
      case Numbers _ -> "numbers";
      case LengthOfPlay _ -> "length of play";
      case Switches _ -> "switches in order of temperature";
      case UpsAndStars _ -> "signs of ups and stars";
      case TwoAhead _ -> "two ahead";
      case MeanBounds _ -> "means and temperatures";
      case Values _ -> "values";
      case Search _ -> "trimmed tree";
      case Repetition _ -> "play that may repeat";
      case CoinsOnStrings _ -> "coins on strings";
    };
  }

  /** Nobody can move. */
  record NobodyMoves(Outcome outcome) implements Argument {}

  /**
   * One player has no move, whatever the other does, and the other has one.
   *
   * @param blocked who can never move
   */
  record OneIsBlocked(Player blocked) implements Argument {}

  /**
   * The summands are pairs of a game and its negative.
   *
   * @param pairs the pairs
   * @param dead how many summands in which nobody can move are left over
   */
  record Cancellation(List<Pair> pairs, int dead) implements Argument {}

  /**
   * Some of the summands are pairs of a game and its negative, and the others decide.
   *
   * @param cancelled the pairs
   * @param rest what is left over
   * @param argument who wins what is left over
   */
  record Reduction(Cancellation cancelled, List<Position> rest, Argument argument)
      implements Argument {}

  /** How the second position of a pair is the negative of the first. */
  enum Mirror {
    /** The same position, and impartial, so that it is its own negative. */
    SAME,
    /** The players exchanged, as it is written. */
    PLAYERS_EXCHANGED,
    /** The negative up to symmetries of the board that keep the value. */
    SYMMETRIC
  }

  /** A position and its negative. */
  record Pair(Position first, Position second, Mirror mirror) {}

  /**
   * After the first move, if there is one, the player who is not to move answers every move by its
   * image under a symmetry of the board.
   *
   * @param turn the symmetry
   * @param first the move that makes the board symmetric; empty if it is so already
   * @param checked how many symmetric positions can arise, each of which was tried; 0 if it is
   *     enough that no placement meets its own image
   */
  record MirrorStrategy(Turn turn, Optional<Move> first, int checked) implements Argument {}

  /** A theorem says who wins the position. */
  record ByTheorem(Position position, Theorem theorem) implements Argument {}

  /** A summand that is equal to a nimber. */
  record NimberPart(Position position, long nimber) {}

  /**
   * Every summand is impartial, so the nim sum decides.
   *
   * @param heapsOfNim whether all are heaps of Nim
   * @param sum the nim sum
   */
  record NimSum(List<NimberPart> parts, boolean heapsOfNim, long sum) implements Argument {}

  /**
   * Heaps of Nim, where the player who takes the last token loses.
   *
   * @param sum the nim sum
   * @param large how many heaps have more than one token
   * @param ones how many heaps have one token
   */
  record MisereNim(List<NimberPart> parts, long sum, int large, int ones) implements Argument {}

  /**
   * A summand that is a number: the simplest one that no Left option reaches and that reaches no
   * Right option.
   *
   * @param left the values of the Left options, each once; empty if the summand is written as a
   *     number, or has too many options
   * @param right the values of the Right options, likewise
   * @param isReasoned whether the options give the reason
   */
  record NumberPart(Part part, List<ShortGame> left, List<ShortGame> right, boolean isReasoned) {

    /** The greatest Left option, if all options are numbers and there is one. */
    public Optional<Dyadic> low() {
      return areNumbers()
          ? left.stream().map(ShortGame::leftStop).max(Comparator.naturalOrder())
          : Optional.empty();
    }

    /** The least Right option, if all options are numbers and there is one. */
    public Optional<Dyadic> high() {
      return areNumbers()
          ? right.stream().map(ShortGame::leftStop).min(Comparator.naturalOrder())
          : Optional.empty();
    }

    /** Whether all options are numbers. */
    public boolean areNumbers() {
      return left.stream().allMatch(ShortGame::isNumber)
          && right.stream().allMatch(ShortGame::isNumber);
    }
  }

  /** Every summand is a number. */
  record Numbers(List<NumberPart> parts, Dyadic sum) implements Argument {}

  /**
   * All plays that one player starts last an even number of moves, or all an odd number.
   *
   * @param evenIfLeftStarts whether they do if Left starts
   * @param evenIfRightStarts whether they do if Right starts
   * @param positions how many positions were looked at
   */
  record LengthOfPlay(boolean evenIfLeftStarts, boolean evenIfRightStarts, int positions)
      implements Argument {}

  /**
   * A switch {high|low}.
   *
   * @param temperature half the difference
   */
  record Switch(Part part, Dyadic high, Dyadic low, Dyadic temperature) {}

  /**
   * What each switch is worth if they are taken in order.
   *
   * @param starter who takes the first
   * @param taken what is taken, in order
   * @param rest what the other summands add up to
   * @param total the sum of all
   * @param toMove who is to move then
   * @param winner who wins
   */
  record Line(
      Player starter,
      List<Dyadic> taken,
      NumberUpStar rest,
      NumberUpStar total,
      Player toMove,
      Player winner) {}

  /**
   * Switches and summands that are numbers, ups and nimbers.
   *
   * @param switches the hottest first
   * @param others the other summands
   */
  record Switches(List<Switch> switches, List<Part> others, Line leftFirst, Line rightFirst)
      implements Argument {}

  /** Every summand is a number plus a multiple of up plus a nimber. */
  record UpsAndStars(List<Part> parts, NumberUpStar sum) implements Argument {}

  /** A summand with its atomic weight, a number. */
  record WeightedPart(Part part, Dyadic weight) {}

  /** Every summand is all-small, and one player is ahead by two or more in atomic weight. */
  record TwoAhead(List<WeightedPart> parts, Dyadic weight) implements Argument {}

  /** A summand with its mean and temperature. */
  record TemperatePart(Part part, Dyadic mean, Dyadic temperature) {}

  /**
   * The mean is farther from 0 than the highest temperature.
   *
   * @param mean the sum of the means
   * @param temperature the greatest of the temperatures
   */
  record MeanBounds(List<TemperatePart> parts, Dyadic mean, Dyadic temperature)
      implements Argument {}

  /** The values of the summands, added. */
  record Values(List<Part> parts, ShortGame sum) implements Argument {}

  /** The trimmed game trees of both starters. */
  record Search(TrimmedTree leftFirst, TrimmedTree rightFirst) implements Argument {}

  /**
   * A strategy in a play that may repeat.
   *
   * @param starter who starts
   * @param player whose strategy it is
   * @param wins whether it wins; else that player does not lose
   * @param moves how many moves the play lasts at most, if it wins
   * @param first the first move, if the starter has the strategy
   * @param answers the moves of the strategy, if they are few
   * @param turns in how many turns the strategy has a move
   */
  record Strategy(
      Player starter,
      Player player,
      boolean wins,
      OptionalInt moves,
      Optional<Move> first,
      List<Answer> answers,
      int turns) {}

  /**
   * What a strategy does in a position.
   *
   * @param in the position
   * @param move the move
   * @param isBack whether it leads back to where the play can have been, in a strategy not to lose
   */
  record Answer(Position in, Move move, boolean isBack) {}

  /**
   * Play may return to a position: who wins has been carried back from the ends of the play, and
   * where nobody wins each player has a strategy not to lose.
   *
   * @param strategies for each starter that of the winner, or of both players
   * @param isImpartial whether both players have the same moves; then only Left starts
   */
  record Repetition(Outcome outcome, List<Strategy> strategies, boolean isImpartial)
      implements Argument {}

  /**
   * Coins on strings were searched: for the score, or for the last move.
   *
   * @param leftFirst in play for a score, what Left scores minus what Right scores if Left starts
   * @param rightFirst the same if Right starts
   * @param nimber in play for the last move, the nimber; empty if the position is loony
   * @param facts what can be read off the position
   */
  record CoinsOnStrings(
      Outcome outcome,
      OptionalInt leftFirst,
      OptionalInt rightFirst,
      OptionalInt nimber,
      Scores.Facts facts)
      implements Argument {}
}
