package org.gamester.script.classes;

import org.gamester.values.NumberUpStar;
import org.gamester.values.ShortGame;
import org.gamester.values.infinitesimals.Uptimal;

/** The classes of values of short games. */
final class GameClasses {

  private GameClasses() {}

  static LanguageClass of(ShortGame game) {
    if (game instanceof NumberUpStar compact) {
      if (compact.ups() != 0) {
        return StandardClasses.UPTIMAL;
      }
      if (compact.star() != 0) {
        return compact.number().isZero() ? StandardClasses.NIMBER : StandardClasses.UPTIMAL;
      }
      return game.isZero()
          ? StandardClasses.ZERO
          : game.isInteger() ? StandardClasses.INTEGER : StandardClasses.DYADIC_RATIONAL;
    }
    return Uptimal.of(game).isEmpty()
        ? StandardClasses.CANONICAL_SHORT_GAME
        : StandardClasses.UPTIMAL;
  }
}
