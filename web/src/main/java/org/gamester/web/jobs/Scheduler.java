package org.gamester.web.jobs;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.function.Supplier;
import org.gamester.values.Computation;
import org.gamester.values.ComputationStopped;
import org.gamester.values.Limits;
import org.gamester.values.Problem;
import org.gamester.web.answers.Answers;
import org.gamester.web.answers.Question;
import org.gamester.web.answers.RefusedRequest;
import org.gamester.web.answers.Reply;
import org.gamester.web.answers.Sink;
import org.jspecify.annotations.Nullable;

/**
 * Where questions are put, and where their answers come from. Safe between threads.
 *
 * <p>Every question begins in the quick lane, where it has a slice of time, which is the shorter
 * the more wait. What takes longer is stopped and begins again in the long lane; what was found
 * until then is remembered, so that little is done twice. So a quick question never waits behind
 * long ones, however many there are. What somebody watches may take as long as it is watched, in a
 * lane of its own, so that it keeps no place from the others.
 *
 * <p>An answer is due when the time of a request is over, whatever the request has waited for. An
 * attempt that has not ended soon after that is left to itself; it keeps no place, but while too
 * many such go on, no long one is begun, and none at the same question.
 *
 * <p>The limit of memory is that of the process. A long question that finds too little of it begins
 * again with the long lane for itself, so that it does not fail for what others hold: it either
 * needs more than there is, or it is refused because others hold it for long. After a long question
 * that was given up, what the answers share is forgotten, so that the memory is given back.
 */
public final class Scheduler implements AutoCloseable {
  private static final int PROCESSORS = Math.max(2, Runtime.getRuntime().availableProcessors());
  private static final int PLACES = 2 * PROCESSORS; // an address has half of them
  private static final int MOST_PLACELESS = 2 * PROCESSORS;
  private static final int MOST_PLACELESS_FOR_QUICK = 8 * PROCESSORS;

  private static final long MILLI = 1_000_000;
  private static final long LONGEST_SLICE = 300 * MILLI;
  private static final long SHORTEST_SLICE = 75 * MILLI;
  private static final long TIME_OF_ALL_WAITING = 1_000 * MILLI;
  private static final long LOOK = 25 * MILLI;

  /** How long an attempt that has been interrupted is waited for. */
  private static final long YIELD = 250 * MILLI;

  private static final long MILLIS_TO_FORGET = 300;

  private final Answers answers;
  private final RequestLimits limits;
  private final Lane quick = new Lane(PLACES, true, 256, 512);
  private final Lane longer = new Lane(PLACES, false, 16, 64);
  private final Lane unhurried = new Lane(PLACES, false, 4, 16);
  private final Set<Attempt> attempts = ConcurrentHashMap.newKeySet();
  private volatile boolean isToForget;

  /** Once it is closed, nothing that is asked of it is done any more. */
  private final ScheduledExecutorService clock =
      new ScheduledThreadPoolExecutor(
          1,
          Thread.ofPlatform().daemon().name("gamester-clock").factory(),
          new ThreadPoolExecutor.DiscardPolicy());

  public Scheduler(Answers answers, RequestLimits limits) {
    this.answers = answers;
    this.limits = limits;
    Future<?> _ =
        clock.scheduleWithFixedDelay(
            this::forget, MILLIS_TO_FORGET, MILLIS_TO_FORGET, TimeUnit.MILLISECONDS);
  }

  RequestLimits limits() {
    return limits;
  }

  ScheduledExecutorService clock() {
    return clock;
  }

  /**
   * Answers a question; waits for its turn and for the answer.
   *
   * @throws RefusedRequest if too many questions are waiting, or others hold what it needs
   * @throws InterruptedException if the calling thread is interrupted; the work ends then
   */
  public Reply ask(Client client, Question question) throws InterruptedException {
    return served(client, question, (share, sink) -> answers.answer(question, share, sink)).reply();
  }

  /** Serves what nobody watches. */
  private Job served(Client client, @Nullable Question question, Work work)
      throws InterruptedException {
    Job job = new Job("", client, question, limits.time());
    serve(job, work);
    return job;
  }

  /**
   * The same, by the fields of the rows; of a question without an answer the object that says why.
   */
  public List<Map<String, @Nullable Object>> rows(Client client, Question question)
      throws InterruptedException {
    AtomicReference<List<Map<String, @Nullable Object>>> rows = new AtomicReference<>(List.of());
    Job job =
        served(
            client,
            question,
            (share, sink) -> {
              FieldsOfRows fields = new FieldsOfRows(sink);
              rows.set(fields.rows());
              return answers.answer(question, share, fields);
            });
    return job.reply().isComplaint()
        ? List.of(Map.of("error", new Problem(job.reason()).fields()))
        : rows.get();
  }

  /** Answers the question of a job on this thread. */
  void answer(Job job, Question question) throws InterruptedException {
    serve(job, (share, sink) -> answers.answer(question, share, sink));
  }

  /**
   * Works something out that needs no command; waits for its turn. What {@code body} does may be
   * begun again.
   *
   * @throws ComputationStopped if it takes too long
   * @throws InterruptedException as {@link #ask}, which throws the same exceptions
   */
  public <T> T compute(Client client, Supplier<T> body) throws InterruptedException {
    return compute(client, _ -> body.get());
  }

