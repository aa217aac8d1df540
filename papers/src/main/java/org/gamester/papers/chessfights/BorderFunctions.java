package org.gamester.papers.chessfights;

import org.gamester.script.claims.JavaFunctions;

/** Column 0 and row 0: Propositions 1 and 2, and the strategy of Lemma 1 used in between. */
final class BorderFunctions {

  private static final StrategyRegion REGION = new StrategyRegion();

  private BorderFunctions() {}

  /** Adds the functions of this class. */
  static void addTo(JavaFunctions functions) {
    functions.of2("lemma1", (x, y) -> REGION.contains(new Cell(x, y)));
  }
}
