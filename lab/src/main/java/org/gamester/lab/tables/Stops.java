package org.gamester.lab.tables;

import org.gamester.values.Dyadic;
import org.gamester.values.ShortGame;

/** The Left stop and the Right stop of a game. */
record Stops(Dyadic left, Dyadic right) {

  static Stops of(ShortGame game) {
    return new Stops(game.leftStop(), game.rightStop());
  }

  @Override
  public String toString() {
    return "(" + left + ", " + right + ")";
  }
}
