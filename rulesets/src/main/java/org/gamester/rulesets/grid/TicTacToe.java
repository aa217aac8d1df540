package org.gamester.rulesets.grid;

import java.util.List;
import java.util.Optional;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Ending;
import org.gamester.rulesets.Parameter;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.TextReader;
import org.gamester.rulesets.board.Board;
import org.gamester.rulesets.board.BoardMoves;
import org.gamester.rulesets.board.Direction;
import org.gamester.rulesets.board.GridGame;
import org.gamester.values.Player;

/**
 * Tic-tac-toe: a line of own stones wins at once, and a full board without one is a draw. A
 * position has an outcome, but no value.
 */
public final class TicTacToe extends GridGame {
  private static final int FREE = 0;
  private static final int X = 1;
  private static final int O = 2;
  private static final String LINE = "line";
  private static final int LONGEST_LINE = 1_000_000;
  private static final List<Direction> LINES =
      List.of(Direction.EAST, Direction.SOUTHEAST, Direction.SOUTH, Direction.SOUTHWEST);

  private final int line;

  /** The game with lines of three. */
  public TicTacToe() {
    super(".xo#");
    this.line = 3;
  }

  private TicTacToe(Parameters given) {
    super(".xo#", given);
    this.line = (int) given.number(LINE, 1, LONGEST_LINE);
  }

  @Override
  public TicTacToe rules(Parameters given) {
    return new TicTacToe(given);
  }

  @Override
  public String id() {
    return "tic-tac-toe";
  }

  @Override
  public List<String> aliases() {
    return List.of("noughts-and-crosses");
  }

  @Override
  public String title(String name) {
    return "Tic-Tac-Toe";
  }

  @Override
  public String rule() {
    return "Place a stone on an empty cell. Three own stones in a row, column or diagonal, or as many"
        + " as line says, win at once; a full board without such a line is a draw.";
  }

  @Override
  public List<Parameter> parameters() {
    return List.of(new Parameter(LINE, "3", "how many stones in a line win"));
  }

  @Override
  public String example() {
    return "tic-tac-toe(x.o|.x.|...)";
  }

  @Override
  public Convention convention() {
    return Convention.ENDING;
  }

  @Override
  protected void moves(Board board, Player player, BoardMoves moves) {
    if (hasLine(board, X) || hasLine(board, O)) {
      return;
    }
    int own = player == Player.LEFT ? X : O;
    for (int a = board.first(FREE); a >= 0; a = board.next(FREE, a)) {
      moves.set(a, own).add(a);
    }
  }

  @Override
  protected Optional<Ending> ending(Board board, Player mover) {
    if (hasLine(board, X)) {
      return Optional.of(Ending.LEFT_WINS);
    }
    if (hasLine(board, O)) {
      return Optional.of(Ending.RIGHT_WINS);
    }
    return board.first(FREE) < 0 ? Optional.of(Ending.DRAW) : Optional.empty();
  }

  private boolean hasLine(Board board, int colour) {
    for (int a = board.first(colour); a >= 0; a = board.next(colour, a)) {
      for (Direction direction : LINES) {
        int length = 1;
        while (length < line
            && board.is(
                board.offset(a, length * direction.rows(), length * direction.columns()), colour)) {
          length++;
        }
        if (length == line) {
          return true;
        }
      }
    }
    return false;
  }

  @Override
  protected void check(Board board, TextReader text, int start) {
    if (hasLine(board, X) && hasLine(board, O)) {
      throw text.errorAt(start, "both players have a line of " + line + "; the first one has won");
    }
  }
}
