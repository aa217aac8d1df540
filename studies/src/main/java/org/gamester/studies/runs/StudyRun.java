package org.gamester.studies.runs;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.LongPredicate;
import org.gamester.studies.Item;
import org.gamester.studies.Laboratory;
import org.gamester.studies.Question;
import org.gamester.studies.StudyException;
import org.gamester.studies.files.StudyFile;
import org.gamester.studies.files.StudyWriter;
import org.gamester.values.ComputationStopped;
import org.gamester.values.Limits;
import org.gamester.values.Watchdog;
import org.jspecify.annotations.Nullable;

/**
 * Works at a study: threads, or a cluster, take one item after another and evaluate it within
 * limits; the thread that runs writes what they find, with a transaction at most each second.
 *
 * <p>The rows do not depend on the number of threads, on the {@link Workplace}, nor on where an
 * earlier run was broken off, except for items that a limit stops and for the column {@code time}.
 */
public final class StudyRun implements Laboratory {
  private static final int MOST_WAITING = 1 << 10;
  private static final long COMMIT_NANOS = 1_000_000_000L;
  private static final long LOOK_MILLIS = 100;
  private static final Duration PATIENCE = Duration.ofMillis(300);

  private final StudyFile file;
  private final StudyWriter writer;
  private final Question question;
  private final Settings settings;
  private final LongPredicate done;
  private final Workplace workplace;
  private final long begun = System.nanoTime();
  private volatile long last;
  private volatile boolean isStopping;
  private volatile @Nullable RuntimeException fault;
  private @Nullable ComputationStopped stop;
  private long lastCommit = System.nanoTime();
  private long rows;
  private long givenUp;
  private int running;

  /**
   * How a run works.
   *
   * @param threads how many items are evaluated at a time
   * @param limits of the whole run
   * @param itemTime the longest time for one item; null for none
   * @param listener is told how far the run has come, several times a second
   */
  public record Settings(
      int threads, Limits limits, @Nullable Duration itemTime, Listener listener) {}

  /** Who is told of the progress. */
  @FunctionalInterface
  public interface Listener {
    /**
     * @param rows of this run
     * @param givenUp items given up in this run
     * @param nanos the time since it began
     */
    void progress(long rows, long givenUp, long nanos);
  }

  /**
   * What a run has done.
   *
   * @param rows how many it has added; of a search, up to the item that it has found
   * @param givenUp how many items it has given up
   * @param isFound whether it has found what the study looks for
   * @param stop why it ended before its end; null if it did not
   */
  public record Summary(
      long rows, long givenUp, boolean isFound, @Nullable ComputationStopped stop) {}

  private StudyRun(
      StudyFile file,
      StudyWriter writer,
      Question question,
      Settings settings,
      @Nullable Workplace cluster) {
    this.file = file;
    this.writer = writer;
    this.question = question;
    this.settings = settings;
    this.workplace = cluster == null ? new LocalThreads() : cluster;
    this.done = file.done();
    this.last = file.found().map(row -> row.item().number()).orElse(Long.MAX_VALUE);
  }

  /**
   * Works until all items have a row or a reason, or a limit of the run is reached, or the thread
   * is interrupted. All that was found by then is in the file.
   *
   * @throws org.gamester.studies.StudyException if another process works at the study, or the file
   *     cannot be written
   */
  public static Summary run(StudyFile file, Question question, Settings settings, String version) {
    return run(file, question, settings, version, false);
  }

  /** The same; {@code retries} tries again what was given up at a limit. */
  public static Summary run(
      StudyFile file, Question question, Settings settings, String version, boolean retries) {
    return run(file, question, settings, version, retries, null);
  }

  /** The same on a cluster, if one is given, in which case the number of threads is its own. */
  public static Summary run(
      StudyFile file,
      Question question,
      Settings settings,
      String version,
      boolean retries,
      @Nullable Workplace cluster) {
    int places = cluster == null ? settings.threads() : cluster.places();
    StudyWriter writer = file.begin(version, places);
    if (retries && writer.retry() > 0) {
      writer.setComplete(false);
    }
    return new StudyRun(file, writer, question, settings, cluster).run();
  }

  private Summary run() {
    try {
      writer.commit();
      question.work(this);
      RuntimeException thrown = fault;
      if (thrown != null) {
        writer.commit();
        throw thrown;
      }
      if (last < Long.MAX_VALUE) {
        rows = Math.max(0, rows - writer.endWith(last));
      }
      writer.setComplete(stop == null);
      writer.end(stop == null ? "complete" : "stopped");
    } catch (StudyException e) {
      writer.abandon();
      throw e;
    } catch (RuntimeException e) {
      writer.end("failed");
      throw e;
    }
    return new Summary(rows, givenUp, last < Long.MAX_VALUE, stop);
  }

  @Override
  public Optional<List<@Nullable Object>> entries(long number) {
    return file.entries(number);
  }

  @Override
  public boolean isDone(long number) {
    return done.test(number);
  }

