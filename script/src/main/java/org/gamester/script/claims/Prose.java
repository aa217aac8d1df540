package org.gamester.script.claims;

import org.gamester.script.syntax.SourcePlace;
import org.gamester.script.syntax.SyntaxException;

/** Text in quotation marks at the beginning of a clause, for readers; it may run over lines. */
final class Prose {

  private Prose() {}

  /**
   * A text, and what follows it.
   *
   * @param text the text, with every line break in it as one blank
   * @param rest the clause after the text
   */
  record Quoted(String text, Clause rest) {}

  /** Whether the clause begins with a text. */
  static boolean isAt(Clause clause) {
    int first = clause.firstCharacter();
    return first < clause.end() && clause.source().text().charAt(first) == '"';
  }

  /** The text that the clause begins with. */
  static Quoted read(Clause clause) {
    if (!isAt(clause)) {
      throw expected("a text in quotation marks", clause, clause.firstCharacter());
    }
    String source = clause.source().text();
    StringBuilder text = new StringBuilder();
    int at = clause.firstCharacter() + 1;
    while (source.charAt(at) != '"') {
      char c = source.charAt(at);
      if (c == '\n' || c == '\r') {
        while (Character.isWhitespace(source.charAt(at))) {
          at++;
        }
        text.setLength(text.toString().stripTrailing().length());
        text.append(' ');
      } else {
        at += c == '\\' ? 1 : 0;
        text.append(source.charAt(at++));
      }
    }
    return new Quoted(text.toString(), clause.part(at + 1, clause.end()));
  }

  /** The text that the clause consists of. */
  static String only(Clause clause) {
    Quoted quoted = read(clause);
    if (!quoted.rest.isBlank()) {
      throw expected("the end of this clause", clause, quoted.rest.firstCharacter());
    }
    return quoted.text;
  }

  /** The clause without the colon that it begins with. */
  static Clause afterColon(Clause clause) {
    int first = clause.firstCharacter();
    if (first == clause.end() || clause.source().text().charAt(first) != ':') {
      throw expected("`:`", clause, first);
    }
    return clause.part(first + 1, clause.end());
  }

  static SyntaxException expected(String what, Clause clause, int at) {
    return new SyntaxException(
        "expected " + what + (at == clause.end() ? ", found the end of the clause" : ""),
        new SourcePlace(clause.source(), Math.min(at, clause.source().text().length()), at + 1));
  }
}
