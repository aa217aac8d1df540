package org.gamester.rulesets;

/**
 * Brackets in the texts of positions. The characters of the code of a graph, as in {@code
 * graph6:DQc}, are not brackets: a code reaches to the first character that no code contains, as a
 * blank or a parenthesis.
 */
final class Brackets {
  private static final String[] CODES = {"graph6", "sparse6"};

  private Brackets() {}

  /** 1 for an opening bracket, -1 for a closing one, 0 for other characters. */
  static int change(char c) {
    return switch (c) {
      case '(', '[', '{' -> 1;
      case ')', ']', '}' -> -1;
      default -> 0;
    };
  }

  /** Where the code of a graph ends whose colon is at {@code place}; else {@code place}. */
  static int afterCode(String text, int place) {
    if (place < text.length() && text.charAt(place) == ':') {
      for (String name : CODES) {
        if (text.regionMatches(true, place - name.length(), name, 0, name.length())) {
          int end = place + 1;
          while (end < text.length() && isInCode(text.charAt(end))) {
            end++;
          }
          return end;
        }
      }
    }
    return place;
  }

  /** Whether codes of graphs contain a character: one of six bits, added to 63, or a colon. */
  private static boolean isInCode(char c) {
    return c == ':' || (c >= '?' && c <= '~');
  }
}
