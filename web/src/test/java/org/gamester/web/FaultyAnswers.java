package org.gamester.web;

import java.util.List;
import org.gamester.web.answers.Answers;
import org.gamester.web.answers.Sink;

/** Answers {@code quick}, and is at fault for everything else. */
final class FaultyAnswers implements Answers {
  @Override
  public int run(List<String> words, Sink sink) {
    switch (words.getLast()) {
      case "quick" -> sink.line("{\"answer\":\"quick\"}");
      case "memory" -> throw new OutOfMemoryError("Java heap space");
      case "stack" -> throw new StackOverflowError();
      default -> throw new IllegalStateException("a fault");
    }
    return 0;
  }

  @Override
  public void forget() {
    // Nothing is remembered.
  }
}
