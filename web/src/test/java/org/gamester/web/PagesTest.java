package org.gamester.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The frames of the pages, and the routes that only pages use. */
class PagesTest {
  private static Browser browser;

  @BeforeAll
  static void start() {
    browser = Browser.of(new EchoAnswers());
  }

  @AfterAll
  static void close() {
    browser.close();
  }

  private static HttpResponse<String> get(String path, String value) throws Exception {
    return browser.get(path + URLEncoder.encode(value, StandardCharsets.UTF_8));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/",
        "/explore",
        "/play",
        "/sheet",
        "/sheet/x",
        "/families",
        "/papers",
        "/papers/geography",
        "/studies",
        "/catalogue",
        "/catalogue/nim",
        "/rulesets",
        "/claims",
        "/help",
        "/help/temperature",
        "/help/tutorial",
        "/search?q=nim",
        "/papers/book",
        "/plain"
      })
  void everyViewHasAPageWithoutScriptsOrStylesInIt(String path) throws Exception {
    HttpResponse<String> response = browser.get(path);
    assertThat(response.statusCode()).isEqualTo(200);
    assertThat(response.body())
        .contains("<title>", "<h1", "<main")
        .doesNotContainPattern("<script>|<style|style=\"| on[a-z]+=");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "/catalogue/zz; <h1>There is no ruleset named zz</h1>; href=\"/catalogue?q=zz\"",
        "/catalogue/Nim; <h1>There is no ruleset named Nim</h1>; href=\"/catalogue?q=Nim\"",
        "/papers/zz; <h1>There is no paper named zz</h1>; href=\"/papers\"",
        "/studies/zz; <h1>There is no study named zz</h1>; href=\"/studies\"",
        "/help/zz; There is no help on this name; <form action=\"/search\"",
        "/zz; <h1>There is nothing at this address</h1>; href=\"/\""
      })
  void whereThereIsNothingAPageSaysSo(String path, String words, String way) throws Exception {
    HttpResponse<String> response = browser.get(path);
    assertThat(response.statusCode()).isEqualTo(404);
    assertThat(response.headers().firstValue("Content-Type").orElseThrow()).startsWith("text/html");
    assertThat(response.body()).containsOnlyOnce("<h1").contains(words, way);
  }

  @Test
  void aSearchThatFindsNothingIsAnsweredAllTheSame() throws Exception {
    assertThat(browser.get("/help?name=zz").statusCode()).isEqualTo(200);
    assertThat(browser.get("/catalogue?q=zz").statusCode()).isEqualTo(200);
    assertThat(browser.get("/sheet/zz").statusCode()).isEqualTo(200);
  }

  @ParameterizedTest
  @ValueSource(strings = {"/catalogue/kayles", "/catalogue/octal", "/papers/geography:Theorem%202"})
  void namedGamesAndStatementsHavePages(String path) throws Exception {
    assertThat(browser.get(path).statusCode()).isEqualTo(200);
  }

  @Test
  void whatAnAddressSaysIsTextInThePage() throws Exception {
    String mark = "<script>alert(1)</script>\"'";
    assertThat(get("/explore?p=", mark).body()).doesNotContain("<script>alert");
    assertThat(browser.get("/help/%3Cscript%3Ealert(1)%3C%2Fscript%3E").body())
        .doesNotContain("<script>alert");
  }

  @Test
  void aSumIsDescribedByItsParts() throws Exception {
    assertThat(get("/api/position?p=", "clobber(xo|.x) + {1|0}").body())
        .contains("\"alphabet\":\"xo.#\"", "\"rows\":2", "\"position\":\"{1|0}\"")
        .startsWith("{\"position\":\"clobber(xo|.x) + {1|0}\"");
  }

  @Test
  void aGraphIsDescribedByItsVerticesItsEdgesAndItsParts() throws Exception {
    assertThat(get("/api/position?p=", "snort(1-2 v=y.)").body())
        .contains(
            "\"graph\":{\"layout\":\"free\",\"vertices\":[{\"name\":\"1\",\"state\":\"y\","
                + "\"mark\":\"for-left\",\"label\":\"\",\"x\":0,\"y\":0}",
            "\"edges\":[{\"from\":0,\"to\":1,\"name\":\"1-2\",\"directed\":false,"
                + "\"mark\":\"empty\"}]",
            "\"parts\":{\"notation\":\"edges\",\"vertexLetters\":\".yzxo\","
                + "\"edgeLetters\":\"\",\"arcs\":false,\"token\":false}");
    assertThat(get("/api/position?p=", "wind-up{5 | 1,2}(3)").body())
        .contains("\"layout\":\"circle\"", "\"parts\":null");
    assertThat(get("/api/position?p=", "turning{1-2}(tth)").body())
        .contains("\"rows\":1,\"columns\":3,\"alphabet\":\"ht\"");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "/api/position?p= ~ clobber(xq) ~ 10",
        "/api/position?p= ~ nim(3 ~ 4",
        "/api/line?p= ~ domineering(..|.) ~ 16",
      })
  void whatCannotBeReadIsRefusedWithItsPlace(String path, String text, int column)
      throws Exception {
    HttpResponse<String> response = get(path, text);
    assertThat(response.statusCode()).isEqualTo(422);
    assertThat(response.body()).contains("\"message\"", "\"column\":" + column + "}");
  }

  @Test
  void aLineOfMovesIsFollowedAndAnIllegalMoveIsRefused() throws Exception {
    String start = "/api/line?p=" + "clobber(xo)";
    assertThat(browser.get(start + "&via=L:a1xb1").body()).contains("\"to\":\"clobber(.x)\"");
    assertThat(browser.get(start + "&via=L:b1xa1").statusCode()).isEqualTo(422);
  }

  @Test
  void valuesAreTypesetAndOtherTextsAreNot() throws Exception {
    String body = browser.get("/api/typeset?v=1/2&v=nonsense").body();
    assertThat(body).contains("<mfrac><mn>1</mn><mn>2</mn></mfrac>", "frac{1}{2}", "\"reason\"");
    assertThat(browser.get("/api/typeset?" + "v=1&".repeat(400)).statusCode()).isEqualTo(400);
  }

  @Test
  void picturesAreSvg() throws Exception {
    HttpResponse<String> picture = get("/api/picture?kind=position&p=", "nim(3)");
    assertThat(picture.headers().firstValue("Content-Type").orElseThrow())
        .startsWith("image/svg+xml");
    assertThat(picture.body()).startsWith("<svg").doesNotContain("style=");
    assertThat(get("/api/picture?kind=thermograph&p=", "{2|1}").body()).startsWith("<svg");
    assertThat(get("/api/picture?kind=position&p=", "nim(").statusCode()).isEqualTo(422);
    assertThat(get("/api/picture?kind=tree&p=", "1").statusCode()).isEqualTo(400);
  }

  @ParameterizedTest
  @ValueSource(strings = {"/help", "/help/temperature", "/help/nosuchname"})
  void everyPageOfHelpHasASearchField(String path) throws Exception {
    assertThat(browser.get(path).body()).containsOnlyOnce("<form action=\"/search\"");
  }

  @Test
  void theStartLeadsToPapersAndHelp() throws Exception {
    String start = browser.get("/").body();
    assertThat(start.substring(start.indexOf("<main"), start.indexOf("</main")))
        .contains("href=\"/papers\"", "href=\"/help\"");
  }

  @Test
  void onlyAWatchedCheckOfClaimsHasNoLimitOfTime() throws Exception {
    assertThat(browser.get("/api/claims?of=geography").body()).contains("\"time\":\"PT5S\"");
    assertThat(events("claims", "of", "geography"))
        .contains("Claims[of=Optional[geography]", "\"megabytes\":1024")
        .contains("\"time\":\"null\"");
    assertThat(events("value", "p", "1")).contains("\"time\":\"PT5S\"");
  }

  /** The events of a job. */
  private static String events(String question, String field, String text) throws Exception {
    String started =
        browser
            .postJson(
                "/api/jobs", "{\"ask\":\"%s\",\"%s\":\"%s\"}".formatted(question, field, text))
            .body();
    String job = started.replaceFirst(".*\"job\":\"([0-9a-f]+)\".*", "$1");
    try (InputStream stream =
        browser.open("/api/jobs/" + job + "/events", "Accept", "text/event-stream").body()) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"geography(torus 70x70 at 1)", "node-kayles(torus 70x70)"})
  void hugeGraphsAreNotDrawn(String position) throws Exception {
    HttpResponse<String> picture = get("/api/picture?kind=position&p=", position);
    assertThat(picture.statusCode()).isEqualTo(422);
    assertThat(picture.body()).contains("4,900 cells, and only boards of at most 4,000 are drawn");
    assertThat(get("/api/position?p=", position).body())
        .contains("\"drawn\":false,\"picture\":null");
  }

  @Test
  void hugeBoardsAreNotDrawn() throws Exception {
    HttpResponse<String> picture = get("/api/picture?kind=position&p=", "domineering(70x70)");
    assertThat(picture.statusCode()).isEqualTo(422);
    assertThat(picture.body()).contains("4,900 cells, and only boards of at most 4,000 are drawn");
    assertThat(get("/api/position?p=", "domineering(70x70)").body())
        .contains("\"drawn\":false,\"picture\":null,\"rows\":70");
    assertThat(get("/api/position?p=", "domineering(4x4)").body()).contains("\"drawn\":true");
  }

  @ParameterizedTest
  @ValueSource(strings = {"/assets/base.css", "/assets/figures.css", "/assets/js/shell.js"})
  void aFileThatTheBrowserHasIsNotSentAgain(String path) throws Exception {
    String tag = browser.get(path).headers().firstValue("ETag").orElseThrow();
    HttpResponse<InputStream> again = browser.open(path, "If-None-Match", tag);
    assertThat(again.statusCode()).isEqualTo(304);
    assertThat(again.body().readAllBytes()).isEmpty();
    assertThat(browser.open(path, "If-None-Match", "\"0\"").statusCode()).isEqualTo(200);
  }

  @Test
  void theTopicsOfHelpAreListed() throws Exception {
    assertThat(browser.get("/api/topics").body()).contains("\"name\":\"atomic-weight\"");
  }
}
