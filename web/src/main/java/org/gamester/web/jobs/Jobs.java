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
import java.util.function.Consumer;
import org.gamester.web.answers.Question;

/** The jobs of a server. Safe between threads. */
public final class Jobs implements AutoCloseable {
  /** What is said to who has asked. */
  public static final String INTERNAL_ERROR =
      "internal error; please report it, together with the question";

  private static final int MOST_OF_AN_ADDRESS = 32;
  private static final int MOST = 256;
  private static final int MOST_UNHURRIED_OF_AN_ADDRESS = 4;
  private static final int MOST_UNHURRIED = 16;
  private static final int BYTES_OF_ID = 16;
  private static final Duration PATIENCE = Duration.ofSeconds(5);
  private static final Duration KEPT = Duration.ofMinutes(1);

  private final Desk desk;
  private final Consumer<String> faults;
  private final Map<String, Job> jobs = new ConcurrentHashMap<>();
  private final SecureRandom random = new SecureRandom();
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("gamester-jobs").factory());

  /**
   * @param faults receives a report of each internal error
   */
  public Jobs(Desk desk, Consumer<String> faults) {
    this.desk = desk;
    this.faults = faults;
    Future<?> _ = clock.scheduleWithFixedDelay(this::tidy, 1, 1, TimeUnit.SECONDS);
  }

  /**
   * Starts a job.
   *
   * @param isUnhurried whether it has all the time that somebody watches it
   * @throws AskAgainException if the client, or all, have too many
   */
  public synchronized Job start(Client client, Question question, boolean isUnhurried) {
    refuseTooMany(client, false, MOST_OF_AN_ADDRESS, MOST);
    if (isUnhurried) {
      refuseTooMany(client, true, MOST_UNHURRIED_OF_AN_ADDRESS, MOST_UNHURRIED);
    }
    byte[] bytes = new byte[BYTES_OF_ID];
    random.nextBytes(bytes);
    Job job = new Job(HexFormat.of().formatHex(bytes), client, isUnhurried);
    jobs.put(job.id(), job);
    Thread _ = Thread.ofVirtual().name("gamester-job").start(() -> run(job, question));
    return job;
  }

  private void refuseTooMany(Client client, boolean areUnhurried, int mostOfAnAddress, int most) {
    String kind = areUnhurried ? "jobs without a limit of time" : "jobs";
    int all = 0;
    int own = 0;
    for (Job job : jobs.values()) {
      boolean isOpen = !job.isOver() && (job.isUnhurried() || !areUnhurried);
      all += isOpen || !areUnhurried ? 1 : 0; // what has ended is kept for a while
      own += isOpen && job.client().address().equals(client.address()) ? 1 : 0;
    }
    if (own >= mostOfAnAddress) {
      throw AskAgainException.tooMany(
          "this client has %d %s, as many as one may have; ask again when one has ended"
              .formatted(own, kind));
    }
    if (all >= most) {
      throw AskAgainException.tooMany(
          "the clients have %d %s, as many as the server takes; ask again when some have ended"
              .formatted(all, kind));
    }
  }

  private void run(Job job, Question question) {
    try {
      job.end(desk.answer(question, job.begin(job.isUnhurried() ? null : desk.watchedTime())));
    } catch (InterruptedException e) {
      job.fail("stopped");
    } catch (AskAgainException e) {
      job.fail(e.reason());
    } catch (RuntimeException | Error e) {
      faults.accept("internal error: " + e);
      job.fail(INTERNAL_ERROR);
    }
  }

  /** The job of that name; empty if there is none, or it has been over for long. */
  public Optional<Job> find(String id) {
    return Optional.ofNullable(jobs.get(id));
  }

  /** Stops what nobody watches, and forgets what is long over. */
  private void tidy() {
    long held = jobs.values().stream().mapToLong(Job::characters).sum();
    long kept = held > desk.mostKeptCharacters() ? 0 : KEPT.toNanos();
    jobs.values().removeIf(job -> job.isPast(kept));
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
