package org.gamester.cli.output;

/** Breaks text into lines of at most 78 characters; all but the first are indented. */
public final class Paragraph {
  private static final int WIDTH = 78;
  private static final String INDENT = "    ";

  private Paragraph() {}

  /**
   * The lines of a text, without a line break at the end.
   *
   * @param text words with blanks between them; blanks at the beginning are kept
   */
  public static String wrapped(String text) {
    StringBuilder lines = new StringBuilder();
    StringBuilder line = new StringBuilder();
    for (String word : text.split(" ", -1)) {
      if (line.length() + word.length() > WIDTH && !line.toString().isBlank()) {
        lines.append(line.toString().stripTrailing()).append('\n');
        line.setLength(0);
        line.append(INDENT);
      }
      line.append(word).append(' ');
    }
    return lines.append(line.toString().stripTrailing()).toString();
  }
}
