package org.gamester.cli;

import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.gamester.web.ServerSettings;
import org.gamester.web.WebServer;
import org.gamester.web.jobs.RequestLimits;

/** A server that answers with the commands, and requests to it. */
final class ServerVisit implements AutoCloseable {
  private final WebServer server;
  private final URI address;

  ServerVisit(Duration timeout, long memory) {
    this(timeout, memory, new ServedCommands());
  }

  ServerVisit(Duration timeout, long memory, ServedCommands commands) {
    ServerSettings settings =
        new ServerSettings("127.0.0.1", 0, Optional.empty(), new RequestLimits(timeout, memory));
    server =
        WebServer.start(
            settings,
            commands,
            fault -> {
              throw new AssertionError(fault);
            });
    address = URI.create(server.url());
  }

  /** A response: its status and its body. */
  record Response(int status, String body) {}

  static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  Response get(String path) throws IOException {
    return request("GET", path, "");
  }

  /** Asks with fields in a form. */
  Response post(String path, Map<String, String> fields) throws IOException {
    return request(
        "POST",
        path,
        fields.entrySet().stream()
            .map(field -> field.getKey() + "=" + encoded(field.getValue()))
            .collect(Collectors.joining("&")));
  }

  Response request(String method, String path, String body) throws IOException {
    try (Socket socket = connect(method, path, body)) {
      String response = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      int end = response.indexOf("\r\n\r\n");
      if (end < 0) {
        throw new IOException("no response: " + response);
      }
      int status = Integer.parseInt(response.substring(9, 12));
      return new Response(status, response.substring(end + 4));
    }
  }

  /** A stream of events; nothing of it has been read. */
  Socket watch(String path) throws IOException {
    return connect("GET", path, "");
  }

  /** A connection on which nothing has been asked. */
  Socket connect() throws IOException {
    return new Socket(address.getHost(), address.getPort());
  }

  /** What requests call the server. */
  String authority() {
    return address.getAuthority();
  }

  private Socket connect(String method, String path, String body) throws IOException {
    Socket socket = connect();
    byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
    String head =
        """
        %s %s HTTP/1.0
        Host: %s
        Accept: text/event-stream
        Content-Type: application/x-www-form-urlencoded
        Content-Length: %d

        """
            .formatted(method, path, address.getAuthority(), bytes.length)
            .replace("\n", "\r\n");
    socket.getOutputStream().write(head.getBytes(StandardCharsets.US_ASCII));
    socket.getOutputStream().write(bytes);
    return socket;
  }

  @Override
  public void close() {
    server.close();
  }
}
