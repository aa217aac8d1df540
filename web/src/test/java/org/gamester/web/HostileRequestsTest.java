package org.gamester.web;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Requests that nobody who means well sends. */
class HostileRequestsTest {
  private static final String FORM = "application/x-www-form-urlencoded";

  private static Browser browser;

  @BeforeAll
  static void start() {
    browser = Browser.of(new EchoAnswers());
  }

  @AfterAll
  static void close() {
    browser.close();
  }

  private static void assertRefused(HttpResponse<String> response, int status, String reason) {
    assertThat(response.body()).startsWith("{\"error\":{\"message\":\"").contains(reason);
    assertThat(response.statusCode()).isEqualTo(status);
  }

  private static String request(String method, String address) {
    return "%s %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nConnection: close\r\n\r\n"
        .formatted(method, address, browser.port());
  }

  @Test
  void textsOfARequestAreNoOptions() throws Exception {
    assertThat(browser.get("/api/value?p=--rulesets%3D/etc").body())
        .contains("\"question\":\"Value[p=--rulesets=/etc, format=Optional.empty, misere=false]\"")
        .contains("\"time\":\"PT5S\",\"megabytes\":1024");
    assertThat(browser.postJson("/api/turn", "{\"p\":\"nim(3)\",\"move\":[\"--hint\"]}").body())
        .contains("Turn[p=nim(3), move=[--hint], ", "hint=false]");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "p=1&p=2",
        "p=1&rulesets=/etc",
        "p=1&timeout=1h",
        "p=1&memory=900G",
        "p=1&--json=1",
        "p=1&format=--rulesets",
        "p=1&format=csv",
        "P=1",
        "",
        "p=%",
        "p=%4",
        "p=%zz",
        "p=%ff",
        "p=%c0%af",
        "p=%ed%a0%80"
      })
  void whatIsNoQuestionIsRefused(String query) throws Exception {
    assertThat(browser.raw(request("GET", "/api/value?" + query))).contains(" 400 ");
  }

  @Test
  void optionsThatAreNotOnTheListCannotBeReached() throws Exception {
    assertRefused(browser.get("/api/prove?p=1&certificate=/tmp/x"), 400, "certificate");
    assertRefused(browser.get("/api/rulesets?pages=/tmp/x"), 400, "pages");
    assertRefused(browser.get("/api/claims?of=all&threads=99"), 400, "threads");
    assertRefused(browser.get("/api/solve?p=1&first=both"), 400, "left, right");
    assertRefused(browser.get("/api/octal?code=0.7&to=2%5E99"), 400, "a number");
    assertRefused(browser.get("/api/solve?p=1&all=yes"), 400, "true or false");
    assertRefused(browser.get("/api/table?of=nim(n)&range=--certificate%3Dx"), 400, "m=1..6");
  }

  @Test
  void rulesetsOfAQuestionAreTextsOfBoundedLengthAndNumber() throws Exception {
    assertThat(browser.get("/api/value?p=1&own=a&own=/etc/passwd").body())
        .contains("WithRulesets[rulesets=[a, /etc/passwd], question=Value[p=1, ");
    assertRefused(
        browser.postJson("/api/value", "{\"p\":1,\"own\":\"" + "a".repeat(70_000) + "\"}"),
        400,
        "a ruleset in a question has at most 65,536 characters");
    String many = "&own=a".repeat(33);
    for (String address :
        List.of("/api/value?p=1", "/api/position?p=1", "/api/picture?kind=position&p=1")) {
      assertRefused(browser.get(address + many), 400, "at most 32 rulesets");
    }
    assertRefused(browser.get("/api/complete?text=a&own=a"), 400, "there is no field 'own'");
  }

  @Test
  void bodiesThatAreTooLongAreRefused() throws Exception {
    byte[] body = ("p=" + "(".repeat(10 << 20)).getBytes(UTF_8);
    assertThat(
            browser.raw(
                "POST /api/value HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nContent-Type: %s\r\nContent-Length: %d\r\n\r\n"
                    .formatted(browser.port(), FORM, body.length)))
        .contains(" 413 ");
    StringBuilder chunked =
        new StringBuilder("POST /api/value HTTP/1.1\r\nHost: 127.0.0.1:" + browser.port());
    chunked.append("\r\nContent-Type: " + FORM + "\r\nTransfer-Encoding: chunked\r\n\r\n");
    for (int i = 0; i < 5; i++) {
      chunked.append("10000\r\n").append("x".repeat(1 << 16)).append("\r\n");
    }
    assertThat(browser.raw(chunked.toString())).contains(" 413 ");
  }

  @Test
  void addressesThatAreTooLongAreRefused() throws Exception {
    assertThat(browser.get("/api/value?p=" + "1".repeat(8_000)).statusCode()).isEqualTo(200);
    assertThat(
            browser.raw(
                "GET /api/value?p=%s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n\r\n"
                    .formatted("1".repeat(40_000), browser.port())))
        .containsPattern(" 4(14|31) ");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "1",
        "[]",
        "{",
        "{\"p\"",
        "{\"p\":null}",
        "{\"p\":{\"p\":1}}",
        "{\"p\":[[1]]}",
        "{\"p\":1,\"p\":2}",
        "{\"p\":1} {}",
        "{\"p\":1}x",
        "{\"p\":\"\\ud800\"",
        "{'p':1}",
        "{\"x\":1}"
      })
  void bodiesThatAreNoObjectAreRefused(String body) throws Exception {
    assertRefused(browser.postJson("/api/value", body), 400, "");
  }

  @Test
  void aBodyOfDeepBracketsIsRefused() throws Exception {
    assertRefused(browser.postJson("/api/value", "{\"p\":" + "[".repeat(100_000)), 400, "");
  }

  @Test
  void numbersAndNamesThatNobodyWritesAreRefused() throws Exception {
    assertRefused(browser.postJson("/api/value", "{\"p\":" + "1".repeat(100_000) + "}"), 400, "");
    assertRefused(browser.postJson("/api/value", "{\"" + "a".repeat(100_000) + "\":1}"), 400, "");
  }

  @ParameterizedTest
  @ValueSource(strings = {"foo", "utf-99", "!"})
  void unknownCharsetsAreRefused(String charset) throws Exception {
    String type = "application/json; charset=" + charset;
    byte[] body = "{\"p\":\"1\"}".getBytes(UTF_8);
    assertRefused(browser.post("/api/value", type, body), 415, "");
  }

  @ParameterizedTest
  @ValueSource(strings = {"utf-16", "UTF-16BE", "iso-8859-1", "\"utf-16\""})
  void otherCharsetsAreRefused(String charset) throws Exception {
    byte[] body = "{\"p\":\"1\"}".getBytes(StandardCharsets.UTF_16);
    for (String path : List.of("/api/value", "/api/jobs", "/api/typeset")) {
      for (String type : List.of("application/json", FORM)) {
        assertRefused(browser.post(path, type + ";charset=" + charset, body), 415, "UTF-8, not in");
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"utf-8", "UTF-8", "\"utf-8\"", "us-ascii"})
  void utf8MayBeNamed(String charset) throws Exception {
    String type = "application/json; charset=" + charset;
    assertThat(browser.post("/api/value", type, "{\"p\":\"1\"}".getBytes(UTF_8)).statusCode())
        .isEqualTo(200);
  }

  @ParameterizedTest
  @ValueSource(strings = {"/api/value", "/api/typeset"})
  void aBodyThatDoesNotGoOnIsRefused(String path) throws Exception {
    String head =
        "POST %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nContent-Type: %s\r\n"
            .formatted(path, browser.port(), FORM);
    for (String rest :
        List.of("Transfer-Encoding: chunked\r\n\r\n3\r\np=1", "Content-Length: 9\r\n\r\np=1")) {
      assertThat(browser.response(head + rest, 100))
          .startsWith("HTTP/1.1 408 ")
          .contains("{\"error\":{\"message\":\"the body of the request was not complete");
    }
  }

  @Test
  void otherKindsOfBodiesAreRefused() throws Exception {
    assertRefused(browser.post("/api/value", "text/plain", new byte[0]), 415, "application/json");
    assertRefused(
        browser.post("/api/value", "multipart/form-data; boundary=x", new byte[0]), 415, "");
    assertRefused(
        browser.post("/api/value", FORM, new byte[] {'p', '=', '%', 'f', 'f'}), 400, "UTF-8");
  }

  @Test
  void aFormAndAnObjectAskTheSame() throws Exception {
    String answer = browser.get("/api/value?p=%7B2%7C1%7D+%2B+%5E").body();
    assertThat(answer).contains("p={2|1} + ^");
    assertThat(browser.post("/api/value", FORM, "p=%7B2%7C1%7D+%2B+%5E".getBytes(UTF_8)).body())
        .isEqualTo(answer);
    assertThat(browser.postJson("/api/value", "{\"p\":\"{2|1} + ^\"}").body()).isEqualTo(answer);
  }

  /** Refusals that are made before a request reaches any route. */
  @Test
  void whatIsNoRequestIsRefusedInJson() throws Exception {
    String host = "Host: 127.0.0.1:%d\r\n".formatted(browser.port());
    String close = "Connection: close\r\n\r\n";
    for (String request :
        List.of(
            "GET /api/value?p=" + "1".repeat(40_000) + " HTTP/1.1\r\n" + host + close,
            "GET / HTTP/1.1\r\n" + host + "X: " + "x".repeat(40_000) + "\r\n" + close,
            "GET / HTTP/1.1\r\n" + host + host + close,
            "GET / HTTP/9.9\r\n" + host + close,
            "GET /%zz HTTP/1.1\r\n" + host + close,
            "what is this\r\n\r\n")) {
      assertThat(browser.response(request, 100))
          .containsPattern("^HTTP/1\\.[01] (4\\d\\d|505) ")
          .contains("{\"error\":{\"message\":\"")
          .doesNotContain("<html>");
    }
  }

  @Test
  void addressesThatAreNotTextAreRefusedOnPagesToo() throws Exception {
    for (String address :
        List.of("/explore?p=%ff", "/plain?p=%c0%af", "/api/picture?kind=position&p=%ed%a0%80")) {
      assertThat(browser.response(request("GET", address), 100))
          .contains(" 400 ")
          .contains("the request is not text in UTF-8");
    }
  }

  @Test
  void aKnownAddressNamesTheMethodThatItDoesNotAnswer() throws Exception {
    assertRefused(browser.delete("/api/value?p=1"), 405, "does not answer to DELETE");
    assertRefused(browser.delete("/explore"), 405, "does not answer to DELETE");
    assertRefused(browser.delete("/api/nothing"), 404, "nothing at this address");
  }

  @Test
  void otherMethodsAreRefused() throws Exception {
    for (String method : new String[] {"PUT", "DELETE", "TRACE", "OPTIONS", "CONNECT"}) {
      assertThat(browser.raw(request(method, "/api/value?p=1"))).containsPattern(" 4\\d\\d ");
    }
  }
}
