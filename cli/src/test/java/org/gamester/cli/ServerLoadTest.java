package org.gamester.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gamester.cli.ServerVisit.Response;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Many questions at once, some of which have no answer in any time that somebody would wait. */
@Timeout(240)
class ServerLoadTest {
  private static final int QUESTIONS = 200;
  private static final int HOPELESS = 20;

  /** What hopeless questions hold before long, in bytes, however much other tests have left. */
  private static final long GROWTH = 16 << 20;

  private static final Pattern JOB = Pattern.compile("\"job\":\"([0-9a-f]+)\"");

  /** How many bytes are in use when the garbage has been collected. */
  private static long inUse() {
    Runtime runtime = Runtime.getRuntime();
    System.gc();
    return runtime.totalMemory() - runtime.freeMemory();
  }

  private static String hopelessJob(ServerVisit server) throws IOException {
    Response started = server.post("/api/jobs", Map.of("ask", "value", "p", "domineering(8x8)"));
    Matcher job = JOB.matcher(started.body());
    assertThat(job.find()).as(started.body()).isTrue();
    return job.group(1);
  }

  /** A job that goes on until it is stopped, because somebody watches it. */
  private static String watchedJob(ServerVisit server, ExecutorService threads) throws IOException {
    String job = hopelessJob(server);
    Future<Response> _ = threads.submit(() -> server.get("/api/jobs/" + job + "/events"));
    return job;
  }

  private static List<Callable<Response>> quickQuestions(ServerVisit server) {
    List<Callable<Response>> questions = new ArrayList<>();
    for (int i = 0; i < QUESTIONS - HOPELESS; i++) {
      int heap = i;
      questions.add(() -> server.get("/api/value?p=nim(%d)".formatted(heap)));
    }
    return questions;
  }

  private static void askAll(ServerVisit server, ExecutorService threads) throws Exception {
    int heap = 0;
    for (Future<Response> answer : threads.invokeAll(quickQuestions(server))) {
      String value = heap == 0 ? "0" : heap == 1 ? "*" : "*" + heap;
      assertThat(answer.get().body()).contains("\"value\":\"" + value + "\"");
      heap++;
    }
  }

  @Test
  void hopelessQuestionsHoldNobodyUpAndGiveTheirMemoryBack() throws Exception {
    try (ServerVisit server = new ServerVisit(Duration.ofMinutes(10), 1L << 30);
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      askAll(server, threads);
      assertThat(server.get("/api/value?p=domineering(3x4)").status()).isEqualTo(200);
      long before = inUse();
      List<Future<String>> started = new ArrayList<>();
      for (int i = 0; i < HOPELESS; i++) {
        started.add(threads.submit(() -> watchedJob(server, threads)));
      }
      askAll(server, threads);
      long during = inUse();
      while (during <= before + GROWTH) {
        Thread.sleep(200);
        during = inUse();
      }
      askAll(server, threads);
      for (Future<String> job : started) {
        assertThat(server.request("DELETE", "/api/jobs/" + job.get(), "").status()).isEqualTo(204);
      }
      long after = inUse();
      for (int i = 0; i < 100 && after > before * 6 / 5; i++) {
        Thread.sleep(200);
        after = inUse();
      }
      System.out.printf(
          "heap before %,d kB, with hopeless questions %,d kB, after %,d kB%n",
          before >> 10, during >> 10, after >> 10);
      assertThat(after).isLessThanOrEqualTo(before * 6 / 5);
      assertThat(server.get("/api/value?p=domineering(3x4)").status()).isEqualTo(200);
    }
  }

  @Test
  void aQuestionThatIsTooLongIsGivenUp() throws Exception {
    try (ServerVisit server = new ServerVisit(Duration.ofSeconds(4), 1L << 30)) {
      Response response = server.get("/api/value?p=domineering(8x8)");
      assertThat(response.status()).isEqualTo(422);
      assertThat(response.body()).contains("gave up after ", "positions evaluated");
    }
  }

  @Test
  void tablesKeepTheirRowsWhenTheTimeIsOver() throws Exception {
    try (ServerVisit server = new ServerVisit(Duration.ofSeconds(4), 1L << 30)) {
      Response response = server.get("/api/table?of=domineering(%7Bn%7Dx%7Bn%7D)&range=n=1..9");
      assertThat(response.status()).isEqualTo(200);
      assertThat(response.body())
          .contains("\"complete\":false", "\"variables\":{\"n\":2}", "gave up");
    }
  }
}
