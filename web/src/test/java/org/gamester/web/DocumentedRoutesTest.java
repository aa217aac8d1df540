package org.gamester.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/** The tables of routes in docs/web.md, and the routes that there are. */
class DocumentedRoutesTest {
  /** The field own, which all others take, is described beside the table. */
  private static final Set<String> WITHOUT_OWN =
      Set.of(
          "/api/help",
          "/api/complete",
          "/api/typeset",
          "/api/text",
          "/api/suggest",
          "/api/statements",
          "/api/rooms/{room}",
          "/api/topics",
          "/api/studies",
          "/api/study",
          "/api/openapi.json",
          "/api/jobs/{job}/events");

  private static final Path PAGE = Path.of("..", "docs", "web.md");
  private static final Pattern CODE = Pattern.compile("`([^`]+)`");
  private static final Pattern STATUS = Pattern.compile("[2-5]\\d\\d");

  private static Browser browser;

  @BeforeAll
  static void start() {
    browser = Browser.of(new EchoAnswers());
  }

  @AfterAll
  static void close() {
    browser.close();
  }

  /** The rows of the tables of routes, cell by cell. */
  private static List<List<String>> rows() throws IOException {
    return Files.readAllLines(PAGE).stream()
        .filter(line -> line.startsWith("| `/"))
        .map(line -> List.of(line.substring(2).split(" *\\| *", -1)))
        .toList();
  }

  private static Set<String> codes(String cell) {
    return CODE.matcher(cell)
        .results()
        .map(MatchResult::group)
        .map(code -> code.substring(1, code.length() - 1))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static boolean isOfApi(String route) {
    return route.startsWith("/api");
  }

  @Test
  void everyRouteOfTheApiIsInATableWithItsMethods() throws IOException {
    Map<String, Set<String>> documented = new TreeMap<>();
    for (List<String> row : rows()) {
      for (String route : codes(row.getFirst())) {
        if (isOfApi(route)) {
          assertThat(documented.put(route, codes(row.get(1)))).as(route).isNull();
        }
      }
    }
    Map<String, Set<String>> existing = new TreeMap<>();
    for (WebServer.Route route : browser.routes()) {
      if (isOfApi(route.path())) {
        existing
            .computeIfAbsent(route.path(), path -> new TreeSet<>())
            .add(route.method().toUpperCase(Locale.ROOT));
      }
    }
    assertThat(documented).isEqualTo(existing).hasSizeGreaterThan(20);
  }

  @Test
  void everyPageIsInATable() throws IOException {
    Set<String> documented = new TreeSet<>();
    for (List<String> row : rows()) {
      codes(row.getFirst()).stream().filter(route -> !isOfApi(route)).forEach(documented::add);
    }
    Set<String> existing = new TreeSet<>();
    for (WebServer.Route route : browser.routes()) {
      if (!isOfApi(route.path())) {
        assertThat(route.method()).isEqualTo("get");
        existing.add(route.path().startsWith("/assets/") ? "/assets/..." : route.path());
      }
    }
    assertThat(documented).isEqualTo(existing).contains("/plain");
  }

  /** The fields of GET as the server describes them: whether each must be given. */
  private static Map<String, Boolean> fields(Map<?, ?> paths, String route) {
    Map<String, Boolean> fields = new TreeMap<>();
    Map<?, ?> methods = (Map<?, ?>) Objects.requireNonNull(paths.get(route), route);
    if (methods.get("get") instanceof Map<?, ?> get
        && get.get("parameters") instanceof List<?> parameters) {
      for (Object each : parameters) {
        Map<?, ?> field = (Map<?, ?>) each;
        if ("query".equals(field.get("in"))) {
          fields.put(String.valueOf(field.get("name")), Boolean.TRUE.equals(field.get("required")));
        }
      }
    }
    return fields;
  }

  /** The statuses in the table of statuses. */
  private static Set<String> documentedStatuses() throws IOException {
    return Files.readAllLines(PAGE).stream()
        .filter(line -> line.matches("\\| [2-5]\\d\\d[ ,].*"))
        .flatMap(line -> STATUS.matcher(line.split("\\|", -1)[1]).results())
        .map(MatchResult::group)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** The statuses that the server describes for a route and a method. */
  private static Set<String> statuses(Map<?, ?> paths, String route, String method) {
    Map<?, ?> methods = (Map<?, ?>) Objects.requireNonNull(paths.get(route), route);
    Map<?, ?> operation = (Map<?, ?>) Objects.requireNonNull(methods.get(method), method);
    Set<String> statuses = new TreeSet<>();
    ((Map<?, ?>) Objects.requireNonNull(operation.get("responses")))
        .keySet()
        .forEach(status -> statuses.add(String.valueOf(status)));
    return statuses;
  }

  private static Map<?, ?> paths() throws Exception {
    String json = browser.get("/api/openapi.json").body();
    return (Map<?, ?>)
        Objects.requireNonNull(new JsonMapper().readValue(json, Map.class).get("paths"));
  }

  /** No method that is described is refused for itself: 405 is in the table alone. */
  @Test
  void theStatusesOfAllRoutesAreInTheTable() throws Exception {
    Set<String> described = new TreeSet<>(Set.of("405"));
    for (WebServer.Route route : browser.routes()) {
      if (isOfApi(route.path())) {
        described.addAll(statuses(paths(), route.path(), route.method()));
      }
    }
    assertThat(documentedStatuses()).isEqualTo(described).contains("200", "406", "503");
  }

  /** What is wrong with each of these is found before anything is asked. */
  @Test
  void refusalsAreAmongTheStatusesOfTheirRoutes() throws Exception {
    Map<?, ?> paths = paths();
    for (WebServer.Route route : browser.routes()) {
      String path = route.path().replaceAll("\\{(job|room)}", "0".repeat(32));
      if (isOfApi(path)) {
        assertThat(statuses(paths, route.path(), route.method()))
            .as(route.toString())
            .contains(status(route.method(), path + "?nosuch=1"))
            .contains(status(route.method(), path + "?p=%zz"))
            .contains(status(route.method(), path + "?p=" + "x".repeat(20_000)));
        assertThat(status("put", path)).as(path).isEqualTo("405");
      }
    }
  }

  private static String status(String method, String path) throws IOException {
    String line =
        browser.raw(
            "%s %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
                .formatted(method.toUpperCase(Locale.ROOT), path, browser.port()));
    return line.split(" ", -1)[1];
  }

  @Test
  void theFieldsOfEveryQuestionAreInTheTable() throws Exception {
    Map<?, ?> paths = paths();
    int compared = 0;
    for (List<String> row : rows()) {
      String route = codes(row.getFirst()).iterator().next();
      if (isOfApi(route) && row.get(1).contains("GET")) {
        compared++;
        Map<String, Boolean> fields = fields(paths, route);
        assertThat(fields.remove("own") != null).as(route).isEqualTo(!WITHOUT_OWN.contains(route));
        assertThat(codes(row.get(2))).as(route).isEqualTo(fields.keySet());
        for (String optional : codes(row.get(2).replaceFirst("^[^\\[]*", ""))) {
          assertThat(fields.get(optional)).as(route + ", " + optional).isFalse();
        }
      }
    }
    assertThat(compared).isGreaterThan(20);
  }
}
