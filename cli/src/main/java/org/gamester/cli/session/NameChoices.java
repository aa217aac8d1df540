package org.gamester.cli.session;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.gamester.rulesets.Catalogue;
import org.gamester.script.WorksheetNames;
import org.gamester.script.syntax.HighlightSpan;

/**
 * The names that can complete what is typed: those of the language, of variables and rulesets, and
 * members after a point.
 *
 * @param isBound whether the user has bound a name
 */
public record NameChoices(WorksheetNames names, Catalogue catalogue, Predicate<String> isBound) {

  /**
   * Where the word begins that ends at the cursor: a name, or the name of a ruleset with its
   * hyphens.
   */
  public static int wordStart(String text, int cursor, Catalogue catalogue) {
    int start = backOver(text, cursor, false);
    int hyphened = backOver(text, cursor, true);
    String word = text.substring(hyphened, cursor);
    boolean isRuleset =
        hyphened < start
            && (hyphened == 0 || text.charAt(hyphened - 1) != '.')
            && catalogue.entries().stream().anyMatch(entry -> entry.name().startsWith(word));
    return isRuleset ? hyphened : start;
  }

  private static int backOver(String text, int cursor, boolean hyphens) {
    int start = cursor;
    while (start > 0 && isInName(text.charAt(start - 1), hyphens)) {
      start--;
    }
    return start;
  }

  private static boolean isInName(char c, boolean hyphens) {
    return Character.isLetterOrDigit(c) || c == '_' || (hyphens && c == '-');
  }

  /**
   * All names that may stand where the word begins, whatever has been typed of it; none within a
   * string, a comment or a position.
   *
   * @param cursor where the word ends
   */
  public List<String> at(String text, int wordStart, int cursor) {
    if (isInText(text.substring(0, cursor))) {
      return List.of();
    }
    String before = text.substring(0, wordStart);
    if (before.endsWith(".") && !before.endsWith("..")) {
      return List.copyOf(names.after(before.substring(0, before.length() - 1)));
    }
    List<String> choices = new ArrayList<>(new TreeSet<>(names.global()));
    for (String ruleset : names.rulesets()) {
      choices.add(ruleset + "(");
    }
    return choices;
  }

  /** Whether the end of a text is in a string, a comment or a position. */
  private boolean isInText(String text) {
    for (HighlightSpan stretch : HighlightSpan.of(text, catalogue, isBound)) {
      boolean isText =
          switch (stretch.kind()) {
            case STRING, COMMENT, POSITION, ERROR -> true;
            case KEYWORD, NAME, NUMBER, SIGN -> false;
          };
      if (isText && stretch.start() < text.length() && stretch.end() >= text.length()) {
        return true;
      }
    }
    return false;
  }
}
