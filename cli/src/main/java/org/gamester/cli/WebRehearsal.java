package org.gamester.cli;

import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.gamester.web.ServerSettings;
import org.gamester.web.WebServer;
import org.gamester.web.jobs.RequestLimits;

/** Asks a server of the workbench what its pages ask first. */
final class WebRehearsal {
  private static final List<String> ADDRESSES =
      List.of(
          "/",
          "/explore?p=domineering(4x4)",
          "/api/value?p=clobber(xoxo%7Coxox%7Cxoxo)",
          "/api/moves?p=clobber(xoxo%7Coxox%7Cxoxo)",
          "/api/solve?p=domineering(4x4)",
          "/api/rulesets?board=grid",
          "/api/complete?text=Th",
          "/api/suggest?q=dom",
          "/catalogue/clobber",
          "/papers");
  private static final int ROUNDS = 20;

  private WebRehearsal() {}

  static void run() throws IOException {
    ServerSettings settings =
        new ServerSettings(
            "127.0.0.1", 0, Optional.empty(), new RequestLimits(Duration.ofSeconds(5), 1L << 30));
    try (WebServer server = WebServer.start(settings, new ServedCommands(), fault -> {})) {
      URI address = URI.create(server.url());
      for (int round = 0; round < ROUNDS; round++) {
        for (String path : ADDRESSES) {
          ask(address, path);
        }
      }
    }
  }

  private static void ask(URI server, String path) throws IOException {
    try (Socket socket = new Socket(server.getHost(), server.getPort())) {
      String request =
          "GET %s HTTP/1.1\r\nHost: %s\r\nConnection: close\r\n\r\n"
              .formatted(path, server.getAuthority());
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      byte[] _ = socket.getInputStream().readAllBytes();
    }
  }
}
