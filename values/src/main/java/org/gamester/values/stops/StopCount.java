package org.gamester.values.stops;

import java.math.BigInteger;
import java.util.List;
import org.gamester.values.CacheName;
import org.gamester.values.GameCache;
import org.gamester.values.GameStore;
import org.gamester.values.GameTooLargeException;
import org.gamester.values.NumberUpStar;
import org.gamester.values.ShortGame;

/// The number of stopping positions in the tree of the canonical form: 1 for a number, else the sum
/// over all options of both players.
///
/// Counted on the graph of distinct followers, whatever the size of the tree. Closed forms: x + *m
/// has 2.3^(m-1) stops for m > 0; each of its ups adds the option x, down to x + up + *m, which has
/// the option x besides those of x + *(m^1), and x + up + * has 4.
public final class StopCount {

  /** Larger nimbers have a count too long to hold. */
  private static final long LARGEST_STAR = 2_000_000;

  private static final CacheName<BigInteger> REMEMBERED = new CacheName<>("stop counts");

  private StopCount() {}

  /**
   * The stop count of a value.
   *
   * @throws GameTooLargeException if it has more digits than can be held
   */
  public static BigInteger of(ShortGame game) {
    return GameStore.standard()
        .cache(REMEMBERED)
        .compute(
            game,
            (follower, known) ->
                follower instanceof NumberUpStar compact
                    ? ofNumberUpStar(compact)
                    : sum(follower.leftOptions(), known).add(sum(follower.rightOptions(), known)));
  }

  private static BigInteger sum(List<ShortGame> options, GameCache.Results<BigInteger> known) {
    return options.stream().map(known::of).reduce(BigInteger.ZERO, BigInteger::add);
  }

  private static BigInteger ofNumberUpStar(NumberUpStar game) {
    if (game.ups() == 0) {
      return ofNimber(game.star());
    }
    BigInteger above = BigInteger.valueOf(game.ups()).abs().subtract(BigInteger.ONE);
    long star = above.testBit(0) ? game.star() ^ 1 : game.star();
    BigInteger lowest = star == 1 ? BigInteger.valueOf(4) : ofNimber(star ^ 1).add(BigInteger.ONE);
    return above.add(lowest);
  }

  private static BigInteger ofNimber(long star) {
    if (star == 0) {
      return BigInteger.ONE;
    }
    if (star > LARGEST_STAR) {
      throw new GameTooLargeException("the stop count of *" + star + " has too many digits");
    }
    return BigInteger.valueOf(3).pow((int) star - 1).shiftLeft(1);
  }
}
