package org.gamester.web.jobs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.gamester.web.answers.RefusedRequest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class LaneTest {
  private static final long LONG = TimeUnit.MINUTES.toNanos(10);

  private final List<String> served = Collections.synchronizedList(new ArrayList<>());
  private final List<Thread> threads = new ArrayList<>();

  /** A client called {@code a:1} has the address {@code a}. */
  private static Client client(String name) {
    int colon = name.indexOf(':');
    return new Client(name.substring(0, colon), name.substring(colon + 1));
  }

  private static Lane.Place enter(Lane lane, String name) throws InterruptedException {
    return lane.enter(client(name), false, LONG);
  }

  /** Lets a thread wait for a place, note what it gets, and give it back. */
  private Thread waiter(Lane lane, String name, boolean isAlone) throws InterruptedException {
    int before = lane.waiting();
    Thread thread =
        Thread.ofVirtual()
            .start(
                () -> {
                  try (Lane.Place _ = lane.enter(client(name), isAlone, LONG)) {
                    served.add(name);
                  } catch (InterruptedException e) {
                    served.add(name + " gave up");
                  } catch (RefusedRequest e) {
                    served.add(name + " refused");
                  }
                });
    threads.add(thread);
    while (lane.waiting() == before && served.stream().noneMatch(word -> word.contains("ref"))) {
      Thread.sleep(1);
    }
    return thread;
  }

  private void wait(Lane lane, String... names) throws InterruptedException {
    for (String name : names) {
      Thread _ = waiter(lane, name, false);
    }
  }

  private List<String> served() throws InterruptedException {
    for (Thread thread : threads) {
      thread.join();
    }
    return served;
  }

  /** The addresses first, and the connections of each: one place is free at a time. */
  @Test
  void clientsTakeTurns() throws Exception {
    Lane lane = new Lane(2, false, 10, 20);
    try (Lane.Place _ = enter(lane, "z:1")) {
      try (Lane.Place _ = enter(lane, "a:1")) {
        wait(lane, "a:1", "a:1", "a:2", "b:1", "c:1");
      }
      assertThat(served()).containsExactly("b:1", "c:1", "a:2", "a:1", "a:1");
    }
  }

  @Test
  void anAddressHasHalfOfThePlaces() throws Exception {
    Lane lane = new Lane(4, false, 10, 20);
    Lane.Place first = enter(lane, "a:1");
    try (Lane.Place _ = enter(lane, "a:2")) {
      wait(lane, "a:3");
      try (Lane.Place _ = enter(lane, "b:1")) {
        assertThat(lane.taken()).isEqualTo(3);
        assertThat(served).isEmpty();
      }
      first.close();
      assertThat(served()).containsExactly("a:3");
    }
  }

  @Test
  void whoWantsAllPlacesIsWaitedFor() throws Exception {
    Lane lane = new Lane(4, false, 10, 20);
    try (Lane.Place _ = enter(lane, "a:1")) {
      Thread _ = waiter(lane, "b:1", true);
      wait(lane, "c:1");
    }
    assertThat(served()).containsExactly("b:1", "c:1");
    assertThat(lane.taken()).isZero();
  }

  @Test
  void whoGivesUpTakesNoPlace() throws Exception {
    Lane lane = new Lane(2, false, 10, 20);
    try (Lane.Place _ = enter(lane, "a:1")) {
      Thread impatient = waiter(lane, "a:2", false);
      impatient.interrupt();
      impatient.join();
      assertThatExceptionOfType(RefusedRequest.class)
          .isThrownBy(() -> lane.enter(client("a:3"), false, 1))
          .matches(refusal -> refusal.status() == 503);
      wait(lane, "a:4");
    }
    assertThat(served()).containsExactly("a:2 gave up", "a:4");
    assertThat(lane.taken()).isZero();
    assertThat(lane.waiting()).isZero();
  }

  @Test
  void anAddressCannotFillALane() throws Exception {
    Lane lane = new Lane(2, false, 3, 5);
    try (Lane.Place _ = enter(lane, "z:1");
        Lane.Place _ = enter(lane, "a:1")) {
      wait(lane, "a:1", "a:2", "a:3");
      assertThatExceptionOfType(RefusedRequest.class)
          .isThrownBy(() -> enter(lane, "a:4"))
          .matches(refusal -> refusal.status() == 429)
          .withMessageContaining("3 questions of this client are waiting");
      wait(lane, "b:1", "c:1");
      assertThatExceptionOfType(RefusedRequest.class)
          .isThrownBy(() -> enter(lane, "d:1"))
          .withMessageContaining("5 questions are waiting");
    }
    assertThat(served()).containsExactlyInAnyOrder("a:1", "a:2", "a:3", "b:1", "c:1");
  }

  /** The last of many that wait is served next, and the first is refused. */
  @Test
  void shortWorkNeedNotWaitUntilAFloodHasGoneBy() throws Exception {
    Lane lane = new Lane(2, true, 40, 80);
    List<String> flood = Stream.iterate(1, i -> i + 1).limit(40).map(i -> "a:" + i).toList();
    try (Lane.Place _ = enter(lane, "z:1")) {
      try (Lane.Place _ = enter(lane, "a:0")) {
        wait(lane, flood.toArray(String[]::new));
        wait(lane, "a:41");
        while (served.isEmpty()) {
          Thread.sleep(1);
        }
        assertThat(served).containsExactly("a:1 refused");
      }
      assertThat(served()).hasSize(41).startsWith("a:1 refused", "a:41", "a:40");
    }
  }
}
