package org.gamester.rulesets.heap;

import java.util.ArrayList;
import java.util.List;
import org.gamester.rulesets.BoardKind;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.Game;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextReader;

/**
 * Sylver Coinage (J. H. Conway; <i>Winning Ways</i>, chapter 18): players name positive whole
 * numbers that are not sums of named ones, and who names 1 loses. Here 1 cannot be named, so that
 * who has nothing else to name has no move.
 */
public final class SylverCoinage extends Game {
  private static final long MOST_NAMED = 1_000_000_000;
  private static final String START = "start";

  private static final Description DESCRIPTION =
      Description.of(
              "sylver-coinage",
              "Name a whole number greater than 1 that is not a sum of named numbers, each used any"
                  + " number of times. Who names 1 would lose, so that 1 is no move here.",
              "sylver-coinage(4,5)")
          .notation(
              "The numbers that have been named, with commas between them: `4,5`."
                  + " `start` is the position in which none has.")
          .on(BoardKind.HEAP)
          .impartial()
          .smallPositions("2,3", "2,5", "2,7", "3,4,5", "3,4", "3,5", "4,5", "4,6,7", "4,6,9")
          .reference(
              "J. H. Conway; R. K. Guy, Twenty questions concerning Conway's Sylver Coinage"
                  + " (1976); Winning Ways, chapter 18");

  /** The game. */
  public SylverCoinage() {
    super(DESCRIPTION);
  }

  /** Reads the named numbers, {@code 4,5}, or {@code start} where none is. */
  @Override
  public Position read(TextReader text) {
    text.skipBlanks();
    if (text.accept(START)) {
      return new NamedNumbers(this, List.of());
    }
    List<Long> named = new ArrayList<>();
    do {
      named.add(text.number("a named number", 2, MOST_NAMED));
    } while (text.accept(','));
    return new NamedNumbers(this, named);
  }
}
