package org.gamester.script.syntax;

import java.util.ArrayList;
import java.util.List;
import org.gamester.script.syntax.Expression.*;
import org.jspecify.annotations.Nullable;

/**
 * Reads the text of a position in which values stand: expressions in braces, and the variables that
 * the parser was given, as whole words. Braces at once after the name of the ruleset are those of
 * its parameters.
 */
final class TemplateParser {

  private final Parser parser;
  private final Token token;
  private final Position position;
  private final String text;
  private final List<Place> places = new ArrayList<>();
  private int literalStart;

  TemplateParser(Parser parser, Token token, Position position) {
    this.parser = parser;
    this.token = token;
    this.position = position;
    this.text = token.text();
  }

  /** The position with its places; null if there is no place for a value in it. */
  @Nullable Expression template() {
    int at = endOfName();
    if (at < text.length() && text.charAt(at) == '{') {
      at++;
    }
    while (at < text.length()) {
      char c = text.charAt(at);
      if (c == '{') {
        int end = closingBrace(at);
        if (end < 0) {
          return null;
        }
        add(at, expression(at + 1, end), end + 1);
        at = end + 1;
      } else if (isWordPart(c)) {
        int end = endOfWord(at);
        String word = text.substring(at, end);
        if (parser.variables.contains(word)) {
          add(at, new Name(word, place(at, end)), end);
        }
        at = end;
      } else {
        at++;
      }
    }
    return places.isEmpty()
        ? null
        : new PositionTemplate(places, text.substring(literalStart), position);
  }

  private void add(int start, Expression value, int end) {
    places.add(new Place(text.substring(literalStart, start), value));
    literalStart = end;
  }

  private Expression expression(int start, int end) {
    return Parser.parseExpression(
        parser.reader.source(),
        token.start() + start,
        token.start() + end,
        parser.catalogue,
        parser.variables);
  }

  private Position place(int start, int end) {
    return new Position(parser.reader.source(), token.start() + start, token.start() + end);
  }

  private int endOfName() {
    int at = 0;
    while (at < text.length() && (isWordPart(text.charAt(at)) || text.charAt(at) == '-')) {
      at++;
    }
    return at;
  }

  private int endOfWord(int start) {
    int at = start;
    while (at < text.length() && isWordPart(text.charAt(at))) {
      at++;
    }
    return at;
  }

  private int closingBrace(int open) {
    int depth = 0;
    for (int at = open; at < text.length(); at++) {
      char c = text.charAt(at);
      depth += c == '{' ? 1 : c == '}' ? -1 : 0;
      if (depth == 0) {
        return at;
      }
    }
    return -1;
  }

  private static boolean isWordPart(char c) {
    return Character.isLetterOrDigit(c) || c == '_';
  }
}
