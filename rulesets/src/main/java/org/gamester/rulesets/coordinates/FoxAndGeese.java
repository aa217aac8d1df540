package org.gamester.rulesets.coordinates;

import java.util.ArrayList;
import java.util.List;
import org.gamester.rulesets.BoardKind;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.Game;
import org.gamester.rulesets.NamedGame;
import org.gamester.rulesets.Parameter;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Rules;
import org.gamester.rulesets.TextReader;

/**
 * Fox and Geese on the dark cells (row, column) of a board without end upwards: row 1 is at the
 * bottom, and row + column is even. A goose of Left's steps diagonally down; the fox, which is
 * Right's, goes diagonally in any direction. A fox with no goose in a row above it is free: nothing
 * can stop it any more, and its value is off.
 *
 * <p>Moves: each goose in the order of rows and columns, to the left before to the right; the fox
 * down before up, left before right, near before far.
 */
public final class FoxAndGeese extends Game {
  private static final String WIDTH = "width";
  private static final String RANGE = "foxRange";
  private static final int WIDEST = 1 << 10;
  private static final int HIGHEST = 1 << 20;
  private static final int MOST_GEESE = 1 << 12;

  private static final Description DESCRIPTION =
      Description.of(
              "fox-and-geese",
              "On the dark cells of a board, Left moves a goose one step diagonally down to a free"
                  + " cell, Right moves the fox diagonally, in any direction, up to foxRange free"
                  + " cells. A fox with no goose in a row above it is free: from then on only it"
                  + " moves, for ever.",
              "fox-and-geese(geese (3,1)(3,3) fox (1,1))")
          .notation(
              "The cells of the geese and that of the fox, as (column,row) with row 1"
                  + " at the bottom: `geese (3,1)(3,3) fox (1,1)`. Or the rows of the"
                  + " board, the highest first: `x.x.x.x.|........|o.......`.")
          .title("Fox and Geese")
          .parameters(
              new Parameter(WIDTH, "8", "the number of columns"),
              new Parameter(RANGE, "1", "how far the fox goes in one move"))
          .on(BoardKind.COORDINATES)
          .smallPositions(
              "geese (2,2)(2,4)(2,6)(2,8) fox (1,1)",
              "geese (2,2)(2,4)(2,6)(2,8) fox (1,3)",
              "geese (2,2)(2,4) fox (1,1)",
              "geese (3,1)(3,3) fox (1,1)",
              "geese (3,1) fox (4,4)")
          .className("GenFoxAndGeese")
          .reference(
              "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways (1982), chapter 20; A. N."
                  + " Siegel, Combinatorial Game Theory (2013), section VI.1")
          .named(
              NamedGame.of(
                      "ceylonese-fox-and-geese",
                      "8, 2",
                      "On the dark cells of a board, Left moves a goose one step diagonally down to"
                          + " a free cell, Right moves the fox diagonally, in any direction, one or"
                          + " two free cells. A fox with no goose in a row above it is free: from"
                          + " then on only it moves, for ever.")
                  .title("Ceylonese Fox and Geese")
                  .example("ceylonese-fox-and-geese(geese (3,1)(3,3) fox (1,1))"));

  private final int width;
  private final int range;

  /** On 8 columns, with a fox that goes one step. */
  public FoxAndGeese() {
    super(DESCRIPTION);
    this.width = 8;
    this.range = 1;
  }

  private FoxAndGeese(Parameters given) {
    super(DESCRIPTION, given);
    this.width = (int) given.number(WIDTH, 2, WIDEST);
    this.range = (int) given.number(RANGE, 1, HIGHEST);
  }

  @Override
  public Rules rules(Parameters given) {
    return new FoxAndGeese(given);
  }

  /** The number of columns. */
  public int width() {
    return width;
  }

  /** How far the fox goes in one move. */
  int range() {
    return range;
  }

  @Override
  public Convention convention() {
    return Convention.LOOPY;
  }

  /** Whether (row, column) is a dark cell of the board, in a row that can be written. */
  public boolean isCell(long row, long column) {
    return row >= 1 && row <= HIGHEST && column >= 1 && column <= width && (row + column) % 2 == 0;
  }

  /**
   * The position with these geese and this fox.
   *
   * @param geese cells, each a row and a column
   * @param fox a row and a column
   * @throws IllegalArgumentException if a cell is none of the board, or two pieces are on one
   */
  public Position position(List<int[]> geese, int[] fox) {
    FoxPosition position =
        new FoxPosition(
            this, geese.stream().mapToInt(this::number).sorted().toArray(), number(fox));
    position.requireDistinct();
    return position;
  }

  private int number(int[] cell) {
    if (!isCell(cell[0], cell[1])) {
      throw new IllegalArgumentException("(%d,%d) is no cell".formatted(cell[0], cell[1]));
    }
    return cell[0] * width + cell[1] - 1;
  }

  /** Reads {@code geese (3,1)(3,3) fox (1,1)}, or the rows of a board, the highest row first. */
  @Override
  public Position read(TextReader text) {
    int start = text.offset();
    List<int[]> geese = new ArrayList<>();
    List<int[]> foxes = new ArrayList<>();
    if (text.accept("geese") || text.peek() == 'f') {
      readCells(text, geese, MOST_GEESE);
      if (!text.accept("fox")) {
        throw text.expected("a cell such as (3,1), or 'fox' and its cell");
      }
      readCells(text, foxes, 1);
    } else {
      readBoard(text, geese, foxes);
    }
    if (foxes.size() != 1) {
      throw text.expected("the cell of the fox, as in fox (1,1)");
    }
    try {
      return position(geese, foxes.getFirst());
    } catch (IllegalArgumentException e) {
      throw text.errorAt(start, String.valueOf(e.getMessage()));
    }
  }

  private void readCells(TextReader text, List<int[]> cells, int most) {
    text.skipBlanks();
    while (text.peek() == '(' && cells.size() < most) {
      int place = text.offset();
      long[] cell = CoordinateGame.readPair(text, "a row", 1, "a column", 1);
      if (!isCell(cell[0], cell[1])) {
        throw text.errorAt(
            place,
            "(%d,%d) is no cell: rows are 1 to %d, columns 1 to %d, and row + column is even"
                .formatted(cell[0], cell[1], HIGHEST, width));
      }
      cells.add(new int[] {(int) cell[0], (int) cell[1]});
      text.accept(',');
      text.skipBlanks();
    }
  }

  private void readBoard(TextReader text, List<int[]> geese, List<int[]> foxes) {
    int row = 0;
    List<int[]> found = new ArrayList<>();
    do {
      row--;
      for (int column = 1; column <= width; column++) {
        char letter = text.peek();
        if (letter != 'x' && letter != 'o' && letter != '.') {
          throw text.expected(
              "geese and fox, as in geese (3,1)(3,3) fox (1,1), or rows of %d cells, each . x or o"
                  .formatted(width));
        }
        text.next();
        if (letter != '.') {
          found.add(new int[] {row, column, letter});
        }
      }
    } while (text.acceptEndOfRow());
    for (int[] piece : found) {
      (piece[2] == 'x' ? geese : foxes).add(new int[] {piece[0] - row + 1, piece[1]});
    }
  }
}
