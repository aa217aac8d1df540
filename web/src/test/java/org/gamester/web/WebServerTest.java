package org.gamester.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.stream.Collectors;
import org.gamester.web.jobs.RequestLimits;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Which requests are let in, and what every response says. */
class WebServerTest {
  private static final HttpClient CLIENT = HttpClient.newHttpClient();
  private static WebServer server;

  @BeforeAll
  static void start() {
    server =
        WebServer.start(
            new ServerSettings(
                "127.0.0.1",
                0,
                Optional.empty(),
                new RequestLimits(Duration.ofSeconds(5), 1L << 30)),
            new EchoAnswers(),
            fault -> {});
  }

  @AfterAll
  static void close() {
    server.close();
  }

  private static HttpResponse<String> get(String path, String... headers) throws Exception {
    HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(server.url() + path));
    if (headers.length > 0) {
      request.headers(headers);
    }
    return CLIENT.send(request.build(), BodyHandlers.ofString());
  }

  /** The first line of the response to a request as it stands. */
  private static String raw(String request) throws IOException {
    URI uri = URI.create(server.url());
    try (Socket socket = new Socket(uri.getHost(), uri.getPort())) {
      socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
      BufferedReader lines =
          new BufferedReader(
              new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
      return lines.lines().limit(1).collect(Collectors.joining());
    }
  }

  @Test
  void theStartPageIsSent() throws Exception {
    HttpResponse<String> response = get("/");
    assertThat(response.statusCode()).isEqualTo(200);
    assertThat(response.headers().firstValue("Content-Type").orElseThrow()).startsWith("text/html");
    assertThat(response.headers().firstValue("Content-Security-Policy").orElseThrow())
        .contains("default-src 'none'")
        .doesNotContain("unsafe");
  }

  @Test
  void argumentsOfARequestComeAfterTheOptions() throws Exception {
    assertThat(get("/api/value?p=--rulesets%3D/etc").body())
        .isEqualTo(
            "{\"words\":\"value --json --timeout 5000ms --memory 1152M -- --rulesets=/etc\"}");
  }

  @Test
  void aStrangeHostIsRefused() throws Exception {
    int port = URI.create(server.url()).getPort();
    String request = "GET / HTTP/1.1\r\nHost: %s\r\nConnection: close\r\n\r\n";
    assertThat(raw(request.formatted("evil.example:" + port))).contains(" 421 ");
    assertThat(raw(request.formatted("127.0.0.1"))).contains(" 421 ");
    assertThat(raw(request.formatted("localhost:" + port))).contains(" 200 ");
  }

  @Test
  void requestsOfOtherSitesAreRefused() throws Exception {
    assertThat(get("/api/value?p=1", "Origin", "http://evil.example").statusCode()).isEqualTo(403);
    assertThat(get("/api/value?p=1", "Origin", "null").statusCode()).isEqualTo(403);
    assertThat(get("/api/value?p=1", "Sec-Fetch-Site", "cross-site").statusCode()).isEqualTo(403);
    assertThat(get("/api/value?p=1", "Origin", server.url()).statusCode()).isEqualTo(200);
  }

  @Test
  void nothingIsAtAnUnknownAddress() throws Exception {
    assertThat(get("/assets/..%2f..%2fetc%2fpasswd").statusCode()).isBetween(400, 404);
    assertThat(get("/nowhere").statusCode()).isEqualTo(404);
  }
}
