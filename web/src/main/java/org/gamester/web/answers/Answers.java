package org.gamester.web.answers;

import org.gamester.values.Limits;

/** The program, which answers in this process. The command line implements this. */
public interface Answers {

  /**
   * Answers a question, and returns whether all of the answer is there. Ends soon after the calling
   * thread is interrupted, and says nothing after it has returned. May be called by several threads
   * at once.
   */
  boolean answer(Question question, Limits limits, Sink sink);

  /** Gives back what the answers so far have left in memory. May take a second. */
  void forget();
}
