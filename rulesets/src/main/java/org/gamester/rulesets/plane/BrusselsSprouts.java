package org.gamester.rulesets.plane;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.gamester.rulesets.BoardKind;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Game;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextReader;

/**
 * Brussels Sprouts (<i>Winning Ways</i>, chapter 17): free arms of crosses are joined by curves.
 *
 * <p>A position is a sum of regions. A region is bounded by walks, of each of which only the number
 * of free arms met along it matters: {@code [4,4]} are two crosses in the plane.
 */
public final class BrusselsSprouts extends Game {
  private static final int MOST_WALKS = 1_000_000;
  private static final long MOST_ARMS = 1_000_000_000_000L;
  private static final long ARMS_OF_CROSS = 4;

  private static final Description DESCRIPTION =
      Description.of(
              "brussels-sprouts",
              "Join two free arms by a curve that crosses no other, and put a cross on it. The two"
                  + " other arms of this cross are free, one on each side of the curve.",
              "brussels-sprouts(3)")
          .notation(
              "A number of crosses, as `3`; or the regions of the plane, `[4,4]"
                  + " [2,1]`: for each its walks, with the number of free arms along each.")
          .on(BoardKind.PLANE)
          .impartial()
          .smallPositions("1", "2", "[2]", "[3]", "[2,1]", "[2] [2]")
          .reference("J. H. Conway; Winning Ways, chapter 17");

  /** The game. */
  public BrusselsSprouts() {
    super(DESCRIPTION);
  }

  /** Reads a number of crosses, or regions {@code [4,4] [2,1]}. */
  @Override
  public Position read(TextReader text) {
    text.skipBlanks();
    if (text.peek() != '[') {
      if (!text.atDigit()) {
        throw text.expected("a number of crosses, or regions such as [4,4] [2,1]");
      }
      long[] walks = new long[(int) text.number("a number of crosses", 0, MOST_WALKS)];
      Arrays.fill(walks, ARMS_OF_CROSS);
      return region(walks);
    }
    List<Position> regions = new ArrayList<>();
    do {
      text.expect('[');
      List<Long> walks = new ArrayList<>();
      do {
        walks.add(text.number("the number of free arms along a walk", 1, MOST_ARMS));
      } while (text.accept(','));
      text.expect(']');
      regions.add(region(walks.stream().mapToLong(Long::longValue).toArray()));
    } while (!text.atEnd());
    return DisjunctiveSum.of(regions);
  }

  private Position region(long[] walks) {
    return walks.length == 0 ? DisjunctiveSum.EMPTY : new SproutRegion(this, walks);
  }
}
