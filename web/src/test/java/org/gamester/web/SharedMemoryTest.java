package org.gamester.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The memory of the server, 1,024 MB, and who has it. */
@Timeout(60)
class SharedMemoryTest {
  private static final int PROCESSORS = Math.max(2, Runtime.getRuntime().availableProcessors());

  /** More than are answered at once, and no more than one client may have waiting. */
  private static final int SLOW = PROCESSORS + Math.min(2 * PROCESSORS, 10);

  private final HungryAnswers answers = new HungryAnswers();
  private final Browser browser = Browser.of(answers);

  @AfterEach
  void close() {
    browser.close();
  }

  private void awaitHolding() throws InterruptedException {
    while (answers.holding() == 0) {
      Thread.sleep(10);
    }
  }

  @Test
  void whatFitsBesideOthersDoesNotWaitForThem() throws Exception {
    assertThat(browser.get("/api/value?p=700").statusCode()).isEqualTo(200);
    assertThat(answers.attempts()).containsExactly("700 of 1024", "700 of 768");
  }

  @Test
  void nothingFailsForWhatOthersHold() throws Exception {
    answers.expectSlow(SLOW);
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<HttpResponse<String>>> others = new ArrayList<>();
      for (int i = 0; i < SLOW; i++) {
        others.add(threads.submit(() -> browser.get("/api/value?p=slow")));
      }
      awaitHolding();
      HttpResponse<String> answer = browser.get("/api/value?p=700");
      assertThat(answer.body()).isEqualTo("{\"row\":1}");
      assertThat(answer.statusCode()).isEqualTo(200);
      for (Future<HttpResponse<String>> other : others) {
        assertThat(other.get().body()).contains("late");
      }
    }
    assertThat(answers.attempts()).containsExactly("700 of 1024", "700 of 768", "700 of 896");
  }

  @Test
  void whatNeedsMoreThanThereIsFails() throws Exception {
    HttpResponse<String> answer = browser.get("/api/value?p=2000");
    assertThat(answer.statusCode()).isEqualTo(422);
    assertThat(answers.attempts()).containsExactly("2000 of 1024", "2000 of 768", "2000 of 896");
  }

  /** It has a limit neither of time nor of patience: it is not waited for. */
  @Test
  void longWorkThatHoldsTheMemoryRefusesOthersForNow() throws Exception {
    String job =
        JobsTest.job(
            browser.postJson("/api/jobs", "{\"ask\":\"claims\",\"of\":\"patient\"}").body());
    try (InputStream events =
        browser.open("/api/jobs/" + job + "/events", "Accept", "text/event-stream").body()) {
      assertThat(events.read()).isPositive();
      awaitHolding();
      HttpResponse<String> answer = browser.get("/api/value?p=800");
      assertThat(answer.statusCode()).isEqualTo(503);
      assertThat(answer.body()).startsWith("{\"error\":{\"message\":\"long work of others holds");
      assertThat(answer.headers().firstValue("Retry-After")).isPresent();
      assertThat(browser.get("/api/value?p=400").statusCode()).isEqualTo(200);
    }
  }

  /** Three attempts each say the first row. */
  @Test
  void rowsThatHaveGoneOutDoNotGoOutAgain() throws Exception {
    String job =
        JobsTest.job(browser.postJson("/api/jobs", "{\"ask\":\"value\",\"p\":\"2000\"}").body());
    String events =
        browser.get("/api/jobs/" + job + "/events", "Accept", "text/event-stream").body();
    assertThat(events.lines().filter(line -> line.startsWith("data: {\"row\"")))
        .containsExactly("data: {\"row\":1}");
    assertThat(events.lines().filter(line -> line.contains("gave up"))).hasSize(1);
    assertThat(answers.attempts()).hasSize(3);
  }
}
