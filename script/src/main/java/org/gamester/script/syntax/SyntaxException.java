package org.gamester.script.syntax;

/** Thrown for a text that is not in the language. */
public final class SyntaxException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient SourcePlace position;
  private final String detail;
  private final boolean isOfGrammar;

  /**
   * The grammar does not know the text.
   *
   * @param detail as below
   */
  public SyntaxException(String detail, SourcePlace position) {
    this("Syntax error.", detail, position, true);
  }

  /**
   * @param message the first line of the message
   * @param detail the second line: what was expected and what was found; may be empty
   * @param position the first token that does not fit
   */
  public SyntaxException(String message, String detail, SourcePlace position) {
    this(message, detail, position, false);
  }

  private SyntaxException(
      String message, String detail, SourcePlace position, boolean isOfGrammar) {
    super(message, null, false, false);
    this.position = position;
    this.detail = detail;
    this.isOfGrammar = isOfGrammar;
  }

  /** Whether the grammar does not know the text; otherwise what it says is wrong. */
  public boolean isOfGrammar() {
    return isOfGrammar;
  }

  public SourcePlace position() {
    return position;
  }

  /** What was expected and what was found; may be empty. */
  public String detail() {
    return detail;
  }
}
