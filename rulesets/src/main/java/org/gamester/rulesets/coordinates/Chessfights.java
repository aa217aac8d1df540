package org.gamester.rulesets.coordinates;

import java.util.stream.Stream;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.NamedGame;
import org.gamester.rulesets.Parameter;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.Rules;
import org.gamester.rulesets.TextReader;
import org.gamester.values.Player;

/**
 * Chessfights (Carvalho and others 2012) with any two pieces: one token on the quarter board, which
 * each player moves as another chess piece, always towards the corner or the first column.
 *
 * <p>Order of moves: by direction clockwise from north, then by distance.
 */
public final class Chessfights extends CoordinateGame {
  private static final String LEFT = "left";
  private static final String RIGHT = "right";

  private static final Description DESCRIPTION =
      Description.of(
              "chessfights",
              "Move the token at (row, column) as your chess piece moves, towards the corner (0,0);"
                  + " a bishop towards column 0.",
              "chessfights(3,4)")
          .notation(
              "The row and the column of the piece, counted from 0: `3,4`. The"
                  + " parameters name Left's and Right's piece, as in"
                  + " `chessfights{knight(1,3), ferz}(3,4)`.")
          .parameters(
              new Parameter(LEFT, "bishop", "Left's piece: " + Piece.NAMES),
              new Parameter(RIGHT, "knight", "Right's piece"))
          .either()
          .reference(
              "A. Carvalho, C. P. Santos, C. L. Dias, F. Coelho, J. P. Neto, S. Vinagre, A"
                  + " recursive process related to a partizan variation of Wythoff (2012)")
          .named(
              NamedGame.of(
                  "white-knight",
                  "knight, knight",
                  "Move the token at (row, column) as a knight of chess moves, towards the corner"
                      + " (0,0)."),
              NamedGame.of(
                  "wythoff-queens",
                  "queen, queen",
                  "Move the token at (row, column) as a queen of chess moves, towards the corner"
                      + " (0,0): any number of rows, of columns, or of both alike."),
              NamedGame.of(
                  "nim-rook",
                  "rook, rook",
                  "Move the token at (row, column) as a rook of chess moves, towards the corner"
                      + " (0,0): any number of rows or of columns."),
              NamedGame.of(
                  "king-walk",
                  "king, king",
                  "Move the token at (row, column) as a king of chess moves, towards the corner"
                      + " (0,0): one row, one column, or both."));

  private final Piece left;
  private final Piece right;

  /** Left has a bishop, Right a knight. */
  public Chessfights() {
    this(
        Parameters.NONE,
        Piece.read(new TextReader("bishop")),
        Piece.read(new TextReader("knight")));
  }

  private Chessfights(Parameters parameters, Piece left, Piece right) {
    super(DESCRIPTION, parameters);
    this.left = left;
    this.right = right;
  }

  @Override
  public Rules rules(Parameters given) {
    return new Chessfights(given, Piece.read(given.reader(LEFT)), Piece.read(given.reader(RIGHT)));
  }

  @Override
  protected void moves(long row, long column, Player player, TokenMoves moves) {
    Piece piece = player == Player.LEFT ? left : right;
    for (Piece.Step step : piece.steps()) {
      long toRow = row + step.down();
      long toColumn = column + step.right();
      while (toRow >= 0 && toColumn >= 0) {
        moves.add(toRow, toColumn);
        if (!piece.rides()) {
          break;
        }
        toRow += step.down();
        toColumn += step.right();
      }
    }
  }

  @Override
  protected boolean isImpartial() {
    return left.equals(right);
  }

  @Override
  protected boolean movesTowardsCorner() {
    return Stream.of(left, right)
        .flatMap(piece -> piece.steps().stream())
        .allMatch(step -> step.down() <= 0 && step.right() <= 0);
  }

  @Override
  protected boolean isSymmetric() {
    return left.isSymmetric() && right.isSymmetric();
  }
}
