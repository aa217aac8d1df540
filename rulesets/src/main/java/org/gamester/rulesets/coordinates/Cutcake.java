package org.gamester.rulesets.coordinates;

import org.gamester.rulesets.BoardKind;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.Game;
import org.gamester.rulesets.NamedGame;
import org.gamester.rulesets.Parameter;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextReader;
import org.gamester.rulesets.heap.Taking;
import org.gamester.values.Player;

/**
 * Cutcake and its family: Left plays a take-and-break game with the columns of a cake, Right one
 * with its rows; the pieces are a sum. Each move makes the pieces smaller, so that play ends.
 */
public final class Cutcake extends Game {
  private static final String LEFT = "left";
  private static final String RIGHT = "right";
  private static final String TURN = "turn";
  private static final String SPLIT = "4.0";

  private static final Description DESCRIPTION =
      Description.of(
              "cutcake",
              "Left takes columns of a cake of (rows,columns) and divides the rest between columns"
                  + " as a take-and-break code allows, Right does so with rows; each piece is a"
                  + " cake of its own. With turn=true the cake is turned by a quarter before each"
                  + " move.",
              "cutcake(3,4)")
          .notation("The rows and the columns of the cake: `3,4`.")
          .parameters(
              new Parameter(
                  LEFT,
                  SPLIT,
                  "Left's take-and-break code: 4.0 cuts into two parts, {2+}=.0 into any number of equal parts"),
              new Parameter(RIGHT, "the same", "Right's take-and-break code"),
              new Parameter(TURN, "false", "whether the cake is turned before each move"))
          .on(BoardKind.COORDINATES)
          .smallPositions("(1,1)", "(1,2)", "(2,1)", "(1,3)", "(2,2)", "(2,3)", "(3,3)")
          .reference(
              "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways (1982), chapter 2 for"
                  + " Cutcake and Maundy Cake")
          .named(
              NamedGame.of(
                  "maundy-cake",
                  "{2+}=.0",
                  "Left divides a cake of (rows,columns) between its columns into two or more"
                      + " equal pieces, Right does so between its rows; each piece is a cake of"
                      + " its own."),
              NamedGame.of(
                  "eatcake",
                  "0.7",
                  "Left eats one column of a cake of (rows,columns), Right one row; what is left"
                      + " on either side of it is a cake of its own."),
              NamedGame.of(
                      "turn-and-eatcake",
                      "0.7, turn=true",
                      "A cake of (rows,columns) is turned by a quarter before each move. Then Left"
                          + " eats one column of it, Right one row; what is left on either side of"
                          + " it is a cake of its own.")
                  .title("Turn-and-Eatcake"));

  private final Taking left;
  private final Taking right;
  private final boolean isTurned;

  /** Cutcake. */
  public Cutcake() {
    this(
        Parameters.NONE,
        Taking.ofCode(new TextReader(SPLIT)),
        Taking.ofCode(new TextReader(SPLIT)),
        false);
  }

  private Cutcake(Parameters parameters, Taking left, Taking right, boolean isTurned) {
    super(DESCRIPTION, parameters);
    this.left = left;
    this.right = right;
    this.isTurned = isTurned;
  }

  @Override
  public Cutcake rules(Parameters given) {
    String same = given.isGiven(RIGHT) ? RIGHT : LEFT;
    return new Cutcake(
        given,
        Taking.ofCode(given.reader(LEFT)),
        Taking.ofCode(given.reader(same)),
        given.flag(TURN));
  }

  Taking taking(Player player) {
    return player == Player.LEFT ? left : right;
  }

  /** What a player may do with a cake of (rows,columns). */
  PairMoves moves(Player player) {
    PairMoves moves = player == Player.LEFT ? PairMoves.inSecond(left) : PairMoves.inFirst(right);
    return isTurned ? PairMoves.turned(moves) : moves;
  }

  /** A cake has its own brackets: {@code cutcake(3,4)}. */
  @Override
  public String text(Position position) {
    return position instanceof Cake ? text() + position.text() : super.text(position);
  }

  @Override
  public Position read(TextReader text) {
    long[] cake = CoordinateGame.readPair(text, "a number of rows", 0, "a number of columns", 0);
    return new Cake(this, cake[0], cake[1]);
  }
}
