package org.gamester.web.jobs;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.gamester.values.Computation;
import org.gamester.values.ComputationStopped;
import org.gamester.web.answers.Answers;
import org.gamester.web.answers.Question;
import org.gamester.web.answers.Reply;
import org.gamester.web.answers.Sink;

/**
 * Where questions are put, and where their answers come from. Safe between threads.
 *
 * <p>Every question begins in the quick lane, where it has a slice of time. What takes longer is
 * stopped and begins again in the long lane, with the limits of the server; what was found until
 * then is remembered, so that little is done twice. So a quick question never waits behind long
 * ones, however many there are. What somebody watches may take as long as it is watched, in a lane
 * of its own, so that it keeps no place from the others. Each lane has a place for each processor
 * and serves the clients in turn.
 *
 * <p>The limit of memory is that of the process. A long question that finds too little of it begins
 * again when it has the memory for itself, so that it never fails for what others hold: it either
 * needs more than there is, or it is refused because others hold it for long.
 *
 * <p>After a long question that was given up, what the answers share is forgotten, so that the
 * memory is given back.
 */
public final class Desk implements AutoCloseable {
  private static final int PLACES = Math.max(2, Runtime.getRuntime().availableProcessors());
  private static final Duration SLICE = Duration.ofMillis(300);
  private static final long MILLIS_TO_FORGET = 300;
  private static final int TIMES_TO_WAIT = 3;

  private final Answers answers;
  private final RequestLimits limits;
  private final Room room;
  private final Lane quick = new Lane(PLACES);
  private final Lane longer = new Lane(PLACES);
  private final Lane unhurried = new Lane(PLACES);
  private final AtomicBoolean isToForget = new AtomicBoolean();

  /** Once it is closed, nothing that is asked of it is done any more. */
  private final ScheduledExecutorService clock =
      new ScheduledThreadPoolExecutor(
          2,
          Thread.ofPlatform().daemon().name("gamester-desk-", 0).factory(),
          new ThreadPoolExecutor.DiscardPolicy());

  public Desk(Answers answers, RequestLimits limits) {
    this.answers = answers;
    this.limits = limits;
    this.room = new Room(limits.time().multipliedBy(TIMES_TO_WAIT));
  }

  /**
   * Answers a question; waits for its turn and for the answer.
   *
   * @param client who asks, for a fair order
   * @throws TooManyQuestionsException if too many questions are waiting
   * @throws BusyException if others hold the memory that it needs for too long
   * @throws InterruptedException if the calling thread is interrupted
   */
  public Reply ask(String client, Question question) throws InterruptedException {
    Collected collected = new Collected();
    int status = answer(client, question, new Inquiry(collected, Thread.currentThread()));
    return collected.reply(status);
  }

  /**
   * Works something out that needs no command; waits for its turn. What {@code body} does may be
   * begun again.
   *
   * @throws ComputationStopped if it takes too long
   * @throws Exception whatever the body throws, and as {@link #ask}
   */
  public <T> T compute(String client, Callable<T> body) throws Exception {
    OwnWork<T> work = new OwnWork<>(body, limits);
    int _ = serve(client, work, new Inquiry(new Collected(), Thread.currentThread()));
    return work.result();
  }

  /** Answers a question on this thread, and returns the exit status of the command. */
  int answer(String client, Question question, Inquiry inquiry) throws InterruptedException {
    return serve(client, (stage, sink) -> run(question, stage, sink), inquiry);
  }

  /** The same without a limit of time: somebody watches, and stops it. */
  int answerUnhurried(String client, Question question, Inquiry inquiry)
      throws InterruptedException {
    Work work = (stage, sink) -> run(question, Stage.UNHURRIED, sink); // the first attempt is cut
    return serve(client, work, unhurried, Stage.UNHURRIED, Stage.UNHURRIED, inquiry);
  }

  private int serve(String client, Work work, Inquiry inquiry) throws InterruptedException {
    return serve(client, work, longer, Stage.SHARED, Stage.ALONE, inquiry);
  }

  /** Makes up to three attempts: a quick one, one for want of time, and one for want of memory. */
  private int serve(String client, Work work, Lane lane, Stage second, Stage third, Inquiry inquiry)
      throws InterruptedException {
    int status = attempt(quick, client, work, Stage.QUICK, inquiry);
    if (isComplete(status, inquiry)) {
      return status;
    }
    status = attempt(lane, client, work, second, inquiry);
    if (!isComplete(status, inquiry)) {
      if (third == Stage.UNHURRIED) {
        answers.forget();
      }
      status = attempt(lane, client, work, third, inquiry);
      refuseIfShared(status, third, inquiry);
    }
    tidy(status);
    return status;
  }

  private int run(Question question, Stage stage, Sink sink) {
    return answers.run(question.with(limits.words(stage)).words(), sink);
  }

  /** Whether the attempt was the last one; its answer is then passed on. */
  private static boolean isComplete(int status, Inquiry inquiry) {
    if (status != 0 && inquiry.isToBeRepeated()) {
      return false;
    }
    inquiry.deliver();
    return true;
  }

  /** Passes the last answer on, unless it is for want of memory that others hold. */
  private void refuseIfShared(int status, Stage stage, Inquiry inquiry) {
    if (status != 0 && inquiry.lacksMemory() && room.isSharedBy(stage)) {
      throw new BusyException(
          "long work of others holds the memory of the server; ask again when it has ended");
    }
    inquiry.deliver();
  }

  private int attempt(Lane lane, String client, Work work, Stage stage, Inquiry inquiry)
      throws InterruptedException {
    lane.enter(client);
    try {
      room.enter(stage);
      try {
        return attempt(work, stage, inquiry);
      } finally {
        room.leave(stage);
      }
    } finally {
      lane.leave();
    }
  }

  private int attempt(Work work, Stage stage, Inquiry inquiry) throws InterruptedException {
    if (stage == Stage.ALONE && limits.isHalfUsed()) {
      answers.forget();
    }
    Future<?> slice = null;
    try {
      if (!inquiry.begin(stage)) {
        throw new InterruptedException("stopped");
      }
      if (stage == Stage.QUICK) {
        slice = clock.schedule(inquiry::cut, SLICE.toMillis(), TimeUnit.MILLISECONDS);
      }
      Runnable lack = () -> inquiry.lackMemory(room.isSharedBy(stage));
      return Computation.noting(lack, () -> work.run(stage, inquiry));
    } catch (ComputationStopped e) {
      inquiry.complaint(String.valueOf(e.getMessage()));
      return 1;
    } finally {
      if (slice != null) {
        slice.cancel(false);
      }
      inquiry.end();
    }
  }

  private void tidy(int status) {
    if (status != 0 || limits.isHalfUsed()) {
      forgetSoon();
    }
  }

  /** Forgets what the answers share, once for several that end together. */
  private void forgetSoon() {
    if (isToForget.compareAndSet(false, true)) {
      Future<?> _ = clock.schedule(this::forget, MILLIS_TO_FORGET, TimeUnit.MILLISECONDS);
    }
  }

  private void forget() {
    isToForget.set(false);
    answers.forget();
  }

  /** Ends what is still going on; its answers are lost. */
  @Override
  public void close() {
    clock.shutdownNow();
  }
}