  @Override
  public boolean evaluate(Iterator<Item> items) {
    BlockingQueue<Finding> found = new ArrayBlockingQueue<>(MOST_WAITING);
    Items waiting = new Items(items);
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < workplace.threads(); i++) {
      Thread thread =
          new Thread(null, () -> work(waiting, found), "gamester-study", Watchdog.STACK_BYTES);
      thread.setDaemon(true);
      thread.start();
      threads.add(thread);
    }
    running = threads.size();
    try {
      while (running > 0 && !isStopping) {
        write(found.poll(LOOK_MILLIS, TimeUnit.MILLISECONDS), found);
        checkLimits();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      stop = ComputationStopped.byLimit(ComputationStopped.Reason.CANCELLED, "interrupted");
    } catch (StudyException e) {
      isStopping = true;
      threads.forEach(Thread::interrupt);
      throw e;
    }
    if (stop != null || isStopping) {
      isStopping = true;
      threads.forEach(Thread::interrupt);
      awaitEnd(found);
    }
    return !isStopping && last == Long.MAX_VALUE;
  }

  /** Waits a moment for threads that were told to end, and writes what they have found. */
  private void awaitEnd(BlockingQueue<Finding> found) {
    boolean wasInterrupted = Thread.interrupted();
    long end = System.nanoTime() + PATIENCE.toNanos();
    try {
      for (long left = PATIENCE.toNanos();
          running > 0 && left > 0;
          left = end - System.nanoTime()) {
        Finding finding = found.poll(left, TimeUnit.NANOSECONDS);
        if (finding != null) {
          write(finding);
        }
      }
    } catch (InterruptedException e) {
      wasInterrupted = true;
    }
    writeAll(found);
    if (wasInterrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** The items that are still to be done, for all threads. */
  private final class Items implements Workplace.Items {
    private final Iterator<Item> items;

    Items(Iterator<Item> items) {
      this.items = items;
    }

    @Override
    public synchronized @Nullable Item next() {
      while (!isStopping && items.hasNext()) {
        Item item = items.next();
        if (item.number() > last) {
          return null;
        }
        if (!done.test(item.number())) {
          return item;
        }
      }
      return null;
    }
  }

  /** The threads of this process, each of which takes one item after another. */
  private final class LocalThreads implements Workplace {
    private final ItemTrials trials =
        new ItemTrials(
            question, settings.itemTime(), settings.limits().memoryBytes(), () -> isStopping);

    @Override
    public int places() {
      return settings.threads();
    }

    @Override
    public int threads() {
      return settings.threads();
    }

    @Override
    public void work(Workplace.Items items, Workplace.Findings found) throws InterruptedException {
      ItemTrials.Trial trial = trials.inThread();
      for (Item item = items.next(); item != null; item = items.next()) {
        found.put(trial.of(item));
      }
    }

    @Override
    public void close() {}
  }

  private void work(Items items, BlockingQueue<Finding> found) {
    try {
      workplace.work(items, found::put);
    } catch (InterruptedException _) {
      // The run stops; what was not handed over is done by the next one.
    } catch (ComputationStopped _) {
      // The same.
    } catch (RuntimeException e) {
      fault = e;
      isStopping = true;
    }
    sayEnd(found);
  }

  /** Says in any case that a thread ends, as it is waited for. */
  private static void sayEnd(BlockingQueue<Finding> found) {
    for (boolean isSaid = false; !isSaid; ) {
      try {
        found.put(new Finding.End());
        isSaid = true;
      } catch (InterruptedException _) {
        // It ends already.
      }
    }
  }

  private void checkLimits() {
    Duration time = settings.limits().time();
    long nanos = System.nanoTime() - begun;
    if (time != null && nanos > time.toNanos()) {
      stop =
          ComputationStopped.byLimit(
              ComputationStopped.Reason.TIME, "gave up after %.1f s".formatted(nanos / 1e9));
      isStopping = true;
    }
  }

  private void write(@Nullable Finding first, BlockingQueue<Finding> found) {
    if (first != null) {
      write(first);
    }
    writeAll(found);
    settings.listener().progress(rows, givenUp, System.nanoTime() - begun);
    if (System.nanoTime() - lastCommit >= COMMIT_NANOS) {
      writer.commit();
      lastCommit = System.nanoTime();
    }
  }

  private void writeAll(BlockingQueue<Finding> found) {
    List<Finding> all = new ArrayList<>();
    found.drainTo(all);
    all.forEach(this::write);
  }

  private void write(Finding finding) {
    switch (finding) {
      case Finding.Row(Item item, List<@Nullable Object> entries) -> {
        writer.add(item, entries);
        rows++;
        if (item.number() < last && question.isGoal(entries)) {
          last = item.number();
        }
      }
      case Finding.Surrender(Item item, String reason, String stoppedBy) -> {
        Duration time = settings.itemTime();
        writer.giveUp(
            item,
            reason,
            stoppedBy,
            time == null ? 0 : time.toNanos() / 1e9,
            settings.limits().memoryBytes());
        givenUp++;
      }
      case Finding.End() -> running--;
    }
  }
}
