package org.gamester.web.answers;

import java.io.PrintWriter;
import java.util.List;

/**
 * The commands of the program, run in this process. The command line implements this; the server
 * decides which commands and options may be asked for.
 */
@FunctionalInterface
public interface Answers {

  /**
   * Runs one command to its end and returns its exit status: 0, 1 if there is no answer, 2 if the
   * command cannot be used so. Ends soon after the calling thread is interrupted. May be called by
   * several threads at once.
   *
   * @param words the command, its options and arguments
   * @param out gets the answer, line by line
   * @param err gets what is said beside it
   */
  int run(List<String> words, PrintWriter out, PrintWriter err);
}
