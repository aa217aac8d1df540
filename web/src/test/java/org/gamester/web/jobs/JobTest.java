package org.gamester.web.jobs;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.gamester.values.Limits;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class JobTest {

  /** The time is only there to end a test that would wait for ever. */
  @Test
  @Timeout(60)
  void aJobIsStoppedWhileAnAnswerIsPassedOn() throws InterruptedException {
    Job job = new Job("1", new Client("127.0.0.1", "1"), false);
    job.watch();
    Inquiry inquiry = job.begin(null);
    assertThat(inquiry.begin(Duration.ofSeconds(1))).isEqualTo(Limits.NONE);
    for (Runnable end : List.<Runnable>of(job::stop, job::leave)) {
      Thread stopping = new Thread(end);
      synchronized (inquiry) {
        stopping.start();
        while (stopping.getState() != Thread.State.BLOCKED) {
          Thread.onSpinWait();
        }
        inquiry.line("{}");
      }
      while (stopping.isAlive()) {
        Thread.onSpinWait();
      }
      assertThat(Thread.interrupted()).isTrue(); // the thread of the inquiry is this one
    }
    assertThat(job.eventsFrom(0, 0)).hasSize(2);
  }
}
