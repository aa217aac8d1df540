package org.gamester.rulesets.heap;

import org.gamester.rulesets.Description;
import org.gamester.rulesets.Parameters;

/** Subtraction games: impartial with one set, partizan with two. */
public final class Subtraction extends TwoSetGame {
  private static final Description DESCRIPTION =
      Description.of(
              "subtraction",
              "Remove from one heap a number of tokens that belongs to your set.",
              "subtraction{1,2,4}(9)")
          .notation(
              "Heaps by the numbers of their tokens: `9`. The parameters are the sets"
                  + " of numbers that the players may take, one for both or, with a bar,"
                  + " one for each: {1,2,4}, {1,5 | 2,3}; also 2-5, 7+, odd, even, all, 1"
                  + " mod 3.")
          .title("Subtraction Games")
          .aliases("partizan-subtraction")
          .reference(
              "Winning Ways, chapter 4; A. S. Fraenkel, A. Kotzig, Partizan octal games: partizan"
                  + " subtraction games (1987)");

  /** The family. */
  public Subtraction() {
    super(DESCRIPTION);
  }

  private Subtraction(Parameters parameters) {
    super(DESCRIPTION, parameters, /* maySplit= */ false);
  }

  @Override
  public HeapGame rules(Parameters given) {
    return new Subtraction(given);
  }
}
