package org.gamester.rulesets.coordinates;

import java.util.ArrayList;
import java.util.List;
import org.gamester.rulesets.BoardKind;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.Game;
import org.gamester.rulesets.Parameter;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Rules;
import org.gamester.rulesets.TextReader;

/**
 * Hare and Hounds: three rows of cells between two lone cells at the ends of the middle row. A
 * hound of Left's steps to a cell next to it, but never back to the left; the hare, which is
 * Right's, steps any way. A hare with no hound in a column to its left is free: nothing can stop it
 * any more, and its value is off.
 *
 * <p>The columns are a, b, c, ...; the first and the last have one cell. A step goes along a row or
 * a column, or slantwise: from and to the lone cells, and the middle cells of every second column.
 *
 * <p>Moves: each piece in the order of the cells, column by column from the bottom.
 */
public final class HareAndHounds extends Game {
  private static final String COLUMNS = "columns";
  private static final int LONGEST = 23;
  private static final int MIDDLE = 2;

  private static final Description DESCRIPTION =
      Description.of(
              "hare-and-hounds",
              "Left moves one of the hounds to a neighbouring free cell, never to the left; Right"
                  + " moves the hare to a neighbouring free cell. A hare with no hound in a column to"
                  + " its left is free: from then on only it moves, for ever.",
              "hare-and-hounds(hounds a2 b1 b3 hare e2)")
          .notation(
              "The cells of the hounds and that of the hare, columns a, b, ... from"
                  + " the left and rows 1 to 3 from the bottom: `hounds a2 b1 b3 hare e2`.")
          .title("Hare and Hounds")
          .aliases("hounds-and-hare")
          .parameters(
              new Parameter(
                  COLUMNS, "5", "the number of columns, odd; those at the ends have one cell"))
          .on(BoardKind.COORDINATES)
          .smallPositions(
              "hounds a2 b1 b3 hare e2",
              "hounds c1 c2 c3 hare e2",
              "hounds d1 d2 d3 hare e2",
              "hounds b2 hare d2",
              "hounds d2 hare c1")
          .reference(
              "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways (1982), chapter 21; A. N."
                  + " Siegel, Coping with Cycles (2009)");

  private final int columns;

  /** On the usual board of 11 cells. */
  public HareAndHounds() {
    super(DESCRIPTION);
    this.columns = 5;
  }

  private HareAndHounds(Parameters given) {
    super(DESCRIPTION, given);
    this.columns = (int) given.number(COLUMNS, 3, LONGEST);
    if (columns % 2 == 0) {
      TextReader text = given.reader(COLUMNS);
      throw text.error("the number of columns must be odd");
    }
  }

  @Override
  public Rules rules(Parameters given) {
    return new HareAndHounds(given);
  }

  @Override
  public Convention convention() {
    return Convention.LOOPY;
  }

  int columns() {
    return columns;
  }

  /** Whether there is a cell in a column, counted from 0, and a row from 1 to 3. */
  boolean isCell(int column, int row) {
    boolean isEnd = column == 0 || column == columns - 1;
    return column >= 0 && column < columns && row >= 1 && row <= 3 && (!isEnd || row == MIDDLE);
  }

  /** Whether a step leads from one cell to another. */
  boolean isStep(int column, int row, int toColumn, int toRow) {
    int across = Math.abs(toColumn - column);
    int along = Math.abs(toRow - row);
    if (!isCell(toColumn, toRow) || Math.max(across, along) != 1) {
      return false;
    }
    return across + along == 1 || isCrossing(column, row) || isCrossing(toColumn, toRow);
  }

  /** Whether slanting lines meet in a cell: the middle cells of the columns a, c, e, ... */
  private static boolean isCrossing(int column, int row) {
    return row == MIDDLE && column % 2 == 0;
  }

  /** Reads {@code hounds a2 b1 b3 hare e2}. */
  @Override
  public Position read(TextReader text) {
    int start = text.offset();
    List<Integer> hounds = new ArrayList<>();
    if (!text.accept("hounds")) {
      throw text.expected("hounds and hare, as in hounds a2 b1 b3 hare e2");
    }
    while (!text.accept("hare")) {
      hounds.add(readCell(text));
      text.accept(',');
    }
    HarePosition position =
        new HarePosition(
            this, hounds.stream().mapToInt(hound -> hound).sorted().toArray(), readCell(text));
    if (!position.isDistinct()) {
      throw text.errorAt(start, "two pieces are on one cell");
    }
    return position;
  }

  private int readCell(TextReader text) {
    text.skipBlanks();
    int column = text.peek() - 'a';
    int row = text.peek(1) - '0';
    if (!isCell(column, row)) {
      throw text.expected(
          "a cell: a2, b1 to b3, ..., %c2, or 'hare' and its cell".formatted('a' + columns - 1));
    }
    text.moveTo(text.offset() + 2);
    return 4 * column + row;
  }
}
