package org.gamester.script.games;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.gamester.script.objects.ObjectList;

/** Parameters of rulesets by their names, in order. */
final class Parameters {

  private Parameters() {}

  /** Before the name of a method that has made a ruleset of two others. */
  static final String METHOD = ".";

  /** The object that is the ruleset, if its class is written in the language. */
  static final String WRITTEN = "ruleset";

  /** The two rulesets that a method of the first one has joined. */
  static Map<String, Object> joined(String method, NamedRules one, NamedRules other) {
    return Map.of(METHOD + method, ObjectList.of(List.of(one, other)));
  }

  /** Two parameters. */
  static Map<String, Object> of(String first, Object one, String second, Object other) {
    Map<String, Object> parameters = new LinkedHashMap<>();
    parameters.put(first, one);
    parameters.put(second, other);
    return Collections.unmodifiableMap(parameters);
  }
}
