package org.gamester.values.infinitesimals;

import org.gamester.values.Dyadic;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.products.OrdinalSum;
import org.jspecify.annotations.Nullable;

/**
 * Generalised powers of a game G = {0 | H} to number exponents; those of up are the uptimals up^n
 * and up^[n] (Siegel, <i>Combinatorial Game Theory</i>, II.4).
 *
 * <p>sumTo(G, x) = G : y, where y is x subordinated to 1, x = 1 : y (so the sign expansion of y is
 * that of x without its first +); power(G, x) = {0 | H - sumTo(G, x-1)}. For whole x = n these are
 * G^1 + ... + G^n and G^n. Both are 0 and G for the least exponents 0 and 1.
 */
public final class GeneralizedPowers {

  private GeneralizedPowers() {}

  /**
   * G to the power x.
   *
   * @throws IllegalArgumentException if G is not of the form {0|H}, or x - 1 is neither 0 nor
   *     positive
   */
  public static ShortGame power(ShortGame game, Dyadic x) {
    ShortGame reply = onlyReply(game);
    if (reply == null) {
      throw badBase("Pow");
    }
    return ShortGame.of(ShortGame.ZERO, reply.minus(sumOfPowers(game, x.minus(Dyadic.ONE))));
  }

  /**
   * The sum of the powers of G up to x.
   *
   * @throws IllegalArgumentException if G is not of the form {0|H}, or x is neither 0 nor positive
   */
  public static ShortGame sumTo(ShortGame game, Dyadic x) {
    if (onlyReply(game) == null) {
      throw badBase("PowTo");
    }
    return sumOfPowers(game, x);
  }

  private static IllegalArgumentException badBase(String operation) {
    return new IllegalArgumentException(
        "Invalid base for `" + operation + "` operation (base must be of the form {0|H}).");
  }

  private static ShortGame sumOfPowers(ShortGame game, Dyadic x) {
    if (x.signum() < 0) {
      throw new IllegalArgumentException("Invalid exponent.");
    }
    return x.isZero()
        ? ShortGame.ZERO
        : OrdinalSum.of(game, OrdinalSum.subordinate(ShortGame.number(x), ShortGame.ONE));
  }

  /** The H of {0 | H}, or null if the game has another form. */
  private static @Nullable ShortGame onlyReply(ShortGame game) {
    return game.optionCount(Player.LEFT) == 1
            && game.optionCount(Player.RIGHT) == 1
            && game.option(Player.LEFT, 0).isZero()
        ? game.option(Player.RIGHT, 0)
        : null;
  }
}
