package org.gamester.values;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.InputStream;
import java.lang.reflect.Field;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.assertj.core.api.ThrowableAssertAlternative;
import org.junit.jupiter.api.Test;

class WatchdogTest {

  private static final Limits SHORT = Limits.ofTime(Duration.ofMillis(30));

  @Test
  void anAnswerComesThrough() throws Exception {
    assertThat(Watchdog.call(Limits.NONE, () -> "answer")).isEqualTo("answer");
  }

  @Test
  void anExceptionComesThrough() {
    assertThatExceptionOfType(java.io.IOException.class)
        .isThrownBy(
            () ->
                Watchdog.call(
                    Limits.NONE,
                    () -> {
                      throw new java.io.IOException("as thrown");
                    }))
        .withMessage("as thrown");
  }

  @Test
  void aComputationThatPollsEndsItself() {
    CountDownLatch ended = new CountDownLatch(1);
    assertThatExceptionOfType(ComputationStopped.class)
        .isThrownBy(
            () ->
                Watchdog.call(
                    SHORT,
                    () -> {
                      try {
                        while (true) {
                          Computation.poll();
                        }
                      } finally {
                        ended.countDown();
                      }
                    }))
        .satisfies(e -> assertThat(e.reason()).isEqualTo(ComputationStopped.Reason.TIME));
    assertThat(ended.getCount()).isZero();
  }

  @Test
  void aPartHasTheTimeThatTheWholeHasLeft() {
    long begun = System.nanoTime() - Duration.ofSeconds(7).toNanos();
    assertThatExceptionOfType(ComputationStopped.class)
        .isThrownBy(
            () ->
                Watchdog.call(
                    Limits.ofTime(Duration.ofSeconds(7)),
                    begun,
                    () -> {
                      while (true) {
                        Computation.poll();
                      }
                    }))
        .withMessageStartingWith("gave up after 7.");
  }

  /** One that does not poll inside another is given up there, which then says so in time. */
  @Test
  void whatWaitsInsideAnotherComputationIsHeardThere() throws Exception {
    CountDownLatch release = new CountDownLatch(1);
    String heard =
        Watchdog.call(
            SHORT,
            () -> {
              try {
                return Watchdog.call(
                    Limits.NONE,
                    () -> {
                      awaitThroughInterrupts(release);
                      return "too late";
                    });
              } catch (ComputationStopped e) {
                return e.reason() + " " + e.getMessage();
              }
            });
    release.countDown();
    assertThat(heard).startsWith("TIME gave up after 0.");
  }

  @Test
  void whatIsKnownAfterAStopIsPutTogetherThoughTheLimitIsPassedAndTheThreadInterrupted() {
    Thread.currentThread().interrupt();
    String known =
        Watchdog.afterStop(
            System.nanoTime(),
            () -> {
              Computation.pollNow();
              return "known";
            },
            () -> "too late");
    assertThat(known).isEqualTo("known");
    assertThat(Thread.interrupted()).isTrue();
  }

  @Test
  void whatTakesTooLongAfterAStopIsReplaced() {
    CountDownLatch release = new CountDownLatch(1);
    assertThat(
            Watchdog.afterStop(
                System.nanoTime() - Duration.ofHours(1).toNanos(),
                () -> {
                  awaitThroughInterrupts(release);
                  return "too late";
                },
                () -> "otherwise"))
        .isEqualTo("otherwise");
    release.countDown();
  }

  @Test
  void aComputationThatDoesNotPollIsAbandonedAndEndsAtItsNextPoll() throws Exception {
    CountDownLatch release = new CountDownLatch(1);
    CountDownLatch stopped = new CountDownLatch(1);
    assertThatExceptionOfType(ComputationStopped.class)
        .isThrownBy(
            () ->
                Watchdog.call(
                    SHORT,
                    () -> {
                      awaitThroughInterrupts(release);
                      try {
                        Computation.pollNow();
                      } catch (ComputationStopped e) {
                        stopped.countDown();
                      }
                      return "too late";
                    }))
        .satisfies(e -> assertThat(e.reason()).isEqualTo(ComputationStopped.Reason.TIME));
    release.countDown();
    stopped.await();
    assertThat(Watchdog.call(SHORT, () -> "the next one")).isEqualTo("the next one");
  }

  private static void awaitThroughInterrupts(CountDownLatch latch) {
    while (true) {
      try {
        latch.await();
        return;
      } catch (InterruptedException _) {
        // The wait goes on.
      }
    }
  }

  @Test
  void anInterruptOfTheWaitingThreadStopsTheComputation() {
    Thread waiting = Thread.currentThread();
    assertThatExceptionOfType(ComputationStopped.class)
        .isThrownBy(
            () ->
                Watchdog.call(
                    Limits.NONE,
                    () -> {
                      waiting.interrupt();
                      while (true) {
                        Computation.poll();
                      }
                    }))
        .satisfies(e -> assertThat(e.reason()).isEqualTo(ComputationStopped.Reason.CANCELLED));
    assertThat(Thread.interrupted()).isTrue();
  }

