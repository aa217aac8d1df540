package org.gamester.rulesets.coordinates;

import org.gamester.rulesets.BoardKind;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.Parameter;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Rules;
import org.gamester.rulesets.TextReader;

/**
 * Wind-up: a token on the places 0, 1, ..., n-1 of a circle goes back by a number of a set; at 0
 * the play is over. It may pass 0 and come back to a place, so that play may repeat.
 */
public final class WindUp extends CircleGame {
  private static final int MOST_PLACES = 1 << 24;

  private static final Description DESCRIPTION =
      Description.of(
              "wind-up",
              "Move the token on a circle of places 0, 1, ... back by a number of places that"
                  + " belongs to the set, less than a round. At place 0 the play is over.",
              "wind-up{5 | 1,2}(3)")
          .notation(
              "The place of the token. The parameters are the number of places on the"
                  + " circle and the steps: `wind-up{5 | 1,2}(3)`.")
          .title("Wind-Up")
          .parameters(
              '|',
              new Parameter(PLACES, "5", "the number of places"),
              new Parameter(STEPS, "1,2", "the numbers of places that the token may go back by"))
          .on(BoardKind.COORDINATES)
          .impartial()
          .smallPositions("0", "1", "2", "3", "4");

  /** On 5 places, by 1 or 2. */
  public WindUp() {
    super(DESCRIPTION);
  }

  private WindUp(Parameters given) {
    super(DESCRIPTION, given, MOST_PLACES);
  }

  @Override
  public Rules rules(Parameters given) {
    return new WindUp(given);
  }

  @Override
  public Convention convention() {
    return Convention.LOOPY;
  }

  /** Reads the place of the token. */
  @Override
  public Position read(TextReader text) {
    return new WindUpToken(this, (int) text.number("the place of the token", 0, places() - 1L));
  }
}