  /** The same for what is told its limits. */
  public <T> T compute(Client client, Function<Limits, T> body) throws InterruptedException {
    AtomicReference<@Nullable T> result = new AtomicReference<>();
    Job job =
        served(
            client,
            null,
            (share, _) -> {
              result.set(Computation.noting(share, () -> {}, () -> body.apply(share)));
              return true;
            });
    T found = result.get();
    if (found == null) {
      throw new ComputationStopped(ComputationStopped.Reason.TIME, job.reason());
    }
    return found;
  }

  /** What is done for a job, as the body of an {@link Attempt}, within limits. */
  @FunctionalInterface
  private interface Work {
    boolean run(Limits limits, Sink sink);
  }

  /**
   * What an attempt has.
   *
   * @param isAlone whether it has all places of its lane
   */
  private record Turn(Lane lane, Limits limits, boolean isAlone) {}

  /** Makes up to three attempts: a quick one, one for want of time, and one for want of memory. */
  private void serve(Job job, Work work) throws InterruptedException {
    job.begin();
    boolean isUnhurried = job.isUnhurried();
    Limits all = isUnhurried ? limits.unhurried() : limits.small();
    Attempt last = attempted(job, work, new Turn(quick, all, false), false);
    if (last.isToBeRepeated()) {
      List<Turn> turns =
          isUnhurried
              ? Collections.nCopies(2, new Turn(unhurried, all, false))
              : List.of(
                  new Turn(longer, limits.shared(), false), new Turn(longer, limits.alone(), true));
      for (Turn turn : turns) {
        if (last.isToBeRepeated()) {
          last = attempted(job, work, turn, last.lacksMemory());
        }
      }
      if (!last.isComplete() || limits.isHalfUsed()) {
        isToForget = true;
      }
      if (last.isToBeRepeated() && last.lacksMemory()) {
        throw RefusedRequest.busy(
            "long work of others holds the memory of the server; ask again when it has ended");
      }
    }
    job.end(last.rows(), last.problem(), last.isComplete());
  }

  /**
   * Makes an attempt, which has then ended or is left to itself.
   *
   * @throws InterruptedException if nobody waits for the answer any more
   */
  private Attempt attempted(Job job, Work work, Turn turn, boolean lackedMemory)
      throws InterruptedException {
    Attempt attempt =
        new Attempt(
            job,
            sink -> work.run(turn.limits(), sink),
            () -> isMemoryShared(turn),
            attempts::remove);
    if (job.nanosLeft() < SHORTEST_SLICE) {
      attempt.leave();
      return attempt;
    }
    refuseBesidePlaceless(turn.lane(), job);
    try (Lane.Place _ = turn.lane().enter(job.client(), turn.isAlone(), job.nanosLeft())) {
      if (lackedMemory && limits.isHalfUsed()) {
        answers.forget();
      }
      attempts.add(attempt);
      attempt.start(limits.time());
      if (ends(attempt, turn.lane() == quick)) {
        return attempt;
      }
      attempt.losePlace();
    }
    if (job.isStopped() || !ends(attempt, false)) { // it may only be slow to listen
      attempt.leave();
    }
    return attempt;
  }

  private void refuseBesidePlaceless(Lane lane, Job job) {
    List<Attempt> placeless = attempts.stream().filter(Attempt::isPlaceless).toList();
    if (placeless.size() >= (lane == quick ? MOST_PLACELESS_FOR_QUICK : MOST_PLACELESS)
        || placeless.stream().anyMatch(each -> each.job().asksTheSame(job))) {
      throw RefusedRequest.busy(
          "%d computations that were given up have not ended yet; ask again when they have"
              .formatted(placeless.size()));
    }
  }

  /** Whether others hold memory than an attempt and quick ones. */
  private boolean isMemoryShared(Turn turn) {
    int others =
        turn.lane() == unhurried ? unhurried.taken() - 1 + longer.taken() : unhurried.taken();
    return !(turn.isAlone() || turn.lane() == unhurried)
        || others > 0
        || attempts.stream().anyMatch(Attempt::isPlaceless);
  }

  /**
   * Waits for the end of an attempt as long as it is due, and returns whether it has ended. A quick
   * one is cut when its slice is over, which is counted in looks, since these come late too where
   * the processors have other things to do.
   */
  private boolean ends(Attempt attempt, boolean isQuick) throws InterruptedException {
    try {
      for (int looks = 0; isQuick && looks * LOOK < slice(); looks++) {
        if (attempt.endsWithin(LOOK)) {
          return true;
        }
      }
      if (isQuick) {
        attempt.cut();
        return attempt.endsWithin(YIELD);
      }
      return attempt.endsWithin(attempt.nanosWaitedFor());
    } catch (InterruptedException e) {
      boolean hasEnded = false;
      try {
        attempt.interrupt();
        hasEnded = attempt.endsWithin(YIELD);
      } finally {
        if (!hasEnded) {
          attempt.losePlace();
        }
      }
      if (attempt.job().isStopped()) {
        return hasEnded;
      }
      throw e;
    }
  }

  /** The time of a quick attempt, such that all who wait have their turn within a second. */
  private long slice() {
    return Math.clamp(
        TIME_OF_ALL_WAITING * (PLACES / 2) / (1 + quick.waiting()), SHORTEST_SLICE, LONGEST_SLICE);
  }

  /**
   * Forgets what the answers share, if that is to be. It holds up who is being answered; so nobody
   * should be, unless memory is short.
   */
  private void forget() {
    if (isToForget && (attempts.isEmpty() || limits.isHalfUsed())) {
      isToForget = false;
      answers.forget();
    }
  }

  /** Ends what is still going on; its answers are lost. */
  @Override
  public void close() {
    clock.shutdownNow();
    attempts.forEach(Attempt::interrupt);
  }
}
