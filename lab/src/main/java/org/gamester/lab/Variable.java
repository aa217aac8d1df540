package org.gamester.lab;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An integer variable and its range.
 *
 * @param name a letter, then letters, digits or underscores
 * @param low the least value
 * @param high the greatest value, at least {@code low}
 * @param only whether the range is all there is (the cells of a printed table, say), so that it
 *     cannot be extended beyond {@code high}
 * @param domain what the values are
 */
public record Variable(String name, int low, int high, boolean only, Domain domain) {

  private static final Pattern TEXT =
      Pattern.compile(
          "\\s*([A-Za-z][A-Za-z0-9_]*)\\s*(?:=|\\bin\\b)\\s*(-?\\d{1,9})(?:\\s*\\.\\.\\s*(-?\\d{1,9}))?"
              + "(\\s+only)?\\s*");

  /**
   * Checks the bounds.
   *
   * @throws IllegalArgumentException if the range is empty
   */
  public Variable {
    if (high < low) {
      throw new IllegalArgumentException(
          "the range " + low + ".." + high + " of " + name + " is empty");
    }
  }

  /** A variable whose values are the integers of a range. */
  public Variable(String name, int low, int high, boolean only) {
    this(name, low, high, only, Domain.INTEGERS);
  }

  /**
   * Parses {@code x in 0..8}, {@code x=0..8}, {@code x in 3} or {@code x in 0..8 only}.
   *
   * @throws IllegalArgumentException if the text is none of these or the range is empty
   */
  public static Variable parse(String text) {
    Matcher matcher = TEXT.matcher(text);
    if (!matcher.matches()) {
      throw new IllegalArgumentException(
          "'" + text + "' is not a range: expected a name and bounds, as in x=0..8");
    }
    int low = Integer.parseInt(matcher.group(2));
    int high = matcher.group(3) == null ? low : Integer.parseInt(matcher.group(3));
    return new Variable(matcher.group(1), low, high, matcher.group(4) != null);
  }

  /** The number of values in the range. */
  public long size() {
    return (long) high - low + 1;
  }

  /** The same variable with another range. */
  public Variable within(int newLow, int newHigh) {
    return new Variable(name, newLow, newHigh, only, domain);
  }

  /** {@code x in 0..8}, or {@code x = 3}. */
  @Override
  public String toString() {
    return low == high
        ? name + " = " + domain.label(low)
        : name + " in " + domain.describe(low, high);
  }
}
