package org.gamester.figures;

import java.util.ArrayList;
import java.util.List;
import org.gamester.values.Dyadic;
import org.gamester.values.Player;
import org.gamester.values.thermography.Thermograph;

/**
 * Draws a thermograph in characters.
 *
 * <p>As is customary, values increase to the left and temperature increases upwards, from -1 to
 * somewhat above the temperature of the game; the mast begins where the walls meet. The scales are
 * powers of two, so every mark is at an exact value: each row is a step of temperature, and a wall
 * of slope 1 moves two columns in each row, or fewer if the picture would otherwise be too wide.
 */
public final class ThermographText {
  private static final int MOST_ROWS = 14;
  private static final int MOST_COLUMNS = 56;

  private final Thermograph thermograph;
  private final int stepExponent;
  private final int scaleExponent;
  private final Dyadic leftmost;

  private ThermographText(Thermograph thermograph) {
    this.thermograph = thermograph;
    Dyadic height = top(thermograph).plus(Dyadic.ONE);
    this.stepExponent = exponentFor(height, MOST_ROWS);
    this.leftmost = thermograph.wall(Player.LEFT).valueAt(Dyadic.MINUS_ONE);
    Dyadic width = leftmost.minus(thermograph.wall(Player.RIGHT).valueAt(Dyadic.MINUS_ONE));
    this.scaleExponent = Math.min(1 - stepExponent, -exponentFor(width, MOST_COLUMNS));
  }

  /** The drawing as lines, without a line break at the end. */
  public static String draw(Thermograph thermograph) {
    return new ThermographText(thermograph).draw();
  }

  private static Dyadic top(Thermograph thermograph) {
    Dyadic hot = thermograph.temperature().max(Dyadic.ZERO);
    return hot.plus(hot.plus(Dyadic.ONE).shiftLeft(-2));
  }

  /** The least k for which {@code length} / 2^k is at most {@code most}. */
  private static int exponentFor(Dyadic length, int most) {
    Dyadic limit = Dyadic.of(most);
    int k = length.floor().bitLength() - Dyadic.of(most).floor().bitLength() - 1;
    while (length.shiftLeft(-k).compareTo(limit) > 0) {
      k++;
    }
    return k;
  }

  private Dyadic step() {
    return Dyadic.ONE.shiftLeft(stepExponent);
  }

  private String draw() {
    List<Dyadic> temperatures = temperatures();
    List<String> labels = temperatures.stream().map(Dyadic::toString).toList();
    int margin = labels.stream().mapToInt(String::length).max().orElse(0);
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < temperatures.size(); i++) {
      lines.add(pad(labels.get(i), margin) + " " + row(temperatures.get(i)));
    }
    lines.add(" ".repeat(margin + 1) + valueLabels());
    return String.join("\n", lines);
  }

  private static String pad(String label, int width) {
    return " ".repeat(width - label.length()) + label;
  }

  /** The multiples of the step, from the top down to -1. */
  private List<Dyadic> temperatures() {
    List<Dyadic> temperatures = new ArrayList<>();
    Dyadic rows = top(thermograph).shiftLeft(-stepExponent);
    for (Dyadic t = Dyadic.of(rows.ceiling()).shiftLeft(stepExponent);
        t.compareTo(Dyadic.MINUS_ONE) > 0;
        t = t.minus(step())) {
      temperatures.add(t);
    }
    temperatures.add(Dyadic.MINUS_ONE);
    return temperatures;
  }

  private String row(Dyadic t) {
    Dyadic left = thermograph.wall(Player.LEFT).valueAt(t);
    Dyadic right = thermograph.wall(Player.RIGHT).valueAt(t);
    StringBuilder row = new StringBuilder();
    put(row, column(left), mark(Player.LEFT, t));
    put(row, column(right), left.equals(right) ? '|' : mark(Player.RIGHT, t));
    return row.toString();
  }

  private char mark(Player player, Dyadic t) {
    Dyadic here = thermograph.wall(player).valueAt(t);
    Dyadic above = thermograph.wall(player).valueAt(t.plus(step()));
    int order = above.compareTo(here);
    return order == 0 ? '|' : order < 0 ? '/' : '\\';
  }

  private int column(Dyadic value) {
    return leftmost.minus(value).shiftLeft(scaleExponent).floor().intValueExact();
  }

  private static void put(StringBuilder row, int column, char mark) {
    while (row.length() <= column) {
      row.append(' ');
    }
    row.setCharAt(column, mark);
  }

  /** The values at the feet of the walls and at the mast, where there is room for them. */
  private String valueLabels() {
    StringBuilder labels = new StringBuilder();
    List<Dyadic> values =
        List.of(
            leftmost, thermograph.mean(), thermograph.wall(Player.RIGHT).valueAt(Dyadic.MINUS_ONE));
    for (Dyadic value : values) {
      int column = column(value);
      if (labels.isEmpty() || column > labels.length()) {
        labels.append(" ".repeat(column - labels.length())).append(value);
      }
    }
    return labels.toString();
  }
}
