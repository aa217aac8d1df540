package org.gamester.web;

import java.util.LinkedHashMap;
import java.util.Map;
import org.gamester.values.Limits;
import org.gamester.web.answers.Answers;
import org.gamester.web.answers.Question;
import org.gamester.web.answers.Sink;
import org.jspecify.annotations.Nullable;

/** Answers with the question and its limits, and with a paper, of which claims are listed. */
final class EchoAnswers implements Answers {
  private static final String PAPER = "geography";

  @Override
  public boolean answer(Question question, Limits limits, Sink sink) {
    Map<String, @Nullable Object> fields = new LinkedHashMap<>();
    fields.put("question", question.toString());
    fields.put("time", String.valueOf(limits.time()));
    fields.put("megabytes", limits.memoryBytes() >> 20);
    fields.put("paper", PAPER);
    sink.row(fields);
    return true;
  }

  @Override
  public void forget() {
    // Nothing is remembered.
  }

  /** The text that a question is about: a position or a paper. */
  static String subject(Question question) {
    return switch (question) {
      case Question.Value value -> value.p();
      case Question.Claims claims -> claims.of().orElseThrow();
      default -> throw new IllegalArgumentException(question.toString());
    };
  }
}