  @Test
  void limitsTravelToOtherThreads() throws Exception {
    try (ExecutorService workers = Executors.newSingleThreadExecutor()) {
      assertThatExceptionOfType(java.util.concurrent.ExecutionException.class)
          .isThrownBy(
              () ->
                  Computation.within(
                      SHORT,
                      () -> {
                        Callable<Object> endless =
                            Computation.carry(
                                () -> {
                                  while (true) {
                                    Computation.poll();
                                  }
                                });
                        return workers.submit(endless).get();
                      }))
          .withCauseInstanceOf(ComputationStopped.class);
    }
  }

  @Test
  void whatCannotFitIsRefusedBeforeItIsBuilt() throws Exception {
    assertThatExceptionOfType(GameTooLargeException.class)
        .isThrownBy(
            () ->
                Computation.within(
                    new Limits(null, 1L << 26),
                    () -> {
                      Computation.requireRoom(999_999_998L, 48, "elements of a set");
                      return null;
                    }))
        .withMessage(
            "999,999,998 elements of a set need about 45,776 MB of memory; the limit is 64 MB");
    Computation.requireRoom(10, 48, "elements of a set");
  }

  /** Polls often while it is initialized. */
  private static final class LongInitialized {
    @SuppressWarnings("UnusedVariable") // read by reflection
    static final int POLLS = poll();

    private static int poll() {
      int polls = 0;
      while (polls < 1000) {
        Computation.pollNow();
        polls++;
      }
      return polls;
    }
  }

  /** The field of that class as another loader defines it, which is not yet initialized. */
  private static Field pollsOfAFreshClass() throws Exception {
    String name = LongInitialized.class.getName();
    byte[] code;
    try (InputStream in =
        WatchdogTest.class.getResourceAsStream(
            name.substring(name.lastIndexOf('.') + 1) + ".class")) {
      code = Objects.requireNonNull(in).readAllBytes();
    }
    class Loader extends ClassLoader {
      Loader() {
        super(WatchdogTest.class.getClassLoader());
      }

      Class<?> define() {
        return defineClass(null, code, 0, code.length);
      }
    }
    Field polls = new Loader().define().getDeclaredField("POLLS");
    polls.setAccessible(true);
    return polls;
  }

  @Test
  void theInitializationOfAClassIsNotStoppedHalfWay() throws Exception {
    Field polls = pollsOfAFreshClass();
    int done =
        Computation.within(
            Limits.NONE,
            () -> {
              Thread.currentThread().interrupt();
              return polls.getInt(null);
            });
    assertThat(done).isEqualTo(1000);
    assertThatExceptionOfType(ComputationStopped.class).isThrownBy(Computation::pollNow);
    assertThat(Thread.interrupted()).isTrue();
    assertThat(polls.getInt(null)).isEqualTo(1000);
  }

  private static ThrowableAssertAlternative<ComputationStopped> assertStopped(
      Limits limits, Callable<String> body) {
    return assertThatExceptionOfType(ComputationStopped.class)
        .isThrownBy(() -> Watchdog.call(limits, body));
  }

  @Test
  void anAbandonedComputationIsInterrupted() throws Exception {
    CountDownLatch never = new CountDownLatch(1);
    CountDownLatch interrupted = new CountDownLatch(1);
    assertStopped(
        SHORT,
        () -> {
          while (true) {
            try {
              never.await();
            } catch (InterruptedException e) {
              interrupted.countDown();
              Computation.pollNow();
            }
          }
        });
    interrupted.await();
    never.countDown();
  }

  @Test
  void anInterruptOfTheWaitingThreadIsPassedOn() throws Exception {
    Thread waiting = Thread.currentThread();
    CountDownLatch never = new CountDownLatch(1);
    String answer =
        Watchdog.call(
            Limits.NONE,
            () -> {
              waiting.interrupt();
              try {
                never.await();
                return "never";
              } catch (InterruptedException e) {
                return "woken";
              }
            });
    assertThat(answer).isEqualTo("woken");
    assertThat(Thread.interrupted()).isTrue();
    never.countDown();
  }

  @Test
  void afterAnInterruptTheComputationIsAbandonedIfItGoesOn() throws Exception {
    Thread waiting = Thread.currentThread();
    CountDownLatch release = new CountDownLatch(1);
    CompletableFuture<String> end = new CompletableFuture<>();
    assertStopped(
            Limits.NONE,
            () -> {
              waiting.interrupt();
              awaitThroughInterrupts(release);
              try {
                Computation.pollNow();
                end.complete("not stopped");
              } catch (ComputationStopped e) {
                end.complete(e.getMessage());
              }
              return "too late";
            })
        .withMessage("interrupted");
    assertThat(Thread.interrupted()).isTrue();
    release.countDown();
    assertThat(end.get()).isEqualTo("abandoned");
  }
}
