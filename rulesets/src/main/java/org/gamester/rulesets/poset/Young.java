package org.gamester.rulesets.poset;

import org.gamester.rulesets.Description;

/** Partizan poset games on Young diagrams, straight or skew (Wahlberg 2014). */
public final class Young extends PosetGame {
  private static final Description DESCRIPTION =
      Description.of(
              "young",
              "Remove a box of your colour together with all boxes below it or to its right; in a"
                  + " chess colouring the corner is Left's.",
              "young(9,7,7,2)")
          .notation(
              "The lengths of the rows from the top, `4,2,1`, coloured like a"
                  + " chessboard; `4,3/2,1` is the skew diagram without the boxes of 2,1,"
                  + " and flip makes the corner Right's. Or the colours of the boxes, row"
                  + " by row: `xox|ox|x`.")
          .title("Poset Games on Young Diagrams")
          .aliases("young-diagram")
          .reference("F. Wahlberg, Partizan Poset Games (2014)");

  /** The game. */
  public Young() {
    super(DESCRIPTION, /* onlyMaximal= */ false);
  }
}
