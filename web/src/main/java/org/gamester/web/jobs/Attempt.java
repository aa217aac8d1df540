package org.gamester.web.jobs;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.ToIntFunction;
import org.gamester.values.Computation;
import org.gamester.values.ComputationStopped;
import org.gamester.values.Limits;
import org.gamester.values.Watchdog;
import org.gamester.web.answers.Problem;
import org.gamester.web.answers.Sink;
import org.jspecify.annotations.Nullable;

/**
 * One attempt at the answer of a job, on a thread of its own. Java cannot end a thread that does
 * not listen: such an attempt loses its place, and is left to itself and counted until it ends.
 *
 * <p>A row is passed on to the job at once, until the attempt is cut: what it says after that is
 * only kept, because another attempt may follow. Safe between threads, by the lock of the job.
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
  private int status = 1;
  private @Nullable Throwable fault;

  /**
   * @param body works the answer out and returns the exit status, 0 if all of it is there; ends
   *     soon after its thread is interrupted
   * @param isMemoryShared whether others hold memory too, so that another attempt may find more
   * @param atEnd is run by the thread of the attempt just before it ends
   */
  Attempt(
      Job job, ToIntFunction<Sink> body, BooleanSupplier isMemoryShared, Consumer<Attempt> atEnd) {
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

  private void run(ToIntFunction<Sink> body, Consumer<Attempt> atEnd) {
    long limit = Math.max(MILLI, time - Math.min(EARLY, time / 10));
    Limits limits = job.isUnhurried() ? Limits.NONE : Limits.ofTime(Duration.ofNanos(limit));
    try {
      status = Computation.noting(limits, this::lackMemory, () -> body.applyAsInt(this));
    } catch (ComputationStopped e) {
      problem(new Problem(Problem.Code.UNANSWERED, String.valueOf(e.getMessage())));
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
  void cut() {
    synchronized (job) {
      isCut = true;
    }
    interrupt();
  }

  private void lackMemory() {
    boolean isToFollow = isMemoryShared.getAsBoolean();
    synchronized (job) {
      lacksMemory = true;
      isCut |= isToFollow;
    }
  }

  /** Whether it has found too little memory. */
  boolean lacksMemory() {
    synchronized (job) {
      return lacksMemory;
    }
  }

  /** Leaves it to itself: whatever it says from now on is not heard. */
  void leave() {
    interrupt();
    synchronized (job) {
      isLeft = true;
      rows.clear();
      problems.clear();
      String reason = String.format(Locale.ROOT, "gave up after %.1f s", job.millis() / 1e3);
      problems.add(new Problem(Problem.Code.UNANSWERED, reason));
    }
  }

  /** The exit status once it has ended, 1 if it was left to itself; throws what it has thrown. */
  int status() {
    synchronized (job) {
      if (isLeft) {
        return 1;
      }
    }
    return switch (fault) {
      case null -> status;
      case RuntimeException e -> throw e;
      case Error e -> throw e;
      default -> throw new AssertionError(fault);
    };
  }

  /** Whether it was ended for want of time or memory, and another one should follow. */
  boolean isToBeRepeated() {
    synchronized (job) {
      return status() != 0 && isCut && !isLeft && !job.isStopped();
    }
  }

  /** All its rows; none if it was left to itself. */
  List<String> rows() {
    synchronized (job) {
      return List.copyOf(rows);
    }
  }

  /** Why it is not complete, in one. */
  Problem problem() {
    synchronized (job) {
      return Problem.all(problems);
    }
  }

  @Override
  public void line(String json) {
    synchronized (job) {
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
  }

  @Override
  public void progress(String words) {
    job.setWords(words);
  }

  @Override
  public void problem(Problem problem) {
    synchronized (job) {
      if (!isLeft) {
        problems.add(problem);
      }
    }
  }
}
