package org.gamester.script.objects;

import org.gamester.values.NumberUpStar;
import org.gamester.values.ShortGame;
import org.gamester.values.notation.GameWriter;

/** Why the language refuses an operation, in its own words. */
public final class Refusals {

  private Refusals() {}

  /** An operation on numbers has no result. */
  public static ScriptException arithmetic(ArithmeticException e) {
    String message = String.valueOf(e.getMessage());
    if (message.contains("by zero")) {
      return new ScriptException("/ by zero");
    }
    // What Java says of its own integers, as opposed to what the algebra says.
    boolean ofJava = message.startsWith("BigInteger ") || message.endsWith(" overflow");
    return new ScriptException(ofJava ? "Overflow." : message);
  }

  /** The game has no atomic weight. */
  public static ScriptException notAtomic(ShortGame game) {
    return new ScriptException(
        game instanceof NumberUpStar
            ? "That game is not atomic: " + GameWriter.classic().write(game)
            : "That game is not atomic.");
  }
}
