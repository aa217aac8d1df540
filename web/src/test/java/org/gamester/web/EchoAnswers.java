package org.gamester.web;

import java.util.List;
import java.util.Map;
import org.gamester.web.answers.Answers;
import org.gamester.web.answers.JsonText;
import org.gamester.web.answers.Sink;

/** Answers with the words of the command, and with a paper, of which claims are listed. */
final class EchoAnswers implements Answers {
  private static final String PAPER = "geography";

  @Override
  public int run(List<String> words, Sink sink) {
    sink.line(JsonText.write(Map.of("words", String.join(" ", words), "paper", PAPER)));
    return 0;
  }

  @Override
  public void forget() {
    // Nothing is remembered.
  }
}
