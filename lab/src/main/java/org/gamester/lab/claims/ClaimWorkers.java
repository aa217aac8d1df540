package org.gamester.lab.claims;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.gamester.lab.Variable;
import org.gamester.values.Computation;
import org.gamester.values.ComputationStopped;
import org.gamester.values.Limits;
import org.gamester.values.Watchdog;
import org.jspecify.annotations.Nullable;

/**
 * The threads of one run; each repeatedly takes the next claim not yet taken.
 *
 * <p>The run ends soon after its time limit or an interrupt, even if a thread is inside an
 * operation that does not poll: such a thread is abandoned, and its claim has the result reached so
 * far.
 */
final class ClaimWorkers {

  private static final String NOT_REACHED = "the run ended before this claim was reached";
  private static final String INTERRUPTED = "interrupted";

  /** Shorter than that of a {@link Watchdog}, so that one around the run still gets the results. */
  private static final long GRACE_NANOS = Watchdog.GRACE.toNanos() / 2;

  private final ClaimRun run;
  private final List<Claim> claims;
  private final long started = System.nanoTime();
  private final AtomicInteger next = new AtomicInteger();
  private final AtomicReferenceArray<@Nullable ClaimTrial> trials;
  private final AtomicReferenceArray<@Nullable ClaimResult> results;
  private final AtomicReferenceArray<@Nullable Throwable> failures;
  private final List<Thread> workers = new CopyOnWriteArrayList<>();
  private volatile boolean stopping;
  private int finished;
  private int delivered;

  ClaimWorkers(ClaimRun run, List<Claim> claims) {
    this.run = run;
    this.claims = List.copyOf(claims);
    this.trials = new AtomicReferenceArray<>(claims.size());
    this.results = new AtomicReferenceArray<>(claims.size());
    this.failures = new AtomicReferenceArray<>(claims.size());
  }

  List<ClaimResult> results() {
    CountDownLatch working = new CountDownLatch(Math.min(run.threads(), claims.size()));
    Callable<Boolean> work = work();
    for (long i = working.getCount(); i > 0; i--) {
      String name = "claims-" + (workers.size() + 1);
      workers.add(
          Thread.ofPlatform()
              .daemon()
              .stackSize(Watchdog.STACK_BYTES)
              .name(name)
              .unstarted(() -> run(work, working)));
    }
    workers.forEach(Thread::start);
    String reason = await(working);
    for (int i = 0; i < claims.size(); i++) {
      switch (failures.get(i)) {
        case null -> {}
        case RuntimeException e -> throw e;
        case Error e -> throw e;
        case Throwable e -> throw new IllegalStateException(claims.get(i) + ": " + e, e);
      }
    }
    return delivered(reason);
  }

  /** All results; those that have not been delivered are. */
  private synchronized List<ClaimResult> delivered(String reason) {
    List<ClaimResult> inOrder = new ArrayList<>();
    for (int i = 0; i < claims.size(); i++) {
      inOrder.add(resultSoFar(i, reason, null));
    }
    inOrder.subList(delivered, inOrder.size()).forEach(run.known());
    delivered = inOrder.size();
    return inOrder;
  }

  /** Delivers the results that are known up to the first one that is not. */
  private synchronized void deliver() {
    while (delivered < claims.size() && !stopping) {
      ClaimResult result = results.get(delivered);
      if (result == null) {
        return;
      }
      run.known().accept(result);
      delivered++;
    }
  }

  /** What each thread does, under the limits of the run and of the computation around it. */
  private Callable<Boolean> work() {
    try {
      return Computation.within(
          run.limits(),
          () ->
              Computation.carry(
                  () -> {
                    checkClaims();
                    return true;
                  }));
    } catch (RuntimeException e) {
      throw e;
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  private ClaimResult resultSoFar(int index, String reason, @Nullable ComputationStopped stop) {
    ClaimResult result = results.get(index);
    ClaimTrial trial = trials.get(index);
    if (result != null) {
      return result;
    }
    return trial == null
        ? notChecked(claims.get(index), NOT_REACHED)
        : trial.result(reason.isEmpty() ? INTERRUPTED : reason, stop);
  }

  private void run(Callable<Boolean> work, CountDownLatch working) {
    try {
      boolean _ = work.call();
    } catch (Exception | Error e) {
      failures.compareAndSet(0, null, e);
      stop();
    } finally {
      working.countDown();
    }
  }

  /**
   * Waits for the workers, but not long after the time limit or an interrupt.
   *
   * @return why some were abandoned; empty if none was
   */
  private String await(CountDownLatch working) {
    try {
      if (working.await(nanosToWait(), TimeUnit.NANOSECONDS)) {
        return "";
      }
    } catch (InterruptedException _) {
      stop();
      awaitThroughInterrupts(working);
      Thread.currentThread().interrupt();
      return INTERRUPTED;
    }
    stop();
    return "gave up after %.1f s".formatted((System.nanoTime() - started) / 1e9);
  }

  private long nanosToWait() {
    Duration time = run.limits().time();
    return time == null || time.compareTo(Duration.ofDays(10_000)) > 0
        ? Long.MAX_VALUE
        : time.toNanos() + GRACE_NANOS;
  }

  private void stop() {
    stopping = true;
    workers.forEach(Thread::interrupt);
  }

  private static void awaitThroughInterrupts(CountDownLatch working) {
    long end = System.nanoTime() + GRACE_NANOS;
    while (true) {
      try {
        boolean _ = working.await(end - System.nanoTime(), TimeUnit.NANOSECONDS);
        return;
      } catch (InterruptedException _) {
        // The wait goes on.
      }
    }
  }

  private void checkClaims() {
    for (int i = next.getAndIncrement();
        i < claims.size() && !stopping;
        i = next.getAndIncrement()) {
      try {
        results.set(i, attempt(i, claims.get(i)));
        deliver();
      } catch (ComputationStopped e) {
        results.set(i, resultSoFar(i, String.valueOf(e.getMessage()), e));
      } catch (Exception | Error e) {
        failures.set(i, e);
        stop();
      }
    }
  }

  private ClaimResult attempt(int index, Claim claim) throws Exception {
    Optional<List<Variable>> variables = run.ranges().applyTo(claim.variables());
    ClaimResult result;
    if (variables.isEmpty()) {
      result = notChecked(claim, "");
    } else {
      Computation.pollNow();
      ClaimTrial trial = new ClaimTrial(claim, variables.get(), run.without(), run.listed());
      trials.set(index, trial);
      result =
          Computation.within(Limits.NONE, () -> trial.run(cases -> report(claim, cases, false)));
    }
    report(claim, result.cases(), true);
    return result;
  }

  private ClaimResult notChecked(Claim claim, String interruption) {
    return new ClaimResult(
        claim,
        claim.variables(),
        List.of(),
        Verdict.UNTRIED,
        Trial.NONE,
        Trial.NONE,
        interruption,
        null);
  }

  private synchronized void report(Claim claim, long cases, boolean isFinished) {
    if (isFinished) {
      finished++;
    }
    run.progress().update(finished, claims.size(), claim, cases);
  }
}
