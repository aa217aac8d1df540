package org.gamester.script.syntax;

import static org.gamester.script.syntax.TokenKind.*;

import java.util.ArrayList;
import java.util.List;
import org.gamester.script.syntax.Expression.*;
import org.jspecify.annotations.Nullable;

/**
 * What stands in braces: a set, a map, or a game whose bars are counted once all of it is read.
 *
 * <p>{@code e1 S1 e2 S2 … en} is split at its longest run of slashes, which must be the only one of
 * its length; a part that still holds slashes is one game.
 */
final class BraceParser {

  private final Parser parser;
  private final TokenReader reader;

  BraceParser(Parser parser) {
    this.parser = parser;
    this.reader = parser.reader;
  }

  /** {@code name{…}}, a game that can be called {@code name} inside. */
  Expression labelled() {
    Token name = reader.expect(NAME);
    int scope = parser.names.enter();
    parser.names.declare(name.text());
    Token open = reader.expect(LEFT_BRACE);
    Expression game = gameBehind(open, name.text(), false, list(RIGHT_BRACE));
    parser.names.leave(scope);
    if (game == null) {
      throw reader.unexpected("`|`");
    }
    return game;
  }

  /** {@code '{…}'}, a game that keeps its form. */
  Expression quoted() {
    reader.expect(QUOTE);
    Token open = reader.expect(LEFT_BRACE);
    Expression game = gameBehind(open, null, true, list(RIGHT_BRACE));
    if (game == null) {
      throw reader.unexpected("`|`");
    }
    reader.expect(QUOTE);
    return game;
  }

  /** A set, a map or a game. */
  Expression braces() {
    Token open = reader.expect(LEFT_BRACE);
    SourcePlace position = reader.position(open);
    if (reader.accept(MAPS_TO)) {
      reader.close(RIGHT_BRACE, open);
      return new MapLiteral(List.of(), position);
    }
    BoundNames.Start start = parser.names.beginElement(open.start());
    List<Expression> elements = list(RIGHT_BRACE);
    Expression value = null;
    if (elements.size() == 1 && reader.accept(MAPS_TO)) {
      value = parser.expressions.expression();
    }
    int end = parser.names.endElement(start);
    if (value != null) {
      return map(new Entry(elements.getFirst(), value), open, start, end);
    }
    if (elements.size() == 1 && reader.at(FOR)) {
      List<LoopClause> clauses = parser.statements.comprehensionClauses(start, end);
      reader.close(RIGHT_BRACE, open);
      return new Comprehension(Collected.SET, elements.getFirst(), clauses, position);
    }
    Expression game = gameBehind(open, null, false, elements);
    if (game != null) {
      return game;
    }
    reader.close(RIGHT_BRACE, open);
    return new SetLiteral(elements, position);
  }

  /** Expressions between commas; none if {@code closing} or slashes follow at once. */
  private List<Expression> list(TokenKind closing) {
    List<Expression> elements = new ArrayList<>();
    if (!reader.at(closing) && !reader.at(SLASHES)) {
      do {
        elements.add(parser.expressions.expression());
      } while (reader.accept(COMMA));
    }
    return elements;
  }

  /** The rest of a map whose first entry is read. */
  private Expression map(Entry first, Token open, BoundNames.Start start, int end) {
    SourcePlace position = reader.position(open);
    List<Entry> entries = new ArrayList<>(List.of(first));
    if (reader.at(FOR)) {
      List<LoopClause> clauses = parser.statements.comprehensionClauses(start, end);
      reader.close(RIGHT_BRACE, open);
      return new MapComprehension(first, clauses, position);
    }
    while (reader.accept(COMMA)) {
      Expression key = parser.expressions.expression();
      reader.expect(MAPS_TO);
      entries.add(new Entry(key, parser.expressions.expression()));
    }
    reader.close(RIGHT_BRACE, open);
    return new MapLiteral(entries, position);
  }

  /** The rest of a game whose first list is read, or null if no slashes follow. */
  private @Nullable Expression gameBehind(
      Token open, @Nullable String label, boolean literal, List<Expression> first) {
    if (!reader.at(SLASHES)) {
      return null;
    }
    List<List<Expression>> lists = new ArrayList<>();
    List<Token> bars = new ArrayList<>();
    lists.add(first);
    while (reader.at(SLASHES)) {
      bars.add(reader.next());
      lists.add(list(RIGHT_BRACE));
    }
    reader.close(RIGHT_BRACE, open);
    return split(new Span(lists, bars, 0, bars.size()), label, literal);
  }

  /** Lists {@code from} to {@code to}, both included, and the bars between them. */
  private record Span(List<List<Expression>> lists, List<Token> bars, int from, int to) {}

  private Expression split(Span span, @Nullable String label, boolean literal) {
    reader.enter();
    int longest = span.from;
    int repeated = -1;
    for (int i = span.from + 1; i < span.to; i++) {
      int difference = span.bars.get(i).length() - span.bars.get(longest).length();
      if (difference > 0) {
        longest = i;
        repeated = -1;
      } else if (difference == 0) {
        repeated = i;
      }
    }
    if (repeated >= 0) {
      Token bar = span.bars.get(repeated);
      throw new SyntaxException(
          "two runs of "
              + bar.length()
              + " bars, `"
              + bar.text()
              + "`, and none longer:"
              + " it is not clear which one separates Left from Right",
          reader.position(bar));
    }
    Expression game =
        new GameBraces(
            label,
            side(new Span(span.lists, span.bars, span.from, longest)),
            side(new Span(span.lists, span.bars, longest + 1, span.to)),
            literal,
            reader.position(span.bars.get(longest)));
    reader.leave();
    return game;
  }

  private List<Expression> side(Span span) {
    return span.from == span.to ? span.lists.get(span.from) : List.of(split(span, null, false));
  }
}
