package org.gamester.rulesets.heap;

import org.gamester.rulesets.Description;
import org.gamester.rulesets.Parameters;

/** Partizan Splittles (G. A. Mesdal III); with one set for both players it is impartial. */
public final class Splittles extends TwoSetGame {
  private static final Description DESCRIPTION =
      Description.of(
              "splittles",
              "Remove from one heap a number of tokens that belongs to your set; you may then split"
                  + " the remaining heap into two non-empty heaps.",
              "splittles{1,3 | 2,4}(14)")
          .notation(
              "Heaps by the numbers of their tokens: `14`. The parameters are the"
                  + " sets of numbers that Left and Right may take: 1,3 or 2-5, 7+, odd,"
                  + " even, all, 1 mod 3.")
          .aliases("partizan-splittles")
          .reference("G. A. Mesdal, Partizan Splittles (2009)");

  /** The family. */
  public Splittles() {
    super(DESCRIPTION);
  }

  private Splittles(Parameters parameters) {
    super(DESCRIPTION, parameters, /* maySplit= */ true);
  }

  /** The game in which the players may take these numbers. */
  public static HeapGame of(SubtractionSet left, SubtractionSet right) {
    Splittles family = new Splittles();
    return family.rules(Parameters.of(family, left + " | " + right));
  }

  @Override
  public HeapGame rules(Parameters given) {
    return new Splittles(given);
  }
}
