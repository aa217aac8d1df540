package org.gamester.rulesets;

import org.gamester.values.Fields;

/**
 * A parameter of a ruleset.
 *
 * @param name a word of letters and digits
 * @param defaultText its value if it is not given; empty if there is no default
 * @param meaning what it says, in a few words
 */
@Fields({"name", "default: defaultText", "meaning"})
public record Parameter(String name, String defaultText, String meaning) {

  /** {@code name=default (meaning)}. */
  @Override
  public String toString() {
    return name + (defaultText.isEmpty() ? "" : "=" + defaultText) + " (" + meaning + ")";
  }
}
