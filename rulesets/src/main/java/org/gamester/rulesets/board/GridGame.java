package org.gamester.rulesets.board;

import java.util.ArrayList;
import java.util.List;
import org.gamester.rulesets.BoardKind;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextReader;

/**
 * A game on a rectangle of cells, written row by row: {@code xo.|.ox}. A new one is its
 * description, its alphabet and its moves:
 *
 * <pre>{@code
 * public final class Domineering extends GridGame {
 *   private static final int FREE = 0, TAKEN = 1;
 *
 *   public Domineering() {
 *     super(Description.of("domineering", "Left places ...", "domineering(4x4)"), ".#");
 *   }
 *
 *   protected void moves(Board board, Player player, BoardMoves moves) {
 *     Direction next = player == Player.LEFT ? Direction.SOUTH : Direction.EAST;
 *     for (int a = board.first(FREE); a >= 0; a = board.next(FREE, a)) {
 *       int b = board.step(a, next);
 *       if (board.is(b, FREE)) moves.set(a, TAKEN).set(b, TAKEN).add(a, b);
 *     }
 *   }
 * }
 * }</pre>
 */
public abstract class GridGame extends BoardGame {

  /**
   * @param letters the letters of the states, that of an absent cell last, as in {@code "xo.#"}
   */
  protected GridGame(Description description, String letters) {
    this(description, letters, Parameters.NONE);
  }

  /** A game with parameters. */
  protected GridGame(Description description, String letters, Parameters parameters) {
    super(
        description.orOn(BoardKind.GRID, "1x1", "1x2", "2x1", "1x3", "2x2", "2x3", "3x3"),
        letters,
        parameters);
  }

  /**
   * The letter of a cell on the usual start of a board, written {@code 4x5}; a dot, unless the game
   * says otherwise.
   *
   * @param row from 0, from the top
   * @param column from 0, from the left
   */
  protected char startLetter(int rows, int columns, int row, int column) {
    return '.';
  }

  /**
   * Refuses what is not a position.
   *
   * @param start where in the text the cells begin
   * @throws org.gamester.rulesets.TextException if it is not a position
   */
  protected void check(Board board, TextReader text, int start) {}

  @Override
  public Position read(TextReader text) {
    return BoardText.read(this, text);
  }

  /** Reads several boards of one row, joined by bars, as a sum. */
  protected final Position readRows(TextReader text) {
    List<TextReader> rows = new ArrayList<>();
    for (TextReader part : text.split('|')) {
      rows.addAll(part.split('/'));
    }
    if (rows.size() > 1 && rows.getLast().atEnd()) {
      rows.removeLast();
    }
    List<Position> strips = new ArrayList<>();
    for (TextReader row : rows) {
      strips.add(BoardText.read(this, row));
      row.expectEnd();
    }
    text.moveTo(text.end());
    return DisjunctiveSum.of(strips);
  }
}
