package org.gamester.values.thermography;

import java.util.List;
import org.gamester.values.CacheName;
import org.gamester.values.Dyadic;
import org.gamester.values.GameCache;
import org.gamester.values.GameStore;
import org.gamester.values.NumberUpStar;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/// Thermographs of values, with mean and temperature.
///
/// A thermograph is made from those of the canonical options ([Thermograph#ofOptions]); no cooled
/// game is ever built. Results are remembered by value, so the cost is determined by the number of
/// distinct followers.
///
/// Numbers and number-up-stars have closed forms. For a number x with k binary places after the
/// point, let `[a_j, b_j]` be the interval of length 2^-j between neighbouring multiples of 2^-j
/// that holds x. At t = -2^-j, j < k, the Right wall of x is a_j and the Left wall b_j; between
/// these temperatures the walls are straight, and both are x from t = -2^-k up. (By induction on k:
/// x is {a_(k-1) | b_(k-1)}, and of these two the one with k-1 places has the other as its own
/// option.) For x + n.up + *m that is not a number, the options other than x never reach the
/// scaffold below 0, so that with n >= 0 the Left wall below 0 is R_x(t) - t, and the Right wall is
/// R_x(t), or L_x(t) + t for n = 0 and for x + up + *. Cost: linear in k.
public final class Thermography {

  private static final CacheName<Thermograph> REMEMBERED = new CacheName<>("thermographs");

  private Thermography() {}

  /** The thermograph of a value. */
  public static Thermograph of(ShortGame game) {
    return GameStore.standard()
        .cache(REMEMBERED)
        .compute(
            game,
            (follower, known) ->
                follower instanceof NumberUpStar compact
                    ? ofNumberUpStar(compact)
                    : Thermograph.ofOptions(
                        walls(follower.leftOptions(), known),
                        walls(follower.rightOptions(), known)));
  }

  private static List<Thermograph> walls(
      List<ShortGame> options, GameCache.Results<Thermograph> known) {
    return options.stream().map(known::of).toList();
  }

  /** The mean value. */
  public static Dyadic mean(ShortGame game) {
    return game instanceof NumberUpStar compact ? compact.number() : of(game).mean();
  }

  /** The temperature: -2^-k for a number m/2^k in lowest terms (so -1 for an integer). */
  public static Dyadic temperature(ShortGame game) {
    if (game instanceof NumberUpStar compact) {
      return game.isNumber() ? Dyadic.of(-1, compact.number().exponent()) : Dyadic.ZERO;
    }
    return of(game).temperature();
  }

  /**
   * The options of {@code player} that are orthodox at temperature t: the canonical options that
   * reach the player's scaffold there, so that moving to them, for a tax of t, costs nothing
   * against the best play. At temperatures above that of the game even these are losing moves.
   *
   * @throws IllegalArgumentException if t is below -1
   */
  public static List<ShortGame> orthodoxOptions(ShortGame game, Player player, Dyadic t) {
    List<ShortGame> options = game.options(player);
    List<Dyadic> reached =
        options.stream().map(option -> of(option).wall(player.opponent()).valueAt(t)).toList();
    Dyadic best =
        reached.stream()
            .reduce(player == Player.LEFT ? Dyadic::max : Dyadic::min)
            .orElse(Dyadic.ZERO);
    return java.util.stream.IntStream.range(0, options.size())
        .filter(i -> reached.get(i).equals(best))
        .mapToObj(options::get)
        .toList();
  }

  /** The thermograph of a number. */
  public static Thermograph ofNumber(Dyadic x) {
    Wall.Builder left = new Wall.Builder(x);
    Wall.Builder right = new Wall.Builder(x);
    int places = x.exponent();
    if (places > 0) {
      left.below(Dyadic.of(-1, places), -1);
      right.below(Dyadic.of(-1, places), 1);
      var digits = x.shiftLeft(places).floor();
      for (int j = places - 1; j > 0; j--) {
        boolean upperHalf = digits.testBit(places - j);
        left.below(Dyadic.of(-1, j), upperHalf ? 0 : -1);
        right.below(Dyadic.of(-1, j), upperHalf ? 1 : 0);
      }
    }
    return new Thermograph(left.build(), right.build());
  }

  private static Thermograph ofNumberUpStar(NumberUpStar game) {
    if (game.ups() < 0) {
      return ofNumberUpStar((NumberUpStar) game.negate()).negate();
    }
    Thermograph number = ofNumber(game.number());
    if (game.isNumber()) {
      return number;
    }
    boolean symmetric = game.ups() == 0 || (game.ups() == 1 && game.star() == 1);
    return new Thermograph(
        Wall.belowMast(Dyadic.ZERO, number.right(), -1),
        symmetric
            ? Wall.belowMast(Dyadic.ZERO, number.left(), 1)
            : Wall.belowMast(Dyadic.ZERO, number.right(), 0));
  }
}
