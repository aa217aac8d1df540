package org.gamester.web.jobs;

import java.security.SecureRandom;
import java.time.Duration;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.gamester.web.answers.Question;

/** The jobs of a server. Safe between threads. */
public final class Jobs implements AutoCloseable {
  private static final int MOST_OF_A_CLIENT = 64;
  private static final int MOST = 512;
  private static final int BYTES_OF_ID = 16;
  private static final Duration PATIENCE = Duration.ofSeconds(20);
  private static final Duration KEPT = Duration.ofMinutes(1);

  private final Desk desk;
  private final Map<String, Job> jobs = new ConcurrentHashMap<>();
  private final SecureRandom random = new SecureRandom();
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("gamester-jobs").factory());

  public Jobs(Desk desk) {
    this.desk = desk;
    Future<?> _ = clock.scheduleWithFixedDelay(this::tidy, 1, 1, TimeUnit.SECONDS);
  }

  /**
   * Starts a job.
   *
   * @param isUnhurried whether it has all the time that somebody watches it
   * @throws TooManyQuestionsException if the client, or all, have too many
   */
  public Job start(String client, Question question, boolean isUnhurried) {
    long own = jobs.values().stream().filter(job -> isOpen(job, client)).count();
    if (own >= MOST_OF_A_CLIENT || jobs.size() >= MOST) {
      throw new TooManyQuestionsException();
    }
    byte[] bytes = new byte[BYTES_OF_ID];
    random.nextBytes(bytes);
    Job job = new Job(HexFormat.of().formatHex(bytes), client);
    jobs.put(job.id(), job);
    Thread _ = Thread.ofVirtual().name("gamester-job").start(() -> run(job, question, isUnhurried));
    return job;
  }

  private static boolean isOpen(Job job, String client) {
    return job.client().equals(client) && !job.isOver();
  }

  private void run(Job job, Question question, boolean isUnhurried) {
    try {
      Inquiry inquiry = job.begin();
      job.end(
          isUnhurried
              ? desk.answerUnhurried(job.client(), question, inquiry)
              : desk.answer(job.client(), question, inquiry));
    } catch (InterruptedException e) {
      job.fail("stopped");
    } catch (TooManyQuestionsException e) {
      job.fail(e.reason());
    }
  }

  /** The job of that name; empty if there is none, or it has been over for long. */
  public Optional<Job> find(String id) {
    return Optional.ofNullable(jobs.get(id));
  }

  /** Stops what nobody watches, and forgets what is long over. */
  private void tidy() {
    jobs.values().removeIf(job -> job.isPast(KEPT.toNanos()));
    for (Job job : jobs.values()) {
      if (!job.isOver() && job.isForsaken(PATIENCE.toNanos())) {
        job.stop();
      }
    }
  }

  @Override
  public void close() {
    clock.shutdownNow();
    jobs.values().forEach(Job::stop);
  }
}
