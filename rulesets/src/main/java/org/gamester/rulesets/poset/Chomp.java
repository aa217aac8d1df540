package org.gamester.rulesets.poset;

import java.util.Arrays;
import java.util.List;
import org.gamester.rulesets.BoardKind;
import org.gamester.rulesets.Game;
import org.gamester.rulesets.Partizanship;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextReader;

/**
 * Chomp (Schuh 1952, Gale 1974): a square is eaten with all that are not nearer to the corner. The
 * poisoned square in the corner cannot be chosen, so that who is left with it has lost.
 */
public final class Chomp extends Game {
  private static final int MOST_ROWS = 1_000_000;
  private static final int LONGEST_ROW = 1_000_000_000;

  @Override
  public String id() {
    return "chomp";
  }

  @Override
  public String rule() {
    return "Choose a square (column, row); it is eaten together with all squares whose column and"
        + " row are both at least as large. The square (1,1) is poisoned and may not be chosen.";
  }

  @Override
  public String example() {
    return "chomp(2x4)";
  }

  @Override
  public BoardKind boardKind() {
    return BoardKind.POSET;
  }

  @Override
  public Partizanship partizanship() {
    return Partizanship.IMPARTIAL;
  }

  @Override
  public String reference() {
    return "F. Schuh (1952); D. Gale, A curious Nim-type game (1974)";
  }

  @Override
  public List<String> smallPositions() {
    return List.of("1x2", "1x3", "2x2", "2x3", "2x4", "3x3", "2,1", "3,1,1");
  }

  /** Reads {@code 2x4}, rows by columns, or the lengths of the rows, {@code 4,4,3}. */
  @Override
  public Position read(TextReader text) {
    text.skipBlanks();
    int start = text.offset();
    while (text.atDigit()) {
      text.next();
    }
    boolean rectangle = text.offset() > start && text.accept('x');
    text.moveTo(start);
    if (!rectangle) {
      return new ChompBar(this, DiagramText.lengths(text, "a row length"));
    }
    int rows = (int) text.number("a number of rows", 0, MOST_ROWS);
    text.expect('x');
    int columns = (int) text.number("a number of columns", 0, LONGEST_ROW);
    int[] lengths = new int[rows];
    Arrays.fill(lengths, columns);
    return new ChompBar(this, lengths);
  }
}
