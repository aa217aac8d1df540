package org.gamester.web.answers;

import java.util.List;
import java.util.stream.Collectors;

/** Why a question has no answer, or not all of one. */
public record Problem(Code code, String message) {

  /** What is wrong, the gravest last. */
  public enum Code {
    /** There is no answer, or none within the limits, or not all of one. */
    UNANSWERED(422),
    /** It cannot be asked so. */
    UNUSABLE(400),
    /** The program is at fault. */
    FAULT(500);

    private final int status;

    Code(int status) {
      this.status = status;
    }

    /** The status of HTTP. */
    public int status() {
      return status;
    }
  }

  /** Several problems as one, the gravest; empty if there are none. */
  public static Problem all(List<Problem> problems) {
    return new Problem(
        problems.stream()
            .map(Problem::code)
            .reduce(Code.UNANSWERED, (a, b) -> a.compareTo(b) > 0 ? a : b),
        problems.stream().map(Problem::message).collect(Collectors.joining("\n")).strip());
  }

  /** The object that says so. */
  public String json() {
    return JsonText.error(message.isEmpty() ? "stopped" : message);
  }
}
