package org.gamester.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpHeaders;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What HEAD is answered: what GET is, but for the body; and what has no body. */
class HeadRequestsTest {
  private static Browser browser;

  @BeforeAll
  static void start() {
    browser = Browser.of(new EchoAnswers());
  }

  @AfterAll
  static void close() {
    browser.close();
  }

  private static Map<String, List<String>> fields(HttpHeaders headers) {
    Map<String, List<String>> fields = new TreeMap<>(headers.map());
    fields.remove("date");
    return fields;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/",
        "/nowhere",
        "/help/tiny",
        "/plain?p=nim(3)",
        "/assets/base.css",
        "/assets/figures.css",
        "/api/value?p=1",
        "/api/value",
        "/api/nowhere",
        "/api/position?p=clobber(xo)",
        "/api/position?p=clobber(xo",
        "/api/picture?kind=position&p=clobber(xo)",
        "/api/openapi.json",
        "/api/jobs/0/events"
      })
  void headIsAnsweredAsGetIs(String path) throws Exception {
    HttpResponse<String> get = browser.get(path);
    HttpResponse<String> head = browser.head(path);
    assertThat(head.statusCode()).isEqualTo(get.statusCode());
    assertThat(fields(head.headers())).isEqualTo(fields(get.headers()));
    assertThat(head.body()).isEmpty();
    assertThat(get.body()).isNotEmpty();
  }

  @Test
  void headIsRefusedWhereGetIs() throws Exception {
    assertThat(browser.head("/api/jobs").statusCode()).isEqualTo(405);
    String path = "/api/value?p=1";
    assertThat(browser.head(path, "Sec-Fetch-Site", "cross-site").statusCode()).isEqualTo(403);
    assertThat(browser.head("/", "Sec-Fetch-Site", "cross-site").statusCode()).isEqualTo(200);
  }

  @Test
  void theEventsOfAJobAreNotWaitedFor() throws Exception {
    String job = browser.postJson("/api/jobs", "{\"ask\":\"value\",\"p\":\"1\"}").body();
    String path = "/api/jobs/" + job.replaceAll(".*\"job\":\"|\"}$", "");
    HttpResponse<String> head = browser.head(path + "/events", "Accept", "text/event-stream");
    assertThat(head.statusCode()).isEqualTo(200);
    assertThat(head.headers().firstValue("Content-Type").orElseThrow())
        .startsWith("text/event-stream");
  }

  @Test
  void whatHasNoBodyHasNoType() throws Exception {
    String job = browser.postJson("/api/jobs", "{\"ask\":\"value\",\"p\":\"1\"}").body();
    HttpResponse<String> stopped =
        browser.delete("/api/jobs/" + job.replaceAll(".*\"job\":\"|\"}$", ""));
    assertThat(stopped.statusCode()).isEqualTo(204);
    assertThat(stopped.headers().firstValue("Content-Type")).isEmpty();
  }
}
