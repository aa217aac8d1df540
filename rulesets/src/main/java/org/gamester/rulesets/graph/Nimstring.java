package org.gamester.rulesets.graph;

import org.gamester.rulesets.BoardKind;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextReader;

/**
 * Nimstring (<i>Winning Ways</i>, chapter 16): Strings and Coins in which only the last move
 * counts. A player who frees a coin has to move again, and loses if that is not possible.
 */
public final class Nimstring extends CoinGame {
  private static final Description DESCRIPTION =
      Description.of(
              "nimstring",
              "Cut a string, or draw a line between neighbouring dots. A player who frees a coin, or"
                  + " completes a box, has to move again. A player who has no move loses.",
              "nimstring(2x2 : h11 v11)")
          .notation(
              "Boards are written as in Dots and Boxes, `2x2 : h11 v11`, and graphs"
                  + " of coins as in Strings and Coins, `a-b b-c c-g ground g`, without"
                  + " owners.")
          .on(BoardKind.GRAPH)
          .impartial()
          .smallPositions("1x1", "1x2", "1x3", "2x2", "2x2 : h11 v11", "path 3", "cycle 4")
          .reference("Winning Ways, chapter 16; E. Berlekamp, The Dots and Boxes Game (2000)");

  /** The game. */
  public Nimstring() {
    super(DESCRIPTION, Convention.ENTAILING);
  }

  /** Reads a board of boxes, {@code 2x3 : h11 v23}, or a graph and perhaps its ground. */
  @Override
  public Position read(TextReader text) {
    text.skipBlanks();
    return text.rest().matches("(?s)[0-9]+\\s*[xX].*") ? readBoxes(text) : readStrings(text);
  }
}
