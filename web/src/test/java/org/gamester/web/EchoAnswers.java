package org.gamester.web;

import java.util.List;
import java.util.Map;
import org.gamester.web.answers.Answers;
import org.gamester.web.answers.JsonText;
import org.gamester.web.answers.Sink;

/** Answers with the words of the command. */
final class EchoAnswers implements Answers {
  @Override
  public int run(List<String> words, Sink sink) {
    sink.line(JsonText.write(Map.of("words", String.join(" ", words))));
    return 0;
  }

  @Override
  public void forget() {
    // Nothing is remembered.
  }
}
