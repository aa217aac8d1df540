package org.gamester.script;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/** Recorded results of CGSuite 2.2, from {@code cgscript-sample.jsonl}. */
final class Cases {

  static final Set<String> AREAS =
      Set.of(
          "short",
          "thermograph",
          "atomic",
          "impartial",
          "error",
          "heap",
          "grid",
          "strip",
          "graph",
          "misere",
          "loopy");

  record Case(String id, String area, String input, String expected) {}

  private Cases() {}

  /** The cases of the areas above. */
  static List<Case> all() {
    List<Case> cases = new ArrayList<>();
    JsonFactory factory = new JsonFactory();
    for (String line : Resources.lines("cgscript-sample.jsonl")) {
      Map<String, String> fields = new HashMap<>();
      try (JsonParser parser = factory.createParser(ObjectReadContext.empty(), line)) {
        while (parser.nextToken() != null) {
          if (parser.currentToken() == JsonToken.VALUE_STRING) {
            fields.put(parser.currentName(), parser.getString());
          }
        }
      }
      if (AREAS.contains(field(fields, "area"))) {
        cases.add(
            new Case(
                field(fields, "id"),
                field(fields, "area"),
                field(fields, "expr"),
                field(fields, "expect")));
      }
    }
    return cases;
  }

  private static String field(Map<String, String> fields, String name) {
    return fields.getOrDefault(name, "");
  }
}
