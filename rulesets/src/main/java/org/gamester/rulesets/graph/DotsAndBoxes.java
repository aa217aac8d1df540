package org.gamester.rulesets.graph;

import org.gamester.rulesets.BoardKind;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextReader;

/**
 * Dots and Boxes (E. Lucas, 1889): players draw lines between dots; who completes a box scores it
 * and moves again.
 */
public final class DotsAndBoxes extends CoinGame {
  private static final Description DESCRIPTION =
      Description.of(
              "dots-and-boxes",
              "Draw a line between two neighbouring dots. A player who completes a box scores it and"
                  + " has to draw another line. When all lines are drawn, the player with more boxes"
                  + " wins.",
              "dots-and-boxes(2x2 : h11 v11 h12)")
          .notation(
              "The size in boxes, rows by columns, and after a colon the lines that"
                  + " are drawn, `2x2 : h11 v11 h12`: h11 is the line across in row 1,"
                  + " column 1, counted from the top left, v11 the line down there, x11 and"
                  + " o11 a box of Left's or Right's. From 10 on with a comma: h10,2.")
          .title("Dots and Boxes")
          .aliases("boxes")
          .on(BoardKind.GRID)
          .smallPositions("1x1", "1x2", "1x3", "2x2", "2x2 : h11 v11 h12", "2x3")
          .reference(
              "E. Lucas, L'arithmétique amusante (1895); Winning Ways, chapter 16; E. Berlekamp, The"
                  + " Dots and Boxes Game (2000); J. Barker, R. Korf, Solving Dots-And-Boxes (2012)");

  /** The game. */
  public DotsAndBoxes() {
    super(DESCRIPTION, Convention.SCORING);
  }

  /** Reads a size and what has been drawn, {@code 2x3 : h11 v23}, with the owners of boxes. */
  @Override
  public Position read(TextReader text) {
    return readBoxes(text);
  }
}
