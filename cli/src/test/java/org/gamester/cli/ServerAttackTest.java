package org.gamester.cli;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Socket;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.gamester.cli.ServerVisit.Response;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * What nobody who means well does to a server, and a small question in between, which is answered
 * each time. The attack is the same for the same seed; it is longer with {@code
 * -Dgamester.attack=REQUESTS} and another one with {@code -Dgamester.attack.seed=SEED}.
 */
@Timeout(1_800)
class ServerAttackTest {
  private static final int REQUESTS = Integer.getInteger("gamester.attack", 120);
  private static final long SEED = Long.getLong("gamester.attack.seed", 20);
  private static final int MOST_OPEN = 60;
  private static final int REQUESTS_BETWEEN = 6;

  /** Questions that take longer than there is time, much memory, or no end. */
  private static final List<String> HEAVY =
      List.of(
          "value?p=while%20true%20do%20end",
          "value?p=domineering(8x8)",
          "solve?p=domineering(12x12)",
          "moves?p=snort(complete%20600)",
          "position?p=snort(complete%20900)",
          "value?p=node-kayles(grid%2060x60)",
          "value?p=twisted(clobber(xoxox%7Coxoxo%7Cxoxox))",
          "octal?code=0.77%7C0.77777",
          "nim?rules=kayles&first=0..1000000",
          "nim?rules=wythoff&first=0..900&second=0..900",
          "table?of=domineering(%7Bm%7Dx%7Bn%7D)&range=m=1..9&range=n=1..9",
          "series?of=nim(%7Bn%7D)&range=n=1..100000",
          "sheet?cell=while%20true%20do%20end&cell=1",
          "value?p=%5Bn%20for%20n%20from%201%20to%20100000000%5D",
          "help?about=" + "x".repeat(8_000),
          "complete?text=" + "x.".repeat(3_000),
          "picture?kind=position&p=snort(complete%2060)",
          "value?p=" + "%7B".repeat(2_000) + "%7C" + "%7D".repeat(2_000));

  private final Random random = new Random(SEED);
  private final Deque<Socket> open = new ArrayDeque<>();

  @Test
  void smallQuestionsAreAnsweredDuringAnAttackAndNothingIsLeftOfIt() throws Exception {
    try (ServerVisit server = new ServerVisit(Duration.ofSeconds(10), 600L << 20)) {
      long longest = 0;
      for (int i = 0; i < REQUESTS; i++) {
        attack(server);
        while (open.size() > MOST_OPEN) {
          open.remove().close();
        }
        if (i % REQUESTS_BETWEEN == 0) {
          long start = System.nanoTime();
          Response small = server.get("/api/value?p=1");
          assertThat(small.body()).contains("\"value\":\"1\"");
          longest = Math.max(longest, System.nanoTime() - start);
        }
      }
      System.out.printf("the longest small question: %,d ms%n", longest / 1_000_000);
      for (Socket socket : open) {
        socket.close();
      }
      while (isComputing()) {
        Thread.sleep(50);
      }
      assertThat(server.get("/api/solve?p=domineering(4x4)").body()).contains("\"outcome\":\"N\"");
    }
  }

  private void attack(ServerVisit server) throws IOException {
    switch (random.nextInt(10)) {
      case 0 -> { // a body that never comes
        Socket socket = raw(server, "POST /api/value HTTP/1.1\r\nContent-Length: 1000\r\n", true);
        socket.getOutputStream().write("p=".getBytes(US_ASCII));
      }
      case 1 -> { // a header that never ends
        Socket _ = raw(server, "GET /api/value?p=1 HTTP/1.1\r\nX-Some: 1\r\n", false);
      }
      case 2 -> { // one that is too long
        Socket _ = raw(server, "GET / HTTP/1.1\r\nX-Some: " + "x".repeat(20_000) + "\r\n", true);
      }
      case 3 -> { // work that is watched, for a moment or longer
        Response job =
            server.post("/api/jobs", Map.of("ask", "claims", "of", "all", "without", "nothing"));
        assertThat(job.status()).isIn(201, 400, 429);
        Response other = server.post("/api/jobs", Map.of("ask", "value", "p", "while true do end"));
        if (other.status() == 201) {
          String name = other.body().replaceFirst("(?s).*\"job\":\"(\\w+)\".*", "$1");
          Socket _ = get(server, "jobs/" + name + "/events");
        } else {
          assertThat(other.status()).isEqualTo(429);
        }
      }
      default -> { // one of many who ask, do not read, and soon go away
        Socket socket = get(server, HEAVY.get(random.nextInt(HEAVY.size())));
        if (random.nextBoolean()) {
          socket.setSoLinger(random.nextBoolean(), 0);
          open.remove(socket);
          socket.close();
        }
      }
    }
  }

  private Socket get(ServerVisit server, String path) throws IOException {
    String name = "X-Gamester-Client: " + random.nextInt(1_000) + "\r\n";
    return raw(server, "GET /api/" + path + " HTTP/1.1\r\n" + name, true);
  }

  /** Sends the beginning of a request, or all of a header, and leaves the connection open. */
  private Socket raw(ServerVisit server, String request, boolean isHeader) throws IOException {
    Socket socket = server.connect();
    open.add(socket);
    String rest = "Host: " + server.authority() + "\r\n" + (isHeader ? "\r\n" : "");
    socket.getOutputStream().write((request + rest).getBytes(US_ASCII));
    return socket;
  }

  private static boolean isComputing() {
    return Thread.getAllStackTraces().entrySet().stream()
        .filter(entry -> entry.getKey().getName().matches("gamester-(answer|computation)"))
        .anyMatch(
            entry ->
                Stream.of(entry.getValue())
                    .anyMatch(frame -> frame.getClassName().startsWith("org.gamester.")));
  }
}
