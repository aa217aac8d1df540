package org.gamester.values.infinitesimals;

import java.util.ArrayList;
import java.util.List;
import org.gamester.values.CacheName;
import org.gamester.values.Computation;
import org.gamester.values.GameCache;
import org.gamester.values.GameStore;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/**
 * The reduced canonical form: the simplest game that differs from G by an infinitesimal (Calistrate
 * 1996; Grossman, Siegel, <i>Reductions of partizan games</i>, 2009; law 59).
 *
 * <p>If both stops are x it is the number x. Otherwise it is made of the reduced options: those
 * that another one dominates up to infinitesimals are dropped; an option with a reply that is, up
 * to infinitesimals, at least as good for the opponent as G itself is reversible, and is replaced
 * by the options of that reply, or by the reply if that is a number (a number x may be read as {x |
 * x}). What is left has no dominated or reversible option, so it is already in canonical form; that
 * form is unique.
 *
 * <p>Remembered by value. Cost: for each distinct follower its comparisons with replies.
 */
public final class ReducedCanonicalForm {

  private static final CacheName<ShortGame> REMEMBERED = new CacheName<>("reduced canonical forms");

  private ReducedCanonicalForm() {}

  /** The reduced canonical form of a value. */
  public static ShortGame of(ShortGame game) {
    ShortGame known = GameStore.standard().cache(REMEMBERED).get(game);
    return known != null ? known : new Reduction(OrderModuloInfinitesimals.places(game)).of(game);
  }

  /** Reduces a game whose numbers, and those of its followers, have at most so many places. */
  private record Reduction(int places) {

    ShortGame of(ShortGame game) {
      return GameStore.standard()
          .cache(REMEMBERED)
          .compute(
              game,
              (follower, known) ->
                  follower.isNumberish()
                      ? ShortGame.number(follower.leftStop())
                      : ShortGame.of(
                          reduced(follower, Player.LEFT, known),
                          reduced(follower, Player.RIGHT, known)));
    }

    private List<ShortGame> reduced(
        ShortGame game, Player player, GameCache.Results<ShortGame> known) {
      List<ShortGame> irreversible = new ArrayList<>();
      List<ShortGame> open =
          undominated(game.options(player).stream().map(known::of).toList(), player);
      while (!open.isEmpty()) {
        Computation.poll();
        ShortGame option = open.removeLast();
        ShortGame reply = reversingReply(game, option, player);
        if (reply == null) {
          irreversible.add(option);
        } else if (reply.isNumber()) {
          irreversible.add(reply);
        } else {
          open.addAll(reply.options(player));
        }
      }
      return undominated(irreversible, player);
    }

    private @Nullable ShortGame reversingReply(ShortGame game, ShortGame option, Player player) {
      if (option.isNumber()) {
        return null;
      }
      for (ShortGame reply : option.options(player.opponent())) {
        if (atLeastAsGood(reply, game, player.opponent())) {
          return reply;
        }
      }
      return null;
    }

    private List<ShortGame> undominated(List<ShortGame> options, Player player) {
      List<ShortGame> kept = new ArrayList<>();
      for (ShortGame option : options) {
        if (kept.stream().noneMatch(other -> atLeastAsGood(other, option, player))) {
          kept.removeIf(other -> atLeastAsGood(option, other, player));
          kept.add(option);
        }
      }
      return kept;
    }

    private boolean atLeastAsGood(ShortGame g, ShortGame h, Player player) {
      Computation.poll();
      return player == Player.LEFT
          ? OrderModuloInfinitesimals.lessOrEqual(h, g, places)
          : OrderModuloInfinitesimals.lessOrEqual(g, h, places);
    }
  }
}
