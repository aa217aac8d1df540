package org.gamester.script.files;

import org.gamester.rulesets.Position;
import org.gamester.rulesets.Rules;
import org.gamester.script.evaluation.GameInstance;
import org.gamester.script.evaluation.Instance;
import org.jspecify.annotations.Nullable;

/** Rules whose positions are objects of a class that is written in the language. */
interface WrittenRules {

  /** The rules that the catalogue knows. */
  Rules asRules();

  /** The name of the ruleset, for messages. */
  String name();

  /** The object that is the ruleset; null if there is none. */
  @Nullable Instance object();

  /** The text of a position, without the name of the ruleset. */
  String positionText(GameInstance game);

  /** A drawing of a position. */
  String picture(GameInstance game);

  /** The grid, strip or graph of a position; null if it has none. */
  @Nullable Object board(GameInstance game);

  /** The same position of a faster game; null if there is none. */
  default @Nullable Position fastPosition(GameInstance game) {
    return null;
  }
}
