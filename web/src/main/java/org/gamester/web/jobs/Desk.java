package org.gamester.web.jobs;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Semaphore;
import org.gamester.web.answers.Answers;
import org.gamester.web.answers.JsonText;
import org.gamester.web.answers.Question;
import org.gamester.web.answers.Reply;

/** Where questions are put, and where their answers come from. Safe between threads. */
public final class Desk {
  private static final int WORKERS = 2;

  private final Answers answers;
  private final RequestLimits limits;
  private final Semaphore free = new Semaphore(WORKERS, true);

  public Desk(Answers answers, RequestLimits limits) {
    this.answers = answers;
    this.limits = limits;
  }

  /**
   * Answers a question; waits for its turn and for the answer.
   *
   * @throws InterruptedException if the calling thread is interrupted while it waits for its turn
   */
  public Reply ask(Question question) throws InterruptedException {
    free.acquire();
    try {
      return answer(question);
    } finally {
      free.release();
    }
  }

  private Reply answer(Question question) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    List<String> words = new ArrayList<>(question.with(limitWords()).words());
    int status = answers.run(words, new PrintWriter(out), new PrintWriter(err));
    String json = out.toString().stripTrailing();
    if (json.isEmpty()) {
      String complaint = err.toString().strip();
      boolean isFault = complaint.startsWith("gamester: internal error");
      return new Reply(isFault ? 500 : status == 2 ? 400 : 422, JsonText.error(complaint));
    }
    return new Reply(status == 0 ? 200 : 422, json);
  }

  private String[] limitWords() {
    return new String[] {"--timeout", limits.timeWord(), "--memory", limits.memoryWord()};
  }
}
