package org.gamester.figures;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.gamester.figures.charts.PlotFigure.Place;
import org.gamester.figures.drawing.Canvas;
import org.gamester.values.Dyadic;
import org.jspecify.annotations.Nullable;

/**
 * Draws plots in characters: dots over two axes, and tables of numbers as shades. A plot that is
 * too wide or too high is drawn to a smaller scale, so that a character stands for several places.
 */
public final class CharacterPlot {
  private static final int COLUMNS = 70;
  private static final int ROWS = 20;
  private static final String SHADES = " .:-=+*#%@";

  private CharacterPlot() {}

  /** Dots, the second coordinate upwards, with the least and the greatest of each. */
  public static String scatter(List<Place> places) {
    double[] x = places.stream().mapToDouble(place -> Canvas.approximately(place.x())).toArray();
    double[] y = places.stream().mapToDouble(place -> Canvas.approximately(place.y())).toArray();
    Axis across = Axis.of(x, COLUMNS);
    Axis up = Axis.of(y, ROWS);
    char[][] cells = new char[up.count][across.count];
    for (char[] row : cells) {
      Arrays.fill(row, ' ');
    }
    for (int i = 0; i < x.length; i++) {
      cells[up.count - 1 - up.place(y[i])][across.place(x[i])] = '*';
    }
    String top = shortest(up.greatest);
    String bottom = shortest(up.least);
    int margin = Math.max(top.length(), bottom.length());
    List<String> lines = new ArrayList<>();
    for (int row = 0; row < cells.length; row++) {
      String label = row == 0 ? top : row == cells.length - 1 ? bottom : "";
      lines.add(
          (" ".repeat(margin - label.length()) + label + " |" + new String(cells[row]))
              .stripTrailing());
    }
    lines.add(" ".repeat(margin) + " +" + "-".repeat(across.count));
    String least = shortest(across.least);
    String greatest = shortest(across.greatest);
    int gap = Math.max(1, across.count - least.length() - greatest.length());
    lines.add(" ".repeat(margin + 2) + least + " ".repeat(gap) + greatest);
    return String.join("\n", lines);
  }

  /** Numbers as shades, the greatest the darkest; a blank where there is none. */
  public static String intensity(List<List<@Nullable Dyadic>> rows) {
    double least = Double.POSITIVE_INFINITY;
    double greatest = Double.NEGATIVE_INFINITY;
    for (List<@Nullable Dyadic> row : rows) {
      for (Dyadic number : row) {
        if (number != null) {
          least = Math.min(least, Canvas.approximately(number));
          greatest = Math.max(greatest, Canvas.approximately(number));
        }
      }
    }
    int step = Math.max(1, Math.ceilDiv(rows.isEmpty() ? 0 : rows.getFirst().size(), COLUMNS));
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < rows.size(); i += step) {
      StringBuilder line = new StringBuilder();
      for (int j = 0; j < rows.get(i).size(); j += step) {
        Dyadic number = rows.get(i).get(j);
        line.append(number == null ? ' ' : shade(number, least, greatest));
      }
      lines.add(line.toString().stripTrailing());
    }
    return String.join("\n", lines);
  }

  private static char shade(Dyadic number, double least, double greatest) {
    double part =
        greatest > least ? (Canvas.approximately(number) - least) / (greatest - least) : 1;
    int darkest = SHADES.length() - 1;
    return SHADES.charAt(1 + (int) Math.round(part * (darkest - 1)));
  }

  private static String shortest(double number) {
    return number == Math.rint(number) && Math.abs(number) < 1e15
        ? Long.toString((long) number)
        : Double.toString(number);
  }

  /** The places of one axis: integers as far as there is room for them. */
  private record Axis(double least, double greatest, int count) {

    static Axis of(double[] values, int most) {
      double least = Arrays.stream(values).min().orElse(0);
      double greatest = Arrays.stream(values).max().orElse(0);
      double span = greatest - least;
      return new Axis(least, greatest, (int) Math.min(most, Math.ceil(span) + 1));
    }

    int place(double value) {
      return greatest > least
          ? (int) Math.round((value - least) / (greatest - least) * (count - 1))
          : 0;
    }
  }
}
