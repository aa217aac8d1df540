package org.gamester.cli;

import java.util.Map;
import java.util.regex.Pattern;

/** How far a computation came that was stopped, and which option lets it go on: in one wording. */
final class HowFar {
  private static final Pattern TIME = Pattern.compile("gave up after [\\d.,]+ m?s");
  private static final Pattern MEMORY = Pattern.compile("gave up after [\\d.,]+ m?s at .*");

  private HowFar() {}

  /**
   * What a stopped computation knows.
   *
   * @param progress how far it came, as part of a sentence; may be empty
   * @param more sentences on a line of their own; may be empty
   * @param fields the same in fields, for the object that says why there is no answer
   */
  record Known(String progress, String more, Map<String, Object> fields) {}

  static String rows(long count) {
    return count(count, "row", "rows");
  }

  static String heaps(long count) {
    return count(count, "heap", "heaps");
  }

  static String positions(long count) {
    return count == 0
        ? ""
        : "%,d %s evaluated".formatted(count, count == 1 ? "position" : "positions");
  }

  private static String count(long count, String one, String several) {
    return count == 0
        ? "no " + one + " done"
        : "%,d %s done".formatted(count, count == 1 ? one : several);
  }

  /** The reason for a stop, how far the computation came, and the option for a higher limit. */
  static String stopped(String reason, String progress) {
    String option =
        TIME.matcher(reason).matches()
            ? "; --timeout gives it longer"
            : MEMORY.matcher(reason).matches() ? "; --memory gives it more" : "";
    return reason + (progress.isEmpty() ? "" : ": " + progress) + option;
  }

  /** Whether a message is the reason for a stop by a limit. */
  static boolean isStop(String message) {
    return TIME.matcher(message).matches() || MEMORY.matcher(message).matches();
  }
}
