package org.gamester.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/** The description of the API and the routes that there are. */
class OpenApiTest {

  /** The methods of each path of the description. */
  private static Map<String, Set<String>> described(String json) {
    Map<String, Set<String>> paths = new TreeMap<>();
    try (JsonParser parser = new JsonFactory().createParser(ObjectReadContext.empty(), json)) {
      int depth = 0;
      String path = "";
      for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
        depth += token.isStructStart() ? 1 : token.isStructEnd() ? -1 : 0;
        if (token == JsonToken.PROPERTY_NAME
            && depth == 2
            && parser.currentName().startsWith("/")) {
          path = parser.currentName();
          paths.put(path, new TreeSet<>());
        } else if (token == JsonToken.PROPERTY_NAME && depth == 3 && paths.containsKey(path)) {
          paths.get(path).add(parser.currentName());
        }
      }
    }
    return paths;
  }

  @Test
  void everyRouteIsDescribedAndEveryPathExists() throws Exception {
    try (Browser browser = Browser.of(new EchoAnswers())) {
      Map<String, Set<String>> described = described(browser.get("/api/openapi.json").body());
      Map<String, Set<String>> existing = new TreeMap<>();
      for (WebServer.Route route : browser.routes()) {
        if (route.path().startsWith("/api")) {
          existing.computeIfAbsent(route.path(), p -> new TreeSet<>()).add(route.method());
        }
      }
      assertThat(described).isEqualTo(existing);
      assertThat(described).hasSizeGreaterThan(18);
    }
  }

  @Test
  void fieldsAreDescribed() throws Exception {
    try (Browser browser = Browser.of(new EchoAnswers())) {
      String json = browser.get("/api/openapi.json").body();
      for (String field : List.of("patterns", "counterexamples", "cell", "seed", "about")) {
        assertThat(json).contains("\"" + field + "\"");
      }
    }
  }
}
