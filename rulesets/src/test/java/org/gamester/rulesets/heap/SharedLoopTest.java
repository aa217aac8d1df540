package org.gamester.rulesets.heap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import org.gamester.values.Computation;
import org.gamester.values.ComputationStopped;
import org.gamester.values.Limits;
import org.junit.jupiter.api.Test;

/** Every step is done once; what a thread throws is thrown by the loop. */
class SharedLoopTest {

  private static SharedLoop<AtomicInteger> loop() {
    return new SharedLoop<>(new AtomicInteger(), AtomicInteger::new);
  }

  @Test
  void eachStepOnce() {
    for (int round = 0; round < 200; round++) {
      SharedLoop<AtomicInteger> loop = loop();
      AtomicIntegerArray times = new AtomicIntegerArray(300);
      loop.run(
          5,
          300,
          (worker, step) -> {
            worker.incrementAndGet();
            times.incrementAndGet(step);
          });
      for (int step = 0; step < 300; step++) {
        assertThat(times.get(step)).isEqualTo(step < 5 ? 0 : 1);
      }
      assertThat(loop.all().stream().mapToInt(AtomicInteger::get).sum()).isEqualTo(295);
    }
  }

  /** Whichever thread comes to the step. */
  @Test
  void aFailureEndsTheLoop() {
    for (int failing = 0; failing < 40; failing++) {
      int fatal = failing;
      assertThatThrownBy(
              () ->
                  loop()
                      .run(
                          0,
                          1000,
                          (worker, step) -> {
                            if (step == fatal) {
                              throw new ArithmeticException("step " + step);
                            }
                          }))
          .isInstanceOf(ArithmeticException.class)
          .hasMessage("step " + fatal);
    }
  }

  @Test
  void anInterruptOfTheThreadThatWaitsEndsTheLoop() {
    Thread thread = Thread.currentThread();
    AtomicInteger done = new AtomicInteger();
    assertThatThrownBy(
            () ->
                Computation.within(
                    Limits.NONE,
                    () -> {
                      loop()
                          .run(
                              0,
                              Integer.MAX_VALUE / 2,
                              (worker, step) -> {
                                if (done.incrementAndGet() == 1000) {
                                  thread.interrupt();
                                }
                              });
                      return true;
                    }))
        .isInstanceOf(ComputationStopped.class);
    assertThat(Thread.interrupted()).isTrue();
    assertThat(done.get()).isGreaterThanOrEqualTo(1000);
  }
}
