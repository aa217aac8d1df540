package org.gamester.analysis.explanation;

import org.gamester.rulesets.Position;
import org.gamester.values.ShortGame;

/**
 * A summand with its value.
 *
 * @param position the summand, or one of its components
 * @param value its value
 */
public record Part(Position position, ShortGame value) {

  /** The summand as it is written, with its rules. */
  public String text() {
    return position.rules().text(position);
  }
}
