package org.gamester.values.infinitesimals;

import org.gamester.values.CacheName;
import org.gamester.values.Dyadic;
import org.gamester.values.GameStore;
import org.gamester.values.NumberUpStar;
import org.gamester.values.Relation;
import org.gamester.values.ShortGame;

/// Comparison up to infinitesimals: G is at most H iff G - H lies below every positive number, that
/// is, iff its Left stop is at most 0 (Calistrate 1996; Grossman, Siegel, _Reductions of partizan
/// games_, 2009).
///
/// No difference is built. If all numbers among the followers of G and H are multiples of 2^-k, so
/// is every stop of G - H, and then that Left stop is at most 0 iff G <= H + 2^-(k+1). The stops of
/// G and H decide most cases before that.
public final class OrderModuloInfinitesimals {

  private static final CacheName<Integer> PLACES = new CacheName<>("places of numbers");

  private OrderModuloInfinitesimals() {}

  /// Whether G <= H + x for every number x > 0.
  public static boolean lessOrEqual(ShortGame g, ShortGame h) {
    return lessOrEqual(g, h, Math.max(places(g), places(h)));
  }

  /** Whether G - H is infinitesimal. */
  public static boolean areClose(ShortGame g, ShortGame h) {
    return lessOrEqual(g, h) && lessOrEqual(h, g);
  }

  /** The relation of G to H when infinitesimal differences are disregarded. */
  public static Relation relation(ShortGame g, ShortGame h) {
    return Relation.of(lessOrEqual(g, h), lessOrEqual(h, g));
  }

  /**
   * The same as {@link #lessOrEqual(ShortGame, ShortGame)}, for numbers of at most these places.
   */
  static boolean lessOrEqual(ShortGame g, ShortGame h, int places) {
    if (g.leftStop().compareTo(h.leftStop()) > 0 || g.rightStop().compareTo(h.rightStop()) > 0) {
      return false;
    }
    return g.leftStop().compareTo(h.rightStop()) <= 0
        || g.lessOrEqual(h.plus(ShortGame.number(Dyadic.of(1, places + 1))));
  }

  /** The least k such that all numbers among the followers are multiples of 2^-k. */
  static int places(ShortGame game) {
    return GameStore.standard()
        .cache(PLACES)
        .compute(
            game,
            (follower, known) ->
                follower instanceof NumberUpStar compact
                    ? compact.number().exponent()
                    : follower.options().stream().map(known::of).reduce(0, Math::max));
  }
}
