package org.gamester.rulesets.tree;

import org.gamester.rulesets.TextReader;
import org.gamester.values.ShortGame;
import org.gamester.values.notation.GameReader;
import org.gamester.values.notation.NotationException;

/**
 * Reads the values at leaves, in any notation of values: {@code -1/2}, {@code ^2*}, {@code +-2}.
 */
final class LeafText {
  private static final int SHORT = 9;

  private LeafText() {}

  /** Reads up to the comma, bar or bracket that ends the leaf. */
  static ShortGame read(TextReader text) {
    int start = text.offset();
    int depth = 0;
    while (text.offset() < text.end()) {
      char c = text.peek();
      boolean closes = c == '}' || c == ')' || c == ']';
      if (depth == 0 && (closes || c == ',' || c == '|')) {
        break;
      }
      depth += closes ? -1 : c == '{' || c == '(' || c == '[' ? 1 : 0;
      text.next();
    }
    String value = text.between(start, text.offset()).strip();
    if (value.isEmpty()) {
      text.moveTo(start);
      throw text.expected("a value such as 1/2, ^2* or *3, or a tree in { }, *{ }, ( ) or [ ]");
    }
    if (value.length() <= SHORT && value.chars().allMatch(c -> c >= '0' && c <= '9')) {
      return ShortGame.integer(Long.parseLong(value));
    }
    try {
      return GameReader.exact().read(value);
    } catch (NotationException e) {
      throw text.errorAt(Math.min(start + e.column() - 1, text.end()), e.complaint());
    }
  }
}
