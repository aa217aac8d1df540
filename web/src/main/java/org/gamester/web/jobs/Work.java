package org.gamester.web.jobs;

import org.gamester.values.Limits;
import org.gamester.web.answers.Sink;

/** What is done for a request; it can be begun again. */
@FunctionalInterface
interface Work {

  /**
   * Does it on this thread and returns the exit status, 0 if all of it is done. Ends soon after the
   * thread is interrupted.
   *
   * @param limits what it may take
   */
  int run(Limits limits, Sink sink);
}
