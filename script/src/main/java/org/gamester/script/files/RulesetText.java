package org.gamester.script.files;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gamester.script.syntax.Source;

/**
 * A ruleset that comes as a text, which is what its file would hold: a class of the language, or
 * else a few lines. The name of the file is the one that the text asks for.
 *
 * @param isCard whether it is a few lines
 * @param name the name of the file, without what it ends with
 * @param source what the file holds
 */
record RulesetText(boolean isCard, String name, Source source) {
  private static final Pattern WORD = Pattern.compile("\\w+");
  private static final Pattern CLASS = Pattern.compile("\\bclass\\s+([A-Za-z]\\w{0,99})");
  private static final String NAMELESS = "ruleset";

  /** What a text is, whatever is wrong with it. */
  static RulesetText of(String given) {
    String text = Source.withoutMark(given);
    int start = afterComments(text);
    Matcher word = WORD.matcher(text).region(start, text.length());
    boolean isClass =
        word.lookingAt() && word.group().matches("class|enum|import|mutable|singleton|system");
    if (!isClass) {
      String name = CardFile.title(text).map(CardFile::id).orElse(NAMELESS);
      return new RulesetText(true, name, new Source(name + ClassFiles.CARD_ENDING, text));
    }
    Matcher named = CLASS.matcher(text).region(start, text.length());
    String name = named.find() ? named.group(1) : NAMELESS;
    return new RulesetText(false, name, new Source(name + ClassFiles.CLASS_ENDING, text));
  }

  /** The place of the first character that is neither blank nor in a comment. */
  private static int afterComments(String text) {
    int at = 0;
    while (at < text.length()) {
      if (Character.isWhitespace(text.charAt(at))) {
        at++;
      } else if (text.startsWith("//", at)) {
        at = endOr(text, text.indexOf('\n', at));
      } else if (text.startsWith("/*", at)) {
        at = endOr(text, text.indexOf("*/", at + 2) + 2);
      } else {
        break;
      }
    }
    return at;
  }

  /** A place that was looked for, or the end of the text if there is none. */
  private static int endOr(String text, int found) {
    return found < 2 ? text.length() : found;
  }
}
