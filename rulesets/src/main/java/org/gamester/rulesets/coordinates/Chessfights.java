package org.gamester.rulesets.coordinates;

import java.util.List;
import java.util.Map;
import org.gamester.rulesets.OptionList;
import org.gamester.rulesets.Parameter;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Ruleset;
import org.gamester.rulesets.TextReader;
import org.gamester.values.Player;

/**
 * Chessfights (Carvalho and others 2012) with any two pieces: one token on the quarter board, which
 * each player moves as another chess piece, always towards the corner or the first column.
 *
 * <p>Order of moves: by direction clockwise from north, then by distance.
 */
public final class Chessfights implements Ruleset {
  private static final String LEFT = "left";
  private static final String RIGHT = "right";
  private static final long GREATEST = 1L << 60;

  @Override
  public String id() {
    return "chessfights";
  }

  @Override
  public Map<String, String> named() {
    return Map.of(
        "white-knight", "knight, knight",
        "wythoff-queens", "queen, queen",
        "nim-rook", "rook, rook",
        "king-walk", "king, king");
  }

  @Override
  public String rule() {
    return "Move the token at (row, column) as your chess piece moves, towards the corner (0,0); a"
        + " bishop towards column 0.";
  }

  @Override
  public List<Parameter> parameters() {
    return List.of(
        new Parameter(LEFT, "bishop", "Left's piece: " + Piece.NAMES),
        new Parameter(RIGHT, "knight", "Right's piece"));
  }

  @Override
  public String example() {
    return "chessfights(3,4)";
  }

  @Override
  public Position read(Parameters parameters, TextReader text) {
    Piece left = Piece.read(parameters.reader(LEFT));
    Piece right = Piece.read(parameters.reader(RIGHT));
    boolean bracket = text.accept('(');
    long row = text.number("a row", 0, GREATEST);
    text.expect(',');
    long column = text.number("a column", 0, GREATEST);
    if (bracket) {
      text.expect(')');
    }
    return new Token(left, right, row, column);
  }

  /** The token at (row, column). */
  record Token(Piece left, Piece right, long row, long column) implements Position {

    @Override
    public List<Position> options(Player player) {
      Piece piece = player == Player.LEFT ? left : right;
      OptionList options = new OptionList();
      for (Piece.Step step : piece.steps()) {
        long newRow = row + step.down();
        long newColumn = column + step.right();
        while (newRow >= 0 && newColumn >= 0) {
          options.add(new Token(left, right, newRow, newColumn));
          if (!piece.rides()) {
            break;
          }
          newRow += step.down();
          newColumn += step.right();
        }
      }
      return options.toList();
    }

    @Override
    public Position normalForm() {
      return row > column && left.isSymmetric() && right.isSymmetric()
          ? new Token(left, right, /* row= */ column, /* column= */ row)
          : this;
    }

    @Override
    public Position negative() {
      return isImpartial() ? this : Position.super.negative();
    }

    @Override
    public boolean isImpartial() {
      return left.equals(right);
    }

    @Override
    public String text() {
      return "(" + row + "," + column + ")";
    }

    /** The board from (0,0) to the token; l, r and g mark where Left, Right and both may move. */
    @Override
    public String picture() {
      return TokenPicture.draw(this);
    }

    @Override
    public boolean equals(@org.jspecify.annotations.Nullable Object other) {
      return other instanceof Token token
          && row == token.row
          && column == token.column
          && left.equals(token.left)
          && right.equals(token.right);
    }

    @Override
    public int hashCode() {
      return Long.hashCode((row * 0x9E3779B97F4A7C15L + column) * 0x9E3779B97F4A7C15L);
    }

    @Override
    public String toString() {
      return text();
    }
  }
}
