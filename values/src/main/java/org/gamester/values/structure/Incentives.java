package org.gamester.values.structure;

import java.util.LinkedHashSet;
import java.util.Set;
import org.gamester.values.Computation;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/// What the players gain by their moves: G^L - G for Left and G - G^R for Right, over the canonical
/// options (_Winning Ways_, ch. 6). None is ever >= 0, and those of a number are negative (law 60).
/// Cost: one sum for each option.
public final class Incentives {

  private Incentives() {}

  /** The distinct incentives of {@code player}. */
  public static Set<ShortGame> of(ShortGame game, Player player) {
    Set<ShortGame> incentives = new LinkedHashSet<>();
    for (ShortGame option : game.options(player)) {
      Computation.poll();
      incentives.add(player == Player.LEFT ? option.minus(game) : game.minus(option));
    }
    return incentives;
  }

  /** The distinct incentives of both players. */
  public static Set<ShortGame> of(ShortGame game) {
    Set<ShortGame> incentives = of(game, Player.LEFT);
    incentives.addAll(of(game, Player.RIGHT));
    return incentives;
  }
}
