package org.gamester.rulesets.coordinates;

import java.util.Optional;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.Parameter;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextReader;
import org.gamester.rulesets.Theorem;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/// Euclid (Cole and Davie 1969): a positive multiple of the smaller number is subtracted from the
/// larger one, which must stay positive (Grossman's form) or may become 0.
///
/// Let a = q b + r with 0 < r < b. From (a,b) one comes to (r,b), of value v, and to the pairs (r +
/// i b, b) for 0 < i < q. So these have the numbers other than v in turn, and the value of (a,b) is
/// q - 1 if that is less than v, and q otherwise. If b divides a, the value is q, or q - 1 if the
/// result must stay positive. It takes as many steps as Euclid's algorithm. In Grossman's form it
/// is floor(|a/b - b/a|) (Nivasch 2006), which the tests compare.
public final class Euclid extends CoordinateGame {
  private static final String END = "end";
  private static final String POSITIVE = "positive";

  private static final Description DESCRIPTION =
      Description.of(
              "euclid",
              "Subtract a positive multiple of the smaller number from the larger one. Both must"
                  + " stay positive; with end=zero the larger one may become 0, and then the play"
                  + " is over.",
              "euclid(7,3)")
          .notation("The two numbers: `7,3`.")
          .title("Euclid's Game")
          .aliases("euclids-game")
          .parameters(
              new Parameter(END, POSITIVE, "positive: numbers stay positive; zero: 0 is allowed"))
          .impartial()
          .smallPositions("(1,1)", "(1,2)", "(2,3)", "(2,5)", "(3,5)", "(3,7)", "(4,6)", "(5,8)")
          .reference(
              "A. J. Cole, A. J. T. Davie, A game based on the Euclidean algorithm and a winning"
                  + " strategy for it (1969); G. Nivasch, The Sprague-Grundy function of the game"
                  + " Euclid (2006)");

  private final long least;

  /** Euclid with positive numbers. */
  public Euclid() {
    this(Parameters.NONE, 1);
  }

  private Euclid(Parameters given, long least) {
    super(DESCRIPTION, given);
    this.least = least;
  }

  @Override
  public Euclid rules(Parameters given) {
    return new Euclid(given, given.word(END, POSITIVE, "zero").equals(POSITIVE) ? 1 : 0);
  }

  @Override
  public Position read(TextReader text) {
    long[] pair = readPair(text, "a number", least, "a number", least);
    return token(pair[0], pair[1]);
  }

  @Override
  protected void moves(long row, long column, Player player, TokenMoves moves) {
    long smaller = Math.min(row, column);
    if (smaller == 0) {
      return;
    }
    boolean isRow = row >= column;
    for (long left = Math.max(row, column) - smaller; left >= least; left -= smaller) {
      moves.add(isRow ? left : row, isRow ? column : left);
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

  @Override
  protected Optional<ShortGame> knownValue(long row, long column) {
    return Optional.of(ShortGame.nimber(nimber(Math.max(row, column), Math.min(row, column))));
  }

  private long nimber(long larger, long smaller) {
    if (smaller == 0) {
      return 0;
    }
    long times = larger / smaller;
    long rest = larger % smaller;
    if (rest == 0) {
      return times - least;
    }
    return times - 1 < nimber(smaller, rest) ? times - 1 : times;
  }

  @Override
  protected Optional<Theorem> theorem(long row, long column) {
    long value = nimber(Math.max(row, column), Math.min(row, column));
    if (least == 0) {
      return Optional.empty();
    }
    return Optional.of(
        Theorem.ofValue(
            ShortGame.nimber(value),
            "Nivasch's theorem: the nimber of (a,b) is floor(|a/b - b/a|).",
            "For (%d,%d) that is %d.".formatted(row, column, value)));
  }
}
