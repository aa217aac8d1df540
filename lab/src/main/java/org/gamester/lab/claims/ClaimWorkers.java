package org.gamester.lab.claims;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.gamester.lab.Variable;
import org.gamester.values.Computation;
import org.gamester.values.Limits;
import org.jspecify.annotations.Nullable;

/** The threads of one run; each repeatedly takes the next claim not yet taken. */
final class ClaimWorkers {

  private static final String NOT_REACHED = "the run ended before this claim was reached";

  private final ClaimRun run;
  private final List<Claim> claims;
  private final long started = System.nanoTime();
  private final AtomicInteger next = new AtomicInteger();
  private final AtomicReferenceArray<@Nullable ClaimResult> results;
  private final AtomicReferenceArray<@Nullable Throwable> failures;
  private volatile boolean stopping;
  private int finished;

  ClaimWorkers(ClaimRun run, List<Claim> claims) {
    this.run = run;
    this.claims = List.copyOf(claims);
    this.results = new AtomicReferenceArray<>(claims.size());
    this.failures = new AtomicReferenceArray<>(claims.size());
  }

  List<ClaimResult> results() {
    List<Thread> workers = new ArrayList<>();
    for (int i = 0; i < Math.min(run.threads(), claims.size()); i++) {
      workers.add(Thread.ofPlatform().daemon().name("claims-" + (i + 1)).start(this::checkClaims));
    }
    if (joinAll(workers)) {
      Thread.currentThread().interrupt();
    }
    for (int i = 0; i < claims.size(); i++) {
      switch (failures.get(i)) {
        case null -> {}
        case RuntimeException e -> throw e;
        case Error e -> throw e;
        case Throwable e -> throw new IllegalStateException(claims.get(i) + ": " + e, e);
      }
    }
    List<ClaimResult> inOrder = new ArrayList<>();
    for (int i = 0; i < claims.size(); i++) {
      ClaimResult result = results.get(i);
      inOrder.add(result == null ? notChecked(claims.get(i), NOT_REACHED) : result);
    }
    return inOrder;
  }

  /** Returns whether this thread was interrupted, in which case the workers were too. */
  private boolean joinAll(List<Thread> workers) {
    boolean interrupted = false;
    for (Thread worker : workers) {
      while (true) {
        try {
          worker.join();
          break;
        } catch (InterruptedException e) {
          interrupted = true;
          stopping = true;
          workers.forEach(Thread::interrupt);
        }
      }
    }
    return interrupted;
  }

  private void checkClaims() {
    for (int i = next.getAndIncrement();
        i < claims.size() && !stopping;
        i = next.getAndIncrement()) {
      try {
        results.set(i, attempt(claims.get(i)));
      } catch (Exception | Error e) {
        failures.set(i, e);
        stopping = true;
      }
    }
  }

  private ClaimResult attempt(Claim claim) throws Exception {
    Optional<List<Variable>> variables = run.ranges().applyTo(claim.variables());
    Optional<Limits> limits = remainingLimits();
    ClaimResult result;
    if (variables.isEmpty()) {
      result = notChecked(claim, "");
    } else if (limits.isEmpty()) {
      result = notChecked(claim, NOT_REACHED);
    } else {
      ClaimTrial trial = new ClaimTrial(claim, variables.get(), run.without(), run.listed());
      result =
          Computation.within(limits.get(), () -> trial.run(cases -> report(claim, cases, false)));
    }
    report(claim, result.cases(), true);
    return result;
  }

  private ClaimResult notChecked(Claim claim, String interruption) {
    return new ClaimResult(
        claim, claim.variables(), List.of(), Verdict.UNTRIED, Trial.NONE, Trial.NONE, interruption);
  }

  /** The remaining limits of the run; empty if its time is up. */
  private Optional<Limits> remainingLimits() {
    Duration time = run.limits().time();
    if (time == null) {
      return Optional.of(run.limits());
    }
    Duration remaining = time.minusNanos(System.nanoTime() - started);
    return remaining.isPositive()
        ? Optional.of(new Limits(remaining, run.limits().memoryBytes()))
        : Optional.empty();
  }

  private synchronized void report(Claim claim, long cases, boolean isFinished) {
    if (isFinished) {
      finished++;
    }
    run.progress().update(finished, claims.size(), claim, cases);
  }
}
