package org.gamester.web.pages;

import java.util.Map;

/**
 * A statement of a paper as it is typed, such as {@code A(x,y,z) = x + z on K_n x K_2}, as HTML:
 * with indices, exponents, the signs of print, and variables in italics. Words stay as they are,
 * and no sign is lost: where a letter may be a word, as in "a game", it is one.
 */
final class StatementHtml {
  private static final Map<String, String> GREEK =
      Map.of(
          "alpha", "α", "lambda", "λ", "omega", "ω", "phi", "φ", "tau", "τ", "rho", "ρ", "sigma",
          "σ", "epsilon", "ε", "theta", "θ");

  /** The signs that are typed with several, the longer ones first. */
  private static final String[][] SIGNS = {
    {"...", "…"}, {">=", "≥"}, {"<=", "≤"}, {"!=", "≠"}, {"->", "→"}, {"plus-minus", "±"}
  };

  private static final int DEEPEST = 8;

  private final String text;
  private final StringBuilder html = new StringBuilder();
  private final int depth;

  private StatementHtml(String text, int depth) {
    this.text = text;
    this.depth = depth;
  }

  /** The HTML of a statement; what HTML would read in it is escaped. */
  static String of(String statement) {
    return new StatementHtml(statement, 0).written();
  }

  private String written() {
    int at = 0;
    while (at < text.length()) {
      at = next(at);
    }
    return html.toString();
  }

  /** Writes what stands at an index, and returns the index after it. */
  private int next(int at) {
    for (String[] sign : SIGNS) {
      if (text.startsWith(sign[0], at)) {
        html.append(sign[1]);
        return at + sign[0].length();
      }
    }
    char c = text.charAt(at);
    if (Character.isLetter(c)) {
      return word(at);
    }
    boolean isAfterName = at > 0 && isNameOrBracket(text.charAt(at - 1));
    if ((c == '_' || c == '^') && isAfterName && depth < DEEPEST) {
      int end = endOfRaised(at + 1);
      if (end > at + 1) {
        raise(c == '_' ? "sub" : "sup", text.substring(at + 1, end));
        return end;
      }
    }
    switch (c) {
      case '^' -> html.append('↑');
      case '*' -> html.append('∗');
      case '-' -> html.append(isMinus(at) ? '−' : '-');
      case '<' -> html.append("&lt;");
      case '>' -> html.append("&gt;");
      case '&' -> html.append("&amp;");
      default -> html.append(c);
    }
    return at + 1;
  }

  private void raise(String tag, String inside) {
    boolean isBracket = inside.startsWith("(") && endOfBracket(inside, 0) == inside.length();
    String bare = isBracket ? inside.substring(1, inside.length() - 1) : inside;
    html.append('<').append(tag).append('>');
    html.append(new StatementHtml(bare, depth + 1).written());
    html.append("</").append(tag).append('>');
  }

  /** Where an index or an exponent ends: a bracket, a number or a name, with a sign before it. */
  private int endOfRaised(int start) {
    int at = start < text.length() && text.charAt(start) == '-' ? start + 1 : start;
    if (at < text.length() && (text.charAt(at) == '(' || text.charAt(at) == '{')) {
      return endOfBracket(text, at);
    }
    int end = at;
    while (end < text.length() && Character.isLetterOrDigit(text.charAt(end))) {
      end++;
    }
    return end == at ? start : end;
  }

  /** The index after the bracket that matches; that of the bracket itself if none does. */
  private static int endOfBracket(String text, int open) {
    int level = 0;
    for (int i = open; i < text.length(); i++) {
      level += "([{".indexOf(text.charAt(i)) >= 0 ? 1 : 0;
      level -= ")]}".indexOf(text.charAt(i)) >= 0 ? 1 : 0;
      if (level == 0) {
        return i + 1;
      }
    }
    return open;
  }

  private int word(int start) {
    int end = start;
    while (end < text.length() && Character.isLetter(text.charAt(end))) {
      end++;
    }
    String word = text.substring(start, end);
    if (GREEK.containsKey(word)) {
      html.append("<i>").append(GREEK.get(word)).append("</i>");
    } else if (word.equals("x") && isTimes(start)) {
      html.append('×');
    } else if (word.length() == 1 && isVariable(start)) {
      html.append("<i>").append(word).append("</i>");
    } else {
      html.append(word);
    }
    return end;
  }

  private boolean isVariable(int at) {
    if (isAt(at - 1, "'") || isAt(at + 1, "'")) {
      return false;
    }
    boolean isInitial =
        Character.isUpperCase(text.charAt(at)) && isAt(at + 1, ".") && isAt(at + 2, " ");
    boolean isEndOfWord =
        isAt(at - 1, "-")
            && at >= 3
            && Character.isLetter(text.charAt(at - 2))
            && Character.isLetter(text.charAt(at - 3));
    boolean mayBeWord = isAt(at, "aAI");
    return !isInitial
        && !isEndOfWord
        && (!mayBeWord
            || isAt(at + 1, "(_^")
            || isAt(beside(at, -1), "=<>+-*|")
            || isAt(beside(at, 1), "=<>+-*|)}],"));
  }

  /** Whether the letter x at an index stands between two sizes or graphs, as in {@code 4 x n}. */
  private boolean isTimes(int at) {
    if (!isAt(at - 1, " ") || !isAt(at + 1, " ") || at + 2 >= text.length()) {
      return false;
    }
    char after = text.charAt(at + 2);
    boolean isSize =
        Character.isDigit(after)
            || Character.isLetter(after)
                && (at + 3 >= text.length() || !Character.isLetter(text.charAt(at + 3)));
    return isSize && at >= 2 && isEndOfName(at - 2);
  }

  /** Whether a hyphen is a minus sign. */
  private boolean isMinus(int at) {
    if (isAt(at - 1, " ") && isAt(at + 1, " ")) {
      return true;
    }
    boolean isBefore = at + 1 < text.length() && isBeginningOfName(at + 1);
    boolean isFirst = at == 0 || isAt(at - 1, " ([{|=<>,;+*^_/");
    return isBefore && (isFirst || isEndOfName(at - 1));
  }

  /** Whether a number, a bracket or a single letter ends at an index. */
  private boolean isEndOfName(int at) {
    char c = text.charAt(at);
    return Character.isDigit(c)
        || isAt(at, ")]}*")
        || Character.isLetter(c) && (at == 0 || !Character.isLetter(text.charAt(at - 1)));
  }

  /** Whether a number, a bracket or a single letter begins at an index. */
  private boolean isBeginningOfName(int at) {
    char c = text.charAt(at);
    return Character.isDigit(c)
        || isAt(at, "([{*^<")
        || Character.isLetter(c)
            && (at + 1 == text.length() || !Character.isLetter(text.charAt(at + 1)));
  }

  /** The index of the nearest sign before or after one that is no blank. */
  private int beside(int at, int step) {
    int found = at + step;
    while (isAt(found, " ")) {
      found += step;
    }
    return found;
  }

  private boolean isAt(int at, String signs) {
    return at >= 0 && at < text.length() && signs.indexOf(text.charAt(at)) >= 0;
  }

  private static boolean isNameOrBracket(char c) {
    return Character.isLetterOrDigit(c) || ")]}".indexOf(c) >= 0;
  }
}
