package org.gamester.values.thermography;

import org.gamester.values.Dyadic;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/// Cooling: the game with a tax of t on every move.
///
/// G_t is {G^L_t - t | G^R_t + t} up to the temperature of G, and the mean of G above it (Conway,
/// _On Numbers and Games_, ch. 9; Siegel, _Combinatorial Game Theory_, II.5). A negative t is a
/// bonus; the definition then applies to numbers too, whose temperatures are negative: m/2^k in
/// lowest terms, k > 0, is itself above -1/2^k, itself plus star at -1/2^k, and hot below. By law
/// 52 cooling is additive and respects order for t >= 0. Cost: one construction for each distinct
/// follower that is at least as hot as t.
public final class Cooling {

  private record By(Dyadic t) {}

  private Cooling() {}

  /// The game cooled by t.
  ///
  /// @throws IllegalArgumentException unless t > -1
  public static ShortGame cool(ShortGame game, Dyadic t) {
    if (t.compareTo(Dyadic.MINUS_ONE) <= 0) {
      throw new IllegalArgumentException(
          "the temperature of cooling must be greater than -1, not " + t);
    }
    if (t.isZero()) {
      return game;
    }
    return new MoveTax(new By(t), follower -> frozen(follower, t), ShortGame.number(t.negate()))
        .apply(game);
  }

  /**
   * The game cooled by its own temperature, or by 0 if it is a number: its mean plus an
   * infinitesimal. A number is therefore unchanged.
   */
  public static ShortGame freeze(ShortGame game) {
    return game.isNumber() ? game : cool(game, Thermography.temperature(game));
  }

  private static @Nullable ShortGame frozen(ShortGame game, Dyadic t) {
    return t.compareTo(Thermography.temperature(game)) > 0
        ? ShortGame.number(Thermography.mean(game))
        : null;
  }
}
