package org.gamester.rulesets.coordinates;

import java.util.ArrayList;
import java.util.List;
import org.gamester.rulesets.TextReader;

/**
 * A chess piece that only moves towards the corner (0,0) of the quarter board, or, a bishop,
 * towards the first column. Cells are (row, column), row 0 on top.
 *
 * <p>Every move lowers the pair (row + column, column) in lexicographic order: all lower row +
 * column but the bishop's move down and left, which keeps it and lowers the column. So play ends,
 * whichever pieces the players have.
 *
 * @param name as it is written
 * @param steps the directions, clockwise from north
 * @param rides whether it may make a step any number of times in one move
 */
record Piece(String name, List<Step> steps, boolean rides) {
  private static final long GREATEST_LEAP = 1_000_000;
  static final String NAMES = "bishop, knight, knight(a,b), rook, queen, king, ferz or wazir";

  private static final Step NORTH = new Step(-1, 0);
  private static final Step SOUTH_WEST = new Step(1, -1);
  private static final Step WEST = new Step(0, -1);
  private static final Step NORTH_WEST = new Step(-1, -1);

  /** What is added to the row and to the column. */
  record Step(long down, long right) {}

  Piece {
    steps = List.copyOf(steps);
  }

  /**
   * Reads a piece, up to the end of the text.
   *
   * @throws org.gamester.rulesets.TextException if it is not a piece
   */
  static Piece read(TextReader text) {
    text.skipBlanks();
    int start = text.offset();
    Piece piece =
        switch (text.name().toLowerCase(java.util.Locale.ROOT)) {
          case "bishop" -> new Piece("bishop", List.of(SOUTH_WEST, NORTH_WEST), true);
          case "rook" -> new Piece("rook", List.of(NORTH, WEST), true);
          case "queen" -> new Piece("queen", List.of(NORTH, WEST, NORTH_WEST), true);
          case "king" -> new Piece("king", List.of(NORTH, WEST, NORTH_WEST), false);
          case "ferz" -> new Piece("ferz", List.of(NORTH_WEST), false);
          case "wazir" -> new Piece("wazir", List.of(NORTH, WEST), false);
          case "knight" -> knight(text);
          default -> {
            text.moveTo(start);
            throw text.expected("a piece: " + NAMES);
          }
        };
    if (!text.atEnd()) {
      throw text.expected("the end of the name of a piece");
    }
    return piece;
  }

  private static Piece knight(TextReader text) {
    long a = 1;
    long b = 2;
    if (text.accept('(')) {
      a = text.number("the shorter side of a leap", 0, GREATEST_LEAP);
      text.expect(',');
      b = text.number("the longer side of a leap", a + 1, GREATEST_LEAP);
      text.expect(')');
    }
    List<Step> steps = new ArrayList<>();
    steps.add(new Step(-b, a));
    steps.add(new Step(a, -b));
    if (a > 0) {
      steps.add(new Step(-a, -b));
      steps.add(new Step(-b, -a));
    }
    String name = a == 1 && b == 2 ? "knight" : "knight(" + a + "," + b + ")";
    return new Piece(name, steps, false);
  }

  /** Whether exchanging rows and columns changes nothing. */
  boolean isSymmetric() {
    return steps.stream()
        .allMatch(step -> steps.contains(new Step(/* down= */ step.right, /* right= */ step.down)));
  }

  @Override
  public String toString() {
    return name;
  }
}
