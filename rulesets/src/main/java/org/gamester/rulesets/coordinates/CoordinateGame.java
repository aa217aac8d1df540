package org.gamester.rulesets.coordinates;

import java.util.Optional;
import org.gamester.rulesets.BoardKind;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.Game;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.Partizanship;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextReader;
import org.gamester.rulesets.Theorem;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/**
 * A game with one token on the quarter board: {@code (3,4)} is row 3, column 4; the corner is
 * (0,0), and the board has no end to the right and downwards. Several tokens are a sum.
 */
public abstract class CoordinateGame extends Game {
  private static final long GREATEST = 1L << 60;

  /** A game without parameters. */
  protected CoordinateGame(Description description) {
    this(description, Parameters.NONE);
  }

  /** A game with parameters. */
  protected CoordinateGame(Description description, Parameters parameters) {
    super(
        description.orOn(
            BoardKind.COORDINATES,
            "(0,1)",
            "(0,2)",
            "(0,3)",
            "(1,0)",
            "(1,1)",
            "(1,2)",
            "(2,1)",
            "(2,2)"),
        parameters);
  }

  /**
   * Finds the cells that a player may move the token to, in the order in which they are to be
   * listed.
   */
  protected abstract void moves(long row, long column, Player player, TokenMoves moves);

  /** Whether both players always have the same moves; {@link #moves} is asked for Left's only. */
  protected boolean isImpartial() {
    return description().partizanship() == Partizanship.IMPARTIAL;
  }

  /** Whether a move stays one if rows and columns are exchanged. */
  protected boolean isSymmetric() {
    return false;
  }

  /** Whether a move never increases a coordinate. */
  protected boolean movesTowardsCorner() {
    return false;
  }

  /**
   * A table of the Grundy values of this game, with nothing in it yet; empty if the game is
   * partizan, or a move may increase a coordinate.
   */
  public final Optional<TokenNimbers> nimbers() {
    return isImpartial() && movesTowardsCorner()
        ? Optional.of(new TokenNimbers(this))
        : Optional.empty();
  }

  /** The value of a token, where a theorem gives it. */
  protected Optional<ShortGame> knownValue(long row, long column) {
    return Optional.empty();
  }

  /** What a theorem says of a token. */
  protected Optional<Theorem> theorem(long row, long column) {
    return Optional.empty();
  }

  /** The token at (row, column). */
  public final Position token(long row, long column) {
    return isImpartial() ? new ImpartialToken(this, row, column) : new Token(this, row, column);
  }

  @Override
  public Position read(TextReader text) {
    long[] cell = readPair(text, "a row", 0, "a column", 0);
    return token(cell[0], cell[1]);
  }

  /** A token has its own brackets: {@code wythoff(3,4)}. */
  @Override
  public final String text(Position position) {
    return position instanceof Token ? text() + position.text() : super.text(position);
  }

  /** Reads two numbers, as in {@code (3,4)} or {@code 3,4}, each with a least value. */
  static long[] readPair(
      TextReader text, String first, long leastFirst, String second, long leastSecond) {
    boolean bracket = text.accept('(');
    long[] pair = new long[2];
    pair[0] = text.number(first, leastFirst, GREATEST);
    if (!text.accept(',')) {
      throw text.expected("',' and a second number, as in 3,5");
    }
    pair[1] = text.number(second, leastSecond, GREATEST);
    if (bracket) {
      text.expect(')');
    }
    return pair;
  }
}
