package org.gamester.cli.output;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gamester.figures.drawing.Latex;

/**
 * Lines of an answer as LaTeX that needs no packages. Formulas are marked while the lines are
 * written, with characters that occur in no other text, and stay as they are; around them
 * everything is escaped, and numbers that are fractions or negative become formulas.
 */
public final class LatexText {
  private static final String BEGIN = "\u0001";
  private static final String END = "\u0002";
  private static final Pattern FORMULA = Pattern.compile(BEGIN + "([^" + BEGIN + END + "]*)" + END);

  /** A fraction, a negative number after a blank or bracket, a minus between blanks. */
  private static final Pattern NUMBER =
      Pattern.compile(
          "(?<![\\w/.-])(-?)(\\d+)/(\\d+)(?![\\w/])|(?<=[ (,|{])-(\\d+)(?![\\w/])|(?<= )-(?= )");

  private LatexText() {}

  /** A formula for math mode, to be used in a line. */
  public static String formula(String math) {
    return BEGIN + "$" + math + "$" + END;
  }

  /** Lines, each ended by a line break, in an environment. */
  public static String document(String lines) {
    StringBuilder text = new StringBuilder("\\begin{flushleft}\n");
    lines.lines().forEach(line -> text.append(line(line)).append("\\\\{}\n"));
    return text.append("\\end{flushleft}\n").toString();
  }

  /** One line; blanks at its beginning, and several together, become wider ones. */
  public static String line(String line) {
    StringBuilder text = new StringBuilder();
    Matcher formula = FORMULA.matcher(line);
    int end = 0;
    while (formula.find()) {
      text.append(words(line.substring(end, formula.start()))).append(formula.group(1));
      end = formula.end();
    }
    return text.append(words(line.substring(end))).toString();
  }

  private static String words(String words) {
    StringBuilder text = new StringBuilder();
    Matcher number = NUMBER.matcher(words);
    int end = 0;
    while (number.find()) {
      text.append(escaped(words.substring(end, number.start())));
      text.append('$').append(number(number)).append('$');
      end = number.end();
    }
    return text.append(escaped(words.substring(end))).toString();
  }

  private static String number(Matcher found) {
    if (found.group(2) != null) {
      return "%s\\frac{%s}{%s}".formatted(found.group(1), found.group(2), found.group(3));
    }
    return found.group();
  }

  private static String escaped(String words) {
    return Latex.escaped(words)
        .replace("\\textquotedbl{}", "''")
        .replaceAll("-(?=-)", "-{}")
        .replaceAll("  +", "\\\\quad{} ");
  }
}
