package org.gamester.web;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.Socket;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.gamester.web.answers.Answers;
import org.gamester.web.jobs.RequestLimits;

/** A server and who asks it. */
final class Browser implements AutoCloseable {
  private static final HttpClient CLIENT = HttpClient.newHttpClient();

  private final WebServer server;

  private Browser(WebServer server) {
    this.server = server;
  }

  static Browser of(Answers answers) {
    return of(answers, Optional.empty());
  }

  /** The faults of the server are kept. */
  static Browser of(Answers answers, List<String> faults) {
    return of(answers, Optional.empty(), faults::add);
  }

  static Browser of(Answers answers, Optional<String> token) {
    return of(answers, token, Browser::fail);
  }

  /** Each answer is due after that time. */
  static Browser of(Answers answers, Duration time) {
    return of(answers, Optional.empty(), Browser::fail, time);
  }

  private static void fail(String fault) {
    throw new AssertionError(fault);
  }

  private static Browser of(Answers answers, Optional<String> token, Consumer<String> faults) {
    return of(answers, token, faults, Duration.ofSeconds(5));
  }

  private static Browser of(
      Answers answers, Optional<String> token, Consumer<String> faults, Duration time) {
    RequestLimits limits = new RequestLimits(time, 1L << 30);
    ServerSettings settings = new ServerSettings("127.0.0.1", 0, token, limits);
    return new Browser(WebServer.start(settings, answers, faults));
  }

  String url() {
    return server.url();
  }

  static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  HttpResponse<String> get(String path, String... headers) throws Exception {
    return CLIENT.send(request(path, headers).build(), BodyHandlers.ofString());
  }

  HttpResponse<String> head(String path, String... headers) throws Exception {
    return CLIENT.send(request(path, headers).HEAD().build(), BodyHandlers.ofString());
  }

  HttpResponse<InputStream> open(String path, String... headers) throws Exception {
    return CLIENT.send(request(path, headers).build(), BodyHandlers.ofInputStream());
  }

  HttpResponse<String> delete(String path) throws Exception {
    return CLIENT.send(request(path).DELETE().build(), BodyHandlers.ofString());
  }

  HttpResponse<String> post(String path, String type, byte[] body, String... headers)
      throws Exception {
    return CLIENT.send(
        request(path, headers)
            .header("Content-Type", type)
            .POST(BodyPublishers.ofByteArray(body))
            .build(),
        BodyHandlers.ofString());
  }

  HttpResponse<String> postJson(String path, String json, String... headers) throws Exception {
    return post(path, "application/json", json.getBytes(StandardCharsets.UTF_8), headers);
  }

  private HttpRequest.Builder request(String path, String... headers) {
    HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(url() + path));
    return headers.length == 0 ? request : request.headers(headers);
  }

  /** The first line of the response to a request as it stands. */
  String raw(String request) throws IOException {
    return response(request, 1);
  }

  /** The response to a request as it stands, up to so many lines. */
  String response(String request, int lines) throws IOException {
    try (Socket socket = connect()) {
      socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
      BufferedReader reader =
          new BufferedReader(
              new InputStreamReader(socket.getInputStream(), StandardCharsets.ISO_8859_1));
      return reader.lines().limit(lines).collect(Collectors.joining("\n"));
    }
  }

  /** A connection on which nothing has been asked. */
  Socket connect() throws IOException {
    URI uri = URI.create(url());
    return new Socket(uri.getHost(), uri.getPort());
  }

  /** Sends a question on a connection, which stays open. */
  void ask(Socket connection, String path) throws IOException {
    String request = "GET %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n\r\n".formatted(path, port());
    connection.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
  }

  List<WebServer.Route> routes() {
    return server.routes();
  }

  int port() {
    return URI.create(url()).getPort();
  }

  @Override
  public void close() {
    server.close();
  }
}
