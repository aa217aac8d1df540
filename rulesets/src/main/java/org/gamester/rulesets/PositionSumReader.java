package org.gamester.rulesets;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Reads sums such as {@code col(x.o) + nim(3) - domineering(..|..) + ^*}.
 *
 * <p>A term that begins with a name and a bracket is a position; every other one is a value, kept
 * as text up to the next plus or minus outside brackets. A minus at the very start of a value
 * belongs to the value, so that {@code -1^} stays one.
 */
final class PositionSumReader {
  private static final Set<String> VALUE_NAMES = Set.of("tiny", "miny", "v", "pow", "up", "down");

  private final Catalogue catalogue;
  private final TextReader text;
  private final List<PositionSum.Term> terms = new ArrayList<>();

  PositionSumReader(Catalogue catalogue, TextReader text) {
    this.catalogue = catalogue;
    this.text = text;
  }

  PositionSum read() {
    boolean subtracted = false;
    do {
      readTerm(subtracted);
      if (text.atEnd()) {
        return new PositionSum(terms);
      }
      char sign = text.next();
      subtracted = sign == '-';
      if (!subtracted && sign != '+') {
        text.moveTo(text.offset() - 1);
        throw text.expected("+, - or the end of the sum");
      }
      if (!subtracted && text.peek() == '-') {
        text.moveTo(text.offset() - 1);
        throw text.error("'+-' between two terms is ambiguous; write '+ +-' for a switch, or '-'");
      }
    } while (true);
  }

  private void readTerm(boolean subtracted) {
    text.skipBlanks();
    int start = text.offset();
    boolean minus = text.peek() == '-';
    if (minus) {
      text.next();
      text.skipBlanks();
    }
    if (atPosition()) {
      readPosition(subtracted != minus);
    } else {
      text.moveTo(start);
      readValue(subtracted);
    }
  }

  private boolean atPosition() {
    int start = text.offset();
    String name = Catalogue.readName(text);
    if (catalogue.has(name)) {
      text.skipBlanks();
    }
    char after = text.peek();
    text.moveTo(start);
    return !name.isEmpty()
        && (after == '(' || after == '{')
        && (catalogue.has(name) || !VALUE_NAMES.contains(name.toLowerCase(Locale.ROOT)));
  }

  private void readPosition(boolean negative) {
    Rules rules = catalogue.readRules(text);
    text.skipBlanks();
    if (text.peek() != '(') {
      throw text.expected("( and a position of " + rules.text());
    }
    int close = text.closingBracket();
    Position position = rules.read(text.part(text.offset() + 1, close));
    text.moveTo(close + 1);
    terms.add(new PositionSum.PositionTerm(negative, rules, position));
  }

  private void readValue(boolean negative) {
    int start = text.offset();
    if (text.peek() == '-' || (text.peek() == '+' && text.peek(1) == '-')) {
      text.moveTo(start + (text.peek() == '+' ? 2 : 1));
    }
    int depth = 0;
    boolean started = false;
    while (text.offset() < text.end()) {
      char c = text.peek();
      if (depth == 0 && started && (c == '+' || c == '-')) {
        break;
      }
      if (c == '(' || c == '[' || c == '{') {
        depth++;
      } else if (c == ')' || c == ']' || c == '}') {
        depth--;
      }
      started |= c != ' ';
      text.next();
    }
    TextReader value = text.part(start, text.offset());
    if (!started) {
      text.moveTo(start);
      throw text.expected("a position, as in nim(3), or a value");
    }
    terms.add(new PositionSum.ValueTerm(negative, value.content(), value.offset()));
  }
}
