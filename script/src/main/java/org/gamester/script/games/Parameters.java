package org.gamester.script.games;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** Parameters of rulesets by their names, in order. */
final class Parameters {

  private Parameters() {}

  /** Two parameters. */
  static Map<String, Object> of(String first, Object one, String second, Object other) {
    Map<String, Object> parameters = new LinkedHashMap<>();
    parameters.put(first, one);
    parameters.put(second, other);
    return Collections.unmodifiableMap(parameters);
  }
}
