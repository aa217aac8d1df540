package org.gamester.web;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.gamester.values.Computation;
import org.gamester.values.ComputationStopped;
import org.gamester.values.Limits;
import org.gamester.web.answers.Answers;
import org.gamester.web.answers.JsonText;
import org.gamester.web.answers.Question;
import org.gamester.web.answers.Sink;

/**
 * Answers that hold memory, as far as they say. The argument {@code N} needs N megabytes and takes
 * longer than a quick question; it says one row, and is stopped for want of memory if the others
 * leave it too little. {@code slow} takes half a second, and the last one until a question has been
 * answered beside it; {@code patient} takes all the time until it is interrupted. Each holds 300
 * megabytes meanwhile.
 */
final class HungryAnswers implements Answers {
  private static final int QUICK_MEGABYTES = 1024;
  private static final int HELD_MEGABYTES = 300;
  private static final Limits A_BYTE = new Limits(null, 1);

  private final List<String> attempts = Collections.synchronizedList(new ArrayList<>());
  private final AtomicInteger holding = new AtomicInteger();
  private final AtomicInteger slowOnes = new AtomicInteger();
  private final CountDownLatch answeredBeside = new CountDownLatch(1);

  /** So many slow questions are asked. */
  void expectSlow(int count) {
    slowOnes.set(count);
  }

  @Override
  public boolean answer(Question question, Limits limits, Sink sink) {
    int megabytes = (int) (limits.memoryBytes() >> 20);
    boolean isUnhurried = limits.time() == null;
    boolean isQuick = megabytes == QUICK_MEGABYTES && !isUnhurried;
    String argument = EchoAnswers.subject(question);
    if (!argument.matches("\\d+")) {
      return hold(argument.equals("patient"), isQuick, sink);
    }
    try {
      return answer(Integer.parseInt(argument), megabytes, isQuick, sink);
    } finally {
      if (!isQuick) {
        answeredBeside.countDown();
      }
    }
  }

  private boolean answer(int needed, int megabytes, boolean isQuick, Sink sink) {
    attempts.add(needed + " of " + megabytes);
    if (!isQuick && !waited(150)) { // until the others are under way
      return false;
    }
    sink.line("{\"row\":1}");
    if (!isQuick && needed + holding.get() * HELD_MEGABYTES <= megabytes) {
      sink.line("{\"row\":2}");
      return true;
    }
    try {
      return Computation.within(A_BYTE, HungryAnswers::poll);
    } catch (ComputationStopped e) {
      sink.line(JsonText.error("gave up"));
      return false;
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  /** Polls until the computation is stopped: some memory is in use. */
  private static boolean poll() {
    while (true) {
      Computation.pollNow();
    }
  }

  private static boolean waited(long millis) {
    try {
      Thread.sleep(millis);
      return true;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private boolean hold(boolean isPatient, boolean isQuick, Sink sink) {
    if (!isQuick) {
      holding.incrementAndGet();
    }
    try {
      Thread.sleep(isPatient ? Long.MAX_VALUE : 500);
      if (!isQuick && slowOnes.decrementAndGet() == 0) {
        answeredBeside.await();
      }
      sink.line("{\"answer\":\"late\"}");
      return true;
    } catch (InterruptedException e) {
      sink.line(JsonText.error("interrupted"));
      return false;
    } finally {
      if (!isQuick) {
        holding.decrementAndGet();
      }
    }
  }

  @Override
  public void forget() {
    // Nothing is remembered.
  }

  /** Each attempt at a question that needs memory: what it needs and the limit. */
  List<String> attempts() {
    return List.copyOf(attempts);
  }

  /** How many hold memory. */
  int holding() {
    return holding.get();
  }
}
