package org.gamester.script.syntax;

import java.util.Set;
import org.gamester.rulesets.TextException;
import org.gamester.rulesets.TextReader;
import org.gamester.script.syntax.Expression.*;
import org.jspecify.annotations.Nullable;

/**
 * Positions of the catalogue in a source, and what the names that the user has bound mean there.
 */
final class PositionParser {

  /** The function that makes a position of its text. */
  private static final String POSITION = "Position";

  /** A longer text is not tried as a position that a name of the user's hides. */
  private static final int LONGEST_HIDDEN = 1_000;

  private final Parser parser;
  private final TokenReader reader;

  PositionParser(Parser parser) {
    this.parser = parser;
    this.reader = parser.reader;
  }

  /**
   * A position; one with places for values in it if it cannot be read as it stands. A complaint
   * waits until all names are known, and what is answered then has no meaning.
   */
  Expression position(Token token, SourcePlace position) {
    String text = token.text();
    Set<String> name = PositionWords.nameIn(text, 0, text.length());
    Set<String> rulesets = PositionWords.inside(text, true);
    for (String ruleset : rulesets) {
      if (parser.names.isBound(ruleset) && parser.catalogue.has(ruleset)) {
        return complaint(hiddenInside(ruleset, token, position));
      }
    }
    try {
      Expression term =
          new PositionTerm(parser.catalogue.readPosition(new TextReader(text)), position);
      parser.names.read(name, rulesets);
      return term;
    } catch (TextException e) {
      parser.names.read(name, PositionWords.inside(text, false));
      try {
        TemplateParser values = new TemplateParser(parser, text, false, token.start(), position);
        Expression template = values.template();
        return template != null
            ? template
            : complaint(
                new SyntaxException(
                    e.complaint() + values.advice(), "", reader.position(token, e.offset(), 1)));
      } catch (SyntaxException inBraces) {
        return complaint(inBraces);
      }
    }
  }

  /**
   * What {@code Position("...")} is if values stand in its text; null if it is a call as any other.
   *
   * @param function the name before the bracket
   * @param string the one argument
   */
  @Nullable Expression sum(Token function, Token string) {
    String text = string.text();
    boolean isWritten = string.end() - string.start() == text.length() + 2; // without escapes
    if (!function.text().equals(POSITION) || parser.names.isBound(POSITION) || !isWritten) {
      return null;
    }
    Set<String> words = PositionWords.in(text);
    try {
      var _ = parser.catalogue.readSum(text);
      return null;
    } catch (TextException _) {
      parser.names.read(Set.of(POSITION), words);
      return new TemplateParser(parser, text, true, string.start() + 1, reader.position(string))
          .template();
    }
  }

  private Expression complaint(SyntaxException problem) {
    parser.names.complain(problem);
    return new BooleanLiteral(false, problem.position());
  }

  private static SyntaxException hiddenInside(String name, Token token, SourcePlace position) {
    return new SyntaxException(
        "`" + name + "` is a name of yours here, and not the ruleset.",
        "the ruleset is meant in Position(\"" + token.text() + "\")",
        position);
  }

  /** Notes that a name of the user's is read, if a position would be read without it. */
  void noteHidden(Token name) {
    if (!parser.names.mayHide(name.text())) {
      return;
    }
    String text = positionAt(name.start());
    if (text != null) {
      parser.names.hides(name.text(), text);
    }
  }

  /** The position that begins at an offset; null if none does, or it is too long to try. */
  private @Nullable String positionAt(int start) {
    String text = reader.text(start, start + LONGEST_HIDDEN);
    int end = parser.catalogue.endOfPosition(text, 0);
    if (end < 0) {
      return null;
    }
    try {
      var _ = parser.catalogue.readPosition(new TextReader(text.substring(0, end)));
      return text.substring(0, end);
    } catch (TextException e) {
      return null;
    }
  }
}
