package org.gamester.values.structure;

import org.gamester.values.CacheName;
import org.gamester.values.GameStore;
import org.gamester.values.NumberUpStar;
import org.gamester.values.ShortGame;

/**
 * All-small (dicotic) games: those with infinitesimal followers only. In canonical form these are
 * the games whose followers all have options for both players or for none (law 16).
 */
public final class AllSmall {

  private static final CacheName<Boolean> REMEMBERED = new CacheName<>("all-small games");

  private AllSmall() {}

  /** Whether every follower is infinitesimal. */
  public static boolean isAllSmall(ShortGame game) {
    return game.isInfinitesimal()
        && GameStore.standard()
            .cache(REMEMBERED)
            .compute(
                game,
                (follower, known) ->
                    follower instanceof NumberUpStar compact
                        ? compact.number().isZero()
                        : follower.isInfinitesimal()
                            && follower.options().stream().allMatch(known::of));
  }
}
