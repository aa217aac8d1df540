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
          .reference(
              "E. Järleberg, J. Sjöstrand, Pomax Games: A Family of Partizan Games Played on"
                  + " Posets (2014)");

  /** The game. */
  public Pomax() {
    super(DESCRIPTION, /* onlyMaximal= */ true);
  }
}
