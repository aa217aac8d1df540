package org.gamester.web.jobs;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.gamester.values.Computation;
import org.gamester.values.ComputationStopped;
import org.gamester.values.Limits;
import org.gamester.values.Problem;
import org.gamester.values.Watchdog;
import org.gamester.web.answers.Sink;
import org.jspecify.annotations.Nullable;

/**
 * One attempt at the answer of a job, on a thread of its own. Java cannot end a thread that does
 * not listen: such an attempt loses its place, and is left to itself and counted until it ends.
 *
 * <p>A row is passed on to the job at once, until the attempt is cut: what it says after that is
 * only kept, because another attempt may follow. Safe between threads; the lock of an attempt is
 * taken before that of its job.
 */
final class Attempt implements Sink {
  private static final int MOST_CHARACTERS = 1 << 25;
  private static final long MILLI = 1_000_000;

  /** How long before an answer is due its attempt is told to end, and how long it is waited for. */
  private static final long EARLY = 150 * MILLI;

  private static final long GRACE = 350 * MILLI;

  private final Job job;
  private final BooleanSupplier isMemoryShared;
  private final Thread thread;
  private final List<String> rows = new ArrayList<>();
  private final List<Problem> problems = new ArrayList<>();
  private volatile boolean isPlaceless;
  private long time;
  private long end;
  private boolean isCut;
  private boolean isLeft;
  private boolean lacksMemory;
  private long characters;
  private boolean isComplete;
  private @Nullable Throwable fault;

  /**
   * @param body works the answer out and returns whether all of it is there; ends soon after its
   *     thread is interrupted
   * @param isMemoryShared whether others hold memory too, so that another attempt may find more
   * @param atEnd is run by the thread of the attempt just before it ends
   */
  Attempt(Job job, Predicate<Sink> body, BooleanSupplier isMemoryShared, Consumer<Attempt> atEnd) {
    this.job = job;
    this.isMemoryShared = isMemoryShared;
    this.thread =
        Thread.ofPlatform()
            .daemon()
            .name("gamester-answer")
            .stackSize(Watchdog.STACK_BYTES)
            .unstarted(() -> run(body, atEnd));
  }

  /** Begins, with a longest time unless the job is unhurried. */
  void start(Duration most) {
    time = Math.min(job.nanosLeft(), most.toNanos());
    end = System.nanoTime() + time;
    thread.start();
  }

  private void run(Predicate<Sink> body, Consumer<Attempt> atEnd) {
    long limit = Math.max(MILLI, time - Math.min(EARLY, time / 10));
    Limits limits = job.isUnhurried() ? Limits.NONE : Limits.ofTime(Duration.ofNanos(limit));
    try {
      isComplete = Computation.noting(limits, this::lackMemory, () -> body.test(this));
    } catch (ComputationStopped e) {
      problem(new Problem(String.valueOf(e.getMessage())));
    } catch (Throwable thrown) { // passed on to the thread that waits
      fault = thrown;
    } finally {
      atEnd.accept(this);
    }
  }

  /** Waits for the end, and returns whether it has come. */
  boolean endsWithin(long nanos) throws InterruptedException {
    return thread.join(Duration.ofNanos(nanos));
  }

  /** How long it is waited for from now on. */
  long nanosWaitedFor() {
    return job.isUnhurried() ? Long.MAX_VALUE : end + GRACE - System.nanoTime();
  }

  void interrupt() {
    thread.interrupt();
  }

  /** From now on it has no place in a lane. */
  void losePlace() {
    isPlaceless = true;
  }

  /** Whether it goes on without a place. */
  boolean isPlaceless() {
    return isPlaceless;
  }

  Job job() {
    return job;
  }

  /** It is to end, and another one is to follow. */
  synchronized void cut() {
    isCut = true;
    interrupt();
  }

  private synchronized void lackMemory() {
    lacksMemory = true;
    isCut |= isMemoryShared.getAsBoolean();
  }

  /** Whether it has found too little memory. */
  synchronized boolean lacksMemory() {
    return lacksMemory;
  }

  /** Leaves it to itself: whatever it says from now on is not heard. */
  synchronized void leave() {
    interrupt();
    isLeft = true;
    rows.clear();
    problems.clear();
    String reason = String.format(Locale.ROOT, "gave up after %.1f s", job.millis() / 1e3);
    problems.add(new Problem(reason));
  }

  /** Once it has ended, whether all of the answer is there; throws what it has thrown. */
  synchronized boolean isComplete() {
    return switch (isLeft ? null : fault) {
      case null -> isComplete && !isLeft;
      case RuntimeException e -> throw e;
      case Error e -> throw e;
      default -> throw new AssertionError(fault);
    };
  }

  /** Whether it was ended for want of time or memory, and another one should follow. */
  synchronized boolean isToBeRepeated() {
    return !isComplete() && isCut && !isLeft && !job.isStopped();
  }

  /** All its rows; none if it was left to itself. */
  synchronized List<String> rows() {
    return List.copyOf(rows);
  }

  /** Why it is not complete, in one. */
  synchronized Problem problem() {
    return new Problem(
        problems.stream()
            .map(Problem::code)
            .max(Comparator.naturalOrder())
            .orElse(Problem.Code.UNANSWERED),
        problems.stream().map(Problem::message).collect(Collectors.joining("\n")).strip());
  }

  @Override
  public synchronized void line(String json) {
    if (isLeft) {
      return;
    }
    characters += json.length();
    if (characters > MOST_CHARACTERS) {
      job.stop();
      return;
    }
    rows.add(json);
    if (!isCut) {
      job.addRows(rows);
    }
  }

  @Override
  public void progress(String words) {
    job.setWords(words);
  }

  @Override
  public synchronized void problem(Problem problem) {
    if (!isLeft) {
      problems.add(problem);
    }
  }
}
