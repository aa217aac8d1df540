package org.gamester.web.jobs;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.gamester.web.answers.Question;
import org.gamester.web.answers.RefusedRequest;

/** The jobs of a server. Safe between threads. */
public final class Jobs implements AutoCloseable {
  /** What is said to who has asked. */
  public static final String INTERNAL_ERROR =
      "internal error; please report it, together with the question";

  private static final int MOST_OF_AN_ADDRESS = 32;
  private static final int MOST = 256;
  private static final int MOST_UNHURRIED_OF_AN_ADDRESS = 4;
  private static final int MOST_UNHURRIED = 16;

  /** The turn of a question that is watched may come late. */
  private static final int TURNS = 3;

  private static final Duration PATIENCE = Duration.ofSeconds(5);
  private static final Duration KEPT = Duration.ofMinutes(1);

  private final Scheduler scheduler;
  private final Consumer<String> faults;
  private final Map<String, Job> jobs = new ConcurrentHashMap<>();

  /**
   * @param faults receives a report of each internal error
   */
  public Jobs(Scheduler scheduler, Consumer<String> faults) {
    this.scheduler = scheduler;
    this.faults = faults;
    Future<?> _ = scheduler.clock().scheduleWithFixedDelay(this::tidy, 1, 1, TimeUnit.SECONDS);
  }

  /**
   * Starts a job.
   *
   * @param isUnhurried whether it has all the time that somebody watches it
   * @throws RefusedRequest if the client, or all, have too many
   */
  public synchronized Job start(Client client, Question question, boolean isUnhurried) {
    refuseTooMany(client, false, MOST_OF_AN_ADDRESS, MOST);
    if (isUnhurried) {
      refuseTooMany(client, true, MOST_UNHURRIED_OF_AN_ADDRESS, MOST_UNHURRIED);
    }
    String id = UUID.randomUUID().toString().replace("-", "");
    Duration time = isUnhurried ? null : scheduler.limits().time().multipliedBy(TURNS);
    Job job = new Job(id, client, question, time);
    jobs.put(job.id(), job);
    Thread _ = Thread.ofVirtual().name("gamester-job").start(() -> run(job, question));
    return job;
  }

  private void refuseTooMany(Client client, boolean areUnhurried, int mostOfAnAddress, int most) {
    String kind = areUnhurried ? "jobs without a limit of time" : "jobs";
    List<Job> open =
        jobs.values().stream()
            .filter(job -> !job.isOver() && (job.isUnhurried() || !areUnhurried))
            .toList();
    int all = areUnhurried ? open.size() : jobs.size(); // what has ended is kept for a while
    long own = open.stream().filter(job -> job.client().address().equals(client.address())).count();
    if (own >= mostOfAnAddress) {
      throw RefusedRequest.tooMany(
          "this client has %d %s, as many as one may have; ask again when one has ended"
              .formatted(own, kind));
    }
    if (all >= most) {
      throw RefusedRequest.tooMany(
          "the clients have %d %s, as many as the server takes; ask again when some have ended"
              .formatted(all, kind));
    }
  }

  private void run(Job job, Question question) {
    try {
      scheduler.answer(job, question);
    } catch (InterruptedException e) {
      job.fail("stopped");
    } catch (RefusedRequest e) {
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
    long kept = held > scheduler.limits().memoryBytes() / 8 ? 0 : KEPT.toNanos();
    jobs.values().removeIf(job -> job.isOver() && job.isForsaken(kept));
    jobs.values().stream().filter(job -> job.isForsaken(PATIENCE.toNanos())).forEach(Job::stop);
  }

  @Override
  public void close() {
    jobs.values().forEach(Job::stop);
  }
}
