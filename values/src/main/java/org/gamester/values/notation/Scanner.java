package org.gamester.values.notation;

import org.gamester.values.notation.Token.Kind;

/**
 * Cuts a text into words. Runs of {@code ^}, {@code v} and {@code |} are one word each; white space
 * and comments ({@code //} to the end of the line, {@code /*} to the next closing one or the end)
 * only separate. A run of v followed by another letter or by an underscore begins a name.
 */
final class Scanner {

  private final String source;
  private int position;

  Scanner(String source) {
    this.source = source;
  }

  Token next() {
    skipBlanks();
    int start = position;
    if (start == source.length()) {
      return new Token(Kind.END_OF_TEXT, start, start);
    }
    char c = source.charAt(start);
    if (isDigit(c)) {
      return run(Kind.INTEGER, start, Scanner::isDigit);
    }
    if (isLetter(c)) {
      return word(start);
    }
    return switch (c) {
      case '^', '↑' -> run(Kind.UPS, start, x -> x == '^' || x == '↑');
      case '↓' -> run(Kind.DOWNS, start, x -> x == '↓');
      case '|' -> run(Kind.BARS, start, x -> x == '|');
      case '*', '★' -> token(Kind.STAR, 1);
      case '/' -> token(Kind.SLASH, 1);
      case '+' -> startsWith("+-") ? token(Kind.PLUS_MINUS, 2) : token(Kind.PLUS, 1);
      case '±' -> token(Kind.PLUS_MINUS, 1);
      case '-' -> token(Kind.MINUS, 1);
      case '{' -> token(Kind.OPEN_BRACE, 1);
      case '}' -> token(Kind.CLOSE_BRACE, 1);
      case '(' -> token(Kind.OPEN_PARENTHESIS, 1);
      case ')' -> token(Kind.CLOSE_PARENTHESIS, 1);
      case '[' -> token(Kind.OPEN_BRACKET, 1);
      case ']' -> token(Kind.CLOSE_BRACKET, 1);
      case '<' -> token(Kind.OPEN_ANGLE, 1);
      case '>' -> token(Kind.CLOSE_ANGLE, 1);
      case ',' -> token(Kind.COMMA, 1);
      case ';' -> token(Kind.SEMICOLON, 1);
      case '⧾' -> token(Kind.TINY, 1);
      case '⧿' -> token(Kind.MINY, 1);
      case ':' -> startsWith(":=") ? token(Kind.BECOMES, 2) : unknown(start);
      default -> unknown(start);
    };
  }

  private Token unknown(int start) {
    String sign = Character.toString(source.codePointAt(start));
    throw new NotationException("a value cannot contain the sign '" + sign + "'", source, start);
  }

  private interface CharacterClass {
    boolean contains(char c);
  }

  private Token run(Kind kind, int start, CharacterClass characters) {
    while (position < source.length() && characters.contains(source.charAt(position))) {
      position++;
    }
    return new Token(kind, start, position);
  }

  private Token token(Kind kind, int length) {
    int start = position;
    position += length;
    return new Token(kind, start, position);
  }

  private Token word(int start) {
    Token downs = run(Kind.DOWNS, start, c -> c == 'v');
    boolean isName =
        position < source.length()
            && (downs.length() == 0
                || isLetter(source.charAt(position))
                || source.charAt(position) == '_');
    if (!isName) {
      return downs;
    }
    Token name = run(Kind.NAME, start, c -> isLetter(c) || isDigit(c) || c == '_');
    Kind kind =
        switch (name.text(source)) {
          case "begin" -> Kind.BEGIN;
          case "var" -> Kind.VAR;
          case "end" -> Kind.END;
          case "Tiny" -> Kind.TINY;
          case "Miny" -> Kind.MINY;
          default -> Kind.NAME;
        };
    return new Token(kind, start, position);
  }

  private void skipBlanks() {
    while (position < source.length()) {
      if (isBlank(source.charAt(position))) {
        position++;
      } else if (startsWith("//")) {
        position = indexAfter("\n");
      } else if (startsWith("/*")) {
        position += 2;
        position = indexAfter("*/");
      } else {
        return;
      }
    }
  }

  private int indexAfter(String sign) {
    int found = source.indexOf(sign, position);
    return found < 0 ? source.length() : found + sign.length();
  }

  private boolean startsWith(String sign) {
    return source.startsWith(sign, position);
  }

  private static boolean isBlank(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\u00A0';
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static boolean isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }
}
