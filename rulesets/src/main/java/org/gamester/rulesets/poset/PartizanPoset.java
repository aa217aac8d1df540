package org.gamester.rulesets.poset;

import org.gamester.rulesets.Description;

/** Partizan poset games (Wahlberg 2014); all green they are Nim, Chomp and their kin. */
public final class PartizanPoset extends PosetGame {
  private static final Description DESCRIPTION =
      Description.of(
              "poset-game",
              "Remove an element of your colour with everything above it; x is Left's, o is"
                  + " Right's, g both players'.",
              "poset-game(poset 1<2 1<3 v=xoo)")
          .notation(
              "An order and the colours of its elements: `poset 1<2 1<3 v=xoo`,"
                  + " `chain xox`, `antichain xxo`; or a diagram of boxes, as for Young.")
          .title("Partizan Poset Games")
          .aliases("poset", "partizan-poset")
          .smallPositions(
              "chain xo",
              "chain xoxo",
              "chain oxx",
              "chain ggg",
              "chain gx",
              "xxo|ox",
              "poset 1<2 1<3 v=xoo")
          .reference("F. Wahlberg, Partizan Poset Games (2014)");

  /** The game. */
  public PartizanPoset() {
    super(DESCRIPTION, /* onlyMaximal= */ false);
  }
}
