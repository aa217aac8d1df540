package org.gamester.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.gamester.cli.ServerVisit.Response;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The texts of a request are data: none becomes an option of a command. */
class ServedTextsTest {
  /** What is right in a field, so that another field can be tried. */
  private static final Map<String, String> RIGHT =
      Map.ofEntries(
          Map.entry("p", "nim(1)"),
          Map.entry("of", "nim({m})"),
          Map.entry("range", "m=1..2"),
          Map.entry("rules", "nim"),
          Map.entry("first", "0..3"),
          Map.entry("code", "0.77"),
          Map.entry("game", "0.77"),
          Map.entry("to", "20"),
          Map.entry("name", "nim"),
          Map.entry("kind", "position"),
          Map.entry("text", "x"),
          Map.entry("via", "L:take 1"),
          Map.entry("v", "1"));

  private static ServerVisit server;

  @BeforeAll
  static void start() {
    server = new ServerVisit(Duration.ofSeconds(10), 1L << 30);
  }

  @AfterAll
  static void close() {
    server.close();
  }

  /** A field of a route that takes any text, with the fields that the route needs besides. */
  private record Asked(String route, String field, Map<String, String> others) {
    Response with(String text) throws IOException {
      StringBuilder address = new StringBuilder(route + "?" + field + "=");
      address.append(ServerVisit.encoded(text));
      others.forEach(
          (name, value) ->
              address.append('&').append(name).append('=').append(ServerVisit.encoded(value)));
      return server.get(address.toString());
    }

    boolean isARulesetOfAPicture() {
      return route.equals("/api/picture") && field.equals("own");
    }

    boolean isAPosition() {
      return field.equals("p");
    }
  }

  /** All fields of text of all routes, as the server describes them. */
  private static List<Asked> fields() throws IOException {
    List<Asked> all = new ArrayList<>();
    Map<?, ?> document = JsonTree.object(server.get("/api/openapi.json").body());
    Map<?, ?> paths = (Map<?, ?>) Objects.requireNonNull(document.get("paths"));
    paths.forEach(
        (path, methods) -> {
          if (((Map<?, ?>) methods).get("get") instanceof Map<?, ?> get) {
            String route = path.toString();
            List<Map<?, ?>> parameters =
                ((List<?>) Objects.requireNonNull(get.get("parameters")))
                    .stream().<Map<?, ?>>map(each -> (Map<?, ?>) each).toList();
            for (Map<?, ?> parameter : parameters) {
              Map<?, ?> schema = (Map<?, ?>) Objects.requireNonNull(parameter.get("schema"));
              boolean isText = List.of("string", "array").contains(schema.get("type"));
              if (isText && !schema.containsKey("enum") && "query".equals(parameter.get("in"))) {
                String name = String.valueOf(parameter.get("name"));
                all.add(new Asked(route, name, others(route, name, parameters)));
              }
            }
          }
        });
    return all;
  }

  private static Map<String, String> others(
      String route, String field, List<Map<?, ?>> parameters) {
    boolean isAFamily = List.of("/api/table", "/api/series", "/api/draw").contains(route);
    return parameters.stream()
        .filter(
            each ->
                Boolean.TRUE.equals(each.get("required"))
                    || (isAFamily && "range".equals(each.get("name"))))
        .map(each -> String.valueOf(each.get("name")))
        .filter(name -> !name.equals(field))
        .collect(
            Collectors.toMap(name -> name, name -> Objects.requireNonNull(RIGHT.get(name), name)));
  }

  @Test
  void everyFieldOfTextIsTried() throws IOException {
    assertThat(fields())
        .extracting(asked -> asked.route() + " " + asked.field())
        .contains(
            "/api/value p", "/api/table of", "/api/table show", "/api/nim rules", "/api/octal code")
        .contains(
            "/api/turn move", "/api/claims without", "/api/rulesets board", "/api/sheet cell");
  }

  /** A text that looks like an option is answered as any other text that means nothing there. */
  @ParameterizedTest
  @ValueSource(strings = {"--version", "--json", "--", "--rulesets=/etc"})
  void noTextBecomesAnOption(String text) throws IOException {
    for (Asked asked : fields()) {
      Response response = asked.with(text);
      assertThat(response.body())
          .as(asked + ", " + text)
          .doesNotContain("Unknown option", "Expected parameter", "Usage: ", "positional parameter")
          .startsWith(
              asked.isAPosition() && !isShown(asked)
                  ? "{\"schema\":"
                  : asked.isARulesetOfAPicture() ? "<svg" : "{");
      if (asked.isAPosition()) {
        assertThat(response.status()).as(asked + ", " + text).isEqualTo(422);
      } else {
        assertThat(response.status()) // 200 where it is searched for, and its letters are found
            .as(asked + ", " + text + ": " + response.body())
            .isIn(200, asked.with("nosuch~").status());
      }
    }
  }

  /** Whether a route shows something of a position, and is not a question to a command. */
  private static boolean isShown(Asked asked) {
    return asked.route().matches("/api/(position|line|picture|look)");
  }
}
