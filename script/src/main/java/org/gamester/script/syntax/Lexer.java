package org.gamester.script.syntax;

import static org.gamester.script.syntax.TokenKind.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gamester.rulesets.Catalogue;

/**
 * Cuts a source into tokens, always the longest that fits.
 *
 * <p>Names start with a letter; a name that starts with a run of {@code v} must go on with another
 * letter or an underscore, for {@code v}, {@code vv} and {@code v3} are downs. White space and
 * comments only separate. A ruleset's name with a bracket at once after it begins a position, whose
 * text runs to the matching bracket and is one token, unless the user has bound the name. What
 * cannot be read becomes an {@link TokenKind#INVALID} token, so that the parser complains about
 * whatever comes first. Linear in the length of the text.
 */
final class Lexer {
  private static final int LAST_OF_ASCII = 0x7F;

  /** Digits and signs of a game of misere play, as far as they go. */
  private static final Pattern MISERE_GAME_TEXT =
      Pattern.compile("\\*\\[(?:[0-9#()\\[\\]-]|&[0-9]++;)++");

  /** What stands in such a text and not in a list of numbers and lists. */
  private static final Pattern NO_LIST = Pattern.compile("[#&]|[0-9)]\\[|\\)[0-9(]|[0-9]\\(");

  private final String text;
  private final int start;
  private final Catalogue catalogue;
  private final Predicate<String> isBound;
  private final List<Token> tokens = new ArrayList<>();
  private int at;

  /**
   * @param text read from {@code start} to its end
   * @param catalogue says which names begin a position
   * @param isBound whether the user has bound a name, at the place that is read
   */
  Lexer(String text, int start, Catalogue catalogue, Predicate<String> isBound) {
    this.text = text;
    this.start = start;
    this.at = start;
    this.catalogue = catalogue;
    this.isBound = isBound;
  }

  /** Forgets the tokens from this number on: they are read anew when they are asked for. */
  void forgetFrom(int number) {
    if (number < tokens.size()) {
      tokens.subList(number, tokens.size()).clear();
      at = number == 0 ? start : tokens.getLast().end();
    }
  }

  /**
   * The token of this number, counted from 0; the last one, {@link TokenKind#END_OF_INPUT}, for any
   * number from its own on. The text is read no further than to there.
   */
  Token token(int number) {
    while (tokens.size() <= number) {
      if (!tokens.isEmpty() && tokens.getLast().is(END_OF_INPUT)) {
        return tokens.getLast();
      }
      if (skipBlanks()) {
        readToken();
      } else {
        tokens.add(new Token(END_OF_INPUT, "", text.length(), text.length()));
      }
    }
    return tokens.get(number);
  }

  private char peek(int ahead) {
    int i = at + ahead;
    return i < text.length() ? text.charAt(i) : '\0';
  }

  /** Skips white space and comments; false at the end of the text. */
  private boolean skipBlanks() {
    while (at < text.length()) {
      char c = text.charAt(at);
      if (c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\u00a0') {
        at++;
      } else if (c == '/' && peek(1) == '/') {
        int end = text.indexOf('\n', at);
        at = end < 0 ? text.length() : end;
      } else if (c == '/' && peek(1) == '*') {
        int end = text.indexOf("*/", at + 2);
        if (end < 0) {
          return true;
        }
        at = end + 2;
      } else {
        return true;
      }
    }
    return false;
  }

