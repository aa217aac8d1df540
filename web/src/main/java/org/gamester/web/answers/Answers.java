package org.gamester.web.answers;

import java.util.List;

/**
 * The commands of the program, run in this process. The command line implements this; the server
 * decides which commands and options may be asked for.
 */
public interface Answers {

  /**
   * Runs one command to its end and returns its exit status: 0, 1 if there is no answer, 2 if the
   * command cannot be used so. Ends soon after the calling thread is interrupted, and says nothing
   * after it has returned. May be called by several threads at once.
   *
   * @param words the command, its options and arguments
   */
  int run(List<String> words, Sink sink);

  /** Gives back what the answers so far have left in memory. May take a second. */
  void forget();
}
