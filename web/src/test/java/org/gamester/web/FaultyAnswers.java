package org.gamester.web;

import org.gamester.values.Limits;
import org.gamester.web.answers.Answers;
import org.gamester.web.answers.Question;
import org.gamester.web.answers.Sink;

/** Answers {@code quick}, and is at fault for everything else. */
final class FaultyAnswers implements Answers {
  @Override
  public boolean answer(Question question, Limits limits, Sink sink) {
    switch (EchoAnswers.subject(question)) {
      case "quick" -> sink.line("{\"answer\":\"quick\"}");
      case "memory" -> throw new OutOfMemoryError("Java heap space");
      case "stack" -> throw new StackOverflowError();
      default -> throw new IllegalStateException("a fault");
    }
    return true;
  }

  @Override
  public void forget() {
    // Nothing is remembered.
  }
}