  private void readToken() {
    char c = text.charAt(at);
    if (isDigit(c)) {
      int start = at;
      while (isDigit(peek(0))) {
        at++;
      }
      tokens.add(new Token(INTEGER, text.substring(start, at), start, at));
    } else if (c == '↓' || c == '⇓' || c == 'v' && !isNameAfterVees()) {
      addArrows("v↓", '⇓', VEE, MULTI_VEE);
    } else if (isLetter(c)) {
      int start = at;
      boolean isName = !tokens.isEmpty() && (tokens.getLast().is(DOT) || tokens.getLast().is(DEF));
      int end = isName ? -1 : catalogue.endOfPosition(text, start);
      if (end >= 0 && !PositionWords.nameIn(text, start, end).stream().allMatch(isBound)) {
        add(POSITION, text.substring(start, end), end - start);
        return;
      }
      while (isLetter(peek(0)) || isDigit(peek(0)) || peek(0) == '_') {
        at++;
      }
      String word = text.substring(start, at).intern();
      tokens.add(new Token(TokenKind.ofWord(word), word, start, at));
    } else if (c == '^' || c == '↑' || c == '⇑') {
      addArrows("^↑", '⇑', CARET, MULTI_CARET);
    } else if (c == '|' && peek(1) != '>') {
      addSlashes();
    } else if (c == '"') {
      readString();
    } else if (c == '⟪') {
      readClassReference();
    } else {
      readSymbol(c);
    }
  }

  private boolean isNameAfterVees() {
    int i = at;
    while (i < text.length() && text.charAt(i) == 'v') {
      i++;
    }
    return i < text.length() && (isLetter(text.charAt(i)) || text.charAt(i) == '_');
  }

  private void addSlashes() {
    int start = at;
    while (peek(0) == '|') {
      at++;
    }
    tokens.add(new Token(SLASHES, text.substring(start, at), start, at));
  }

  /**
   * A run of ups or downs, whichever signs it is written with; its meaning is that in the signs of
   * the language.
   *
   * @param signs of one arrow, that of the language first
   * @param twofold stands for two arrows
   */
  private void addArrows(String signs, char twofold, TokenKind one, TokenKind several) {
    int start = at;
    int count = 0;
    while (at < text.length()) {
      char c = text.charAt(at);
      if (c != twofold && signs.indexOf(c) < 0 || c == 'v' && isNameAfterVees()) {
        break;
      }
      count += c == twofold ? 2 : 1;
      at++;
    }
    String meaning = signs.substring(0, 1).repeat(count);
    tokens.add(new Token(count == 1 ? one : several, meaning, start, at));
  }

  private void add(TokenKind kind, String meaning, int length) {
    tokens.add(new Token(kind, meaning, at, at + length));
    at += length;
  }

  private void readString() {
    int start = at;
    StringBuilder contents = new StringBuilder();
    at++;
    while (at < text.length() && text.charAt(at) != '"') {
      char c = text.charAt(at);
      if (c == '\n' || c == '\r') {
        break;
      }
      if (c != '\\') {
        contents.append(c);
        at++;
      } else if (!readEscape(contents)) {
        tokens.add(new Token(INVALID, "an unknown escape `\\" + peek(1) + "`", at, at + 1));
        at += 2;
        return;
      }
    }
    if (peek(0) == '"') {
      at++;
      tokens.add(new Token(STRING, contents.toString(), start, at));
    } else {
      tokens.add(new Token(INVALID, "a string without its closing `\"`", start, start + 1));
    }
  }

  private boolean readEscape(StringBuilder contents) {
    switch (peek(1)) {
      case '\\' -> contents.append('\\');
      case '"' -> contents.append('"');
      case 'n' -> contents.append('\n');
      case 'r' -> contents.append('\r');
      case 't' -> contents.append('\t');
      case 'u' -> {
        int code = 0;
        for (int i = 2; i < 6; i++) {
          int digit = Character.digit(peek(i), 16);
          if (digit < 0) {
            return false;
          }
          code = code * 16 + digit;
        }
        contents.append((char) code);
        at += 4;
      }
      default -> {
        return false;
      }
    }
    at += 2;
    return true;
  }

  /** A class as the classic style prints it: its qualified name between double angles. */
  private void readClassReference() {
    int end = text.indexOf('⟫', at);
    if (end < 0) {
      add(INVALID, "`⟪` without `⟫`", 1);
    } else {
      add(CLASS_REFERENCE, text.substring(at + 1, end), end + 1 - at);
    }
  }

