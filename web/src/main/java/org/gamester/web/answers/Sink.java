package org.gamester.web.answers;

/** Takes what a command says, while it runs. Called by one thread at a time. */
public interface Sink {

  /** A line of the answer: one JSON object. */
  void line(String json);

  /** How far the command has come, in words. */
  void progress(String words);

  /** What the command says beside its answer, such as why there is none. */
  void problem(Problem problem);
}
