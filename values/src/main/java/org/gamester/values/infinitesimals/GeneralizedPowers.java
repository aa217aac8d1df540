package org.gamester.values.infinitesimals;

import org.gamester.values.Dyadic;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.products.OrdinalSum;

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
   * @throws IllegalArgumentException if G is not of the form {0|H}, or x is less than 1
   */
  public static ShortGame power(ShortGame game, Dyadic x) {
    requireBase(game);
    requireExponent(x, Dyadic.ONE);
    ShortGame reply = game.option(Player.RIGHT, 0);
    return ShortGame.of(ShortGame.ZERO, reply.minus(sumOfPowers(game, x.minus(Dyadic.ONE))));
  }

  /**
   * The sum of the powers of G up to x.
   *
   * @throws IllegalArgumentException if G is not of the form {0|H}, or x is negative
   */
  public static ShortGame sumTo(ShortGame game, Dyadic x) {
    requireBase(game);
    requireExponent(x, Dyadic.ZERO);
    return sumOfPowers(game, x);
  }

  private static void requireBase(ShortGame game) {
    if (!isBase(game)) {
      throw new IllegalArgumentException(
          "the base of a generalised power must have the canonical form {0|H}");
    }
  }

  private static void requireExponent(Dyadic x, Dyadic least) {
    if (x.compareTo(least) < 0) {
      throw new IllegalArgumentException(
          "the exponent must be at least " + least + " here, not " + x);
    }
  }

  private static ShortGame sumOfPowers(ShortGame game, Dyadic x) {
    return x.isZero()
        ? ShortGame.ZERO
        : OrdinalSum.of(
            game, OrdinalSum.subordinate(ShortGame.number(x), ShortGame.ONE).orElseThrow());
  }

  /** Whether G has powers: whether its canonical form is {0 | H}. */
  public static boolean isBase(ShortGame game) {
    return game.optionCount(Player.LEFT) == 1
        && game.optionCount(Player.RIGHT) == 1
        && game.option(Player.LEFT, 0).isZero();
  }
}
