package org.gamester.values.thermography;

import org.gamester.values.Dyadic;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/**
 * Cooling: the game with a tax of t on every move.
 *
 * <p>G_t is {G^L_t - t | G^R_t + t} up to the temperature of G, and the mean of G above it (Conway,
 * <i>On Numbers and Games</i>, ch. 9; Siegel, <i>Combinatorial Game Theory</i>, II.5). A number is
 * itself already at its own (negative) temperature. By law 52 cooling is additive and respects
 * order for t &gt;= 0. Cost: one construction for each distinct follower that is hotter than t.
 */
public final class Cooling {

  private record By(Dyadic t) {}

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
    return new MoveTax(new By(t), follower -> frozen(follower, t), ShortGame.number(t.negate()))
        .apply(game);
  }

  /** The game cooled by its own temperature: its mean, or its mean plus an infinitesimal. */
  public static ShortGame freeze(ShortGame game) {
    return game.isNumber() ? game : cool(game, Thermography.temperature(game));
  }

  private static @Nullable ShortGame frozen(ShortGame game, Dyadic t) {
    int order = t.compareTo(Thermography.temperature(game));
    return order > 0 || (order == 0 && game.isNumber())
        ? ShortGame.number(Thermography.mean(game))
        : null;
  }
}
