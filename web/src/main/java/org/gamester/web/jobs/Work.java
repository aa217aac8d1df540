package org.gamester.web.jobs;

import org.gamester.web.answers.Sink;

/** What is done for a request; it can be begun again. */
interface Work {

  /**
   * Does it on this thread and returns the exit status, 0 if all of it is done. Ends soon after the
   * thread is interrupted.
   *
   * @param stage what it may take
   */
  int run(Stage stage, Sink sink);
}
