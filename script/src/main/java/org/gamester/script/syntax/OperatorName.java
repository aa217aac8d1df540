package org.gamester.script.syntax;

import static org.gamester.script.syntax.TokenKind.LEFT_BRACKET;
import static org.gamester.script.syntax.TokenKind.OP;
import static org.gamester.script.syntax.TokenKind.RIGHT_BRACKET;
import static org.gamester.script.syntax.TokenKind.UNARY;

/** The names of methods that are operators: {@code op +}, {@code op unary-}, {@code op []}. */
public final class OperatorName {
  /** The operator that finds an element by its index. */
  public static final String INDEX = "[]";

  private OperatorName() {}

  /** The name of the method for an operator between two operands, or for {@link #INDEX}. */
  public static String of(String operator) {
    return OP.text() + operator;
  }

  /** What stands before the symbol of an operator with one operand. */
  public static String unary(String operator) {
    return UNARY.text() + operator;
  }

  /** Reads {@code op} and what follows it. */
  static String read(TokenReader reader) {
    reader.expect(OP);
    boolean isUnary = reader.accept(UNARY);
    if (!isUnary && reader.at(LEFT_BRACKET) && reader.at(RIGHT_BRACKET, 1)) {
      reader.next();
      reader.next();
      return of(INDEX);
    }
    Token symbol = reader.peek();
    switch (symbol.kind()) {
      case PLUS, MINUS, PLUS_MINUS -> {}
      case STAR, DIVIDE, PERCENT, CARET, COLON, AMPERSAND, AND, OR, NOT -> {
        if (isUnary) {
          throw reader.unexpected("`+`, `-` or `+-`");
        }
      }
      default -> {
        if (isUnary || !symbol.kind().isRelation()) {
          throw reader.unexpected("an operator");
        }
      }
    }
    String text = reader.next().kind().text();
    return of(isUnary ? unary(text) : text);
  }
}
