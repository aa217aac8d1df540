package org.gamester.cli.session;

/** Text as it may go to a terminal. */
final class TerminalText {
  private TerminalText() {}

  /**
   * The text with control characters, which a terminal would obey, and halves of pairs, which are
   * no text, as escapes of the language.
   */
  static String visible(String text) {
    StringBuilder visible = new StringBuilder(text.length());
    text.codePoints()
        .forEach(
            c -> {
              boolean isHalfOfAPair = Character.getType(c) == Character.SURROGATE;
              if (isHalfOfAPair || (Character.isISOControl(c) && c != '\n' && c != '\t')) {
                visible.append("\\u%04x".formatted(c));
              } else {
                visible.appendCodePoint(c);
              }
            });
    return visible.toString();
  }
}
