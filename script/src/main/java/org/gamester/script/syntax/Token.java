package org.gamester.script.syntax;

/**
 * A token of the source.
 *
 * @param text its text; of a string, what the string stands for; of an invalid token, what is wrong
 * @param start offset of its first character
 * @param end offset after its last character
 */
record Token(TokenKind kind, String text, int start, int end) {

  boolean is(TokenKind other) {
    return kind == other;
  }

  /** Whether nothing, not even white space, stands between this token and {@code next}. */
  boolean touches(Token next) {
    return end == next.start;
  }

  /** The length of a run of slashes, carets or vees. */
  int length() {
    return text.length();
  }

  /** The token as it stands in a message. */
  String description() {
    return switch (kind) {
      case END_OF_INPUT -> kind.text();
      case INVALID -> text;
      case STRING -> "a string";
      default -> "`" + (text.length() > 40 ? text.substring(0, 40) + "…" : text) + "`";
    };
  }
}
