package org.gamester.rulesets;

import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A call of a function, as in {@code snort(path(4))}, where a ruleset expects its own notation, in
 * which nothing is evaluated.
 */
final class CallInPosition {
  private static final int LONGEST = 200;
  private static final Pattern CALL =
      Pattern.compile("([A-Za-z]\\w*(?:\\.[A-Za-z]\\w*)*+)\\(([^()]*)\\)");

  private CallInPosition() {}

  /**
   * What to write instead, to be added to a complaint; empty if the text is no such call.
   *
   * @param written what stands in the brackets of a position, which its rules refuse
   */
  static String advice(Rules rules, String written) {
    Matcher call = CALL.matcher(written.strip());
    if (written.length() > LONGEST || !call.matches()) {
      return "";
    }
    String function = call.group(1);
    String arguments = call.group(2).strip();
    String word = function.substring(function.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    String blanks = word + " " + arguments.replaceAll("\\s*,\\s*", " ");
    String times = arguments.replaceAll("\\s*,\\s*", "x");
    for (String text : List.of(blanks, word + " " + times, times)) {
      if ((text.contains("x") || text.contains(word)) && reads(rules, text)) {
        return "; write " + rules.text() + "(" + text + ")";
      }
    }
    return "; a position is written as in %s, without a call of a function"
        .formatted(rules.ruleset().description().example());
  }

  private static boolean reads(Rules rules, String text) {
    try {
      Position _ = SumReader.read(rules, new TextReader(text));
      return true;
    } catch (TextException e) {
      return false;
    }
  }
}
