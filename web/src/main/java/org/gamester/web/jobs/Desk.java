package org.gamester.web.jobs;

import java.time.Duration;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import org.gamester.values.Computation;
import org.gamester.values.ComputationStopped;
import org.gamester.values.Limits;
import org.gamester.web.answers.Answers;
import org.gamester.web.answers.Question;
import org.gamester.web.answers.Reply;
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
public final class Desk implements AutoCloseable {
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
  private final AtomicBoolean isToForget = new AtomicBoolean();

  /** Once it is closed, nothing that is asked of it is done any more. */
  private final ScheduledExecutorService clock =
      new ScheduledThreadPoolExecutor(
          1,
          Thread.ofPlatform().daemon().name("gamester-desk").factory(),
          new ThreadPoolExecutor.DiscardPolicy());

  public Desk(Answers answers, RequestLimits limits) {
    this.answers = answers;
    this.limits = limits;
  }

  /**
   * Answers a question; waits for its turn and for the answer.
   *
   * @throws AskAgainException if too many questions are waiting, or others hold what it needs
   * @throws InterruptedException if the calling thread is interrupted; the work ends then
   */
  public Reply ask(Client client, Question question) throws InterruptedException {
    Collected collected = new Collected();
    int status = answer(question, new Inquiry(client, collected, limits.time()));
    return collected.reply(status);
  }

  /**
   * Works something out that needs no command; waits for its turn. What {@code body} does may be
   * begun again.
   *
   * @throws ComputationStopped if it takes too long
   * @throws Exception whatever the body throws, and as {@link #ask}
   */
  public <T> T compute(Client client, Callable<T> body) throws Exception {
    Collected collected = new Collected();
    AtomicReference<@Nullable Callable<T>> result = new AtomicReference<>();
    Work work =
        (share, _) -> {
          result.set(attempted(share, body));
          return 0;
        };
    int status = serve(new Inquiry(client, collected, limits.time()), null, work);
    Callable<T> found = result.get();
    if (status != 0 || found == null) {
      throw new ComputationStopped(ComputationStopped.Reason.TIME, collected.complaint());
    }
    return found.call();
  }

  /** What a body has answered or thrown, unless it was stopped. */
  private static <T> Callable<T> attempted(Limits share, Callable<T> body) {
    try {
      T answer = Computation.within(share, body);
      return () -> answer;
    } catch (ComputationStopped e) {
      throw e;
    } catch (Exception e) { // passed on to who asked
      return () -> {
        throw e;
      };
    }
  }

  /** The time of a question that is watched, whose turn may come late. */
  Duration watchedTime() {
    return limits.time().multipliedBy(3);
  }

  /** How much text answers that are over may hold together. */
  long mostKeptCharacters() {
    return limits.memoryBytes() / 8;
  }

  /** Answers a question on this thread, and returns the exit status of the command. */
  int answer(Question question, Inquiry inquiry) throws InterruptedException {
    return serve(
        inquiry,
        question,
        (share, sink) -> answers.run(question.with(RequestLimits.words(share)).words(), sink));
  }

  /** Makes up to three attempts: a quick one, one for want of time, and one for want of memory. */
  private int serve(Inquiry inquiry, @Nullable Question question, Work work)
      throws InterruptedException {
    boolean isUnhurried = inquiry.isUnhurried();
    Limits all = isUnhurried ? limits.unhurried() : limits.small();
    int status = attempt(new Turn(quick, all, false), inquiry, question, work);
    if (isComplete(status, inquiry)) {
      inquiry.deliver();
      return status;
    }
    Lane lane = isUnhurried ? unhurried : longer;
    Limits share = isUnhurried ? all : limits.shared();
    status = attempt(new Turn(lane, share, false), inquiry, question, work);
    if (!isComplete(status, inquiry)) {
      Limits most = isUnhurried ? all : limits.alone();
      status = attempt(new Turn(lane, most, !isUnhurried), inquiry, question, work);
    }
    tidy(status);
    if (status != 0 && inquiry.isToBeRepeated() && inquiry.lacksMemory()) {
      throw AskAgainException.busy(
          "long work of others holds the memory of the server; ask again when it has ended");
    }
    inquiry.deliver();
    return status;
  }

