package org.gamester.script.claims;

import java.util.regex.Pattern;
import org.gamester.script.syntax.Source;
import org.gamester.script.syntax.SourcePlace;

/**
 * A part of a claims file: a keyword and what follows it.
 *
 * @param keyword the word, or {@link #STATEMENT} after a colon
 * @param start offset of the first character after the keyword
 * @param end offset after the last character
 */
record Clause(Source source, String keyword, int start, int end) {

  private static final Pattern COMMENT = Pattern.compile("//[^\n]*|/\\*(?s:.*?)\\*/");

  /** The keyword of what is claimed, which a colon introduces. */
  static final String STATEMENT = ":";

  /** The place of the keyword. */
  SourcePlace keywordPosition() {
    return new SourcePlace(source, start - keyword.length(), start);
  }

  /** The first character of the contents that is neither blank nor in a comment, or the end. */
  int firstCharacter() {
    String text = source.text();
    int at = start;
    while (at < end) {
      int after = text.startsWith("//", at) ? text.indexOf('\n', at) : at;
      after = text.startsWith("/*", at) ? text.indexOf("*/", at + 2) + 2 : after;
      if (after < at) {
        return end;
      }
      if (after == at && !Character.isWhitespace(text.charAt(at))) {
        return at;
      }
      at = Math.max(after, at + 1);
    }
    return end;
  }

  boolean isBlank() {
    return firstCharacter() == end;
  }

  /** The same clause with other contents. */
  Clause part(int from, int to) {
    return new Clause(source, keyword, from, to);
  }

  /** The contents without comments, with every stretch of white space written as one blank. */
  String words() {
    return COMMENT
        .matcher(source.text().substring(start, end))
        .replaceAll(" ")
        .strip()
        .replaceAll("\\s+", " ");
  }
}
