package org.gamester.web;

import java.util.concurrent.atomic.AtomicInteger;
import org.gamester.values.Limits;
import org.gamester.web.answers.Answers;
import org.gamester.web.answers.JsonText;
import org.gamester.web.answers.Question;
import org.gamester.web.answers.Sink;

/**
 * Answers the argument {@code quick} at once, {@code late} after half a second, {@code rows} with a
 * row at every attempt and then no end, and anything else never; until it is interrupted.
 */
final class SlowAnswers implements Answers {
  private final AtomicInteger running = new AtomicInteger();
  private final AtomicInteger most = new AtomicInteger();
  private final AtomicInteger forgotten = new AtomicInteger();

  @Override
  public boolean answer(Question question, Limits limits, Sink sink) {
    String argument = EchoAnswers.subject(question);
    if (argument.equals("quick")) {
      sink.line("{\"answer\":\"quick\"}");
      return true;
    }
    most.accumulateAndGet(running.incrementAndGet(), Math::max);
    try {
      if (argument.equals("rows")) {
        sink.line("{\"row\":1}");
      }
      for (int i = 0; i < 25 || !argument.equals("late"); i++) {
        sink.progress("step " + i);
        Thread.sleep(20);
      }
      sink.line("{\"answer\":\"late\"}");
      return true;
    } catch (InterruptedException e) {
      sink.line(JsonText.error("interrupted"));
      return false;
    } finally {
      running.decrementAndGet();
    }
  }

  @Override
  public void forget() {
    forgotten.incrementAndGet();
  }

  /** How many questions are being answered. */
  int running() {
    return running.get();
  }

  /** How many were at most. */
  int mostRunning() {
    return most.get();
  }

  /** How often the answers were forgotten. */
  int forgotten() {
    return forgotten.get();
  }
}
