package org.gamester.cli.session;

/** Text as it may go to a terminal. */
final class TerminalText {
  private TerminalText() {}

  /** The text with control characters, which a terminal would obey, as escapes of the language. */
  static String visible(String text) {
    StringBuilder visible = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (Character.isISOControl(c) && c != '\n' && c != '\t') {
        visible.append("\\u%04x".formatted((int) c));
      } else {
        visible.append(c);
      }
    }
    return visible.toString();
  }
}
