package org.gamester.rulesets;

import org.gamester.values.Refused;

/**
 * A ruleset that is not Gamester's own does not keep to what {@link Ruleset} and {@link Position}
 * require. The message names the ruleset, the method, the position and what came back.
 */
public final class RulesetException extends RuntimeException implements Refused {
  private static final long serialVersionUID = 1L;

  /**
   * @param message names the ruleset, the method and the position
   */
  public RulesetException(String message) {
    super(message);
  }

  /**
   * @param message names the ruleset, the method and the position
   * @param thrown what the method threw
   */
  public RulesetException(String message, Throwable thrown) {
    super(message, thrown);
  }
}
