package org.gamester.studies.conjectures;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How the language writes the entries of columns of a family.
 *
 * @param family the text of the family, with its variables
 */
record ColumnText(String family) {
  private static final Map<String, String> MEMBERS =
      Map.ofEntries(
          Map.entry("value", "CanonicalForm"),
          Map.entry("outcome", "OutcomeClass"),
          Map.entry("mean", "Mean"),
          Map.entry("temperature", "Temperature"),
          Map.entry("nimber", "NimValue"),
          Map.entry("left-stop", "LeftStop"),
          Map.entry("right-stop", "RightStop"),
          Map.entry("stop-count", "StopCount"),
          Map.entry("atomic-weight", "AtomicWeight"),
          Map.entry("rcf", "ReducedCanonicalForm"),
          Map.entry("birthday", "Birthday"),
          Map.entry("left-options", "CanonicalForm.Options(Left).Size"),
          Map.entry("right-options", "CanonicalForm.Options(Right).Size"));

  private static final Pattern POSITION = Pattern.compile("(?<![\\w.])g(?!\\w)");

  /** Whether a statement can be made about a column: not about those that measure the program. */
  static boolean isMathematical(String column) {
    return !column.equals("time") && !column.equals("nodes") && !column.equals("stops");
  }

  /** The entry of a column; empty where the language has no word for it. */
  Optional<String> of(String column) {
    String member = MEMBERS.get(column);
    String game = family.matches("[\\w{},|.-]+\\(.*\\)") ? family : "(" + family + ")";
    if (member != null) {
      return Optional.of(game + "." + member);
    }
    return column.matches("[A-Z]\\w*")
        ? Optional.of(game + "." + column)
        : Optional.of(
            "(" + POSITION.matcher(column).replaceAll(Matcher.quoteReplacement(game)) + ")");
  }

  /** The family with an expression in place of a variable. */
  ColumnText with(String variable, String expression) {
    String braces = Pattern.quote("{" + variable + "}");
    String word = "(?<![\\w{])" + variable + "(?![\\w}])";
    return new ColumnText(
        family.replaceAll(braces + "|" + word, Matcher.quoteReplacement("{" + expression + "}")));
  }
}
