package org.gamester.figures.charts;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.gamester.figures.drawing.Canvas;
import org.gamester.figures.drawing.Figure;
import org.gamester.figures.drawing.Form;
import org.gamester.figures.drawing.Label;
import org.gamester.figures.drawing.Point;
import org.gamester.figures.drawing.Shape;
import org.gamester.figures.drawing.Style;
import org.gamester.figures.drawing.Tone;
import org.gamester.values.Dyadic;

/**
 * Points and lines over two axes: Grundy values of heaps, P-positions of two heaps, means and
 * temperatures of a series.
 */
public final class PlotFigure {
  private static final double WIDTH = 560;
  private static final double HEIGHT = 300;
  private static final double SQUARE = 420;
  private static final int TICK = 12;

  /** How a series is drawn. */
  public enum Kind {
    /** A dot at each place. */
    DOTS,
    /** A ring at each place, and a line from one to the next. */
    LINE,
    /** A filled disc at each place, and a broken line from one to the next. */
    BROKEN_LINE
  }

  /** A place in a plot. */
  public record Place(Dyadic x, Dyadic y) {}

  /** Places that belong together. */
  public record Series(String name, Kind kind, Tone tone, List<Place> places) {}

  private final Canvas canvas = new Canvas();
  private final double left;
  private final double bottom;
  private final double unitX;
  private final double unitY;
  private final double right;
  private final double top;

  private PlotFigure(List<Series> series, boolean isSquare) {
    double[] x = range(series, true);
    double[] y = range(series, false);
    this.left = x[0];
    this.bottom = y[0];
    this.right = x[1];
    this.top = y[1];
    double unit = SQUARE / Math.max(right - left, top - bottom);
    this.unitX = isSquare ? unit : WIDTH / (right - left);
    this.unitY = isSquare ? unit : HEIGHT / (top - bottom);
  }

  /** The least and greatest number on an axis, of which neither is the other. */
  private static double[] range(List<Series> series, boolean isX) {
    double least = 0;
    double greatest = 0;
    boolean isFirst = true;
    for (Series one : series) {
      for (Place place : one.places()) {
        double value = Canvas.approximately(isX ? place.x() : place.y());
        least = isFirst ? value : Math.min(least, value);
        greatest = isFirst ? value : Math.max(greatest, value);
        isFirst = false;
      }
    }
    least = isX ? least : Math.min(0, least);
    return new double[] {Math.floor(least), Math.max(Math.floor(least) + 1, Math.ceil(greatest))};
  }

  /**
   * A plot.
   *
   * @param xName what the horizontal axis shows
   * @param yName what the vertical axis shows
   * @param isSquare whether units of both axes are of one length
   * @throws IllegalArgumentException if there is nothing to be drawn
   */
  public static Figure of(
      String title, String xName, String yName, boolean isSquare, List<Series> series) {
    if (series.stream().allMatch(one -> one.places().isEmpty())) {
      throw new IllegalArgumentException("there is nothing to be drawn");
    }
    PlotFigure plot = new PlotFigure(series, isSquare);
    plot.axes(xName, yName);
    for (Series one : series) {
      plot.draw(one);
    }
    if (series.size() > 1) {
      plot.legend(series);
    }
    return plot.canvas.figure(title, description(xName, yName, series));
  }

  private static String description(String xName, String yName, List<Series> series) {
    StringBuilder words = new StringBuilder("A plot over %s.".formatted(xName));
    for (Series one : series) {
      words.append(
          " %s: %d %s."
              .formatted(
                  one.name().isEmpty() ? yName : one.name(),
                  one.places().size(),
                  one.places().size() == 1 ? "point" : "points"));
    }
    return words.toString();
  }

  private double x(double value) {
    return (value - left) * unitX;
  }

  private double y(double value) {
    return -(value - bottom) * unitY;
  }

  private void axes(String xName, String yName) {
    Style axis = Form.AXIS.in(Tone.QUIET);
    boolean isSquare = unitX == unitY;
    double most = Math.max(right - left, top - bottom);
    double stepX = step(isSquare ? most / 12 : (right - left) / 14);
    double stepY = step(isSquare ? most / 12 : (top - bottom) / 9);
    for (double v = Math.ceil(bottom / stepY) * stepY; v <= top; v += stepY) {
      canvas.line(-8, y(v), x(right), y(v), Form.GRID.in(Tone.LINE));
      canvas.text(-14, y(v), Shape.Anchor.END, number(v), TICK, Form.MATHS.in(Tone.QUIET));
    }
    for (double v = Math.ceil(left / stepX) * stepX; v <= right; v += stepX) {
      canvas.line(x(v), 8, x(v), 13, axis);
      canvas.centred(x(v), 22, number(v), TICK, Form.MATHS.in(Tone.QUIET));
    }
    canvas.arrow(-8, 8, x(right) + 22, 8, axis);
    canvas.arrow(-8, 8, -8, y(top) - 22, axis);
    if (bottom < 0) {
      canvas.line(-8, y(0), x(right), y(0), axis);
    }
    canvas.text(x(right) + 26, 8, Shape.Anchor.START, Label.of(xName), 13, Form.TEXT.in(Tone.INK));
    canvas.text(-8, y(top) - 32, Shape.Anchor.MIDDLE, Label.of(yName), 13, Form.TEXT.in(Tone.INK));
  }

  private static Label number(double value) {
    return Label.of(String.valueOf((long) value).replace('-', '−'));
  }

  /** The least of 1, 2, 5, 10, 20, .. that is not less. */
  private static double step(double least) {
    double step = 1;
    for (int i = 0; step < least; i++) {
      step *= i % 3 == 1 ? 2.5 : 2;
    }
    return step;
  }

  private Point at(Place place) {
    return Point.near(x(Canvas.approximately(place.x())), y(Canvas.approximately(place.y())));
  }

  private void draw(Series series) {
    Canvas one = new Canvas();
    List<Point> points = new ArrayList<>();
    series.places().forEach(place -> points.add(at(place)));
    if (series.kind() != Kind.DOTS && points.size() > 1) {
      Form form = series.kind() == Kind.LINE ? Form.THIN : Form.BROKEN;
      one.path(points, form.in(series.tone()));
    }
    double radius = Math.clamp(Math.min(unitX, 12) * 0.3, 2, 3.5);
    Form mark = series.kind() == Kind.LINE ? Form.VERTEX : Form.HEAD;
    for (Point point : points) {
      one.add(new Shape.Circle(point, Point.near(radius), mark.in(series.tone())));
    }
    canvas.group(one, Map.of("series", series.name()), "");
  }

  private void legend(List<Series> series) {
    double x = x(right) - 120;
    double y = y(top) - 40 - 18 * (series.size() - 1.0);
    for (Series one : series) {
      if (one.kind() != Kind.DOTS) {
        Form form = one.kind() == Kind.LINE ? Form.THIN : Form.BROKEN;
        canvas.line(x, y, x + 26, y, form.in(one.tone()));
      }
      Form mark = one.kind() == Kind.LINE ? Form.VERTEX : Form.HEAD;
      canvas.circle(x + 13, y, 3.5, mark.in(one.tone()));
      canvas.text(x + 34, y, Shape.Anchor.START, Label.of(one.name()), 12, Form.TEXT.in(Tone.INK));
      y += 18;
    }
  }
}
