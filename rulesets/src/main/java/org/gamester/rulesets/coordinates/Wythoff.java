package org.gamester.rulesets.coordinates;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.LongUnaryOperator;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.Parameter;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.Rules;
import org.gamester.rulesets.Theorem;
import org.gamester.rulesets.heap.AmountBound;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/// Wythoff's game (1907) on two heaps, and its generalizations: from both heaps k and l tokens may
/// be taken if 0 < k <= l < bound(k). With the bound k+1 this is Wythoff's game, with k+r the
/// r-Wythoff game of Fraenkel (1982).
///
/// With the bound k+r, (x, y) with x <= y is a P-position if and only if y - x = r n and x =
/// floor(n (2 - r + sqrt(r^2 + 4)) / 2) for some n (Fraenkel, _How to beat your Wythoff games'
/// opponent on three fronts_). The floor is found from an integer square root.
///
/// Moves: from the first heap, from the second, from both; each by the amounts.
public final class Wythoff extends CoordinateGame {
  private static final String BOUND = "bound";

  private static final Description DESCRIPTION =
      Description.of(
              "wythoff",
              "Take any positive number of tokens from one of the two heaps, or the same number"
                  + " from both. With a bound f, k tokens from one and l from the other if 0 < k <="
                  + " l < f(k).",
              "wythoff(3,5)")
          .notation(
              "The two heaps: `3,5`. With {k+2} a player may take k and l tokens from"
                  + " the two heaps if 0 < k <= l < k+2.")
          .title("Wythoff's Game")
          .aliases("wythoffs-game", "wythoffs-nim")
          .parameters(
              new Parameter(
                  BOUND, "k+1", "f(k): k+1 for Wythoff's game, k+r, 2k, or a table [2,4]"))
          .impartial()
          .reference(
              "W. A. Wythoff, A modification of the game of Nim (1907); A. S. Fraenkel, How to"
                  + " beat your Wythoff games' opponent on three fronts (1982)")
          .pPositions(
              "with the bound k+r, the player to move from (x,y) with x <= y loses if and only if"
                  + " y = x + r n and x = floor(a n) for some n, where a = (2 - r + sqrt(r^2 + 4))"
                  + " / 2. If r = 1, a is the golden ratio phi, and y = floor(phi^2 n). The numbers"
                  + " floor(a n) and floor((a + r) n) for n = 1, 2, ... are all positive integers,"
                  + " each once (Beatty). (Wythoff 1907; Fraenkel 1982)");

  private final LongUnaryOperator bound;

  /** The r of a bound k+r; 0 if the bound is another one. */
  private final long shift;

  /** Wythoff's game. */
  public Wythoff() {
    this(Parameters.NONE, new AmountBound(1, 1, 1, List.of()));
  }

  private Wythoff(Parameters parameters, AmountBound bound) {
    super(DESCRIPTION, parameters);
    this.bound = bound::of;
    this.shift = bound.isShift() ? bound.plus() : 0;
  }

  private Wythoff(LongUnaryOperator bound) {
    super(DESCRIPTION);
    this.bound = bound;
    this.shift = 0;
  }

  /** What a player may do with two heaps under any bound f, which is asked for positive amounts. */
  public static PairMoves movesWithin(LongUnaryOperator bound) {
    return PairMoves.ofToken(new Wythoff(bound), Player.LEFT);
  }

  @Override
  public Rules rules(Parameters given) {
    return new Wythoff(given, AmountBound.read(given.reader(BOUND)));
  }

  @Override
  protected void moves(long row, long column, Player player, TokenMoves moves) {
    for (long taken = 1; taken <= row; taken++) {
      moves.add(row - taken, column);
    }
    for (long taken = 1; taken <= column; taken++) {
      moves.add(row, column - taken);
    }
    long smaller = Math.min(row, column);
    long larger = Math.max(row, column);
    for (long k = 1; k <= smaller; k++) {
      long most = Math.min(larger, bound.applyAsLong(k) - 1);
      for (long l = k; l <= most; l++) {
        if (k <= row && l <= column) {
          moves.add(row - k, column - l);
        }
        if (l > k && l <= row && k <= column) {
          moves.add(row - l, column - k);
        }
      }
    }
  }

  @Override
  protected boolean movesTowardsCorner() {
    return true;
  }

  @Override
  protected boolean isSymmetric() {
    return true;
  }

  /** One heap alone is a heap of Nim. */
  @Override
  protected Optional<ShortGame> knownValue(long row, long column) {
    long smaller = Math.min(row, column);
    long larger = Math.max(row, column);
    if (smaller == 0) {
      return Optional.of(ShortGame.nimber(larger));
    }
    boolean lost = shift > 0 && isLost(smaller, larger, shift);
    return lost ? Optional.of(ShortGame.ZERO) : Optional.empty();
  }

  @Override
  protected Optional<Theorem> theorem(long row, long column) {
    long smaller = Math.min(row, column);
    long larger = Math.max(row, column);
    if (smaller == 0) {
      return Optional.of(
          Theorem.ofValue(
              ShortGame.nimber(larger), "With one heap empty, the other is a heap of Nim."));
    }
    if (shift <= 0) {
      return Optional.empty();
    }
    long r = shift;
    String said =
        r == 1
            ? "Wythoff's theorem: the player to move loses exactly from the cold positions (floor(n"
                + " phi), floor(n phi^2)) for n = 0, 1, 2, ..., where phi = (1 + sqrt(5)) / 2 is"
                + " the golden ratio, and phi^2 = phi + 1."
            : "Fraenkel's theorem for the bound k+%d: the player to move loses exactly from"
                    .formatted(r)
                + " (x, x + %d n) with x = floor(n (sqrt(%d) - %d) / 2) for n = 0, 1, 2, ..."
                    .formatted(r, r * r + 4, r - 2);
    long difference = larger - smaller;
    if (difference % r != 0) {
      return Optional.of(
          Theorem.ofOutcome(
              Outcome.N,
              said,
              "Here the difference, %d, is not a multiple of %d, so the player to move wins."
                  .formatted(difference, r)));
    }
    long n = difference / r;
    BigInteger cold = smallerCold(BigInteger.valueOf(n), BigInteger.valueOf(r));
    String pair = "(%d,%d)".formatted(cold, cold.add(BigInteger.valueOf(difference)));
    String sizes = "(%d,%d)".formatted(smaller, larger);
    return Optional.of(
        cold.equals(BigInteger.valueOf(smaller))
            ? Theorem.ofLoss(
                said, "For n = %d this is %s, so the player to move loses.".formatted(n, pair))
            : Theorem.ofOutcome(
                Outcome.N,
                said,
                "The one with the difference %d is %s, for n = %d. It is not %s, so the player to"
                        .formatted(difference, pair, n, sizes)
                    + " move wins, by moving to one of them."));
  }

  private static boolean isLost(long smaller, long larger, long r) {
    return (larger - smaller) % r == 0
        && smallerCold(BigInteger.valueOf((larger - smaller) / r), BigInteger.valueOf(r))
            .equals(BigInteger.valueOf(smaller));
  }

  /** The smaller heap of the n-th lost position: floor(n (2 - r + sqrt(r^2 + 4)) / 2). */
  private static BigInteger smallerCold(BigInteger n, BigInteger shift) {
    BigInteger square = shift.multiply(shift).add(BigInteger.valueOf(4));
    BigInteger root = n.multiply(n).multiply(square).sqrt();
    BigInteger twice = n.multiply(BigInteger.TWO.subtract(shift)).add(root);
    return twice.shiftRight(1);
  }
}
