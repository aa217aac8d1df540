package org.gamester.values.notation;

import org.gamester.values.Notation;
import org.gamester.values.ShortGame;

/** The notation in which {@link ShortGame#toString} writes: that of {@link GameWriter#exact}. */
public final class ExactNotation implements Notation {

  /** Called by the service loader. */
  public ExactNotation() {}

  @Override
  public String write(ShortGame game) {
    return GameWriter.exact().write(game);
  }
}
