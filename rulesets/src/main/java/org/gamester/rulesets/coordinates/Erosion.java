package org.gamester.rulesets.coordinates;

import java.util.Optional;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextReader;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/// Erosion: the player with the larger of two numbers takes away as much as the smaller one.
///
/// Let l = q r + s with 0 < s < r. After q moves of Left's, (s,r) is Right's to move, and its value
/// v is not positive. One move before it is 0 if v is negative, and 1 if v is 0; each other move
/// adds 1. So the value is q - 1 or q, and if r divides l, it is q - 1. All values are integers,
/// and found in as many steps as Euclid's algorithm has.
public final class Erosion extends CoordinateGame {
  private static final Description DESCRIPTION =
      Description.of(
              "erosion",
              "If l > r > 0, Left moves from (l,r) to (l-r,r); if r > l > 0, Right moves to (l,r-l)."
                  + " If the numbers are equal, or one is 0, nobody has a move.",
              "erosion(5,2)")
          .notation("The two numbers (l,r): `5,2`.")
          .smallPositions("(1,1)", "(3,1)", "(5,2)", "(2,5)", "(4,6)", "(3,7)", "(7,3)", "(5,8)")
          .reference("After the game Erosion of Lessons in Play (2007), whose rule may differ");

  /** The game. */
  public Erosion() {
    super(DESCRIPTION);
  }

  @Override
  public Position read(TextReader text) {
    long[] pair = readPair(text, "Left's number", 0, "Right's number", 0);
    return token(pair[0], pair[1]);
  }

  @Override
  protected void moves(long row, long column, Player player, TokenMoves moves) {
    if (player == Player.LEFT && row > column && column > 0) {
      moves.add(row - column, column);
    } else if (player == Player.RIGHT && column > row && row > 0) {
      moves.add(row, column - row);
    }
  }

  @Override
  protected Optional<ShortGame> knownValue(long row, long column) {
    long value = row > column ? moves(row, column) : -moves(column, row);
    return Optional.of(ShortGame.integer(value));
  }

  /** How many moves the player with the larger number is ahead. */
  private static long moves(long larger, long smaller) {
    if (smaller == 0) {
      return 0;
    }
    long times = larger / smaller;
    long rest = larger % smaller;
    return rest == 0 || moves(smaller, rest) > 0 ? times - 1 : times;
  }
}
