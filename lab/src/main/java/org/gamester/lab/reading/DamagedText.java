package org.gamester.lab.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A damaged text cut into places, each with its possible repairs, the most likely first.
 *
 * <p>Copies of papers lose bars (which leave a space, wider for a double bar), the lines of
 * fractions, minus signs and the arrows of up and down; a double bar may have become a single one.
 */
final class DamagedText {

  private static final int LONGEST = 400;
  private static final Pattern PIECE =
      Pattern.compile(
          "(?<gap>\\s+)|(?<bars>\\|+)|(?<word>\\d+(/\\d+)?)|(?<other>.)", Pattern.DOTALL);

  private final String text;
  private final List<List<Repair>> places = new ArrayList<>();

  private DamagedText(String text) {
    this.text = text;
  }

  /**
   * Cuts a text into places.
   *
   * @throws IllegalArgumentException if it is longer than 400 characters
   */
  static List<List<Repair>> places(String damaged) {
    if (damaged.length() > LONGEST) {
      throw new IllegalArgumentException(
          "a damaged text may have at most "
              + LONGEST
              + " characters, but this one has "
              + damaged.length());
    }
    DamagedText reading = new DamagedText(plain(damaged).strip());
    reading.cut();
    return reading.places;
  }

  /** Translates symbols of printed text and of LaTeX into the notation of values. */
  private static String plain(String damaged) {
    return damaged
        .replaceAll("\\\\[td]?frac\\{(\\d+)\\}\\{(\\d+)\\}", "$1/$2")
        .replaceAll("\\\\(left|right|big|Big|,|;|!)", "")
        .replace("\\uparrow", "^")
        .replace("\\downarrow", "v")
        .replaceAll("\\\\(ast|star)", "*")
        .replaceAll("\\\\mid", "|")
        .replaceAll("[\\\\$]", "")
        .replace('\u2191', '^')
        .replace('\u2193', 'v')
        .replace('\u2212', '-')
        .replace('\u2217', '*')
        .replace('\u2223', '|');
  }

  private void cut() {
    Matcher matcher = PIECE.matcher(text);
    while (matcher.find()) {
      if (matcher.group("gap") != null) {
        addGap(matcher.start(), matcher.end());
      } else if (matcher.group("bars") != null) {
        String bars = matcher.group();
        places.add(
            List.of(new Repair(bars, 0), new Repair(bars + "|", 2), new Repair(bars + "||", 3)));
      } else if (matcher.group("word") != null) {
        addNumber(matcher.group(), matcher.start());
      } else {
        addSign(matcher.group(), matcher.start());
      }
    }
  }

  private char before(int position) {
    return position > 0 ? text.charAt(position - 1) : '{';
  }

  private char after(int position) {
    return position < text.length() ? text.charAt(position) : '}';
  }

  private void addGap(int start, int end) {
    char left = before(start);
    char right = after(end);
    if ("{,|".indexOf(left) >= 0 || "},|".indexOf(right) >= 0) {
      return;
    }
    boolean wide = end - start > 1;
    List<Repair> repairs = new ArrayList<>();
    repairs.add(new Repair(wide ? "||" : "|", 0));
    repairs.add(new Repair(wide ? "|" : "||", wide ? 1 : 0));
    repairs.add(new Repair("|||", 1));
    repairs.add(new Repair("||||", 2));
    if (Character.isDigit(left) && Character.isDigit(right)) {
      repairs.add(new Repair("/", 1));
    }
    if ("*^v".indexOf(right) >= 0) {
      repairs.add(new Repair("+", 1));
    }
    repairs.add(new Repair(",", 2));
    places.add(repairs);
  }

  private void addNumber(String number, int start) {
    boolean canBeNegative = "{,| \n\t".indexOf(before(start)) >= 0 && !number.equals("0");
    places.add(
        canBeNegative
            ? List.of(new Repair(number, 0), new Repair("-" + number, 2))
            : List.of(new Repair(number, 0)));
  }

  private void addSign(String sign, int start) {
    switch (sign) {
      case "{" -> {
        fixed(sign);
        maybeBar(Character.isWhitespace(after(start + 1)));
      }
      case "}" -> {
        maybeBar(Character.isWhitespace(before(start)));
        fixed(sign);
      }
      case "*" -> {
        if ("{,| \n\t".indexOf(before(start)) >= 0) {
          places.add(List.of(new Repair("*", 0), new Repair("^*", 2), new Repair("v*", 2)));
        } else {
          fixed(sign);
        }
      }
      default -> fixed(sign);
    }
  }

  private void fixed(String sign) {
    places.add(List.of(new Repair(sign, 0)));
  }

  private void maybeBar(boolean spaced) {
    places.add(List.of(new Repair("", 0), new Repair("|", spaced ? 1 : 2), new Repair("||", 3)));
  }
}
