package org.gamester.values;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Limits end work that would take for ever, and what is computed afterwards is right. */
class ComputationTest {

  /** Far too much: the sum of many copies of a game whose multiples all differ. */
  private static ShortGame endless() {
    return ShortGame.of(ShortGame.of(ShortGame.integer(9), ShortGame.ONE), ShortGame.integer(-5))
        .plus(ShortGame.of(ShortGame.UP, ShortGame.integer(-3)))
        .times(100_000);
  }

  private static void assertLaterEvaluationsAreRight() {
    RandomForms random = new RandomForms(21);
    for (int i = 0; i < 100; i++) {
      SlowGame form = random.form(4, 2);
      SlowGame other = random.form(3, 2);
      assertThat(SlowGame.of(form.value())).isSameAs(form.canonical());
      assertThat(form.value().lessOrEqual(other.value())).isEqualTo(form.lessOrEqual(other));
      assertThat(SlowGame.of(form.value().plus(other.value())))
          .isSameAs(form.canonical().plus(other.canonical()).canonical());
    }
  }

  private static ComputationStopped.Reason stopped(Limits limits) {
    AtomicReference<ComputationStopped.Reason> reason = new AtomicReference<>();
    assertThatExceptionOfType(ComputationStopped.class)
        .isThrownBy(() -> Computation.within(limits, ComputationTest::endless))
        .satisfies(e -> reason.set(e.reason()))
        .withMessageContaining("gave up");
    return reason.get();
  }

  /** Whatever is made of it inside. */
  @Test
  void aLackOfMemoryIsNoted() {
    AtomicInteger noted = new AtomicInteger();
    String answer =
        Computation.noting(
            Limits.NONE,
            noted::incrementAndGet,
            () -> {
              try {
                return Computation.within(
                    new Limits(null, 1),
                    () -> {
                      while (true) {
                        Computation.pollNow();
                      }
                    });
              } catch (ComputationStopped e) {
                return e.reason().toString();
              } catch (Exception e) {
                throw new AssertionError(e);
              }
            });
    assertThat(answer).isEqualTo("MEMORY");
    assertThat(noted).hasValue(1);
    assertThat(Computation.noting(Limits.NONE, noted::incrementAndGet, () -> "nothing lacks"))
        .isEqualTo("nothing lacks");
    assertThat(noted).hasValue(1);
  }

  @Test
  void time() {
    assertThat(stopped(Limits.ofTime(Duration.ofMillis(200))))
        .isEqualTo(ComputationStopped.Reason.TIME);
    assertLaterEvaluationsAreRight();
  }

  private static String message(Throwable thrown) {
    return String.valueOf(thrown.getMessage());
  }

  @Test
  void memory() {
    assertThatExceptionOfType(ComputationStopped.class)
        .isThrownBy(
            () ->
                Computation.within(
                    new Limits(Duration.ofSeconds(60), 1 << 20), ComputationTest::endless))
        .satisfies(
            e -> {
              assertThat(e.reason()).isEqualTo(ComputationStopped.Reason.MEMORY);
              Matcher said = Pattern.compile("gave up after .* s at (\\d+) MB").matcher(message(e));
              assertThat(said.matches()).as(message(e)).isTrue();
              assertThat(Long.parseLong(said.group(1)))
                  .isBetween(1L, Runtime.getRuntime().maxMemory() >> 20);
            });
    assertLaterEvaluationsAreRight();
  }

  @Test
  void anInnerEvaluationKeepsTheOuterLimit() {
    assertThatExceptionOfType(ComputationStopped.class)
        .isThrownBy(
            () ->
                Computation.within(
                    Limits.ofTime(Duration.ofMillis(100)),
                    () ->
                        Computation.within(
                            Limits.ofTime(Duration.ofMinutes(5)), ComputationTest::endless)));
  }

  @Test
  void interrupts() throws InterruptedException {
    List<Callable<ShortGame>> jobs =
        List.of(
            ComputationTest::endless,
            () -> Computation.within(Limits.NONE, ComputationTest::endless));
    for (Callable<ShortGame> job : jobs) {
      CountDownLatch started = new CountDownLatch(1);
      FutureTask<ShortGame> task =
          new FutureTask<>(
              () -> {
                started.countDown();
                return job.call();
              });
      Thread worker = new Thread(task, "worker");
      worker.start();
      started.await();
      worker.interrupt();
      assertThatExceptionOfType(ExecutionException.class)
          .isThrownBy(task::get)
          .havingCause()
          .isInstanceOfSatisfying(
              ComputationStopped.class,
              e -> assertThat(e.reason()).isEqualTo(ComputationStopped.Reason.CANCELLED));
    }
    assertLaterEvaluationsAreRight();
  }

  @Test
  void limitsMustBePositive() {
    assertThatIllegalArgumentException().isThrownBy(() -> Limits.ofTime(Duration.ZERO));
    assertThatIllegalArgumentException().isThrownBy(() -> new Limits(null, -1));
  }

