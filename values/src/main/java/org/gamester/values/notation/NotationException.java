package org.gamester.values.notation;

import org.gamester.values.Problem;
import org.gamester.values.Refused;

/**
 * Thrown for a text that does not denote a value. The message states the line, the column and what
 * was expected there, and then shows the line of the text with a caret under the place.
 */
public final class NotationException extends IllegalArgumentException implements Refused {
  private static final long serialVersionUID = 1L;

  private static final int WINDOW = 40;

  private final String complaint;
  private final int line;
  private final int column;

  /**
   * @param complaint what is wrong, with what was expected
   * @param source the whole text
   * @param offset where in it, from 0 to its length
   */
  public NotationException(String complaint, String source, int offset) {
    super(message(complaint, source, offset));
    this.complaint = complaint;
    this.line = lineOf(source, offset);
    this.column = columnOf(source, offset);
  }

  /** What is wrong, without the place. */
  public String complaint() {
    return complaint;
  }

  @Override
  public Problem problem() {
    return Problem.startingWithPlace(String.valueOf(getMessage()));
  }

  /** The line, from 1. */
  public int line() {
    return line;
  }

  /** The column, from 1. */
  public int column() {
    return column;
  }

  private static int lineOf(String source, int offset) {
    return 1 + (int) source.chars().limit(offset).filter(c -> c == '\n').count();
  }

  private static int lineStart(String source, int offset) {
    return source.lastIndexOf('\n', offset - 1) + 1;
  }

  private static int columnOf(String source, int offset) {
    return offset - lineStart(source, offset) + 1;
  }

  private static String message(String problem, String source, int offset) {
    int start = lineStart(source, offset);
    int newline = source.indexOf('\n', offset);
    int end = newline < 0 ? source.length() : newline;
    int from = Math.max(start, offset - WINDOW);
    int to = Math.min(end, offset + WINDOW);
    String before = (from > start ? "…" : "") + source.substring(from, offset);
    String after = source.substring(offset, to) + (to < end ? "…" : "");
    return "Line %d, column %d: %s%n  %s%n  %s^"
        .formatted(
            lineOf(source, offset),
            columnOf(source, offset),
            problem,
            printable(before + after),
            " ".repeat(before.length()));
  }

  private static String printable(String text) {
    StringBuilder printable = new StringBuilder(text);
    for (int i = 0; i < text.length(); i++) {
      if (Character.isISOControl(text.charAt(i))) {
        printable.setCharAt(i, ' ');
      }
    }
    return printable.toString();
  }
}
