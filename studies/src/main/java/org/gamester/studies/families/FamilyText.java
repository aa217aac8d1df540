package org.gamester.studies.families;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.gamester.lab.Variable;

/**
 * The text of a family of positions, in which variables stand for numbers: a variable as a word by
 * itself, as in {@code nim(n)}, or in braces, as in {@code domineering({m}x{n})} and {@code
 * nim({n+1})}. Braces after the name of a ruleset are those of its parameters and stay.
 *
 * @param text the text, an expression
 * @param isRuleset whether a word names a ruleset
 */
public record FamilyText(String text, Predicate<String> isRuleset) {
  private static final Pattern RANGE =
      Pattern.compile("\\s*([A-Za-z]\\w*)\\s*=\\s*(-?\\d+)(?:\\s*\\.\\.\\s*(-?\\d+))?\\s*");
  private static final Pattern NUMBER = Pattern.compile("-?0*\\d{1,9}");
  private static final Pattern DEFINITION = Pattern.compile("\\s*[A-Za-z]\\w*\\s*=.*");
  private static final Pattern WORD = Pattern.compile("(?<![A-Za-z0-9_])[A-Za-z]\\w*+");

  private static final String SIGNS = "+-*/%^";

  /** The name, perhaps with parameters, that stands before a bracket. */
  private static final Pattern NAME_BEFORE =
      Pattern.compile("([A-Za-z][\\w-]*+)(?:\\{[^{}]*\\})?$");

  private static final Pattern BRACES = Pattern.compile("([A-Za-z][\\w-]*+)?\\{([A-Za-z]\\w*+)\\}");

  /** Whether a word of the command line is meant as the range of a variable. */
  public static boolean isRange(String word) {
    return DEFINITION.matcher(word).matches();
  }

  /**
   * Reads {@code x=0..8} or {@code x=3}.
   *
   * @throws IllegalArgumentException if the text is neither, or the range is empty or goes too far
   */
  public static Variable variable(String text) {
    var range = RANGE.matcher(text);
    if (!range.matches()) {
      throw new IllegalArgumentException(
          "'" + text + "' is not a valid range; expected x=0..8 or x=3");
    }
    int low = number(text, range.group(2));
    int high = range.group(3) == null ? low : number(text, range.group(3));
    return new Variable(range.group(1), low, high, false);
  }

  private static int number(String range, String digits) {
    if (!NUMBER.matcher(digits).matches()) {
      throw new IllegalArgumentException(
          "the range '"
              + range
              + "' goes too far: a variable goes from -999,999,999 to 999,999,999 at most");
    }
    return Integer.parseInt(digits);
  }

  /** The text with numbers in place of variables. */
  public String at(Map<String, Integer> values) {
    String withoutBraces =
        BRACES
            .matcher(text)
            .replaceAll(braces -> Matcher.quoteReplacement(inBraces(braces, values)));
    return WORD.matcher(withoutBraces).replaceAll(word -> number(word, values));
  }

  private String inBraces(MatchResult braces, Map<String, Integer> values) {
    Integer value = values.get(braces.group(2));
    String before = braces.group(1) == null ? "" : braces.group(1);
    return value == null || isRuleset.test(before) ? braces.group() : before + value;
  }

  private static String number(MatchResult word, Map<String, Integer> values) {
    Integer value = values.get(word.group());
    return value == null ? word.group() : value.toString();
  }

