package org.gamester.web.jobs;

import org.gamester.web.answers.JsonText;

/** What a command says when it cannot be used as it was. */
final class Complaint {
  private static final int UNUSABLE_ARGUMENTS = 2;
  private static final String FAULT = "gamester: internal error";

  private Complaint() {}

  /** The status of HTTP for a command that has only complained. */
  static int status(int exitStatus, String complaint) {
    return complaint.startsWith(FAULT) ? 500 : exitStatus == UNUSABLE_ARGUMENTS ? 400 : 422;
  }

  /** The complaint without what only makes sense on a command line. */
  static String json(String complaint) {
    String text =
        complaint
            .replaceFirst("^gamester [a-z]+: ", "")
            .replaceFirst("^Invalid value for positional parameter [^:]*: ", "")
            .replaceFirst("(?s)\\s*(Possible solutions: .*)?Try 'gamester [^']*'\\.$", "");
    return JsonText.error(text.isEmpty() ? "stopped" : text);
  }
}
