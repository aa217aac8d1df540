package org.gamester.values.structure;

import java.math.BigInteger;
import org.gamester.values.CacheName;
import org.gamester.values.GameStore;
import org.gamester.values.NumberUpStar;
import org.gamester.values.ShortGame;

/**
 * The birthday of a value: the height of its canonical form, which is the least among all forms of
 * the value (law 9). The birthday of a literal form can be greater (convention 6).
 *
 * <p>Closed forms, with b the birthday of x: x + *m has b + m; x + up + *m has b + 1 + (m^1), but x
 * + up + * has b + 2; every further up adds 1 and turns m to m^1.
 */
public final class Birthday {

  private static final CacheName<BigInteger> REMEMBERED = new CacheName<>("birthdays");

  private Birthday() {}

  /** The birthday of a value. */
  public static BigInteger of(ShortGame game) {
    return GameStore.standard()
        .cache(REMEMBERED)
        .compute(
            game,
            (follower, known) ->
                follower instanceof NumberUpStar compact
                    ? ofNumberUpStar(compact)
                    : follower.options().stream()
                        .map(known::of)
                        .reduce(BigInteger.ZERO, BigInteger::max)
                        .add(BigInteger.ONE));
  }

  private static BigInteger ofNumberUpStar(NumberUpStar game) {
    BigInteger number = game.number().birthday();
    if (game.ups() == 0) {
      return number.add(BigInteger.valueOf(game.star()));
    }
    BigInteger ups = BigInteger.valueOf(game.ups()).abs();
    long star = ups.testBit(0) ? game.star() : game.star() ^ 1;
    return number.add(ups).add(BigInteger.valueOf(star == 1 ? 1 : star ^ 1));
  }
}
