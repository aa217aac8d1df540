package org.gamester.script.syntax;

/** Thrown for a text that is not in the language. */
public final class SyntaxException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** The first line of the message for anything that the grammar does not know. */
  public static final String SYNTAX_ERROR = "Syntax error.";

  private final transient SourcePlace position;
  private final String detail;

  /**
   * @param message the first line of the message
   * @param detail the second line: what was expected and what was found; may be empty
   * @param position the first token that does not fit
   */
  public SyntaxException(String message, String detail, SourcePlace position) {
    super(message, null, false, false);
    this.position = position;
    this.detail = detail;
  }

  public SourcePlace position() {
    return position;
  }

  /** What was expected and what was found; may be empty. */
  public String detail() {
    return detail;
  }
}
