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
      throw unexpected(kind.description());
    }
    return next();
  }

  /** Takes the bracket that closes {@code opening}. */
  void close(TokenKind closing, Token opening) {
    if (!accept(closing)) {
      Position open = position(opening);
      throw unexpected(
          closing.description()
              + " to close the "
              + opening.description()
              + " of line "
              + open.line()
              + ", column "
              + (open.column() + 1));
    }
  }

  /** The place of some characters of a token, counted from its start. */
  Position position(Token token, int offset, int length) {
    return new Position(source, token.start() + offset, token.start() + offset + length);
  }

  Position position(Token token) {
    return new Position(source, token.start(), token.end());
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
        SyntaxException.SYNTAX_ERROR,
        "expected " + expected + ", found " + peek().description() + advice,
        position(peek()));
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
