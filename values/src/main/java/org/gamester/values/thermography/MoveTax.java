package org.gamester.values.thermography;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.gamester.values.CacheName;
import org.gamester.values.GameStore;
import org.gamester.values.Player;
import org.gamester.values.Postorder;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/**
 * The scheme f(G) = {f(G^L) + t | f(G^R) - t} where f is given directly on some games; cooling (t
 * negative), heating and overheating are instances of it.
 *
 * <p>Evaluated on the canonical form, each distinct follower once, without recursion. The last
 * result of each game is remembered together with the instance that it belongs to.
 *
 * @param instance distinguishes instances; compared with {@code equals}
 * @param given f(G) where it is given directly, null where the scheme applies
 * @param t what a player gains by a move
 */
record MoveTax(Object instance, Function<ShortGame, @Nullable ShortGame> given, ShortGame t) {

  private static final CacheName<Remembered> REMEMBERED =
      new CacheName<>("cooled and heated games");

  private record Remembered(Object instance, ShortGame result) {}

  ShortGame apply(ShortGame game) {
    ShortGame loss = t.negate();
    // Looked up once: another thread may overwrite what is remembered at any time.
    Map<ShortGame, ShortGame> found = new HashMap<>();
    return Postorder.evaluate(
        game,
        follower -> {
          ShortGame known = known(follower);
          if (known == null) {
            return follower.options();
          }
          found.put(follower, known);
          return List.of();
        },
        (follower, results) -> {
          ShortGame known = found.get(follower);
          if (known != null) {
            return known;
          }
          ShortGame result =
              ShortGame.of(
                  shifted(follower.options(Player.LEFT), results, t),
                  shifted(follower.options(Player.RIGHT), results, loss));
          GameStore.standard().cache(REMEMBERED).put(follower, new Remembered(instance, result));
          return result;
        });
  }

  private @Nullable ShortGame known(ShortGame game) {
    Remembered before = GameStore.standard().cache(REMEMBERED).get(game);
    return before != null && before.instance.equals(instance) ? before.result : given.apply(game);
  }

  private static List<ShortGame> shifted(
      List<ShortGame> options, Function<ShortGame, ShortGame> results, ShortGame shift) {
    return options.stream().map(option -> results.apply(option).plus(shift)).toList();
  }
}
