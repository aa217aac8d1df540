package org.gamester.rulesets.grid;

import java.util.List;
import java.util.Optional;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.Ending;
import org.gamester.rulesets.NamedGame;
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
 * position has an outcome, but no value. Stones may have to fall, as in Connect Four, and a line
 * may lose instead.
 */
public final class TicTacToe extends GridGame {
  private static final int FREE = 0;
  private static final int X = 1;
  private static final int O = 2;
  private static final String LINE = "line";
  private static final String DROP = "drop";
  private static final String AVOID = "avoid";
  private static final int LONGEST_LINE = 1_000_000;
  private static final List<Direction> LINES =
      List.of(Direction.EAST, Direction.SOUTHEAST, Direction.SOUTH, Direction.SOUTHWEST);

  private static final Description DESCRIPTION =
      Description.of(
              "tic-tac-toe",
              "Place a stone on an empty cell. Three own stones in a row, column or diagonal, or as"
                  + " many as line says, win at once; a full board without such a line is a draw."
                  + " With drop=true a stone falls to the lowest empty cell of its column; with"
                  + " avoid=true a line loses.",
              "tic-tac-toe(x.o|.x.|...)")
          .notation(
              "Rows of cells from the top, joined by bars; `3x3` is empty. {4} asks"
                  + " for lines of four, {drop=true} lets stones fall, and with"
                  + " {avoid=true} a line loses.")
          .title("Tic-Tac-Toe")
          .aliases("noughts-and-crosses")
          .parameters(
              new Parameter(LINE, "3", "how many stones in a line win"),
              new Parameter(DROP, "false", "whether a stone falls to the lowest empty cell"),
              new Parameter(AVOID, "false", "whether the player with a line loses"))
          .reference("Winning Ways, chapter 22; J. Allen, V. Allis (1988) for Connect Four")
          .named(
              NamedGame.of(
                      "connect-four",
                      "line=4, drop=true",
                      "Drop a stone into a column; it falls to the lowest empty cell. Four own"
                          + " stones in a row, column or diagonal win at once; a full board"
                          + " without such a line is a draw.")
                  .example("connect-four(....|....|.xo.|xoxo)"));

  private final int line;
  private final boolean drops;
  private final boolean avoids;

  /** The game with lines of three. */
  public TicTacToe() {
    super(DESCRIPTION, ".xo#");
    this.line = 3;
    this.drops = false;
    this.avoids = false;
  }

  private TicTacToe(Parameters given) {
    super(DESCRIPTION, ".xo#", given);
    this.line = (int) given.number(LINE, 1, LONGEST_LINE);
    this.drops = given.flag(DROP);
    this.avoids = given.flag(AVOID);
  }

  @Override
  public TicTacToe rules(Parameters given) {
    return new TicTacToe(given);
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
      if (!drops || !board.is(board.step(a, Direction.SOUTH), FREE)) {
        moves.set(a, own).add(a);
      }
    }
  }

  @Override
  protected Optional<Ending> ending(Board board, Player mover) {
    if (hasLine(board, X)) {
      return Optional.of(avoids ? Ending.RIGHT_WINS : Ending.LEFT_WINS);
    }
    if (hasLine(board, O)) {
      return Optional.of(avoids ? Ending.LEFT_WINS : Ending.RIGHT_WINS);
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
      throw text.errorAt(
          start,
          "both players have a line of "
              + line
              + (avoids ? "; the first one has lost" : "; the first one has won"));
    }
    for (int a = board.first(FREE); drops && a >= 0; a = board.next(FREE, a)) {
      int above = board.step(a, Direction.NORTH);
      if (board.is(above, X) || board.is(above, O)) {
        throw text.errorAt(
            start, "the stone on %s has not fallen".formatted(board.geometry().name(above)));
      }
    }
  }
}
