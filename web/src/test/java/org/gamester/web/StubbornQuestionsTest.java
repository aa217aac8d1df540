package org.gamester.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Computations that do not end when they are told to. */
@Timeout(60)
class StubbornQuestionsTest {
  private final StubbornAnswers answers = new StubbornAnswers();
  private final Browser browser = Browser.of(answers, Duration.ofSeconds(3));

  @AfterEach
  void close() {
    answers.letGo();
    browser.close();
  }

  private static void assertGivenUp(HttpResponse<String> answer) {
    assertThat(answer.body()).startsWith("{\"error\":{\"message\":\"gave up after ");
    assertThat(answer.statusCode()).isEqualTo(422);
  }

  @Test
  void theyAreAnsweredForAndKeepNoPlace() throws Exception {
    int processors = Math.max(2, Runtime.getRuntime().availableProcessors());
    int count = processors + Math.min(processors, 10);
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<HttpResponse<String>>> given = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        String path = "/api/value?p=stubborn" + i;
        given.add(threads.submit(() -> browser.get(path)));
      }
      for (Future<HttpResponse<String>> answer : given) {
        assertGivenUp(answer.get());
      }
      assertThat(answers.running()).isEqualTo(count); // none was begun twice
    }
    assertThat(browser.get("/api/value?p=quick").body()).contains("quick");

    HttpResponse<String> again = browser.get("/api/value?p=stubborn0");
    assertThat(again.statusCode()).isEqualTo(503);
    assertThat(again.body()).contains("computations that were given up have not ended yet");
    assertThat(again.headers().firstValue("Retry-After")).isPresent();
    HttpResponse<String> longer = browser.get("/api/value?p=hopeless");
    assertThat(longer.statusCode()).isEqualTo(count >= 2 * processors ? 503 : 422);

    answers.letGo();
    while (answers.running() > 0) {
      Thread.sleep(10);
    }
    HttpResponse<String> later = browser.get("/api/value?p=hopeless");
    assertThat(later.statusCode()).isEqualTo(422);
    assertThat(browser.get("/api/value?p=stubborn0").body()).contains("late");
  }

  @Test
  void aJobIsAnsweredForToo() throws Exception {
    String job =
        JobsTest.job(
            browser.postJson("/api/jobs", "{\"ask\":\"value\",\"p\":\"stubborn\"}").body());
    HttpResponse<String> events =
        browser.get("/api/jobs/" + job + "/events", "Accept", "text/event-stream");
    assertThat(events.body()).contains("event: error").contains("gave up after");
  }

  @Test
  void aJobThatIsStoppedNeedNotListen() throws Exception {
    String job =
        JobsTest.job(
            browser.postJson("/api/jobs", "{\"ask\":\"claims\",\"of\":\"stubborn\"}").body());
    while (answers.running() == 0) {
      Thread.sleep(10);
    }
    assertThat(browser.delete("/api/jobs/" + job).statusCode()).isEqualTo(204);
    HttpResponse<String> events =
        browser.get("/api/jobs/" + job + "/events", "Accept", "text/event-stream");
    assertThat(events.body()).contains("event: error");
  }
}
