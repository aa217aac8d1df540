package org.gamester.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Faults and errors of Java: each is answered, and the server goes on. */
@Timeout(60)
class FaultsTest {
  private final List<String> faults = Collections.synchronizedList(new ArrayList<>());
  private final Browser browser = Browser.of(new FaultyAnswers(), faults);

  @AfterEach
  void close() {
    browser.close();
  }

  @ParameterizedTest
  @CsvSource({
    "stack, 500, internal error, StackOverflowError",
    "fault, 500, internal error, IllegalStateException"
  })
  void aFaultIsAnswered(String argument, int status, String reason, String fault) throws Exception {
    HttpResponse<String> answer = browser.get("/api/value?p=" + argument);
    assertThat(answer.statusCode()).isEqualTo(status);
    assertThat(answer.body()).startsWith("{\"error\":{\"message\":\"" + reason);
    assertThat(faults).singleElement().asString().contains(fault);
    assertThat(browser.get("/api/value?p=quick").body()).contains("quick");
  }

  @Test
  void aLackOfMemoryIsNoFault() throws Exception {
    HttpResponse<String> answer = browser.get("/api/value?p=memory");
    assertThat(answer.statusCode()).isEqualTo(422);
    assertThat(answer.body())
        .startsWith("{\"error\":{\"message\":\"gave up after")
        .contains("no memory left");
    assertThat(faults).isEmpty();
    assertThat(browser.get("/api/value?p=quick").body()).contains("quick");
  }

  @ParameterizedTest
  @ValueSource(strings = {"stack", "fault", "memory"})
  void aJobEndsWithItsFault(String argument) throws Exception {
    String job =
        JobsTest.job(
            browser.postJson("/api/jobs", "{\"ask\":\"value\",\"p\":\"" + argument + "\"}").body());
    String events =
        browser.get("/api/jobs/" + job + "/events", "Accept", "text/event-stream").body();
    assertThat(events).contains("event: error").contains("\"message\":\"");
  }
}
