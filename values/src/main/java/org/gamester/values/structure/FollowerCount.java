package org.gamester.values.structure;

import java.math.BigInteger;
import org.gamester.values.Followers;
import org.gamester.values.NumberUpStar;
import org.gamester.values.ShortGame;

/**
 * The number of distinct followers of a value, itself included.
 *
 * <p>Closed forms: a number x with k binary places after the point has one follower with each of 1,
 * ..., k places, and the integers between 0 and the next one beyond x. x + *m has those of x and m
 * more; n.up + *m adds one for each up, down to one up, which has the followers of the nimber
 * beside. Other games cost by their distinct followers, those of their nimbers and ups included.
 */
public final class FollowerCount {

  private FollowerCount() {}

  /** The number of distinct followers. */
  public static BigInteger of(ShortGame game) {
    return game instanceof NumberUpStar compact
        ? ofNumberUpStar(compact)
        : BigInteger.valueOf(Followers.all(game).size());
  }

  private static BigInteger ofNumberUpStar(NumberUpStar game) {
    BigInteger number =
        game.number().abs().ceiling().add(BigInteger.valueOf(game.number().exponent() + 1L));
    if (game.ups() == 0) {
      return number.add(BigInteger.valueOf(game.star()));
    }
    BigInteger ups = BigInteger.valueOf(game.ups()).abs();
    long star = ups.testBit(0) ? game.star() : game.star() ^ 1;
    return number.add(ups).add(BigInteger.valueOf(star == 1 ? 1 : star ^ 1));
  }
}
