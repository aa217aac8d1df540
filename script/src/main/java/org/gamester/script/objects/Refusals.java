package org.gamester.script.objects;

import org.gamester.values.NumberUpStar;
import org.gamester.values.ShortGame;
import org.gamester.values.notation.GameWriter;

/** Why the language refuses an operation, in its own words. */
public final class Refusals {

  private Refusals() {}

  /** The game has no atomic weight. */
  public static ScriptException notAtomic(ShortGame game) {
    return new ScriptException(
        game instanceof NumberUpStar
            ? "That game is not atomic: " + GameWriter.classic().write(game)
            : "That game is not atomic.");
  }
}
