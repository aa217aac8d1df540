package org.gamester.script.syntax;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The tokens of a source in order, with look-ahead, and the bound on nesting. */
final class TokenReader {

  /** The deepest nesting that is read; the evaluation thread's stack carries several times it. */
  static final int MAXIMUM_NESTING = 10_000;

  private final Source source;
  private final List<Token> tokens;
  private int at;
  private int nesting;
  private int @Nullable [] closings;

  TokenReader(Source source) {
    this.source = source;
    this.tokens = Lexer.tokens(source.text());
  }

  Source source() {
    return source;
  }

  Token peek() {
    return tokens.get(at);
  }

  Token peek(int ahead) {
    return tokens.get(Math.min(at + ahead, tokens.size() - 1));
  }

  boolean at(TokenKind kind) {
    return peek().kind() == kind;
  }

  boolean at(TokenKind kind, int ahead) {
    return peek(ahead).kind() == kind;
  }

  Token next() {
    Token token = peek();
    if (at < tokens.size() - 1) {
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
              + open.column());
    }
  }

  Position position(Token token) {
    return new Position(source, token.start(), token.end());
  }

  /** The error that the next token is not what could stand here. */
  SyntaxException unexpected(String expected) {
    return new SyntaxException(
        SyntaxException.SYNTAX_ERROR,
        "expected " + expected + ", found " + peek().description(),
        position(peek()));
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

  /** Whether the parenthesis at the next token is closed and an arrow follows. */
  boolean atParameterList() {
    int[] ends = closings;
    if (ends == null) {
      ends = closings();
      closings = ends;
    }
    int end = ends[at];
    return end > 0 && end + 1 < tokens.size() && tokens.get(end + 1).is(TokenKind.ARROW);
  }

  private int[] closings() {
    int[] ends = new int[tokens.size()];
    Deque<Integer> open = new ArrayDeque<>();
    for (int i = 0; i < ends.length; i++) {
      if (tokens.get(i).is(TokenKind.LEFT_PAREN)) {
        open.push(i);
      } else if (tokens.get(i).is(TokenKind.RIGHT_PAREN) && !open.isEmpty()) {
        ends[open.pop()] = i;
      }
    }
    return ends;
  }
}
