package org.gamester.values.structure;

import java.util.ArrayList;
import java.util.List;
import org.gamester.values.CacheName;
import org.gamester.values.Dyadic;
import org.gamester.values.GameCache;
import org.gamester.values.GameStore;
import org.gamester.values.NumberUpStar;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/// The companion G° of a game in the lattice of the games born by a day (Fraser, Hirshberg, Wolfe,
/// _The structure of the distributive lattice of games born by day n_, Integers 5(2), 2005): the
/// companions of the options, with 0 as one more Left option if G >= 0 and one more Right option if
/// G <= 0. An automorphism of the lattice that exchanges 0 and *.
///
/// Closed form: of number-up-stars only n.up and n.up + * are exchanged, all others stay.
/// Remembered by value.
public final class Companion {

  private static final CacheName<ShortGame> REMEMBERED = new CacheName<>("companions");

  private Companion() {}

  /** The companion of a value. */
  public static ShortGame of(ShortGame game) {
    return GameStore.standard()
        .cache(REMEMBERED)
        .compute(
            game,
            (follower, known) ->
                follower instanceof NumberUpStar compact
                    ? ofNumberUpStar(compact)
                    : ShortGame.of(
                        companions(follower, Player.LEFT, known),
                        companions(follower, Player.RIGHT, known)));
  }

  private static List<ShortGame> companions(
      ShortGame game, Player player, GameCache.Results<ShortGame> known) {
    List<ShortGame> companions = new ArrayList<>();
    for (ShortGame option : game.options(player)) {
      companions.add(known.of(option));
    }
    if (player == Player.LEFT
        ? game.greaterOrEqual(ShortGame.ZERO)
        : game.lessOrEqual(ShortGame.ZERO)) {
      companions.add(ShortGame.ZERO);
    }
    return companions;
  }

  private static ShortGame ofNumberUpStar(NumberUpStar game) {
    return game.number().isZero() && game.star() <= 1
        ? ShortGame.numberUpStar(Dyadic.ZERO, game.ups(), game.star() ^ 1)
        : game;
  }
}
