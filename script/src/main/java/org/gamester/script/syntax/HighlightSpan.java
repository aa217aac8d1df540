package org.gamester.script.syntax;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.function.Predicate;
import org.gamester.rulesets.Catalogue;

/**
 * A stretch of a source that is of one kind, for those who show the source: a line editor, a page.
 *
 * @param start offset of its first character
 * @param end offset after its last character
 */
public record HighlightSpan(Kind kind, int start, int end) {

  /** What a stretch of a source is. */
  public enum Kind {
    KEYWORD,
    NAME,
    NUMBER,
    STRING,
    /** A position with its rules, such as {@code nim(3)}. */
    POSITION,
    /** Operators, brackets and separators. */
    SIGN,
    COMMENT,
    /** What cannot be read: an unknown character, an open string, a bracket that closes nothing. */
    ERROR
  }

  /**
   * The stretches of a text in order; blanks are in none of them. No text is refused, and nothing
   * is parsed, so that a text that is still being typed can be shown. Linear in its length.
   *
   * @param catalogue says which names begin a position
   * @param isBound whether the user has bound a name, which then begins none
   */
  public static List<HighlightSpan> of(
      String text, Catalogue catalogue, Predicate<String> isBound) {
    List<HighlightSpan> stretches = new ArrayList<>();
    Lexer lexer = new Lexer(text, 0, catalogue, isBound);
    Deque<TokenKind> open = new ArrayDeque<>();
    int end = 0;
    for (int i = 0; ; i++) {
      Token token = lexer.token(i);
      addBetween(text, end, token.start(), stretches);
      if (token.is(TokenKind.END_OF_INPUT)) {
        return stretches;
      }
      stretches.add(new HighlightSpan(kind(token, open), token.start(), token.end()));
      end = token.end();
    }
  }

  /** The words of the language that cannot be names. */
  public static List<String> keywords() {
    return Arrays.stream(TokenKind.values())
        .filter(TokenKind::isKeyword)
        .map(TokenKind::text)
        .toList();
  }

  /** Adds what is between two tokens: a comment, or a part of a string that cannot be read. */
  private static void addBetween(String text, int from, int to, List<HighlightSpan> stretches) {
    String between = text.substring(from, to).replace('\u00a0', ' ');
    if (!between.isBlank()) {
      int end = from + between.stripTrailing().length();
      int start = end - between.strip().length();
      boolean isComment = text.startsWith("//", start) || text.startsWith("/*", start);
      stretches.add(new HighlightSpan(isComment ? Kind.COMMENT : Kind.ERROR, start, end));
    }
  }

  private static Kind kind(Token token, Deque<TokenKind> open) {
    TokenKind kind = token.kind();
    return switch (kind) {
      case INVALID -> token.text().startsWith("a comment") ? Kind.COMMENT : Kind.ERROR;
      case INTEGER, MISERE_GAME -> Kind.NUMBER;
      case STRING -> Kind.STRING;
      case NAME, CLASS_REFERENCE -> Kind.NAME;
      case POSITION -> Kind.POSITION;
      case LEFT_PAREN, LEFT_BRACKET, LEFT_BRACE -> {
        open.push(kind);
        yield Kind.SIGN;
      }
      case RIGHT_PAREN -> closing(open, TokenKind.LEFT_PAREN);
      case RIGHT_BRACKET -> closing(open, TokenKind.LEFT_BRACKET);
      case RIGHT_BRACE -> closing(open, TokenKind.LEFT_BRACE);
      default -> kind.isKeyword() ? Kind.KEYWORD : Kind.SIGN;
    };
  }

  private static Kind closing(Deque<TokenKind> open, TokenKind opening) {
    if (open.peek() == opening) {
      open.pop();
      return Kind.SIGN;
    }
    return Kind.ERROR;
  }
}
