package org.gamester.values.notation;

import org.gamester.values.NumberUpStar;
import org.gamester.values.ShortGame;

/** Writes values as text. */
public final class GameWriter {

  private static final GameWriter EXACT = new GameWriter();

  private GameWriter() {}

  public static GameWriter exact() {
    return EXACT;
  }

  public String write(ShortGame game) {
    return game instanceof NumberUpStar compact
        ? compact.number() + "+^" + compact.ups() + "*" + compact.star()
        : "#" + game.id();
  }
}
