package org.gamester.values.thermography;

import java.util.List;
import java.util.function.Function;
import org.gamester.values.Dyadic;
import org.gamester.values.GameCache;
import org.gamester.values.NumberUpStar;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.WellFoundedRecursion;

/**
 * Cooling: the game with a tax of t on every move.
 *
 * <p>G_t is {G^L_t - t | G^R_t + t} up to the temperature of G, and the mean of G above it (Conway,
 * <i>On Numbers and Games</i>, ch. 9; Siegel, <i>Combinatorial Game Theory</i>, II.5). A number is
 * itself already at its own (negative) temperature. By law 52 cooling is additive and respects order
 * for t &gt;= 0. Cost: one construction for each distinct follower that is hotter than t.
 */
public final class Cooling {

  /** The last temperature that a game was cooled by, and what came out. */
  private record Cooled(Dyadic temperature, ShortGame result) {}

  private static final GameCache<Cooled> REMEMBERED = new GameCache<>("cooled games");

  private Cooling() {}

  /**
   * The game cooled by t.
   *
   * @throws IllegalArgumentException unless t &gt; -1
   */
  public static ShortGame cool(ShortGame game, Dyadic t) {
    if (t.compareTo(Dyadic.MINUS_ONE) <= 0) {
      throw new IllegalArgumentException("Invalid cooling temperature (must be > -1): " + t);
    }
    if (t.isZero()) {
      return game;
    }
    return WellFoundedRecursion.evaluate(
        game,
        follower -> remembered(follower, t) || isFrozen(follower, t) ? List.of() : moves(follower),
        (follower, known) -> {
          Cooled before = REMEMBERED.get(follower);
          if (before != null && before.temperature.equals(t)) {
            return before.result;
          }
          if (isFrozen(follower, t)) {
            return ShortGame.number(Thermography.mean(follower));
          }
          ShortGame result = taxed(follower, ShortGame.number(t.negate()), known);
          REMEMBERED.put(follower, new Cooled(t, result));
          return result;
        });
  }

  /** The game cooled by its own temperature. */
  public static ShortGame freeze(ShortGame game) {
    return cool(game, Thermography.temperature(game));
  }

  private static boolean remembered(ShortGame game, Dyadic t) {
    Cooled before = REMEMBERED.get(game);
    return before != null && before.temperature.equals(t);
  }

  private static boolean isFrozen(ShortGame game, Dyadic t) {
    int order = t.compareTo(Thermography.temperature(game));
    return order > 0 || (order == 0 && game instanceof NumberUpStar && game.isNumber());
  }
}
