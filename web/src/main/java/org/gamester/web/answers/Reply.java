package org.gamester.web.answers;

import java.util.List;

/**
 * What a question is answered with.
 *
 * @param status of HTTP: 200; 422 if the question has no answer, or none within the limits, or not
 *     all of one; 400 if the command cannot be used so; 500 if the program is at fault
 * @param lines of the answer, each a JSON object; there is one at least
 * @param isComplaint whether the only line says why there is no answer at all
 */
public record Reply(int status, List<String> lines, boolean isComplaint) {
  public Reply {
    lines = List.copyOf(lines);
  }

  /** The first line, which is all of most answers. */
  public String json() {
    return lines.getFirst();
  }
}
