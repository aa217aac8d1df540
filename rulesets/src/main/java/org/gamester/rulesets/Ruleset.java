package org.gamester.rulesets;

/**
 * A game, or a family of games with parameters, as the {@link Catalogue} lists it: what it says of
 * itself, and which rules its parameters choose.
 *
 * <p>A ruleset has no state. One that does not come with Gamester is found through {@link
 * java.util.ServiceLoader}. The easiest way to make one is to extend {@link Game} or a game on a
 * board.
 */
public interface Ruleset {

  /** What it says of itself. */
  Description description();

  /** The name by which it is written, in lower case with hyphens. */
  default String id() {
    return description().id();
  }

  /**
   * What is wrong with the file that declares it, where, so that it has no positions; empty for a
   * ruleset that can be played.
   */
  default String fault() {
    return "";
  }

  /**
   * Does nothing for a ruleset that can be played.
   *
   * @throws RulesetException if the file that declares it is wrong: says what and where
   */
  default void requireSound() {
    if (!fault().isEmpty()) {
      throw new RulesetException(fault());
    }
  }

  /**
   * The rules that parameters choose.
   *
   * @throws TextException if the parameters do not fit
   */
  Rules rules(Parameters parameters);
}