  /** Whether no other attempt should follow. */
  private static boolean isComplete(int status, Inquiry inquiry) {
    return status == 0 || !inquiry.isToBeRepeated();
  }

  /**
   * What an attempt has.
   *
   * @param isAlone whether it has all places of its lane
   */
  private record Turn(Lane lane, Limits limits, boolean isAlone) {}

  /**
   * Makes an attempt and returns its exit status, 1 if it had to be left to itself.
   *
   * @throws InterruptedException if nobody waits for the answer any more
   */
  private int attempt(Turn turn, Inquiry inquiry, @Nullable Question question, Work work)
      throws InterruptedException {
    if (inquiry.nanosLeft() < SHORTEST_SLICE) {
      inquiry.leave();
      return 1;
    }
    refuseHopeless(turn.lane(), question);
    Attempt attempt;
    try (Lane.Place _ = turn.lane().enter(inquiry.client(), turn.isAlone(), inquiry.nanosLeft())) {
      if (inquiry.lacksMemory() && limits.isHalfUsed()) {
        answers.forget();
      }
      attempt = begun(turn, inquiry, question, work);
      if (ends(attempt, inquiry, turn.lane() == quick)) {
        return attempt.status();
      }
      attempt.losePlace();
    }
    if (!inquiry.isStopped() && ends(attempt, inquiry, false)) { // it may only be slow to listen
      return attempt.status();
    }
    attempt.interrupt();
    inquiry.leave();
    return 1;
  }

  private void refuseHopeless(Lane lane, @Nullable Question question) {
    long count = attempts.stream().filter(Attempt::isPlaceless).count();
    if (count >= (lane == quick ? MOST_PLACELESS_FOR_QUICK : MOST_PLACELESS)
        || attempts.stream().anyMatch(each -> each.isPlaceless() && each.isAt(question))) {
      throw AskAgainException.busy(
          "%d computations that were given up have not ended yet; ask again when they have"
              .formatted(count));
    }
  }

  private Attempt begun(Turn turn, Inquiry inquiry, @Nullable Question question, Work work) {
    Limits time = inquiry.begin(limits.time());
    Runnable lack = () -> inquiry.lackMemory(isShared(turn));
    Attempt attempt =
        new Attempt(
            question,
            () -> {
              try {
                return Computation.noting(time, lack, () -> work.run(turn.limits(), inquiry));
              } catch (ComputationStopped e) {
                inquiry.complaint(String.valueOf(e.getMessage()));
                return 1;
              }
            },
            attempts::remove);
    attempts.add(attempt);
    attempt.start();
    return attempt;
  }

  /** Whether others hold memory than an attempt and quick ones. */
  private boolean isShared(Turn turn) {
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
  private boolean ends(Attempt attempt, Inquiry inquiry, boolean isQuick)
      throws InterruptedException {
    try {
      for (int looks = 0; isQuick && looks * LOOK < slice(); looks++) {
        if (attempt.await(LOOK)) {
          return true;
        }
      }
      if (isQuick) {
        inquiry.cut();
        attempt.interrupt();
        return attempt.await(YIELD);
      }
      return attempt.await(inquiry.nanosWaitedFor());
    } catch (InterruptedException e) {
      attempt.interrupt();
      boolean hasEnded = attempt.awaitThroughInterrupts(YIELD);
      if (inquiry.isStopped()) {
        return hasEnded;
      }
      attempt.losePlace();
      throw e;
    }
  }

  /** The time of a quick attempt, such that all who wait have their turn within a second. */
  private long slice() {
    return Math.clamp(
        TIME_OF_ALL_WAITING * (PLACES / 2) / (1 + quick.waiting()), SHORTEST_SLICE, LONGEST_SLICE);
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

  /** That holds up who is being answered; so nobody should be, unless memory is short. */
  private void forget() {
    isToForget.set(false);
    if (attempts.isEmpty() || limits.isHalfUsed()) {
      answers.forget();
    } else {
      forgetSoon();
    }
  }

  /** Ends what is still going on; its answers are lost. */
  @Override
  public void close() {
    clock.shutdownNow();
    attempts.forEach(Attempt::interrupt);
  }
}
