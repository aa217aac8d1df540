package org.gamester.web.text;

import java.util.Set;
import org.commonmark.node.Text;
import org.commonmark.parser.beta.InlineContentParser;
import org.commonmark.parser.beta.InlineContentParserFactory;
import org.commonmark.parser.beta.InlineParserState;
import org.commonmark.parser.beta.ParsedInline;
import org.commonmark.parser.beta.Position;
import org.commonmark.parser.beta.Scanner;

/**
 * Finds formulas: $...$ in a line, $$...$$ on one of their own. As in Pandoc, nothing blank follows
 * the first sign of the former or precedes the last, and no digit follows that, so that amounts of
 * money are none.
 */
final class FormulaParser implements InlineContentParserFactory, InlineContentParser {
  private static final char SIGN = '$';

  @Override
  public Set<Character> getTriggerCharacters() {
    return Set.of(SIGN);
  }

  @Override
  public InlineContentParser create() {
    return this;
  }

  @Override
  public ParsedInline tryParse(InlineParserState state) {
    Scanner scanner = state.scanner();
    int signs = scanner.matchMultiple(SIGN);
    if (signs > 2) { // no formula begins so; all are read at once, as many may follow
      return ParsedInline.of(new Text(String.valueOf(SIGN).repeat(signs)), scanner.position());
    }
    boolean isDisplayed = signs == 2;
    if (!isDisplayed && Character.isWhitespace(scanner.peek())) {
      return ParsedInline.none();
    }
    Position begin = scanner.position();
    char before = SIGN;
    while (scanner.hasNext()) {
      char c = scanner.peek();
      Position end = scanner.position();
      scanner.next();
      if (before == '\\') {
        before = 0; // whatever it is, it ends nothing and escapes nothing
        continue;
      }
      if (c == SIGN && (isDisplayed ? scanner.next(SIGN) : isEnd(before, scanner.peek()))) {
        String tex = scanner.getSource(begin, end).getContent();
        return tex.isBlank()
            ? ParsedInline.none()
            : ParsedInline.of(new Formula(tex.strip(), isDisplayed), scanner.position());
      }
      if (c == SIGN && !isDisplayed) {
        return ParsedInline.none();
      }
      before = c;
    }
    return ParsedInline.none();
  }

  private static boolean isEnd(char before, char after) {
    return !Character.isWhitespace(before) && !Character.isDigit(after);
  }
}
