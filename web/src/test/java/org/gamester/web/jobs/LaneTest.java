package org.gamester.web.jobs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class LaneTest {

  /** Lets a thread wait for a place, note that it has it, and give it back. */
  private static Thread waiter(Lane lane, String client, String name, List<String> served)
      throws InterruptedException {
    int before = lane.waiting();
    Thread thread =
        Thread.ofVirtual()
            .start(
                () -> {
                  try {
                    lane.enter(client);
                    served.add(name);
                    lane.leave();
                  } catch (InterruptedException e) {
                    served.add("gave up");
                  }
                });
    while (lane.waiting() == before) {
      Thread.sleep(1);
    }
    return thread;
  }

  @Test
  void clientsTakeTurns() throws Exception {
    Lane lane = new Lane(1);
    List<String> served = Collections.synchronizedList(new ArrayList<>());
    lane.enter("a");
    List<Thread> threads = new ArrayList<>();
    for (int i = 1; i <= 3; i++) {
      threads.add(waiter(lane, "a", "a" + i, served));
    }
    threads.add(waiter(lane, "b", "b1", served));
    threads.add(waiter(lane, "c", "c1", served));
    lane.leave();
    for (Thread thread : threads) {
      thread.join();
    }
    assertThat(served).containsExactly("a1", "b1", "c1", "a2", "a3");
  }

  @Test
  void whoGivesUpTakesNoPlace() throws Exception {
    Lane lane = new Lane(1);
    List<String> served = Collections.synchronizedList(new ArrayList<>());
    lane.enter("a");
    Thread impatient = waiter(lane, "b", "b1", served);
    impatient.interrupt();
    impatient.join();
    Thread next = waiter(lane, "c", "c1", served);
    lane.leave();
    next.join();
    assertThat(served).containsExactly("gave up", "c1");
    lane.enter("d");
    assertThat(lane.waiting()).isZero();
  }

  @Test
  void aClientCannotFillTheLane() throws Exception {
    Lane lane = new Lane(1);
    lane.enter("a");
    List<String> served = Collections.synchronizedList(new ArrayList<>());
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < 256; i++) {
      threads.add(waiter(lane, "a", "a", served));
    }
    assertThatThrownBy(() -> lane.enter("a")).isInstanceOf(TooManyQuestionsException.class);
    threads.add(waiter(lane, "b", "b", served));
    lane.leave();
    for (Thread thread : threads) {
      thread.join();
    }
    assertThat(served).hasSize(257).contains("b");
  }
}
