package org.gamester.rulesets;

import java.util.ArrayList;
import java.util.List;

/** A term of a sum of positions of one ruleset, with its sign. */
record SignedPart(boolean negative, TextReader text) {

  static List<SignedPart> split(TextReader text) {
    List<SignedPart> parts = new ArrayList<>();
    int end = text.end();
    int depth = 0;
    boolean started = false;
    boolean negative = false;
    text.skipBlanks();
    int from = text.offset();
    for (int i = from; i < end; i++) {
      int afterCode = text.afterCode(i);
      if (afterCode > i) {
        i = afterCode - 1;
        continue;
      }
      text.moveTo(i);
      char c = text.peek();
      if (depth == 0 && !started && c == '-' && negates(text)) {
        negative = !negative;
        from = i + 1;
        continue;
      }
      depth += Brackets.change(c);
      if (depth == 0 && started && (c == '+' || (c == '-' && subtracts(text, i, from)))) {
        parts.add(part(text, negative, from, i));
        negative = c == '-';
        started = false;
        from = i + 1;
        continue;
      }
      started |= c != ' ' && c != '\t' && c != '\n' && c != '\r';
    }
    parts.add(part(text, negative, from, end));
    return parts;
  }

  private static SignedPart part(TextReader text, boolean negative, int from, int to) {
    TextReader term = text.part(from, to);
    if (negative && term.peek() == '(' && term.closingBracket() == term.end() - 1) {
      term = term.part(term.offset() + 1, term.end() - 1);
    }
    return new SignedPart(negative, term);
  }

  private static boolean negates(TextReader text) {
    int ahead = 1;
    while (text.peek(ahead) == ' ') {
      ahead++;
    }
    char c = text.peek(ahead);
    return c == '(' || c == '[' || c == '{' || Character.isLetter(c);
  }

  private static boolean subtracts(TextReader text, int place, int from) {
    if (!negates(text)) {
      return false;
    }
    String before = text.between(from, place);
    char last = before.charAt(before.length() - 1);
    return last == ')' || last == '}' || last == ']' || (last == ' ' && text.peek(1) == ' ');
  }
}
