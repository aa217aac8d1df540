package org.gamester.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Semaphore;
import org.gamester.values.Limits;
import org.gamester.web.answers.Answers;
import org.gamester.web.answers.Question;
import org.gamester.web.answers.Sink;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Clients that ask for much and read nothing. */
@Timeout(120)
class UnreadAnswersTest {
  private static final int LENGTH = 24 << 20; // the server holds 128 MB of them

  /** A long answer to everything but 1. */
  private static final class LongAnswers implements Answers {
    private final Semaphore given = new Semaphore(0);

    @Override
    public boolean answer(Question question, Limits limits, Sink sink) {
      sink.line("\"" + "x".repeat(EchoAnswers.subject(question).equals("1") ? 1 : LENGTH) + "\"");
      given.release();
      return true;
    }

    @Override
    public void forget() {
      // Nothing is remembered.
    }
  }

  @Test
  void theyDoNotFillTheMemory() throws Exception {
    LongAnswers answers = new LongAnswers();
    List<Socket> clients = new ArrayList<>();
    try (Browser browser = Browser.of(answers)) {
      for (int i = 0; i < 8; i++) {
        Socket client = new Socket();
        client.setReceiveBufferSize(1 << 12);
        client.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), browser.port()));
        browser.ask(client, "/api/value?p=long");
        clients.add(client);
        answers.given.acquire();
      }
      HttpResponse<String> refused = browser.get("/api/value?p=long");
      assertThat(refused.statusCode()).isEqualTo(503);
      assertThat(refused.headers().firstValue("Retry-After")).isPresent();
      assertThat(browser.get("/api/value?p=1").body()).isEqualTo("\"x\"");
      for (Socket client : clients) {
        client.close();
      }
      while (browser.get("/api/value?p=long").statusCode() != 200) {
        Thread.sleep(50);
      }
    }
  }
}
