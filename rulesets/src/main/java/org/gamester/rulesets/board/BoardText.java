package org.gamester.rulesets.board;

import java.util.ArrayList;
import java.util.List;
import org.gamester.rulesets.Dimensions;
import org.gamester.rulesets.TextReader;
import org.gamester.values.Computation;

/**
 * Reads, writes and draws positions on boards.
 *
 * <p>Rows of a grid are joined by bars, slashes or line ends; one more at the end is ignored.
 * {@code 4x5} is the usual start on 4 rows of 5 cells.
 */
final class BoardText {

  private BoardText() {}

  /** Reads a position on a grid, up to the end of the text. */
  static BoardPosition read(GridGame game, TextReader text) {
    long extra = game.readExtra(text);
    text.skipBlanks();
    int start = text.offset();
    Cells cells = text.atDigit() ? usualStart(game, text) : readRows(game, text);
    BoardPosition position = cells.position(game, extra);
    game.check(position.board(), text, start);
    return position;
  }

  /** A rectangle of states, row by row. */
  private record Cells(int rows, int columns, List<int[]> lines) {

    BoardPosition position(BoardGame game, long extra) {
      GridGeometry grid = new GridGeometry(rows, columns);
      int planes = game.alphabet().planes();
      int words = Board.words(grid);
      long[] bits = new long[planes * words];
      int cell = 0;
      for (int[] line : lines) {
        for (int state : line) {
          Board.set(bits, words, planes, cell++, state);
        }
      }
      return game.position(grid, bits, extra);
    }
  }

  private static Cells usualStart(GridGame game, TextReader text) {
    Dimensions size = Dimensions.read(text);
    int rows = size.rows();
    int columns = size.columns();
    List<int[]> lines = new ArrayList<>();
    for (int row = 0; row < rows; row++) {
      Computation.poll();
      int[] line = new int[columns];
      for (int column = 0; column < columns; column++) {
        line[column] = game.state(game.startLetter(rows, columns, row, column));
      }
      lines.add(line);
    }
    return new Cells(rows, columns, lines);
  }

  /** Whether a text has only letters of cells and ends of rows. */
  static boolean isGrid(BoardGame game, TextReader text) {
    for (char c : text.rest().toCharArray()) {
      if (!game.alphabet().has(c) && "|/\n\r\t ".indexOf(c) < 0) {
        return false;
      }
    }
    return true;
  }

  /** A position on a grid given row by row, in the letters of the game. */
  static BoardPosition readGrid(BoardGame game, TextReader text) {
    return readRows(game, text).position(game, 0);
  }

  private static Cells readRows(BoardGame game, TextReader text) {
    List<int[]> lines = new ArrayList<>();
    long cells = 0;
    while (!text.atEnd()) {
      Computation.poll();
      int start = text.offset();
      int[] line = readRow(game, text);
      if (!lines.isEmpty() && line.length != lines.getFirst().length) {
        throw text.errorAt(
            start,
            "row %d has %s, but row 1 has %s; all rows must be equally long"
                .formatted(
                    lines.size() + 1, counted(line.length), counted(lines.getFirst().length)));
      }
      cells += line.length;
      if (cells > Dimensions.MOST_CELLS) {
        throw text.errorAt(start, "a board may have at most " + Dimensions.MOST_CELLS + " cells");
      }
      lines.add(line);
    }
    return new Cells(lines.size(), lines.isEmpty() ? 0 : lines.getFirst().length, lines);
  }

  private static String counted(int cells) {
    return cells + (cells == 1 ? " cell" : " cells");
  }

  private static int[] readRow(BoardGame game, TextReader text) {
    List<Integer> states = new ArrayList<>();
    while (text.offset() < text.end() && !text.acceptEndOfRow()) {
      if (Character.isWhitespace(text.peek())) {
        throw text.errorAt(text.offset(), "unexpected blank within a row of cells");
      }
      states.add(game.alphabet().read(text));
    }
    return states.stream().mapToInt(state -> state).toArray();
  }

  /** The text of a position, in lower case, rows joined by bars. */
  static String write(BoardPosition position) {
    String extra = position.rules().extraText(position.extra());
    return extra
        + (position.geometry() instanceof GridGeometry grid
            ? rows(position, grid, '|')
            : ((GraphGeometry) position.geometry()).text(position));
  }

  /** The rows one below the other; what the position says besides stands in a line above them. */
  static String draw(BoardPosition position) {
    if (!(position.geometry() instanceof GridGeometry grid)) {
      return write(position);
    }
    String extra = position.rules().extraText(position.extra());
    return (extra.isEmpty() ? "" : extra + "\n") + rows(position, grid, '\n');
  }

  private static String rows(BoardPosition position, GridGeometry grid, char separator) {
    if (grid.cells() == 0 && grid.rows() + grid.columns() > 0) {
      return grid.rows() + "x" + grid.columns();
    }
    StringBuilder text = new StringBuilder(grid.cells() + grid.rows());
    Board board = position.board();
    BoardAlphabet alphabet = position.rules().alphabet();
    for (int row = 0; row < grid.rows(); row++) {
      if (row > 0) {
        text.append(separator);
      }
      for (int column = 0; column < grid.columns(); column++) {
        text.append(alphabet.letter(board.state(row * grid.columns() + column)));
      }
    }
    return text.toString();
  }
}
