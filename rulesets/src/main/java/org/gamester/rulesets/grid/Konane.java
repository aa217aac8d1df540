package org.gamester.rulesets.grid;

import org.gamester.rulesets.Description;
import org.gamester.rulesets.Dimensions;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextReader;
import org.gamester.rulesets.board.Board;
import org.gamester.rulesets.board.BoardMoves;
import org.gamester.rulesets.board.Direction;
import org.gamester.rulesets.board.GridGame;
import org.gamester.rulesets.board.GridGeometry;
import org.gamester.rulesets.board.Region;
import org.gamester.rulesets.board.Symmetries;
import org.gamester.values.Computation;
import org.gamester.values.Player;

/**
 * Konane: stones jump over enemy stones in one direction and remove them. A traditional game begins
 * on a chessboard pattern of stones without two neighbouring ones, {@code 6x6 without c3,c4}.
 */
public final class Konane extends GridGame {
  private static final int EMPTY = 0;
  private static final int X = 1;
  private static final int O = 2;

  private static final Description DESCRIPTION =
      Description.of(
              "konane",
              "A stone jumps over a neighbouring enemy stone onto the empty cell behind it, and"
                  + " removes it; it may go on in the same direction.",
              "konane(.oxo.)")
          .notation(
              "Rows of cells from the top, joined by bars. `6x6 without c3,c4` is the"
                  + " board full of stones but for two next to each other.")
          .smallPositions(".ox", ".ox.", ".oxo.", "x.o", ".oxox", ".ox.o", "xox.")
          .reference(
              "The traditional game of Hawaii; M. D. Ernst, Playing Konane mathematically (1995)");

  private final Direction[] directions = Direction.orthogonal();

  /** The game. */
  public Konane() {
    super(DESCRIPTION, ".xo#");
  }

  /** Reads also {@code 6x6 without c3,c4}: all stones but two next to each other. */
  @Override
  public Position read(TextReader text) {
    text.skipBlanks();
    int start = text.offset();
    if (!text.atDigit()) {
      return super.read(text);
    }
    Dimensions size = Dimensions.read(text);
    int rows = size.rows();
    int columns = size.columns();
    text.skipBlanks();
    if (!text.accept("without")) {
      text.moveTo(start);
      return super.read(text);
    }
    text.skipBlanks();
    int from = text.offset();
    int first = cell(text, rows, columns);
    text.expect(',');
    text.skipBlanks();
    int second = cell(text, rows, columns);
    text.expectEnd();
    int distance =
        Math.abs(first / columns - second / columns) + Math.abs(first % columns - second % columns);
    if (distance != 1) {
      throw text.errorAt(from, "the two cells without stones must be next to each other");
    }
    return super.read(new TextReader(checkerboard(rows, columns, first, second)));
  }

  private static int cell(TextReader text, int rows, int columns) {
    int start = text.offset();
    String name = text.name();
    for (int cell = 0; cell < rows * columns; cell++) {
      Computation.poll();
      if (GridGeometry.name(rows, columns, cell).equalsIgnoreCase(name)) {
        return cell;
      }
    }
    throw text.errorAt(start, "expected a cell of the board, such as a1, found '" + name + "'");
  }

  private static String checkerboard(int rows, int columns, int first, int second) {
    StringBuilder cells = new StringBuilder(rows * (columns + 1));
    for (int cell = 0; cell < rows * columns; cell++) {
      cells.append(cell > 0 && cell % columns == 0 ? "|" : "");
      boolean isX = (cell / columns + cell % columns) % 2 == 0;
      cells.append(cell == first || cell == second ? '.' : isX ? 'x' : 'o');
    }
    return cells.toString();
  }

  @Override
  protected char startLetter(int rows, int columns, int row, int column) {
    boolean isRemoved =
        row == (rows - 1) / 2 && (column == (columns - 1) / 2 || column == (columns + 1) / 2);
    return isRemoved ? '.' : (row + column) % 2 == 0 ? 'x' : 'o';
  }

  @Override
  protected void moves(Board board, Player player, BoardMoves moves) {
    int own = player == Player.LEFT ? X : O;
    int enemy = X + O - own;
    for (int a = board.first(own); a >= 0; a = board.next(own, a)) {
      for (Direction direction : directions) {
        for (int jumps = 1; canJump(board, a, direction, jumps, enemy); jumps++) {
          int at = a;
          for (int jump = 0; jump < jumps; jump++) {
            int over = board.step(at, direction);
            moves.set(over, EMPTY);
            at = board.step(over, direction);
          }
          moves.set(a, EMPTY).set(at, own).add(a, at);
        }
      }
    }
  }

  private static boolean canJump(Board board, int a, Direction way, int jumps, int enemy) {
    int over = board.offset(a, (2 * jumps - 1) * way.rows(), (2 * jumps - 1) * way.columns());
    int to = board.offset(a, 2 * jumps * way.rows(), 2 * jumps * way.columns());
    return board.is(over, enemy) && board.is(to, EMPTY);
  }

  @Override
  protected boolean isDead(Region region) {
    return region.count(X) == 0 || region.count(O) == 0;
  }

  @Override
  protected Symmetries symmetries() {
    return Symmetries.ALL;
  }
}
