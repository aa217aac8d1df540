package org.gamester.rulesets.heap;

import org.gamester.rulesets.Description;
import org.gamester.rulesets.NamedGame;
import org.gamester.rulesets.Parameter;
import org.gamester.rulesets.Parameters;

/**
 * Take-and-break games by their codes; octal games among them. With two codes they are partizan.
 */
public final class Octal extends HeapGame {
  private static final String LEFT = "left";
  private static final String RIGHT = "right";

  private static final Description DESCRIPTION =
      Description.of(
              "octal",
              "Remove k tokens from one heap and leave the rest in as many heaps as digit k of your"
                  + " code allows. A digit is a sum of 1 (no heap), 2 (one heap), 4 (two heaps), 8"
                  + " (three heaps).",
              "octal{0.77}(5+3)")
          .notation(
              "Heaps by the numbers of their tokens: `5+3`. Where adjacent tokens are"
                  + " taken, as in Kayles, rows with gaps are read too: `oo.o` is a row of"
                  + " two and a row of one. The code says what may be taken: in 0.77 digit"
                  + " k belongs to taking k tokens, and is the sum of 1 if the heap may be"
                  + " taken whole, 2 if it may leave one heap, and 4 if it may leave two."
                  + " 4.[3] repeats the digits in brackets; 0.77 | 0.07 gives Left and"
                  + " Right codes of their own.")
          .title("Take-and-Break Games")
          .aliases("take-and-break", "partizan-octal")
          .parameters(
              '|',
              new Parameter(LEFT, "", "Left's code, such as 0.77 or 4.[3]"),
              new Parameter(RIGHT, "the same", "Right's code"))
          .either()
          .reference(
              "R. K. Guy, C. A. B. Smith, The G-values of various games (1956); Winning Ways,"
                  + " chapter 4")
          .named(
              NamedGame.of(
                  "kayles",
                  "0.77",
                  "Remove one or two tokens from one heap, and leave the rest as one heap or"
                      + " divide it into two."),
              NamedGame.of("grundy", "4!.0", "Divide one heap into two heaps of different sizes.")
                  .title("Grundy's Game")
                  .aliases("grundys-game"),
              NamedGame.of(
                      "lasker-nim",
                      "4.[3]",
                      "Remove any number of tokens from one heap, or divide one heap into two"
                          + " without removing any.")
                  .title("Lasker's Nim")
                  .aliases("laskers-nim"),
              NamedGame.of(
                      "dawsons-kayles",
                      "0.07",
                      "Remove two tokens from one heap, and leave the rest as one heap or divide"
                          + " it into two.")
                  .title("Dawson's Kayles"),
              NamedGame.of(
                      "dawsons-chess",
                      "0.137",
                      "Remove a heap of one token; or remove two tokens from one heap; or remove"
                          + " three, and leave the rest as one heap or divide it into two.")
                  .title("Dawson's Chess"));

  /** The family. */
  public Octal() {
    super(DESCRIPTION, new SetTaking(SubtractionSet.of(), false));
  }

  private Octal(Parameters parameters) {
    super(DESCRIPTION, left(parameters), right(parameters), parameters);
  }

  private static Taking left(Parameters parameters) {
    return TakeAndBreakReader.read(parameters.reader(LEFT));
  }

  private static Taking right(Parameters parameters) {
    return parameters.isGiven(RIGHT)
        ? TakeAndBreakReader.read(parameters.reader(RIGHT))
        : left(parameters);
  }

  @Override
  public HeapGame rules(Parameters given) {
    return new Octal(given);
  }
}
