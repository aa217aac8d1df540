package org.gamester.cli.explanations;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.gamester.analysis.explanation.Part;
import org.gamester.cli.output.MovesText;
import org.gamester.rulesets.ValuePosition;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.notation.GameWriter;

/** The values of the parts of an argument, and sums of them, as text. */
final class PartValues {
  private static final int LONGEST_VALUE = 200;

  private final GameWriter writer;
  private final String asked;

  /**
   * @param asked what was asked, as it was written
   */
  PartValues(GameWriter writer, String asked) {
    this.writer = writer;
    this.asked = asked.replace(" ", "");
  }

  /** Whether the question has a minus before the text of a value. */
  boolean isSubtracted(String text) {
    return asked.contains("-" + text);
  }

  static String times(int count) {
    return count == 1 ? "" : count == 2 ? ", twice" : ", " + count + " times";
  }

  /** A sum and its value if there are several terms, else the term. */
  String sum(List<ShortGame> values) {
    ShortGame total = ShortGame.ZERO;
    for (ShortGame value : values) {
      total = total.plus(value);
    }
    return values.size() == 1 ? write(total) : terms(values) + " = " + write(total);
  }

  /** Terms with their signs, as in {@code 2 + 1 - 1/2}. */
  String terms(List<ShortGame> values) {
    StringBuilder text = new StringBuilder();
    for (ShortGame value : values) {
      boolean minus = !text.isEmpty() && value.isNumber() && value.leftStop().signum() < 0;
      text.append(text.isEmpty() ? "" : minus ? " - " : " + ");
      text.append(write(minus ? value.negate() : value));
    }
    return text.isEmpty() ? "0" : text.toString();
  }

  /** The values of parts that are not written as values, equal ones together. */
  List<String> described(List<Part> parts) {
    Map<String, Integer> counts = new LinkedHashMap<>();
    for (Part part : parts) {
      if (!(part.position() instanceof ValuePosition)) {
        counts.merge(part.text() + " = " + withForm(part.value()), 1, Integer::sum);
      }
    }
    if (counts.isEmpty()) {
      return List.of();
    }
    return counts.entrySet().stream()
        .map(entry -> "  " + entry.getKey() + times(entry.getValue()))
        .toList();
  }

  /** A value with its form in braces, where it has a name and few options. */
  String withForm(ShortGame value) {
    String text = write(value);
    boolean isFew = value.optionCount(Player.LEFT) + value.optionCount(Player.RIGHT) <= 4;
    if (value.isNumber() || !value.isNumberUpStar() || !isFew) {
      return text;
    }
    return text + " = {" + options(value, Player.LEFT) + "|" + options(value, Player.RIGHT) + "}";
  }

  String options(ShortGame value, Player player) {
    return value.options(player).stream().map(this::write).collect(Collectors.joining(","));
  }

  String write(ShortGame value) {
    return write(value, LONGEST_VALUE);
  }

  /** A value, shortened if its text has more than a number of characters. */
  String write(ShortGame value, int longest) {
    return writer.writeBriefly(value, longest);
  }

  static List<String> table(List<List<String>> rows) {
    List<String> lines = new ArrayList<>();
    int first = MovesText.longest(rows.stream().map(List::getFirst).toList());
    int second = MovesText.longest(rows.stream().map(row -> row.get(1)).toList());
    for (List<String> row : rows) {
      String line =
          "  " + pad(row.getFirst(), first + 4) + pad(row.get(1), second + 4) + row.get(2);
      lines.add(line.stripTrailing());
    }
    return lines;
  }

  static String pad(String text, int width) {
    return text + " ".repeat(width - text.length());
  }
}
