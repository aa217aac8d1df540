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
        return Classes.UPTIMAL;
      }
      if (compact.star() != 0) {
        return compact.number().isZero() ? Classes.NIMBER : Classes.UPTIMAL;
      }
      return game.isZero()
          ? Classes.ZERO
          : game.isInteger() ? Classes.INTEGER : Classes.DYADIC_RATIONAL;
    }
    return Uptimal.of(game).isEmpty() ? Classes.CANONICAL_SHORT_GAME : Classes.UPTIMAL;
  }
}
