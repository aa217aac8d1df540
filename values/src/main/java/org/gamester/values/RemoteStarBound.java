package org.gamester.values;

/// How large a nimber or a multiple of up must be beside a game for its exact size not to matter.
///
/// Let d be 0 for numbers, max(m + 1, |n|) for x + n.up + *m that is not a number, and one more
/// than the greatest d of the options for other games. Then for every game H and number x, whether
/// x + *j >= H, and whether x + *j <= H, is the same for all j > d(H). Likewise whether x + n.up +
/// *j >= H, or <= H, is the same for all n > d(H) + 1 and all j.
///
/// Proof for nimbers, by induction on H, with x = 0 (number translation). For numbers and
/// number-up-stars the closed form shows it. Otherwise *j >= H iff no H^L >= *j and no i < j has *i
/// <= H. The first condition does not depend on j by induction. Let m = d(H) + 1. If *m >= H, then
/// no i < m has *i <= H; and *m <= H is impossible, since H would be *m with d(H) > m; hence no i >
/// m has *i <= H either, because *m >= H refutes it. So *j >= H for all j >= m. If not *m >= H,
/// what refutes it refutes *j >= H for all larger j. By symmetry for <=. Moves in x are no better,
/// by number avoidance. The proof for multiples of up uses their only options, x and x + (n-1).up +
/// *(j^1), in the same way.
///
/// Cost: one step for each follower, remembered.
final class RemoteStarBound {

  /** Nimbers and multiples up to this size are compared as they are. */
  private static final long SMALL = 16;

  private static final CacheName<Long> DEPTHS = new CacheName<>("nim depths");

  private RemoteStarBound() {}

  /** The d of a game. */
  static long of(ShortGame game) {
    if (game instanceof NumberUpStar compact) {
      return ofNumberUpStar(compact);
    }
    return GameStore.standard().cache(DEPTHS).compute(game, RemoteStarBound::step);
  }

  private static long ofNumberUpStar(NumberUpStar game) {
    return game.isNumber()
        ? 0
        : Math.max(
            game.star() == Long.MAX_VALUE ? game.star() : game.star() + 1, Math.abs(game.ups()));
  }

  private static Long step(ShortGame game, GameCache.Results<Long> depths) {
    if (!(game instanceof CanonicalGame options)) {
      return of(game);
    }
    long deepest = 0;
    for (ShortGame option : options.optionArray()) {
      deepest = Math.max(deepest, depths.of(option));
    }
    return deepest == Long.MAX_VALUE ? deepest : deepest + 1;
  }

  /** A game that is to H as x + n.up + *m is, with n and m no larger than they need be. */
  static ShortGame near(NumberUpStar game, CanonicalGame h) {
    long ups = Math.abs(game.ups());
    if (ups <= SMALL && game.star() <= SMALL) {
      return game;
    }
    long depth = of(h);
    if (ups > 0) {
      return ups - 2 > depth
          ? ShortGame.numberUpStar(game.number(), Long.signum(game.ups()) * (depth + 2), 0)
          : game;
    }
    return game.star() - 1 > depth ? ShortGame.numberUpStar(game.number(), 0, depth + 1) : game;
  }
}
