package org.gamester.rulesets;

import java.util.Locale;
import java.util.Set;

/** Where a position with its rules begins and ends in a text, as in {@code nim(3)}. */
final class PositionPlace {

  /** Names of values that a bracket may follow. */
  private static final Set<String> VALUE_NAMES = Set.of("tiny", "miny", "v", "pow", "up", "down");

  private static final int LONGEST_NAME = 80;

  private PositionPlace() {}

  /** Whether the name of something and a bracket are at the cursor: a position, not a value. */
  static boolean isAt(Catalogue catalogue, TextReader text) {
    int start = text.offset();
    String name = readName(text);
    if (catalogue.has(name)) {
      text.skipBlanks();
    }
    char after = text.peek();
    text.moveTo(start);
    return !name.isEmpty()
        && (after == '(' || after == '{')
        && (catalogue.has(name) || !VALUE_NAMES.contains(name.toLowerCase(Locale.ROOT)));
  }

  /** As {@link Catalogue#endOfPosition}. */
  static int end(Catalogue catalogue, String text, int offset) {
    int end = endOfName(text, offset);
    if (end < 0 || !catalogue.has(text.substring(offset, end))) {
      return -1;
    }
    String spelling = text.substring(offset, end);
    if (catalogue.find(spelling).filter(entry -> isClass(entry, spelling)).isPresent()) {
      return -1;
    }
    if (text.charAt(end) == '{') {
      end = afterBracket(text, end);
      if (end == text.length() || text.charAt(end) != '(') {
        return end == text.length() ? end : -1;
      }
    }
    boolean ofRuleset = catalogue.isVariant(text.substring(offset, end));
    end = afterBracket(text, end);
    if (ofRuleset && end < text.length() && text.charAt(end) == '(') {
      end = afterBracket(text, end);
    }
    int next = end;
    while (next < text.length() && Character.isWhitespace(text.charAt(next))) {
      next++;
    }
    return text.startsWith(":=", next) ? -1 : end;
  }

  private static boolean isClass(CatalogueEntry entry, String spelling) {
    return entry.ruleset().description().className().equals(spelling);
  }

  /** Where words end that an opening bracket, but no string in it, follows at once; else -1. */
  private static int endOfName(String text, int offset) {
    if (offset == text.length() || !Character.isLetter(text.charAt(offset))) {
      return -1; // as in -nim(3), where the minus is not part of the name
    }
    int end = offset;
    while (end < text.length() && end - offset < LONGEST_NAME) {
      char c = text.charAt(end);
      boolean inName = Character.isLetterOrDigit(c) || c == '-' || c == '_';
      boolean between =
          c == ' ' && end + 1 < text.length() && Character.isLetter(text.charAt(end + 1));
      if (!inName && !between) {
        boolean opens = (c == '(' || c == '{') && !text.startsWith("\"", end + 1);
        return opens && end > offset ? end : -1;
      }
      end++;
    }
    return -1;
  }

  /** The place after the bracket that closes the one at {@code open}; the end if none does. */
  private static int afterBracket(String text, int open) {
    int depth = 0;
    for (int i = open; i < text.length(); i = Brackets.afterCode(text, i + 1)) {
      int change = Brackets.change(text.charAt(i));
      depth += change;
      if (change < 0 && depth == 0) {
        return i + 1;
      }
    }
    return text.length();
  }

  /** Reads words of letters, digits, hyphens and underscores with single blanks between them. */
  static String readName(TextReader text) {
    int from = text.offset();
    String word = text.name();
    while (!word.isEmpty()) {
      int end = text.offset();
      word = text.name();
      if (word.isEmpty()) {
        text.moveTo(end);
      }
    }
    return text.between(from, text.offset());
  }
}
