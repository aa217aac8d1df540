package org.gamester.web;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.gamester.values.Limits;
import org.gamester.web.answers.Answers;
import org.gamester.web.answers.JsonText;
import org.gamester.web.answers.Question;
import org.gamester.web.answers.Sink;

/**
 * Answers the argument {@code quick} at once, what begins with {@code stubborn} when it is let go,
 * whatever interrupts come, and the rest never, until it is interrupted.
 */
final class StubbornAnswers implements Answers {
  private final CountDownLatch letGo = new CountDownLatch(1);
  private final AtomicInteger running = new AtomicInteger();

  @Override
  public boolean answer(Question question, Limits limits, Sink sink) {
    String argument = EchoAnswers.subject(question);
    if (argument.equals("quick")) {
      sink.line("{\"answer\":\"quick\"}");
      return true;
    }
    running.incrementAndGet();
    try {
      if (argument.startsWith("stubborn")) {
        awaitStubbornly();
        sink.line("{\"answer\":\"late\"}");
        return true;
      }
      Thread.sleep(Long.MAX_VALUE);
      return true;
    } catch (InterruptedException e) {
      sink.line(JsonText.error("interrupted"));
      return false;
    } finally {
      running.decrementAndGet();
    }
  }

  private void awaitStubbornly() {
    while (true) {
      try {
        letGo.await();
        return;
      } catch (InterruptedException _) {
        // It does not listen.
      }
    }
  }

  @Override
  public void forget() {
    // Nothing is remembered.
  }

  /** Ends all that does not listen. */
  void letGo() {
    letGo.countDown();
  }

  /** How many questions are being answered. */
  int running() {
    return running.get();
  }
}
