package org.gamester.web.jobs;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class JobTest {

  /** The time is only there to end a test that would wait for ever. */
  @Test
  @Timeout(60)
  void aJobIsStoppedWhileAnAnswerIsPassedOn() throws InterruptedException {
    for (Consumer<Job> end : List.<Consumer<Job>>of(Job::stop, Job::leave)) {
      Job job = new Job("1", new Client("127.0.0.1", "1"), null, null);
      job.watch();
      job.begin();
      Attempt attempt = new Attempt(job, _ -> true, () -> false, _ -> {});
      Thread stopping = new Thread(() -> end.accept(job));
      synchronized (job) {
        stopping.start();
        while (stopping.getState() != Thread.State.BLOCKED) {
          Thread.onSpinWait();
        }
        attempt.line("{}");
      }
      while (stopping.isAlive()) {
        Thread.onSpinWait();
      }
      assertThat(Thread.interrupted()).isTrue(); // the job is answered on this thread
      assertThat(job.eventsFrom(0, 0)).singleElement().matches(event -> event.data().equals("{}"));
    }
  }

  /** The second stop is the page's that no longer watches what it has stopped. */
  @Test
  void aJobIsStoppedOnce() {
    Job job = new Job("1", new Client("127.0.0.1", "1"), null, Duration.ofSeconds(1));
    job.watch();
    job.begin();
    job.stop();
    assertThat(Thread.interrupted()).isTrue();
    job.leave();
    assertThat(Thread.interrupted()).isFalse();
  }
}