  private static int pollsUntilStopped(int most) {
    for (int polls = 1; polls <= most; polls++) {
      try {
        Computation.poll();
      } catch (ComputationStopped e) {
        return polls;
      }
    }
    return Integer.MAX_VALUE;
  }

  @Test
  void everySoManyPollsAreLookedAt() throws Exception {
    int most = Computation.pollsBetweenChecks();
    Thread.currentThread().interrupt();
    try {
      assertThat(pollsUntilStopped(most)).isLessThanOrEqualTo(most);
      assertThat(Computation.<Integer>within(Limits.NONE, () -> pollsUntilStopped(most)))
          .isEqualTo(most);
      assertThatExceptionOfType(ComputationStopped.class)
          .isThrownBy(Computation::pollNow)
          .withMessage("interrupted");
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
    Computation.pollNow();
  }

  private static ShortGame ladder(int depth) {
    ShortGame game = ShortGame.ZERO;
    for (int i = 1; i <= depth; i++) {
      game = ShortGame.of(game, ShortGame.integer(-i));
    }
    return game;
  }

  private static ShortGame switches(int from, int to) {
    ShortGame sum = ShortGame.ZERO;
    for (int i = from; i < to; i++) {
      sum = sum.plus(ShortGame.switchOf(ShortGame.integer(1L << 2 * i)));
    }
    return sum;
  }

  /** Work that asks for no comparison by search is stopped too. */
  @Test
  void sumsAreStopped() throws Exception {
    ShortGame ladder = ladder(2_000);
    ShortGame hot = switches(0, 6);
    ShortGame hotter = switches(6, 12);
    for (Callable<ShortGame> sum :
        List.<Callable<ShortGame>>of(() -> ladder.plus(ShortGame.ONE), () -> hot.plus(hotter))) {
      GameStore.standard().clearCaches();
      Thread.currentThread().interrupt();
      try {
        assertThatExceptionOfType(ComputationStopped.class)
            .isThrownBy(() -> Computation.within(Limits.NONE, sum));
      } finally {
        assertThat(Thread.interrupted()).isTrue();
      }
    }
    assertThat(hot.plus(hotter)).isSameAs(switches(0, 12));
    assertThat(ladder.plus(ShortGame.ONE).minus(ShortGame.ONE)).isSameAs(ladder);
  }

  @Test
  void anAbandonedComputationEndsWithAllThatItStarted() throws Exception {
    Computation outer = new Computation(null, Limits.NONE);
    Computation inner = new Computation(outer, Limits.ofTime(Duration.ofDays(1)));
    assertThat(
            inner.<String>run(
                () -> {
                  Computation.pollNow();
                  return "not yet";
                }))
        .isEqualTo("not yet");
    outer.abandon();
    assertThatExceptionOfType(ComputationStopped.class)
        .isThrownBy(
            () ->
                inner.run(
                    () -> {
                      Computation.pollNow();
                      return "too late";
                    }))
        .withMessage("abandoned")
        .satisfies(e -> assertThat(e.reason()).isEqualTo(ComputationStopped.Reason.CANCELLED));
  }

  @Test
  void theOuterComputationIsResumed() throws Exception {
    Computation outer = new Computation(Computation.current(), Limits.NONE);
    assertThat(
            outer.<Computation>run(
                () -> {
                  Computation.within(Limits.NONE, () -> "an inner one");
                  return Computation.current();
                }))
        .isSameAs(outer);
    assertThat(Computation.current()).isNull();
  }

  @Test
  void theNearestTimeLimitCounts() {
    Computation unlimited = new Computation(null, Limits.NONE);
    assertThat(unlimited.nanosLeft()).isEqualTo(Long.MAX_VALUE);
    Computation day = new Computation(unlimited, Limits.ofTime(Duration.ofDays(1)));
    assertThat(day.nanosLeft())
        .isPositive()
        .isLessThanOrEqualTo(Duration.ofDays(1).toNanos())
        .isGreaterThan(Duration.ofHours(12).toNanos());
    for (Limits longer : List.of(Limits.NONE, Limits.ofTime(Duration.ofDays(100)))) {
      assertThat(new Computation(day, longer).nanosLeft())
          .isPositive()
          .isLessThanOrEqualTo(Duration.ofDays(1).toNanos());
    }
    Computation centuries =
        new Computation(null, Limits.ofTime(Duration.ofSeconds(Long.MAX_VALUE)));
    assertThat(centuries.nanosLeft()).isEqualTo(Long.MAX_VALUE);
  }

  @Test
  void shortageOfMemoryEndsTheComputationAlone() {
    GameStore.standard().sums().put(ShortGame.UP, ShortGame.STAR, ShortGame.ZERO);
    assertThatExceptionOfType(ComputationStopped.class)
        .isThrownBy(
            () ->
                Computation.within(
                    Limits.NONE,
                    () -> {
                      throw new OutOfMemoryError("none left");
                    }))
        .withMessageMatching("gave up after \\d+\\.\\d s: the process has no memory left")
        .satisfies(e -> assertThat(e.reason()).isEqualTo(ComputationStopped.Reason.MEMORY));
    assertThat(GameStore.standard().sums().get(ShortGame.UP, ShortGame.STAR)).isNull();
  }

  @Test
  void aProcessWithoutMemoryIsNoted() {
    AtomicInteger noted = new AtomicInteger();
    assertThatExceptionOfType(ComputationStopped.class)
        .isThrownBy(
            () ->
                Computation.noting(
                    Limits.NONE,
                    noted::incrementAndGet,
                    () -> {
                      throw new OutOfMemoryError("none left");
                    }));
    assertThat(noted).hasValue(1);
  }

  @Test
  void workForAnotherThreadBelongsToTheComputation() throws Exception {
    Callable<Optional<Computation>> body = () -> Optional.ofNullable(Computation.current());
    assertThat(Computation.carry(body)).isSameAs(body);
    Computation computation = new Computation(null, Limits.NONE);
    FutureTask<Optional<Computation>> task =
        new FutureTask<>(
            computation.<Callable<Optional<Computation>>>run(() -> Computation.carry(body)));
    new Thread(task, "worker").start();
    assertThat(task.get()).containsSame(computation);
  }

  @Test
  void theLeastMemoryLimitCounts() throws Exception {
    long outer = 1 << 26;
    long inner = 1 << 24;
    Computation.within(
        new Limits(null, outer),
        () -> {
          Computation.requireRoom(outer / 64, 64, "items");
          assertThatExceptionOfType(GameTooLargeException.class)
              .isThrownBy(() -> Computation.requireRoom(outer / 64 + 1, 64, "items"))
              .withMessage("1,048,577 items need about 64 MB of memory; the limit is 64 MB");
          Computation.within(
              Limits.NONE, () -> refused(outer / 64 + 1)); // no limit lifts that around it
          Computation.within(new Limits(null, inner), () -> refused(inner / 64 + 1));
          Computation.within(
              new Limits(null, 1 << 10),
              () -> {
                assertThatExceptionOfType(GameTooLargeException.class)
                    .isThrownBy(() -> Computation.requireRoom(17, 64, "items"))
                    .withMessage("17 items need about 1 MB of memory; the limit is 0 MB");
                return true;
              });
          return true;
        });
  }

  private static boolean refused(long count) {
    assertThatExceptionOfType(GameTooLargeException.class)
        .isThrownBy(() -> Computation.requireRoom(count, 64, "items"));
    Computation.requireRoom(count - 1, 64, "items");
    return true;
  }

  @Test
  void aLimitThatIsNotReachedStopsNothing() throws Exception {
    assertThat(
            Computation.<Boolean>within(
                new Limits(Duration.ofDays(10_000), 1L << 50),
                () -> {
                  Computation.pollNow();
                  return true;
                }))
        .isTrue();
    Computation years = new Computation(null, Limits.ofTime(Duration.ofDays(10_000)));
    assertThat(years.nanosLeft()).isLessThanOrEqualTo(Duration.ofDays(10_000).toNanos());
  }

  @Test
  void garbageIsNotInUse() {
    System.gc();
    long live = MemoryPressure.heapUsed();
    byte[] block = new byte[1 << 25];
    assertThat(MemoryPressure.heapUsed()).isGreaterThan(live + block.length / 2);
    long limit = live + block.length / 2;
    block = new byte[1];
    assertThat(new MemoryPressure().isAbove(limit)).isFalse();
    assertThat(block).hasSize(1);
  }

  /** Garbage is collected at most once a second; until then there is the benefit of the doubt. */
  @Test
  void memoryIsLookedAtOnceASecond() {
    MemoryPressure memory = new MemoryPressure();
    long started = System.nanoTime();
    assertThat(memory.isAbove(1L << 16)).isTrue();
    boolean again = memory.isAbove(1L << 16);
    assertThat(again && System.nanoTime() - started < 1_000_000_000L).isFalse();
  }

  @Test
  void memoryInUse() {
    assertThat(MemoryPressure.heapUsed()).isBetween(1L << 16, Runtime.getRuntime().maxMemory());
    assertThat(new MemoryPressure().isAbove(1L << 16)).isTrue();
    assertThat(new MemoryPressure().isAbove(Long.MAX_VALUE)).isFalse();
  }

  @Test
  void secondsAreWrittenWithOneDigit() {
    assertThat(Computation.seconds(1_460_000_000L)).isEqualTo("1.5 s");
    assertThat(Computation.seconds(0)).isEqualTo("0.0 s");
  }
}
