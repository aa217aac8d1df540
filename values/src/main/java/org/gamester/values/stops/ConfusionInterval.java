package org.gamester.values.stops;

import org.gamester.values.Dyadic;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/**
 * The numbers that a game is confused with. They reach from the Right stop to the Left stop
 * (<i>Winning Ways</i>, ch. 6); an end belongs to the interval iff the player who starts towards it
 * makes the last move.
 *
 * @param low the Right stop
 * @param lowClosed whether the game is confused with the Right stop
 * @param high the Left stop
 * @param highClosed whether the game is confused with the Left stop
 */
public record ConfusionInterval(Dyadic low, boolean lowClosed, Dyadic high, boolean highClosed) {

  /** The confusion interval of a value. */
  public static ConfusionInterval of(ShortGame game) {
    AdornedStop left = AdornedStop.of(game, Player.LEFT);
    AdornedStop right = AdornedStop.of(game, Player.RIGHT);
    return new ConfusionInterval(
        right.number(),
        right.lastMover() == Player.RIGHT,
        left.number(),
        left.lastMover() == Player.LEFT);
  }

  /** Whether the interval is empty: the game is not confused with any number. */
  public boolean isEmpty() {
    return low.equals(high) && !(lowClosed && highClosed);
  }

  /** Whether the game is confused with x. */
  public boolean contains(Dyadic x) {
    return x.compareTo(low) > (lowClosed ? -1 : 0) && x.compareTo(high) < (highClosed ? 1 : 0);
  }

  /** {@code (-1,1/2]}: round at an open end, square at a closed one; {@code ()} if empty. */
  @Override
  public String toString() {
    return isEmpty() ? "()" : (lowClosed ? "[" : "(") + low + "," + high + (highClosed ? "]" : ")");
  }
}
