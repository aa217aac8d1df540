package org.gamester.figures.drawing;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gamester.values.Dyadic;

/** Where a figure is drawn, shape by shape. Lengths that are not exact are taken to 1/64. */
public final class Canvas {
  private static final double HEAD = 9;
  private static final double SLIMNESS = 0.42;

  private final List<Shape> shapes = new ArrayList<>();

  /** What has been drawn. */
  public List<Shape> shapes() {
    return List.copyOf(shapes);
  }

  /** What has been drawn as a figure. */
  public Figure figure(String title, String description) {
    return Figure.of(title, description, shapes);
  }

  /** Draws a shape. */
  public Canvas add(Shape shape) {
    shapes.add(shape);
    return this;
  }

  /** A straight line. */
  public Canvas line(double x1, double y1, double x2, double y2, Style style) {
    return path(List.of(Point.near(x1, y1), Point.near(x2, y2)), style);
  }

  /** A broken line. */
  public Canvas path(List<Point> points, Style style) {
    return add(new Shape.Path(points, false, style));
  }

  /** A polygon. */
  public Canvas polygon(List<Point> points, Style style) {
    return add(new Shape.Path(points, true, style));
  }

  /** A circle. */
  public Canvas circle(double x, double y, double radius, Style style) {
    return add(new Shape.Circle(Point.near(x, y), Point.near(radius), style));
  }

  /** A rectangle. */
  public Canvas rectangle(double x, double y, double width, double height, Style style) {
    return rounded(x, y, width, height, 0, style);
  }

  /** A rectangle with rounded corners. */
  public Canvas rounded(
      double x, double y, double width, double height, double rounding, Style style) {
    return add(
        new Shape.Rectangle(
            Point.near(x, y), Point.near(width), Point.near(height), Point.near(rounding), style));
  }

  /** A line of text, whose middle height is at {@code y}. */
  public Canvas text(double x, double y, Shape.Anchor anchor, Label label, int size, Style style) {
    return add(new Shape.Text(Point.near(x, y + size * 0.35), anchor, label, size, style));
  }

  /** A line of text around a place. */
  public Canvas centred(double x, double y, Label label, int size, Style style) {
    return text(x, y, Shape.Anchor.MIDDLE, label, size, style);
  }

  /** A line with the head of an arrow at its end. */
  public Canvas arrow(double x1, double y1, double x2, double y2, Style style) {
    double length = Math.max(Math.hypot(x2 - x1, y2 - y1), 1);
    double shortened = Math.min(HEAD, length / 2) * 0.8 / length;
    line(x1, y1, x2 - (x2 - x1) * shortened, y2 - (y2 - y1) * shortened, style);
    return head(Point.near(x1, y1), Point.near(x2, y2), style);
  }

  /** The head of an arrow that comes from a place and ends at another. */
  public Canvas head(Point from, Point to, Style style) {
    double x = approximately(to.x());
    double y = approximately(to.y());
    double dx = x - approximately(from.x());
    double dy = y - approximately(from.y());
    double length = Math.max(Math.hypot(dx, dy), 1);
    double head = Math.min(HEAD, length / 2);
    double ux = dx / length * head;
    double uy = dy / length * head;
    return polygon(
        List.of(
            to,
            Point.near(x - ux - uy * SLIMNESS, y - uy + ux * SLIMNESS),
            Point.near(x - ux + uy * SLIMNESS, y - uy - ux * SLIMNESS)),
        Form.HEAD.in(style.tone()));
  }

  /** Shapes of another canvas, moved. */
  public Canvas place(Canvas other, double x, double y) {
    return add(new Shape.Group(Point.near(x, y), other.shapes, Map.of(), ""));
  }

  /** Shapes of another canvas in another size, with their middle at a place. */
  public Canvas centre(Canvas other, Dyadic scale, double x, double y) {
    Bounds around = other.bounds();
    Dyadic middleX = around.left().plus(around.right()).half().times(scale);
    Dyadic middleY = around.top().plus(around.bottom()).half().times(scale);
    Point at = Point.near(x, y);
    return add(
        new Shape.Group(
            new Point(at.x().minus(middleX), at.y().minus(middleY)),
            scale,
            other.shapes,
            Map.of(),
            "",
            Optional.empty()));
  }

  /** Shapes of another canvas that stand for something. */
  public Canvas group(Canvas other, Map<String, String> data, String title) {
    return add(new Shape.Group(Point.ORIGIN, other.shapes, data, title));
  }

  /** The part of the plane that is drawn on. */
  public Bounds bounds() {
    return Bounds.of(shapes);
  }

  /** A length as a number that is near it. */
  public static double approximately(Dyadic length) {
    return new java.math.BigDecimal(length.numerator())
        .divide(new java.math.BigDecimal(length.denominator()), java.math.MathContext.DECIMAL64)
        .doubleValue();
  }
}
