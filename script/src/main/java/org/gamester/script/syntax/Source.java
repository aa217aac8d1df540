package org.gamester.script.syntax;

/**
 * A text that was given for evaluation.
 *
 * @param name what to call the text in messages, as {@code worksheet input}
 * @param text the whole text
 */
public record Source(String name, String text) {

  /** The name of what is typed on a worksheet. */
  public static final String WORKSHEET = "worksheet input";

  public static Source worksheet(String text) {
    return new Source(WORKSHEET, text);
  }

  /** What some editors put before the first line of a file. */
  private static final String BYTE_ORDER_MARK = "\uFEFF";

  /** The text of a file, without the byte order mark that it may begin with. */
  public static Source withoutMark(String name, String text) {
    return new Source(name, withoutMark(text));
  }

  /** A text without the byte order mark that it may begin with. */
  public static String withoutMark(String text) {
    return text.startsWith(BYTE_ORDER_MARK) ? text.substring(BYTE_ORDER_MARK.length()) : text;
  }

  /** A text that needs no name, since whoever reads a message has just written it. */
  public static Source nameless(String text) {
    return new Source("", text);
  }

  /** Whether this is the text of a file, not what somebody has just written. */
  public boolean isFile() {
    return !name.isEmpty() && !name.equals(WORKSHEET);
  }

  /** The line of the character at {@code offset}, counted from 1. */
  public int lineOf(int offset) {
    int line = 1;
    for (int i = 0; i < Math.min(offset, text.length()); i++) {
      if (text.charAt(i) == '\n') {
        line++;
      }
    }
    return line;
  }

  /** The column of the character at {@code offset}, counted from 0. */
  public int columnOf(int offset) {
    return offset - lineStart(offset);
  }

  int lineStart(int offset) {
    return text.lastIndexOf('\n', Math.min(offset, text.length()) - 1) + 1;
  }

  int lineEnd(int offset) {
    int end = text.indexOf('\n', Math.min(offset, text.length()));
    end = end < 0 ? text.length() : end;
    return end > 0 && end > lineStart(offset) && text.charAt(end - 1) == '\r' ? end - 1 : end;
  }
}
