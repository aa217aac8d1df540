package org.gamester.rulesets.coordinates;

import java.util.BitSet;
import org.gamester.rulesets.Alphabet;
import org.gamester.rulesets.BoardKind;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.Parameter;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Rules;
import org.gamester.rulesets.Subset;
import org.gamester.rulesets.TextReader;

/**
 * Kotzig's Nim: a token goes round a circle by steps of a set, and stands on no place twice. It is
 * directed Geography on a circulant graph.
 */
public final class Kotzig extends CircleGame {
  private static final int MOST_PLACES = 1 << 16;
  private static final Alphabet CELLS = new Alphabet(".#@").alsoReading("_", '.');

  private static final Description DESCRIPTION =
      Description.of(
              "kotzig",
              "Move the token on a circle of places 0, 1, ... on by a number of places that belongs"
                  + " to the set, less than a round, to a place where it has not been.",
              "kotzig{5 | 1,2}(@....)")
          .notation(
              "The places of the circle in order: @ is the token, # where it has"
                  + " been, . where it has not; a number is the place where it begins. The"
                  + " parameters are the number of places and the steps.")
          .title("Kotzig's Nim")
          .aliases("kotzigs-nim", "modular-nim")
          .parameters(
              '|',
              new Parameter(PLACES, "5", "the number of places"),
              new Parameter(STEPS, "1,2", "the numbers of places that the token may go on by"))
          .on(BoardKind.GRAPH)
          .impartial()
          .smallPositions("0", "@....", "#@...", "@#...", "#.@..", "##.@.")
          .reference(
              "A. Kotzig, On k-posets and a Nim game (1946); A. S. Fraenkel, A. Jaffray, A. Kotzig,"
                  + " G. Sabidussi, Modular Nim (1995)");

  /** On 5 places, by 1 or 2. */
  public Kotzig() {
    super(DESCRIPTION);
  }

  private Kotzig(Parameters given) {
    super(DESCRIPTION, given, MOST_PLACES);
  }

  @Override
  public Rules rules(Parameters given) {
    return new Kotzig(given);
  }

  /**
   * Reads the places in order, with the token {@code @} and the places where it has been {@code #};
   * or the number of the place where the token begins.
   */
  @Override
  public Position read(TextReader text) {
    text.skipBlanks();
    int start = text.offset();
    BitSet open = new BitSet();
    if (text.atDigit()) {
      int place = (int) text.number("the place of the token", 0, places() - 1L);
      open.set(0, places());
      open.clear(place);
      return new KotzigToken(this, place, Subset.of(open));
    }
    int token = -1;
    int count = 0;
    while (text.offset() < text.end() && !Character.isWhitespace(text.peek())) {
      int at = text.offset();
      char cell = CELLS.read(text);
      if (cell == '@') {
        if (token >= 0) {
          throw text.errorAt(
              at, "there are two tokens @, on places %d and %d".formatted(token, count));
        }
        token = count;
      }
      open.set(count++, cell == '.');
    }
    if (count != places()) {
      throw text.errorAt(
          start, "the circle has %d places, but %d are written".formatted(places(), count));
    }
    if (token < 0) {
      throw text.errorAt(start, "the token @ is missing");
    }
    return new KotzigToken(this, token, Subset.of(open));
  }
}
