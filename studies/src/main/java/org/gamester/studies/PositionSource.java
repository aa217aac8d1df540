package org.gamester.studies;

import org.gamester.analysis.Evaluator;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Rules;

/** Where positions come from: the rulesets, and what reads expressions. */
public interface PositionSource {

  /** The rulesets. */
  Catalogue catalogue();

  /** Whether a text is a ruleset alone, as {@code nim} or {@code splittles{1,3 | 2,4}} is. */
  boolean isRules(String text);

  /**
   * The rules that a text names, or a take-and-break code alone, as {@code 0.77} is.
   *
   * @throws org.gamester.rulesets.TextException if it is neither
   */
  Rules codeOrRules(String text);

  /**
   * Reads a position, or an expression whose value is a game.
   *
   * @throws RuntimeException one that is {@link org.gamester.values.Refused}, if it is neither
   */
  Position read(String expression, Evaluator evaluator);
}
