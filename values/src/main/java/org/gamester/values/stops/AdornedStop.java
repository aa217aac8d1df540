package org.gamester.values.stops;

import java.util.Comparator;
import org.gamester.values.CacheName;
import org.gamester.values.Dyadic;
import org.gamester.values.Fields;
import org.gamester.values.GameCache;
import org.gamester.values.GameStore;
import org.gamester.values.NumberUpStar;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/**
 * A stop that remembers who is to move when the number is reached (Albert, Nowakowski, Wolfe,
 * <i>Lessons in Play</i>, ch. 6; convention 13 of the laws: sided cuts).
 *
 * <p>Play stops at the first number. Each player wants the best number and, among equal ones, to
 * have made the last move. Left moving first wins G - x iff Left's stop is above x, or is x with
 * Right to move. Remembered by value; closed forms for number-up-stars.
 *
 * @param number the number at which play stops
 * @param toMove the player whose turn it is then
 */
@Fields({"number", "lastMover"})
public record AdornedStop(Dyadic number, Player toMove) {

  /** Better for Left comes later. */
  private static final Comparator<AdornedStop> FOR_LEFT =
      Comparator.comparing(AdornedStop::number).thenComparingInt(stop -> -stop.toMove.sign());

  private record Pair(AdornedStop left, AdornedStop right) {
    AdornedStop when(Player first) {
      return first == Player.LEFT ? left : right;
    }
  }

  private static final CacheName<Pair> REMEMBERED = new CacheName<>("adorned stops");

  /** The stop of {@code game} when {@code first} moves first. */
  public static AdornedStop of(ShortGame game, Player first) {
    return GameStore.standard().cache(REMEMBERED).compute(game, AdornedStop::stops).when(first);
  }

  /** The player who made the last move before the stop. */
  public Player lastMover() {
    return toMove.opponent();
  }

  private static Pair stops(ShortGame game, GameCache.Results<Pair> known) {
    if (game instanceof NumberUpStar compact) {
      return new Pair(ofCompact(compact, Player.LEFT), ofCompact(compact, Player.RIGHT));
    }
    return new Pair(
        game.leftOptions().stream()
            .map(option -> known.of(option).right)
            .max(FOR_LEFT)
            .orElseThrow(),
        game.rightOptions().stream()
            .map(option -> known.of(option).left)
            .min(FOR_LEFT)
            .orElseThrow());
  }

  /**
   * A nimber is taken whole by the first player. So is the star of x + up + *; in other games with
   * ups the player whom they favour makes the last move.
   */
  private static AdornedStop ofCompact(NumberUpStar game, Player first) {
    if (game.isNumber()) {
      return new AdornedStop(game.number(), first);
    }
    boolean firstMovesLast =
        game.ups() == 0
            || first.sign() == Long.signum(game.ups())
            || (Math.abs(game.ups()) == 1 && game.star() == 1);
    return new AdornedStop(game.number(), firstMovesLast ? first.opponent() : first);
  }

  /** {@code 3/2, Left to move}. */
  @Override
  public String toString() {
    return number + ", " + toMove.displayName() + " to move";
  }
}
