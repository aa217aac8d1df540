package org.gamester.rulesets;

import java.util.List;
import java.util.Map;

/**
 * A game, or a family of games with parameters, as the {@link Catalogue} lists it: how it is
 * called, what its rule is, and which rules its parameters choose.
 *
 * <p>A ruleset is found through {@link java.util.ServiceLoader} and has no state. The easiest way
 * to make one is to extend {@link Game} or a game on a board.
 */
public interface Ruleset {

  /** The name by which it is written, in lower case with hyphens. */
  String id();

  /** The rule in one or two sentences. */
  String rule();

  /** A position with its rules, as in {@code subtraction{1,2,4}(9)}. */
  String example();

  /** Other names. */
  default List<String> aliases() {
    return List.of();
  }

  /** The parameters, in the order in which they are written without names. */
  default List<Parameter> parameters() {
    return List.of();
  }

  /** What stands between parameters in braces: a comma, or a bar where commas are needed inside. */
  default char parameterSeparator() {
    return ',';
  }

  /** Games that are this one with certain parameters: name to parameters, without braces. */
  default Map<String, String> named() {
    return Map.of();
  }

  /**
   * The rules that parameters choose.
   *
   * @throws TextException if the parameters do not fit
   */
  Rules rules(Parameters parameters);
}
