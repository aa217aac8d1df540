package org.gamester.values.infinitesimals;

import java.util.Optional;
import org.gamester.values.Dyadic;
import org.gamester.values.NumberUpStar;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/// A number plus a tiny or a miny: x + tiny-G = {x || x | x - G}, x + miny-G = {x + G | x || x}.
///
/// Only a G with a positive Left stop and no negative Right stop counts, such as 2 or {1|0}; for
/// others the literature does not use the words (up is tiny-0, {0||0|v3} has G = 3.up). Tinies are
/// positive, and n.(tiny-x) < up for every n and every number x > 0 (law 61).
///
/// @param number the number x
/// @param size the game G
/// @param favoured Left for a tiny, Right for a miny
public record TinyOrMiny(Dyadic number, ShortGame size, Player favoured) {

  /** tiny-G = {0 || 0 | -G}. */
  public static ShortGame tiny(ShortGame size) {
    return ShortGame.of(ShortGame.ZERO, ShortGame.of(ShortGame.ZERO, size.negate()));
  }

  /** miny-G = {G | 0 || 0} = -(tiny-G). */
  public static ShortGame miny(ShortGame size) {
    return ShortGame.of(ShortGame.of(size, ShortGame.ZERO), ShortGame.ZERO);
  }

  /** The parts of {@code game}; empty if it is not a number plus a tiny or a miny. */
  public static Optional<TinyOrMiny> of(ShortGame game) {
    if (game instanceof NumberUpStar || !game.isNumberish()) {
      return Optional.empty();
    }
    for (Player player : Player.values()) {
      ShortGame size = size(game, player);
      if (size != null) {
        return Optional.of(new TinyOrMiny(game.leftStop(), size, player));
      }
    }
    return Optional.empty();
  }

  /**
   * The G of x + tiny-G for Left, or of x + miny-G for Right; null if the game has another form.
   */
  private static @Nullable ShortGame size(ShortGame game, Player player) {
    Player opponent = player.opponent();
    if (game.optionCount(player) != 1 || game.optionCount(opponent) != 1) {
      return null;
    }
    ShortGame number = game.option(player, 0);
    ShortGame threat = game.option(opponent, 0);
    if (!number.isNumber()
        || threat instanceof NumberUpStar
        || threat.optionCount(player) != 1
        || threat.optionCount(opponent) != 1
        || threat.option(player, 0) != number) {
      return null;
    }
    ShortGame carriedOut = threat.option(opponent, 0);
    ShortGame size = player == Player.LEFT ? number.minus(carriedOut) : carriedOut.minus(number);
    return size.leftStop().signum() > 0 && size.rightStop().signum() >= 0 ? size : null;
  }
}
