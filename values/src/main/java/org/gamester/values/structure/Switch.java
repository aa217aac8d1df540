package org.gamester.values.structure;

import org.gamester.values.NumberUpStar;
import org.gamester.values.ShortGame;

/**
 * Switches {x | y}, x &gt;= y, between numbers: the mean is (x+y)/2 and the temperature (x-y)/2
 * (<i>Winning Ways</i>, ch. 5).
 */
public final class Switch {

  private Switch() {}

  /** Whether the canonical form is {x | y} with numbers x &gt;= y; x + * counts, as {x | x}. */
  public static boolean isSwitch(ShortGame game) {
    return game instanceof NumberUpStar compact
        ? compact.ups() == 0 && compact.star() == 1
        : game.options().size() == 2 && game.options().stream().allMatch(ShortGame::isNumber);
  }
}
