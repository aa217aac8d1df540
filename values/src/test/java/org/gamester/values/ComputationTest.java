package org.gamester.values;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicReference;
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

  @Test
  void time() {
    assertThat(stopped(Limits.ofTime(Duration.ofMillis(200))))
        .isEqualTo(ComputationStopped.Reason.TIME);
    assertLaterEvaluationsAreRight();
  }

  @Test
  void memory() {
    assertThat(stopped(new Limits(Duration.ofSeconds(60), 1 << 20)))
        .isEqualTo(ComputationStopped.Reason.MEMORY);
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
}
