package org.gamester.rulesets.graph;

import org.gamester.rulesets.BoardKind;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextReader;

/**
 * Strings and Coins (<i>Winning Ways</i>, chapter 16): Dots and Boxes on any graph. A string may be
 * tied to the ground at one end.
 */
public final class StringsAndCoins extends CoinGame {
  private static final Description DESCRIPTION =
      Description.of(
              "strings-and-coins",
              "Cut a string. A player who frees coins, by cutting the last string that holds them,"
                  + " takes them and has to cut another one. When all strings are cut, the player"
                  + " with more coins wins. One vertex may be the ground, which is no coin.",
              "strings-and-coins(a-b b-c c-g ground g)")
          .notation(
              "A graph whose vertices are the coins and whose edges are the strings:"
                  + " `a-b b-c`. ground g makes vertex g the ground, which is no coin, and"
                  + " taken 2:1 says how many coins Left and Right have taken.")
          .title("Strings and Coins")
          .on(BoardKind.GRAPH)
          .smallPositions(
              "path 2", "path 3", "cycle 4", "K4", "a-g b-g a-b a-g ground g", "grid 2x3")
          .reference("Winning Ways, chapter 16");

  /** The game. */
  public StringsAndCoins() {
    super(DESCRIPTION, Convention.SCORING);
  }

  /** Reads a graph, and perhaps {@code ground} with a vertex and {@code taken} with two numbers. */
  @Override
  public Position read(TextReader text) {
    return readStrings(text);
  }
}
