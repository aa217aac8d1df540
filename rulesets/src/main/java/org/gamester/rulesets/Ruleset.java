package org.gamester.rulesets;

import java.util.List;
import java.util.Map;

/**
 * A game, or a family of games with parameters: how it is called, what its rule is, and how its
 * positions are written.
 *
 * <p>A ruleset is found through {@link java.util.ServiceLoader}; it has no state. {@link Catalogue}
 * lists all of them, and {@link Rules} is a ruleset with its parameters fixed. To make one, give
 * the four methods without a body; the positions that {@link #read} returns know their own moves.
 */
public interface Ruleset {

  /** The name by which it is written, in lower case with hyphens. */
  String id();

  /** The rule in one sentence. */
  String rule();

  /** A position with its ruleset, as in {@code subtraction{1,2,4}(9)}. */
  String example();

  /**
   * Reads one position, up to the end of {@code text}; sums and signs are taken care of elsewhere.
   *
   * @throws TextException if the text or the parameters are none of this ruleset's
   */
  Position read(Parameters parameters, TextReader text);

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
}