  /**
   * Requires that the variables that have ranges are those that occur in the text.
   *
   * @param isReadable whether a text is a position
   * @throws IllegalArgumentException if a variable does not occur, or another word of the text
   *     keeps it from being a position
   */
  void requireVariables(List<Variable> variables, Predicate<String> isReadable) {
    variables.forEach(variable -> requireClear(variable.name()));
    Set<String> words =
        WORD.matcher(text)
            .results()
            .map(MatchResult::group)
            .collect(Collectors.toCollection(LinkedHashSet::new));
    Map<String, Integer> lows = new LinkedHashMap<>();
    List<String> unused = new ArrayList<>();
    for (Variable variable : variables) {
      lows.put(variable.name(), variable.low());
      if (!words.contains(variable.name())) {
        unused.add(variable.name());
      }
    }
    Set<String> missing = missing(words, lows, isReadable);
    if (!missing.isEmpty()) {
      throw new IllegalArgumentException(
          "%s no range; add one such as %s=%s%s"
              .formatted(
                  listed(missing, "has", "have"),
                  missing.iterator().next(),
                  rangeLike(variables),
                  unused.isEmpty() ? "" : ". " + unusedText(unused)));
    }
    if (!unused.isEmpty()) {
      throw new IllegalArgumentException(unusedText(unused));
    }
  }

  /** A range for one more variable. */
  private static String rangeLike(List<Variable> variables) {
    return variables.isEmpty()
        ? "0..8"
        : variables.getLast().low() + ".." + variables.getLast().high();
  }

  /** Refuses a variable that could mean two things. */
  private void requireClear(String name) {
    Matcher word = WORD.matcher(text);
    while (word.find()) {
      if (!word.group().equals(name)) {
        continue;
      }
      if (isRuleset.test(name) && text.startsWith("(", word.end())) {
        throw new IllegalArgumentException(
            "the variable %s has the name of a ruleset in '%s'; give it another name"
                .formatted(name, text));
      }
      if (isInPosition(word.start()) && isBesideSign(word.start(), word.end())) {
        throw new IllegalArgumentException(
            ("the variable %s stands beside a sign in '%s'; braces say what is meant: one number in"
                    + " {%s+1}, a sum in {%s}+1")
                .formatted(name, text, name, name));
      }
    }
  }

  /** Whether the innermost bracket around a place is the round one of a position. */
  private boolean isInPosition(int at) {
    int depth = 0;
    for (int i = at - 1; i >= 0; i--) {
      char c = text.charAt(i);
      if (c == ')' || c == '}') {
        depth++;
      } else if (c == '{' || c == '(') {
        if (depth-- == 0) {
          Matcher name = NAME_BEFORE.matcher(text.substring(0, i));
          return c == '(' && name.find() && isRuleset.test(name.group(1));
        }
      }
    }
    return false;
  }

  private boolean isBesideSign(int start, int end) {
    String before = text.substring(0, start).stripTrailing();
    String after = text.substring(end).stripLeading();
    return !before.isEmpty() && SIGNS.indexOf(before.charAt(before.length() - 1)) >= 0
        || !after.isEmpty() && SIGNS.indexOf(after.charAt(0)) >= 0;
  }

  private String unusedText(List<String> unused) {
    return listed(unused, "does", "do") + " not occur in '" + text + "'";
  }

  /**
   * The single letters that must be numbers for the text to be a position: those in braces, if that
   * is enough.
   */
  private Set<String> missing(
      Set<String> words, Map<String, Integer> lows, Predicate<String> isReadable) {
    Set<String> letters = new LinkedHashSet<>();
    words.stream()
        .filter(word -> word.matches("[A-Za-z]\\d*") && !lows.containsKey(word))
        .forEach(letters::add);
    if (letters.isEmpty() || isReadable.test(at(lows))) {
      return Set.of();
    }
    Set<String> inBraces = new LinkedHashSet<>(letters);
    inBraces.removeIf(letter -> !text.contains("{" + letter + "}"));
    for (Set<String> some : List.of(inBraces, letters)) {
      Map<String, Integer> all = new LinkedHashMap<>(lows);
      some.forEach(letter -> all.put(letter, 1));
      if (!some.isEmpty() && isReadable.test(at(all))) {
        return some;
      }
    }
    return Set.of();
  }

  private static String listed(Iterable<String> names, String one, String several) {
    List<String> list = new ArrayList<>();
    names.forEach(list::add);
    return String.join(" and ", list) + " " + (list.size() == 1 ? one : several);
  }
}
