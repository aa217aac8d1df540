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
          .title("Poset Games on Young Diagrams")
          .aliases("young-diagram")
          .reference("F. Wahlberg, Partizan Poset Games (2014)");

  /** The game. */
  public Young() {
    super(DESCRIPTION, /* onlyMaximal= */ false);
  }
}
