package org.gamester.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What happens to the work for clients that go away. An answer may take an hour here. */
@Timeout(60)
class ClosedConnectionsTest {
  private final SlowAnswers answers = new SlowAnswers();
  private final Browser browser = Browser.of(answers, Duration.ofHours(1));

  @AfterEach
  void close() {
    browser.close();
  }

  private void awaitRunning(int count) throws InterruptedException {
    while (answers.running() != count) {
      Thread.sleep(10);
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aClosedConnectionEndsItsWork(boolean isReset) throws Exception {
    try (Socket connection = browser.connect()) {
      browser.ask(connection, "/api/value?p=hopeless");
      awaitRunning(1);
      Thread.sleep(500); // beyond the quick attempt
      awaitRunning(1);
      connection.setSoLinger(isReset, 0);
    }
    awaitRunning(0);
  }

  @Test
  void questionsThatNobodyWaitsForTakeNoPlace() throws Exception {
    List<Socket> connections = new ArrayList<>();
    for (int i = 0; i < 60; i++) {
      Socket connection = browser.connect();
      browser.ask(connection, "/api/value?p=hopeless");
      connections.add(connection);
    }
    for (Socket connection : connections) {
      connection.close();
    }
    assertThat(browser.get("/api/value?p=quick").body()).contains("quick");
    awaitRunning(0);
    try (Socket connection = browser.connect()) {
      browser.ask(connection, "/api/value?p=hopeless");
      awaitRunning(1);
    }
  }

  /** What a client sends before it has its answer is kept. */
  @Test
  void questionsOnOneConnectionAreAnsweredInOrder() throws Exception {
    try (Socket connection = browser.connect()) {
      BufferedReader lines =
          new BufferedReader(
              new InputStreamReader(connection.getInputStream(), StandardCharsets.UTF_8));
      for (int round = 0; round < 3; round++) {
        browser.ask(connection, "/api/value?p=late");
        Thread.sleep(round * 250L); // the answer before may be under way
        browser.ask(connection, "/api/value?p=quick");
        assertThat(body(lines)).contains("late");
        assertThat(body(lines)).contains("quick");
      }
    }
  }

  private static String body(BufferedReader lines) throws Exception {
    int length = 0;
    for (String line = lines.readLine(); !line.isEmpty(); line = lines.readLine()) {
      if (line.startsWith("Content-Length: ")) {
        length = Integer.parseInt(line.substring("Content-Length: ".length()));
      }
    }
    char[] body = new char[length];
    for (int read = 0; read < length; ) {
      read += lines.read(body, read, length - read);
    }
    return new String(body);
  }
}
