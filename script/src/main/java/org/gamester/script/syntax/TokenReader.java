package org.gamester.script.syntax;

import org.gamester.rulesets.Catalogue;

/** The tokens of a source in order, with look-ahead, and the bound on nesting. */
final class TokenReader {

  /** The deepest nesting that is read; the evaluation thread's stack carries several times it. */
  static final int MAXIMUM_NESTING = 10_000;

  private final Source source;
  private final Lexer lexer;
  private final BoundNames names;
  private int namesRead;
  private int at;
  private int nesting;

  /** Reads a part of the source; positions are those in the whole of it. */
  TokenReader(Source source, int start, int end, Catalogue catalogue, BoundNames names) {
    this.source = source;
    this.names = names;
    this.lexer = new Lexer(source.text().substring(0, end), start, catalogue, this.names::isBound);
  }

  Source source() {
    return source;
  }

  Token peek() {
    return peek(0);
  }

  /** A token that is not taken yet, in the light of the names that are bound now. */
  Token peek(int ahead) {
    if (namesRead != names.version()) {
      lexer.forgetFrom(at);
      namesRead = names.version();
    }
    return lexer.token(at + ahead);
  }

  boolean at(TokenKind kind) {
    return peek().kind() == kind;
  }

  boolean at(TokenKind kind, int ahead) {
    return peek(ahead).kind() == kind;
  }

  Token next() {
    Token token = peek();
    if (!token.is(TokenKind.END_OF_INPUT)) {
      at++;
    }
    return token;
  }

  boolean accept(TokenKind kind) {
    if (at(kind)) {
      next();
      return true;
    }
    return false;
  }

  Token expect(TokenKind kind) {
    if (!at(kind)) {
      throw unexpected(kind.description(), kind == TokenKind.NAME ? noName() : "");
    }
    return next();
  }

  /**
   * Why the next token cannot be a name, from a semicolon on; empty if it does not look like one.
   */
  String noName() {
    return noName(at);
  }

  /** The same of the token before the next one, as in {@code v := 3}. */
  String noNameBefore() {
    int first = at - 1;
    while (first > 0 && lexer.token(first - 1).touches(lexer.token(first))) {
      first--;
    }
    return at == 0 ? "" : noName(first);
  }

  /**
   * Why what stands before an arrow cannot be the parameters of a function.
   *
   * @param start where the statement begins
   */
  String noParameter(int start) {
    for (int i = at - 1; i >= 0 && lexer.token(i).start() >= start; i--) {
      boolean isOne = lexer.token(i).is(TokenKind.VEE) || lexer.token(i).is(TokenKind.MULTI_VEE);
      if (isOne || lexer.token(i).kind().isKeyword()) {
        return noName(i);
      }
    }
    return "";
  }

  private String noName(int number) {
    Token token = lexer.token(number);
    int end = token.end();
    for (int i = number + 1; isPartOfValue(lexer.token(i)) && lexer.token(i).start() == end; i++) {
      end = lexer.token(i).end();
    }
    String text = source.text().substring(token.start(), end);
    String value =
        switch (token.kind()) {
          case VEE, MULTI_VEE -> text.length() == 1 ? "down" : "a sum of downs";
          case CARET, MULTI_CARET -> text.length() == 1 ? "up" : "a sum of ups";
          case STAR -> "a nimber";
          case INTEGER -> "a number";
          default -> "";
        };
    return !value.isEmpty()
        ? "; `" + text + "` is " + value + ", a value, and cannot be a name"
        : token.kind().isKeyword()
            ? "; `" + text + "` is a word of the language and cannot be a name"
            : "";
  }

  private static boolean isPartOfValue(Token token) {
    return switch (token.kind()) {
      case VEE, MULTI_VEE, CARET, MULTI_CARET, STAR, INTEGER -> true;
      default -> false;
    };
  }

  /** Takes the bracket that closes {@code opening}. */
  void close(TokenKind closing, Token opening) {
    if (!accept(closing)) {
      SourcePlace open = position(opening);
      throw unexpected(
          "%s to close the %s of line %s, column %s"
              .formatted(
                  closing.description(), opening.description(), open.line(), open.column() + 1));
    }
  }

  /** The place of some characters of a token, counted from its start. */
  SourcePlace position(Token token, int offset, int length) {
    return new SourcePlace(source, token.start() + offset, token.start() + offset + length);
  }

  SourcePlace position(Token token) {
    return new SourcePlace(source, token.start(), token.end());
  }

  /** The error that the next token is not what could stand here. */
  SyntaxException unexpected(String expected) {
    return unexpected(expected, "");
  }

  /**
   * The same with what to write instead.
   *
   * @param advice from a semicolon on
   */
  SyntaxException unexpected(String expected, String advice) {
    return new SyntaxException(
        "expected %s, found %s%s%s"
            .formatted(expected, peek().description(), advice, missingSemicolon(expected)),
        position(peek()));
  }

  /** That the line before may lack its semicolon, where an operator or that was expected. */
  private String missingSemicolon(String expected) {
    return expected.startsWith("an operator") && beginsLine()
        ? "; a `;` may be missing at the end of line " + position(lexer.token(at - 1)).line()
        : "";
  }

  /** Whether the next token is the first of a line, but not the first of the source. */
  boolean beginsLine() {
    return at > 0 && text(lexer.token(at - 1).end(), lexer.token(at).start()).indexOf('\n') >= 0;
  }

  /** The text between two offsets of the source, or up to its end. */
  String text(int from, int to) {
    return source.text().substring(from, Math.min(to, source.text().length()));
  }

  /** Counts a level of nesting; every call is followed by {@link #leave}. */
  void enter() {
    if (++nesting > MAXIMUM_NESTING) {
      throw new SyntaxException(
          "Nested too deeply: at most " + MAXIMUM_NESTING + " levels are read.",
          "",
          position(peek()));
    }
  }

  void leave() {
    nesting--;
  }

  /**
   * Whether the parameters of a function stand in the parenthesis at the next token, rather than an
   * expression or a pair. A few tokens tell.
   */
  boolean atParameterList() {
    if (at(TokenKind.RIGHT_PAREN, 1)) {
      return true;
    }
    if (!at(TokenKind.NAME, 1)) {
      return false;
    }
    return switch (peek(2).kind()) {
      case AS, QUESTION, ELLIPSIS -> true;
      case RIGHT_PAREN -> at(TokenKind.ARROW, 3);
      case COMMA ->
          at(TokenKind.NAME, 3)
              && switch (peek(4).kind()) {
                case COMMA, AS, QUESTION, ELLIPSIS -> true;
                case RIGHT_PAREN -> at(TokenKind.ARROW, 5);
                default -> false;
              };
      default -> false;
    };
  }
}