  private void readSymbol(char c) {
    switch (c) {
      case '+' -> add(peek(1) == '-' ? PLUS_MINUS : PLUS);
      case '-' -> add(peek(1) == '>' ? ARROW : MINUS);
      case '*' -> readStar();
      case '/' -> {
        if (peek(1) == '*') {
          tokens.add(new Token(INVALID, "a comment without its closing `*/`", at, at + 2));
          at = text.length();
        } else {
          add(DIVIDE);
        }
      }
      case '%' -> add(PERCENT);
      case '(' -> add(LEFT_PAREN);
      case ')' -> add(RIGHT_PAREN);
      case '[' -> add(LEFT_BRACKET);
      case ']' -> add(RIGHT_BRACKET);
      case '{' -> add(LEFT_BRACE);
      case '}' -> add(RIGHT_BRACE);
      case ',' -> add(COMMA);
      case ';' -> add(SEMICOLON);
      case '?' -> add(QUESTION);
      case '&' -> add(AMPERSAND);
      case '\'' -> add(QUOTE);
      case ':' -> add(peek(1) == '=' ? ASSIGN : COLON);
      case '.' -> add(peek(1) != '.' ? DOT : peek(2) == '.' ? ELLIPSIS : RANGE);
      case '|' -> add(GREATER_OR_CONFUSED);
      case '>' -> add(peek(1) == '=' ? GREATER_OR_EQUAL : GREATER);
      case '<' -> readLess();
      case '=' -> readEquals();
      case '!' -> readExclamation();
      case 'ω' -> add(NAME, "omega", 1);
      case '×', '★' -> add(STAR, "*", 1);
      case '±' -> add(PLUS_MINUS, "+-", 1);
      case '⧾' -> add(NAME, "Tiny", 1);
      case '⧿' -> add(NAME, "Miny", 1);
      default -> readUnknown();
    }
  }

  /** A star, or a game of misere play as it prints, where its text can be no list. */
  private void readStar() {
    Matcher matcher = MISERE_GAME_TEXT.matcher(text).region(at, text.length());
    int depth = 0;
    int end = matcher.lookingAt() ? at + 1 : text.length();
    while (end < text.length() && end < matcher.end()) {
      char c = text.charAt(end++);
      depth += c == '[' ? 1 : c == ']' ? -1 : 0;
      if (depth == 0) {
        String game = text.substring(at + 2, end - 1);
        if (NO_LIST.matcher(game).find()) {
          add(MISERE_GAME, game, end - at);
          return;
        }
        break;
      }
    }
    add(STAR);
  }

  private void add(TokenKind kind) {
    add(kind, kind.text(), kind.text().length());
  }

  private void readLess() {
    if (peek(1) == '=') {
      add(peek(2) == '>' ? COMPARE : LESS_OR_EQUAL);
    } else {
      add(peek(1) == '>' ? CONFUSED : peek(1) == '|' ? LESS_OR_CONFUSED : LESS);
    }
  }

  private void readEquals() {
    if (peek(1) == '=') {
      add(peek(2) == '=' ? IDENTICAL : EQUAL);
    } else {
      add(peek(1) == '>' ? MAPS_TO : RESERVED_EQUALS);
    }
  }

  private void readExclamation() {
    if (peek(1) == '=') {
      add(peek(2) == '=' ? NOT_IDENTICAL : NOT_EQUAL);
    } else {
      readUnknown();
    }
  }

  private void readUnknown() {
    int code = text.codePointAt(at);
    boolean printable =
        Character.isDefined(code)
            && !Character.isISOControl(code)
            && Character.getType(code) != Character.SURROGATE;
    String point = String.format(Locale.ROOT, "U+%04X", code);
    String shown = printable ? Character.toString(code) : point;
    boolean isPlain = !printable || code <= LAST_OF_ASCII;
    add(
        INVALID,
        "the character `" + shown + (isPlain ? "`" : "` (" + point + ")"),
        Character.charCount(code));
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static boolean isLetter(char c) {
    return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
  }
}
