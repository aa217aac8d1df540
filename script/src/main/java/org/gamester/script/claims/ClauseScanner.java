package org.gamester.script.claims;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.gamester.script.syntax.Source;
import org.gamester.script.syntax.SourcePlace;
import org.gamester.script.syntax.SyntaxException;

/**
 * Cuts a claims file into its items ({@code paper}, {@code define}, {@code section}, {@code claim})
 * and these into clauses. An item begins at the left margin; a clause begins with its keyword,
 * outside of brackets and strings. Linear in the length of the text.
 */
final class ClauseScanner {

  private static final Set<String> ITEMS = Set.of("paper", "define", "section", "claim");

  /** Keywords of clauses that may stand anywhere in a line. */
  private static final Set<String> INLINE = Set.of("for", "given", "where");

  /** Keywords of clauses that begin a line. */
  private static final Set<String> LINES =
      Set.of(
          "key",
          "called",
          "convention",
          "says",
          "case",
          "showing",
          "corrected",
          "amended",
          "refitted",
          "garbled",
          "lost",
          "note",
          "page",
          "rulesets",
          "unchecked");

  private static final Set<String> REMEDIES = Set.of("corrected", "amended", "refitted");

  private final Source source;
  private final String text;

  ClauseScanner(Source source) {
    this.source = source;
    this.text = source.text();
  }

  /** The items of the file, in order. */
  List<Clause> items() {
    List<Clause> items = new ArrayList<>();
    String keyword = "";
    int start = 0;
    int at = 0;
    while (at < text.length()) {
      String word = isLineStart(at) ? word(at) : "";
      if (ITEMS.contains(word)) {
        close(items, keyword, start, at);
        keyword = word;
        start = at + word.length();
        at = start;
      } else {
        if (isLineStart(at) && !Character.isWhitespace(text.charAt(at)) && !isComment(at)) {
          throw notAtTheMargin(at);
        }
        at = text.charAt(at) == '"' ? afterString(at, text.length()) : after(at, text.length());
      }
    }
    close(items, keyword, start, text.length());
    return items;
  }

  private void close(List<Clause> items, String keyword, int start, int end) {
    Clause item = new Clause(source, keyword, start, end);
    if (!keyword.isEmpty()) {
      items.add(item);
    } else if (!item.isBlank()) {
      throw notAtTheMargin(item.firstCharacter());
    }
  }

  private SyntaxException notAtTheMargin(int at) {
    return new SyntaxException(
        "expected `paper`, `define`, `section` or `claim` at the left margin",
        new SourcePlace(source, at, at + Math.max(1, word(at).length())));
  }

  private boolean isComment(int at) {
    return text.startsWith("//", at) || text.startsWith("/*", at);
  }

  /** The clauses of an item; the first has the keyword of the item itself. */
  List<Clause> clauses(Clause item) {
    List<Clause> clauses = new ArrayList<>();
    String keyword = item.keyword();
    int start = item.start();
    int depth = 0;
    int at = start;
    while (at < item.end()) {
      char c = text.charAt(at);
      if (c == '"') {
        at = afterString(at, item.end());
        continue;
      }
      depth += change(c);
      String word = depth == 0 ? word(at) : "";
      boolean named = named(word, at, keyword, start);
      if (named && !(word.equals("where") && isRemedy(keyword, start, at))) {
        clauses.add(new Clause(source, keyword, start, at));
        keyword = word;
        start = at + word.length();
        at = start;
      } else if (depth == 0 && c == ':' && endsHead(keyword, start, at, item.end())) {
        clauses.add(new Clause(source, keyword, start, at));
        keyword = Clause.STATEMENT;
        start = at + 1;
        at = start;
      } else {
        at = word.isEmpty() ? after(at, item.end()) : at + word.length();
      }
    }
    clauses.add(new Clause(source, keyword, start, item.end()));
    return clauses;
  }

  private boolean named(String word, int at, String keyword, int start) {
    return LINES.contains(word)
        ? isIndentedLineStart(at)
        : INLINE.contains(word) && (at > start || !keyword.isEmpty());
  }

  private boolean isRemedy(String keyword, int start, int at) {
    return REMEDIES.contains(keyword) && text.substring(start, at).isBlank();
  }

  /** Whether a colon ends the head of a claim: it is not {@code :=} nor behind a name in quotes. */
  private boolean endsHead(String keyword, int start, int at, int end) {
    boolean head = keyword.equals("claim") || INLINE.contains(keyword) || keyword.equals("case");
    if (!head && !keyword.equals("says") || at + 1 < end && text.charAt(at + 1) == '=') {
      return false;
    }
    if (!keyword.equals("where") && !keyword.equals("given")) {
      return true;
    }
    Clause last = list(new Clause(source, keyword, start, at)).getLast();
    int first = last.firstCharacter();
    return first == at
        || text.charAt(first) != '"'
        || !text.substring(afterString(first, at), at).isBlank();
  }

  /** The parts of a clause between commas that are not in brackets. */
  List<Clause> list(Clause clause) {
    List<Clause> parts = new ArrayList<>();
    int depth = 0;
    int start = clause.start();
    int at = start;
    while (at < clause.end()) {
      char c = text.charAt(at);
      if (c == '"') {
        at = afterString(at, clause.end());
        continue;
      }
      depth += change(c);
      if (depth == 0 && c == ',') {
        parts.add(clause.part(start, at));
        start = at + 1;
      }
      at = after(at, clause.end());
    }
    parts.add(clause.part(start, clause.end()));
    return parts;
  }

  /** The offset after the string that begins here. */
  int afterString(int open, int end) {
    for (int at = open + 1; at < end; at++) {
      char c = text.charAt(at);
      if (c == '\\') {
        at++;
      } else if (c == '"') {
        return at + 1;
      }
    }
    throw new SyntaxException(
        "found a string without its closing `\"`", new SourcePlace(source, open, open + 1));
  }

  /** The offset after the character or comment that is here. */
  private int after(int at, int end) {
    if (text.startsWith("//", at)) {
      int line = text.indexOf('\n', at);
      return line < 0 ? end : Math.min(line, end);
    }
    if (text.startsWith("/*", at)) {
      int close = text.indexOf("*/", at + 2);
      return close < 0 ? end : Math.min(close + 2, end);
    }
    return at + 1;
  }

  private static int change(char c) {
    return switch (c) {
      case '(', '[', '{' -> 1;
      case ')', ']', '}' -> -1;
      default -> 0;
    };
  }

  private boolean isLineStart(int at) {
    return at == 0 || text.charAt(at - 1) == '\n';
  }

  private boolean isIndentedLineStart(int at) {
    int before = at - 1;
    while (before >= 0 && (text.charAt(before) == ' ' || text.charAt(before) == '\t')) {
      before--;
    }
    return before < 0 || text.charAt(before) == '\n';
  }

  /** The word that begins here, not in the middle; empty if none does. */
  private String word(int at) {
    if (at > 0 && (isWordPart(text.charAt(at - 1)) || text.charAt(at - 1) == '.')) {
      return "";
    }
    int end = at;
    while (end < text.length() && isWordPart(text.charAt(end))) {
      end++;
    }
    return text.substring(at, end);
  }

  private static boolean isWordPart(char c) {
    return Character.isLetterOrDigit(c) || c == '_';
  }
}
