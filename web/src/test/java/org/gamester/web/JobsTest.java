package org.gamester.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Long work: lanes, events, stop. */
@Timeout(60)
class JobsTest {
  private static final Pattern JOB = Pattern.compile("\"job\":\"([0-9a-f]{32})\"");

  private final SlowAnswers answers = new SlowAnswers();
  private final Browser browser = Browser.of(answers);

  @AfterEach
  void close() {
    browser.close();
  }

  private String start(String argument) throws Exception {
    HttpResponse<String> response =
        browser.postJson("/api/jobs", "{\"ask\":\"value\",\"p\":\"" + argument + "\"}");
    assertThat(response.statusCode()).isEqualTo(201);
    return job(response.body());
  }

  /** The name of the job that has been started. */
  static String job(String started) {
    Matcher job = JOB.matcher(started);
    assertThat(job.find()).as(started).isTrue();
    return job.group(1);
  }

  private BufferedReader watch(String job) throws Exception {
    InputStream stream =
        browser.open("/api/jobs/" + job + "/events", "Accept", "text/event-stream").body();
    return new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8));
  }

  /** The events up to one of that name. */
  private static List<String> until(BufferedReader lines, String last) throws Exception {
    List<String> events = new ArrayList<>();
    String name = "";
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      if (line.startsWith("event: ")) {
        name = line.substring("event: ".length());
      } else if (line.startsWith("data: ")) {
        events.add(name + " " + line.substring("data: ".length()));
        if (name.equals(last)) {
          return events;
        }
      }
    }
    throw new AssertionError("the stream has ended: " + events);
  }

  private void awaitNone() throws InterruptedException {
    while (answers.running() > 0) {
      Thread.sleep(10);
    }
  }

  @Test
  void aQuickQuestionIsNeverBehindLongOnes() throws Exception {
    for (int i = 0; i < 20; i++) {
      String _ = start("hopeless");
    }
    while (answers.running() == 0) {
      Thread.sleep(10);
    }
    for (int i = 0; i < 20; i++) {
      assertThat(browser.get("/api/value?p=quick").body()).contains("quick");
    }
    int processors = Math.max(2, Runtime.getRuntime().availableProcessors());
    assertThat(answers.mostRunning()).isBetween(1, 2 * processors);
  }

  @Test
  void progressIsReportedUntilTheJobIsStopped() throws Exception {
    String job = start("hopeless");
    try (BufferedReader lines = watch(job)) {
      String progress;
      do {
        progress = until(lines, "progress").getLast();
      } while (!progress.matches(".*\"step [2-9]\\d\".*")); // no quick one comes so far
      assertThat(progress).contains("\"millis\":").contains("\"words\":\"step ");
      assertThat(browser.delete("/api/jobs/" + job).statusCode()).isEqualTo(204);
      assertThat(until(lines, "done").getLast()).contains("\"complete\":false");
    }
    awaitNone();
    while (answers.forgotten() == 0) {
      Thread.sleep(10);
    }
  }

  @Test
  void rowsComeWhenTheyAreKnown() throws Exception {
    try (BufferedReader lines = watch(start("rows"))) {
      assertThat(until(lines, "row"))
          .contains("row {\"row\":1}")
          .last()
          .isEqualTo("row {\"row\":1}");
    }
  }

  @Test
  void theEndOfTheStreamStopsTheJob() throws Exception {
    BufferedReader lines = watch(start("hopeless"));
    assertThat(until(lines, "progress")).isNotEmpty();
    lines.close();
    awaitNone();
  }

  @Test
  void aJobThatIsOverCanBeWatchedFromItsBeginning() throws Exception {
    String job = start("quick");
    for (int i = 0; i < 2; i++) {
      try (BufferedReader lines = watch(job)) {
        assertThat(until(lines, "done"))
            .filteredOn(event -> !event.startsWith("progress"))
            .satisfiesExactly(
                row -> assertThat(row).isEqualTo("row {\"answer\":\"quick\"}"),
                done -> assertThat(done).startsWith("done {\"complete\":true"));
      }
    }
  }

  @Test
  void aClientCannotStartJobsWithoutEnd() throws Exception {
    int status = 201;
    int jobs = 0;
    while (status == 201 && jobs < 1_000) {
      status = browser.postJson("/api/jobs", "{\"ask\":\"value\",\"p\":\"hopeless\"}").statusCode();
      jobs++;
    }
    assertThat(status).isEqualTo(429);
    assertThat(browser.get("/api/value?p=quick").statusCode()).isEqualTo(200);
  }

  /** 4 of an address, whatever a request calls itself; of all addresses together 16. */
  @Test
  void fewJobsHaveNoLimitOfTime() throws Exception {
    for (int i = 0; i < 4; i++) {
      assertThat(claims("client " + i).statusCode()).isEqualTo(201);
    }
    HttpResponse<String> refused = claims("client 5");
    assertThat(refused.statusCode()).isEqualTo(429);
    assertThat(refused.body())
        .contains("this client has 4 jobs without a limit of time, as many as one may have");
    assertThat(refused.headers().firstValue("Retry-After")).isPresent();
    String _ = start("hopeless");
  }

  private HttpResponse<String> claims(String client) throws Exception {
    return browser.postJson(
        "/api/jobs", "{\"ask\":\"claims\",\"of\":\"hopeless\"}", "X-Gamester-Client", client);
  }

  @Test
  void jobsAskWhatCanBeAsked() throws Exception {
    assertThat(browser.postJson("/api/jobs", "{\"p\":\"1\"}").statusCode()).isEqualTo(400);
    assertThat(browser.postJson("/api/jobs", "{\"ask\":\"script\",\"p\":\"1\"}").body())
        .contains("the field ask says what is asked");
    assertThat(browser.delete("/api/jobs/" + "0".repeat(32)).statusCode()).isEqualTo(404);
  }

  /** RFC 9110, section 12.5.1; without the field anything is taken. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "text/event-stream",
        "*/*",
        "text/*",
        "TEXT/Event-Stream",
        "text/html, text/*",
        "application/json, */*;q=0.1",
        "text/html;q=0, text/event-stream;q=1.0",
      })
  void theEventsAreSentToWhoeverTakesThem(String accepted) throws Exception {
    String events = "/api/jobs/" + start("quick") + "/events";
    for (HttpResponse<String> response :
        List.of(browser.get(events), browser.get(events, "Accept", accepted))) {
      assertThat(response.statusCode()).isEqualTo(200);
      assertThat(response.headers().firstValue("Content-Type").orElseThrow())
          .startsWith("text/event-stream");
      assertThat(response.body()).contains("event: row", "event: done");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "application/json",
        "text/html, image/*",
        "text/event-stream;q=0",
        "text/event-stream; q=0.000, */*",
        "text/*;q=0, */*",
        "nonsense"
      })
  void theEventsAreNotSentAsAnythingElse(String accepted) throws Exception {
    String events = "/api/jobs/" + start("quick") + "/events";
    HttpResponse<String> response = browser.get(events, "Accept", accepted);
    assertThat(response.statusCode()).isEqualTo(406);
    assertThat(response.body()).contains("as text/event-stream only");
  }

  @Test
  void theEndOfTheServerEndsItsWork() throws Exception {
    String _ = start("hopeless");
    while (answers.running() == 0) {
      Thread.sleep(10);
    }
    browser.close();
    awaitNone();
  }
}
