package org.gamester.values.notation;

import java.util.ArrayList;
import java.util.List;
import org.gamester.values.ShortGame;

/**
 * Writes values as MathML Core, which browsers typeset by themselves.
 *
 * <p>Fractions are stacked, two ups are a double arrow, a nimber is a star with an index, tiny and
 * miny are a plus and a minus with an index, powers of up have an exponent, as in Siegel's book.
 * Bars are counted as in {@link GameWriter}. The attribute {@code alttext} has the text of {@link
 * GameWriter#exact}, which reads back as the same value. Long values have named followers.
 */
public final class MathMlWriter {

  /** As many characters of text fit in a line; only longer values are written in several parts. */
  private static final int LINE = 28;

  private MathMlWriter() {}

  /** One {@code math} element. */
  public static String write(ShortGame game) {
    return element(GameWriter.exact().write(game), GameWriter.mathMl().write(game));
  }

  /**
   * One or more {@code math} elements, to be shown one after another. Browsers break no formula
   * into lines, but can begin a line between two elements: these end after a comma or a bar. The
   * text of the whole is in the first element.
   */
  public static List<String> writeInParts(ShortGame game) {
    String text = GameWriter.exact().write(game);
    String row = GameWriter.mathMl().write(game);
    if (text.length() <= LINE) {
      return List.of(element(text, row));
    }
    List<String> parts = new ArrayList<>();
    for (String part : split(row)) {
      parts.add(parts.isEmpty() ? element(text, part) : "<math><mrow>" + part + "</mrow></math>");
    }
    return parts;
  }

  private static String element(String text, String row) {
    return "<math alttext=\"" + escaped(text) + "\"><mrow>" + row + "</mrow></math>";
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
  }

  /** Cuts after each comma, and after the last of adjacent bars, outside of all elements. */
  private static List<String> split(String row) {
    List<String> parts = new ArrayList<>();
    int depth = 0;
    int start = 0;
    int at = 0;
    while (at < row.length()) {
      int open = row.indexOf('<', at);
      int close = row.indexOf('>', open);
      boolean ends = row.charAt(open + 1) == '/';
      if (ends) {
        depth--;
      } else if (row.charAt(close - 1) != '/') {
        depth++;
      }
      if (ends && depth == 0 && isSeparator(row.charAt(open - 1)) && !barFollows(row, close + 1)) {
        parts.add(row.substring(start, close + 1));
        start = close + 1;
      }
      at = row.indexOf('<', close);
      if (at < 0) {
        break;
      }
    }
    if (start < row.length()) {
      parts.add(row.substring(start));
    }
    return parts;
  }

  private static boolean isSeparator(char sign) {
    return sign == ',' || sign == '|';
  }

  private static boolean barFollows(String row, int from) {
    int end = row.indexOf('>', from);
    return row.startsWith("<mo", from) && end >= 0 && row.startsWith("|<", end + 1);
  }
}
