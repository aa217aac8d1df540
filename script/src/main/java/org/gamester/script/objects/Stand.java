package org.gamester.script.objects;

import org.gamester.rulesets.Position;
import org.gamester.rulesets.ValuePosition;

/** A position that stands for a game of the language. */
public interface Stand {

  /** The game. */
  Object form();

  /** The object of the language that a position is. */
  static Object game(Position position) {
    return switch (position) {
      case ValuePosition value -> value.value();
      case Stand stand -> stand.form();
      default -> position;
    };
  }
}
