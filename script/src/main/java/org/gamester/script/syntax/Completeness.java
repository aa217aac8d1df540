package org.gamester.script.syntax;

import java.util.function.Predicate;
import org.gamester.rulesets.Catalogue;

/** Whether a text that is being typed is a whole input, or only the beginning of one. */
public final class Completeness {

  private static final String FILLER = "  ";

  private Completeness() {}

  /**
   * Whether a text can become an input by what is typed after it: the parser wants more where the
   * text ends, as in {@code for n from 1 to 3 do}, or a comment or a position is not closed. Deeply
   * nested texts need a large stack.
   *
   * @param isBound whether the user has bound a name before
   * @return false for whole inputs, and for those that nothing can save
   */
  public static boolean isIncomplete(String text, Catalogue catalogue, Predicate<String> isBound) {
    try {
      Parser.parse(
          Source.worksheet(text), Parser.Dialect.LANGUAGE, catalogue, UserNames.of(isBound));
      return false;
    } catch (SyntaxException e) {
      return reachesTheEnd(text, e.position().start(), catalogue, isBound);
    }
  }

  /** Whether what the parser complains of at an offset is that the text ends. */
  private static boolean reachesTheEnd(
      String text, int offset, Catalogue catalogue, Predicate<String> isBound) {
    Lexer lexer = new Lexer(text, 0, catalogue, isBound);
    int i = 0;
    Token token = lexer.token(i);
    while (token.end() <= offset && !token.is(TokenKind.END_OF_INPUT)) {
      token = lexer.token(++i);
    }
    return switch (token.kind()) {
      case END_OF_INPUT -> true;
      case INVALID -> text.startsWith("/*", token.start());
      case POSITION ->
          catalogue.endOfPosition(text + FILLER, token.start()) == text.length() + FILLER.length();
      default -> false;
    };
  }
}
