package org.gamester.script.syntax;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;

/** The words in the text of a position, letters, digits and underscores that touch each other. */
final class PositionWords {

  private PositionWords() {}

  /** The words of the name that a position begins with: those before its first bracket. */
  static Set<String> nameIn(String text, int start, int end) {
    Set<String> words = new LinkedHashSet<>();
    int at = start;
    while (at < end && text.charAt(at) != '(' && text.charAt(at) != '{') {
      int endOfWord = endOfWord(text, at);
      if (endOfWord > at) {
        words.add(text.substring(at, endOfWord));
      }
      at = Math.max(endOfWord, at + 1);
    }
    return words;
  }

  /**
   * The words after the name that begin with a letter.
   *
   * @param beforeBrackets only those that a bracket follows at once, as the name of a ruleset
   */
  static Set<String> inside(String text, boolean beforeBrackets) {
    return words(text, endOfName(text), beforeBrackets);
  }

  /** The words of a text that begin with a letter. */
  static Set<String> in(String text) {
    return words(text, 0, false);
  }

  private static Set<String> words(String text, int from, boolean beforeBrackets) {
    Set<String> words = new HashSet<>();
    int at = from;
    while (at < text.length()) {
      int end = endOfWord(text, at);
      boolean opens = end < text.length() && (text.charAt(end) == '(' || text.charAt(end) == '{');
      if (end > at && Character.isLetter(text.charAt(at)) && (opens || !beforeBrackets)) {
        words.add(text.substring(at, end));
      }
      at = Math.max(end, at + 1);
    }
    return words;
  }

  /** Where the name ends that a text begins with: one word, or several with hyphens. */
  static int endOfName(String text) {
    int at = 0;
    while (at < text.length() && isNamePart(text.charAt(at))) {
      at++;
    }
    return at;
  }

  static int endOfWord(String text, int start) {
    int at = start;
    while (at < text.length() && isPart(text.charAt(at))) {
      at++;
    }
    return at;
  }

  static boolean isNamePart(char c) {
    return isPart(c) || c == '-';
  }

  static boolean isPart(char c) {
    return Character.isLetterOrDigit(c) || c == '_';
  }
}
