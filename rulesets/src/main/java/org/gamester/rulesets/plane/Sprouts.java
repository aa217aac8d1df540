package org.gamester.rulesets.plane;

import java.util.ArrayList;
import java.util.List;
import org.gamester.rulesets.BoardKind;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.Game;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextReader;

/**
 * Sprouts (J. H. Conway and M. S. Paterson, 1967): spots are joined by curves, with a new spot on
 * each; at most three curves meet in a spot.
 *
 * <p>A position is written by its regions: {@code [0,0,AB] [AB]}. A region is bounded by walks,
 * each written by the spots met along it, in which a curve can still end: {@code 0} and {@code 1}
 * are spots with no curve and with one; {@code 2} is a spot with two, of which the other side is in
 * a region where nobody can move. A spot with two curves that is met twice is a letter, a small one
 * if it is met twice along one walk, a capital one if it is met in two regions.
 */
public final class Sprouts extends Game {
  private static final int MOST_SPOTS = 300;

  private static final Description DESCRIPTION =
      Description.of(
              "sprouts",
              "Join two spots, or a spot with itself, by a curve that crosses no other, and put a"
                  + " new spot on it. At most three curves meet in a spot.",
              "sprouts(2)")
          .notation(
              "A number of spots, `3`; or the regions of the plane, `[0,1a1a,AB]"
                  + " [AB]`: for each its walks, and along each the spots: 0, 1 or 2 by the"
                  + " curves that end there, a small letter for a spot met twice along one"
                  + " walk, a capital one for a spot met in two regions.")
          .on(BoardKind.PLANE)
          .impartial()
          .smallPositions("1", "2", "3", "[1a1a]", "[0,AB] [AB]", "[22] [2,0]", "[A,B] [AB]")
          .reference(
              "J. H. Conway, M. S. Paterson (1967); D. Applegate, G. Jacobson, D. Sleator,"
                  + " Computer analysis of Sprouts (1991); J. Lemoine, S. Viennot, Computer"
                  + " analysis of Sprouts with nimbers (2015); Winning Ways, chapter 17");

  /** The game. */
  public Sprouts() {
    super(DESCRIPTION);
  }

  /** Reads a number of spots, or regions. */
  @Override
  public Position read(TextReader text) {
    text.skipBlanks();
    SproutsMap map = new SproutsMap();
    if (text.peek() != '[') {
      if (!text.atDigit()) {
        throw text.expected("a number of spots, or regions such as [0,AB] [AB]");
      }
      List<int[]> spots = new ArrayList<>();
      long count = text.number("a number of spots", 0, MOST_SPOTS);
      for (int i = 0; i < count; i++) {
        spots.add(new int[] {map.spot(0)});
      }
      map.region(spots);
    } else {
      new SproutsReader(text).read(map);
    }
    return map.position(this);
  }
}
