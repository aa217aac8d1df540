package org.gamester.rulesets.poset;

import org.gamester.rulesets.Description;

/** Pomax games: poset games in which only maximal elements may be removed. */
public final class Pomax extends PosetGame {
  private static final Description DESCRIPTION =
      Description.of(
              "pomax",
              "Remove a maximal element of your colour; x is Left's, o is Right's, g is either"
                  + " player's.",
              "pomax(3,2)")
          .notation(
              "An order and the colours of its elements: `poset 1<2 1<3 v=xoo`,"
                  + " `chain xox`, `antichain xxo`; or a diagram of boxes, as for Young.")
          .reference(
              "E. Järleberg, J. Sjöstrand, Pomax Games: A Family of Partizan Games Played on"
                  + " Posets (2014)");

  /** The game. */
  public Pomax() {
    super(DESCRIPTION, /* onlyMaximal= */ true);
  }
}
