package org.gamester.rulesets;

import java.util.Optional;
import org.gamester.values.Problem;
import org.gamester.values.Refused;

/**
 * A text that was refused: where, what was expected, what was found.
 *
 * <p>The message of the exception is complete: it has the line, the column and the line itself with
 * a caret under the place.
 */
public final class TextException extends RuntimeException implements Refused {
  private static final long serialVersionUID = 1L;
  private static final int LINE_WINDOW = 72;

  private final int offset;
  private final int line;
  private final int column;
  private final String complaint;
  private final String suggestion;

  /**
   * A refusal of {@code text} at {@code offset}.
   *
   * @param offset index into the text, from 0 to its length
   * @param complaint what was expected and what was found, in one sentence
   */
  public TextException(String text, int offset, String complaint) {
    this(text, offset, complaint, "");
  }

  /**
   * The same with what may have been meant.
   *
   * @param suggestion which the complaint says too
   */
  public TextException(String text, int offset, String complaint, String suggestion) {
    super(message(text, offset, complaint));
    this.suggestion = suggestion;
    this.offset = offset;
    this.line = lineAt(text, offset);
    this.column = offset - lineStart(text, offset) + 1;
    this.complaint = complaint;
  }

  /** Where in the text, from 0. */
  public int offset() {
    return offset;
  }

  /** The line, from 1. */
  public int line() {
    return line;
  }

  /** The column in that line, from 1. */
  public int column() {
    return column;
  }

  /** What was expected and what was found, without the place. */
  public String complaint() {
    return complaint;
  }

  /** What may have been meant; empty if nothing is near. */
  public String suggestion() {
    return suggestion;
  }

  @Override
  public Problem problem() {
    return new Problem(
        Problem.Code.UNANSWERED,
        complaint,
        "",
        Optional.of(new Problem.Place("", Optional.empty(), column)),
        "column " + column + ": " + complaint,
        String.valueOf(getMessage()),
        true);
  }

  private static String message(String text, int offset, String complaint) {
    if (text.isBlank()) {
      return "line %d, column %d: %s".formatted(lineAt(text, offset), offset + 1, complaint);
    }
    int start = lineStart(text, offset);
    int end = start;
    while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
      end++;
    }
    int from = Math.max(start, offset - LINE_WINDOW / 2);
    int to = Math.min(end, from + LINE_WINDOW);
    String before = from > start ? "..." : "";
    String after = to < end ? "..." : "";
    String shown = text.substring(from, to).replace('\t', ' ');
    return "line %d, column %d: %s%n  %s%s%s%n  %s^"
        .formatted(
            lineAt(text, offset),
            offset - start + 1,
            complaint,
            before,
            shown,
            after,
            " ".repeat(before.length() + offset - from));
  }

  private static int lineStart(String text, int offset) {
    int start = offset;
    while (start > 0 && text.charAt(start - 1) != '\n') {
      start--;
    }
    return start;
  }

  private static int lineAt(String text, int offset) {
    return 1 + (int) text.substring(0, offset).chars().filter(c -> c == '\n').count();
  }
}
