package org.gamester.script.syntax;

/**
 * A stretch of a source: the token that a node of the syntax tree, or an error, is known by.
 *
 * @param source the text
 * @param start offset of its first character
 * @param end offset after its last character
 */
public record SourcePlace(Source source, int start, int end) {

  private static final int WINDOW_BEFORE = 24;
  private static final int WINDOW_AFTER = 25;

  /** The line, from 1. */
  public int line() {
    return source.lineOf(start);
  }

  /** The column, from 0. */
  public int column() {
    return source.columnOf(start);
  }

  /** The part of the line around the position, and under it carets: two lines of text. */
  public String excerpt() {
    int lineStart = source.lineStart(start);
    int lineEnd = Math.max(start, source.lineEnd(start));
    int from = Math.max(lineStart, start - WINDOW_BEFORE);
    int to = Math.min(lineEnd, start + WINDOW_AFTER);
    StringBuilder line = new StringBuilder();
    for (int i = from; i < to && i < source.text().length(); i++) {
      char c = source.text().charAt(i);
      line.append(Character.isISOControl(c) ? ' ' : c);
    }
    int carets = Math.max(1, Math.min(end, to) - start);
    return line + "\n" + " ".repeat(start - from) + "^".repeat(carets);
  }

  @Override
  public String toString() {
    return source.name() + " line " + line() + ":" + column();
  }
}
