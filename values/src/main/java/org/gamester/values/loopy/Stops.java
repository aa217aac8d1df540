package org.gamester.values.loopy;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import org.gamester.values.Computation;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/**
 * The stops of stoppers: the pseudonumbers (numbers, on, off, x + over, x + under) at which
 * alternating play stops that each player plays for the best. Alternating play of a stopper ends,
 * so that each stop is found once, from the ends up.
 */
public final class Stops {
  private final Map<Turn, Stopper> stops = new HashMap<>();

  private record Turn(Stopper game, Player player) {}

  private Stops() {}

  /** The stop when a player starts: Left's or Right's stop. */
  public static Stopper of(Stopper game, Player starter) {
    return new Stops().find(new Turn(game, starter));
  }

  /** Whether a stopper is a number, on, off, x + over or x + under for a number x. */
  public static boolean isPseudonumber(Stopper game) {
    if (game.isShort()) {
      return game.shortGame().isNumber();
    }
    return game == Stopper.ON
        || game == Stopper.OFF
        || isNumberAndLoop(game, Player.LEFT)
        || isNumberAndLoop(game, Player.RIGHT);
  }

  /** Whether the only option of one player is a number and that of the other the game itself. */
  private static boolean isNumberAndLoop(Stopper game, Player player) {
    var number = game.options(player);
    var loop = game.options(player.opponent());
    return number.size() == 1
        && loop.size() == 1
        && loop.getFirst() == game
        && number.getFirst().isShort()
        && number.getFirst().shortGame().isNumber();
  }

  private Stopper find(Turn root) {
    Deque<Turn> open = new ArrayDeque<>();
    open.push(root);
    while (!open.isEmpty()) {
      Computation.poll();
      Turn turn = open.element();
      if (!stops.containsKey(turn)) {
        Stopper stop = known(turn, open);
        if (stop == null) {
          continue;
        }
        stops.put(turn, stop);
      }
      open.pop();
    }
    Stopper found = stops.get(root);
    if (found == null) {
      throw new IllegalStateException("no stop");
    }
    return found;
  }

  /**
   * The stop if those after each move are known; else null, and the first unknown one is opened.
   */
  private @Nullable Stopper known(Turn turn, Deque<Turn> open) {
    if (isPseudonumber(turn.game)) {
      return turn.game;
    }
    if (turn.game.isShort()) {
      return Stopper.of(ShortGame.number(turn.game.shortGame().stop(turn.player)));
    }
    Stopper best = null;
    for (Stopper option : turn.game.options(turn.player)) {
      Turn next = new Turn(option, turn.player.opponent());
      Stopper stop = stops.get(next);
      if (stop == null) {
        open.push(next);
        return null;
      }
      if (best == null || isBetter(stop, best, turn.player)) {
        best = stop;
      }
    }
    // Without a move in a game that is no pseudonumber the player is lost as in a negative number.
    return best == null ? (turn.player == Player.LEFT ? Stopper.OFF : Stopper.ON) : best;
  }

  private static boolean isBetter(Stopper one, Stopper other, Player player) {
    return player == Player.LEFT ? one.greaterOrEqual(other) : other.greaterOrEqual(one);
  }
}
