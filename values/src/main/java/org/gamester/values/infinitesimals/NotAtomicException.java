package org.gamester.values.infinitesimals;

import org.gamester.values.NumberUpStar;
import org.gamester.values.ShortGame;
import org.gamester.values.notation.GameWriter;

/** Says that a game has no atomic weight. */
public final class NotAtomicException extends ArithmeticException {

  private static final long serialVersionUID = 1L;

  NotAtomicException(ShortGame game) {
    super(
        game instanceof NumberUpStar
            ? "That game is not atomic: " + GameWriter.classic().write(game)
            : "That game is not atomic.");
  }
}
