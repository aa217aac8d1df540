package org.gamester.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which requests are let in, and what every response says. */
class WebServerTest {
  private static final String TOKEN = "a-token-of-22-letters-";

  private static Browser browser;

  @BeforeAll
  static void start() {
    browser = Browser.of(new EchoAnswers());
  }

  @AfterAll
  static void close() {
    browser.close();
  }

  @Test
  void theStartPageIsSent() throws Exception {
    HttpResponse<String> response = browser.get("/");
    assertThat(response.statusCode()).isEqualTo(200);
    assertThat(response.headers().firstValue("Content-Type").orElseThrow()).startsWith("text/html");
  }

  @ParameterizedTest
  @ValueSource(strings = {"/", "/nowhere", "/api/value?p=1", "/api/value", "/api/openapi.json"})
  void everyResponseForbidsWhatIsNotTheServers(String path) throws Exception {
    HttpResponse<String> response = browser.get(path);
    assertThat(response.headers().firstValue("Content-Security-Policy").orElseThrow())
        .contains("default-src 'none'", "script-src 'self'")
        .doesNotContain("unsafe", "http:", "*");
    assertThat(response.headers().firstValue("X-Content-Type-Options")).hasValue("nosniff");
    assertThat(response.headers().firstValue("Referrer-Policy")).hasValue("no-referrer");
    assertThat(response.headers().map()).doesNotContainKey("access-control-allow-origin");
    assertThat(response.headers().firstValue("Server")).isEmpty();
  }

  @Test
  void aStrangeHostIsRefused() throws Exception {
    String request = "GET / HTTP/1.1\r\nHost: %s\r\nConnection: close\r\n\r\n";
    assertThat(browser.raw(request.formatted("evil.example:" + browser.port()))).contains(" 421 ");
    assertThat(browser.raw(request.formatted("127.0.0.1"))).contains(" 421 ");
    assertThat(browser.raw(request.formatted("127.0.0.1.evil.example:" + browser.port())))
        .contains(" 421 ");
    assertThat(browser.raw(request.formatted("localhost:" + browser.port()))).contains(" 200 ");
    assertThat(browser.raw("GET / HTTP/1.0\r\n\r\n")).contains(" 421 ");
  }

  @Test
  void requestsOfOtherSitesAreRefused() throws Exception {
    String path = "/api/value?p=1";
    assertThat(browser.get(path, "Origin", "http://evil.example").statusCode()).isEqualTo(403);
    assertThat(browser.get(path, "Origin", "null").statusCode()).isEqualTo(403);
    assertThat(browser.get(path, "Origin", "http://127.0.0.1:1").statusCode()).isEqualTo(403);
    assertThat(browser.get(path, "Sec-Fetch-Site", "cross-site").statusCode()).isEqualTo(403);
    assertThat(browser.get(path, "Sec-Fetch-Site", "same-origin").statusCode()).isEqualTo(200);
    assertThat(browser.get(path, "Origin", browser.url()).statusCode()).isEqualTo(200);
  }

  @Test
  void aLinkOfAnotherSiteToAPageWorks() throws Exception {
    assertThat(browser.get("/", "Sec-Fetch-Site", "cross-site").statusCode()).isEqualTo(200);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/nowhere",
        "/assets/../../../etc/passwd",
        "/assets/..%2f..%2f..%2fetc%2fpasswd",
        "/assets/%2e%2e/pages/Pages.class",
        "/assets//etc/passwd",
        "/org/gamester/web/assets/page.css",
        "/META-INF/MANIFEST.MF",
        "/api",
        "/api/",
        "/api/play",
        "/api/eval?p=1",
        "/api/jobs/0/events"
      })
  void nothingIsAtAnUnknownAddress(String path) throws Exception {
    assertThat(
            browser.raw(
                "GET %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nAccept: text/event-stream\r\nConnection: close\r\n\r\n"
                    .formatted(path, browser.port())))
        .containsPattern(" 40[04] ");
  }

  @Test
  void aPageThatDoesNotExistShowsTheWay() throws Exception {
    HttpResponse<String> page = browser.get("/nowhere");
    assertThat(page.statusCode()).isEqualTo(404);
    assertThat(page.body()).contains("nothing at this address", "href=\"/catalogue\"");
    assertThat(browser.get("/api/nowhere").body()).startsWith("{\"error\":{\"message\":");
  }

  @Test
  void aServerWithATokenLetsInWhoKnowsIt() throws Exception {
    try (Browser open = Browser.of(new EchoAnswers(), Optional.of(TOKEN))) {
      String path = "/api/value?p=1";
      assertThat(open.get(path).statusCode()).isEqualTo(401);
      assertThat(open.get("/").statusCode()).isEqualTo(401);
      assertThat(open.get("/?token=another").statusCode()).isEqualTo(401);
      assertThat(open.get(path, "Authorization", "Bearer " + TOKEN).statusCode()).isEqualTo(200);
      assertThat(open.get(path, "Authorization", "Bearer x").statusCode()).isEqualTo(401);
      HttpResponse<String> named = open.get("/?token=" + TOKEN);
      assertThat(named.statusCode()).isEqualTo(303);
      assertThat(named.headers().firstValue("Location")).hasValue("/");
      assertThat(open.get(path + "&token=" + TOKEN).headers().firstValue("Location"))
          .hasValue(path);
      String cookie = named.headers().firstValue("Set-Cookie").orElseThrow();
      assertThat(cookie).contains("HttpOnly", "SameSite=Strict");
      assertThat(open.get("/", "Cookie", cookie.split(";", -1)[0]).statusCode()).isEqualTo(200);
    }
  }
}
