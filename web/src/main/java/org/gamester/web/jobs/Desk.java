package org.gamester.web.jobs;

import java.time.Duration;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.gamester.web.answers.Answers;
import org.gamester.web.answers.Question;
import org.gamester.web.answers.Reply;

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
 * <p>After a long question that was given up, what the answers share is forgotten, so that the
 * memory is given back.
 */
public final class Desk implements AutoCloseable {
  private static final int PLACES = Math.max(2, Runtime.getRuntime().availableProcessors());
  private static final Duration SLICE = Duration.ofMillis(300);
  private static final long MILLIS_TO_FORGET = 300;

  private final Answers answers;
  private final RequestLimits limits;
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
  }

  /**
   * Answers a question; waits for its turn and for the answer.
   *
   * @param client who asks, for a fair order
   * @throws TooManyQuestionsException if too many questions are waiting
   * @throws InterruptedException if the calling thread is interrupted
   */
  public Reply ask(String client, Question question) throws InterruptedException {
    Collected collected = new Collected();
    int status = answer(client, question, new Inquiry(collected, Thread.currentThread()));
    return collected.reply(status);
  }

  /** The same, for a page that the server writes. */
  public Reply ask(Question question) throws InterruptedException {
    return ask("pages", question);
  }

  /** Answers a question on this thread, and returns the exit status of the command. */
  int answer(String client, Question question, Inquiry inquiry) throws InterruptedException {
    Question quickly = question.with(limits.quickWords());
    return answer(client, quickly, longer, question.with(limits.words()), inquiry);
  }

  /** The same without a limit of time: somebody watches, and stops it. */
  int answerUnhurried(String client, Question question, Inquiry inquiry)
      throws InterruptedException {
    Question timeless = question.with(limits.wordsOfMemory());
    return answer(client, timeless, unhurried, timeless, inquiry);
  }

  private int answer(
      String client, Question quickly, Lane lane, Question thoroughly, Inquiry inquiry)
      throws InterruptedException {
    int status = attempt(quick, client, quickly, inquiry, false);
    if (!inquiry.isToBeRepeated() || status == 0) {
      inquiry.deliver();
      return status;
    }
    status = attempt(lane, client, thoroughly, inquiry, true);
    if (status != 0 || limits.isHalfUsed()) {
      forgetSoon();
    }
    return status;
  }

  private int attempt(Lane lane, String client, Question question, Inquiry inquiry, boolean second)
      throws InterruptedException {
    lane.enter(client);
    Future<?> slice = null;
    try {
      if (!inquiry.begin(second)) {
        throw new InterruptedException("stopped");
      }
      if (!second) {
        slice = clock.schedule(inquiry::cut, SLICE.toMillis(), TimeUnit.MILLISECONDS);
      }
      return answers.run(question.words(), inquiry);
    } finally {
      if (slice != null) {
        slice.cancel(false);
      }
      inquiry.end();
      lane.leave();
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
