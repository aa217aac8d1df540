package org.gamester.figures.drawing;

import org.gamester.values.Dyadic;

/** The rectangle that shapes need. */
public record Bounds(Dyadic left, Dyadic top, Dyadic right, Dyadic bottom) {

  /** Its width. */
  public Dyadic width() {
    return right.minus(left);
  }

  /** Its height. */
  public Dyadic height() {
    return bottom.minus(top);
  }

  /** The rectangle around both. */
  Bounds with(Bounds other) {
    return new Bounds(
        left.min(other.left), top.min(other.top), right.max(other.right), bottom.max(other.bottom));
  }

  /** This rectangle with a margin. */
  Bounds widened(Dyadic margin) {
    return new Bounds(
        left.minus(margin), top.minus(margin), right.plus(margin), bottom.plus(margin));
  }

  /** The rectangle moved. */
  Bounds moved(Point offset) {
    return new Bounds(
        left.plus(offset.x()),
        top.plus(offset.y()),
        right.plus(offset.x()),
        bottom.plus(offset.y()));
  }

  private Bounds scaled(Dyadic scale) {
    return new Bounds(left.times(scale), top.times(scale), right.times(scale), bottom.times(scale));
  }

  private static Bounds at(Point point) {
    return new Bounds(point.x(), point.y(), point.x(), point.y());
  }

  /** The rectangle that some shapes need, with the width of their lines; nothing for none. */
  public static Bounds of(Iterable<? extends Shape> shapes) {
    Bounds all = null;
    for (Shape shape : shapes) {
      if (shape instanceof Shape.Group group && group.shapes().isEmpty()) {
        continue;
      }
      Bounds bounds = of(shape);
      all = all == null ? bounds : all.with(bounds);
    }
    return all == null ? at(Point.ORIGIN) : all;
  }

  private static Bounds of(Shape shape) {
    return switch (shape) {
      case Shape.Path path -> around(path.points()).widened(halfLine(path.style()));
      case Shape.Curve curve ->
          around(java.util.List.of(curve.from(), curve.control(), curve.otherControl(), curve.to()))
              .widened(halfLine(curve.style()));
      case Shape.Circle circle ->
          at(circle.centre()).widened(circle.radius().plus(halfLine(circle.style())));
      case Shape.Rectangle box ->
          new Bounds(
                  box.corner().x(),
                  box.corner().y(),
                  box.corner().x().plus(box.width()),
                  box.corner().y().plus(box.height()))
              .widened(halfLine(box.style()));
      case Shape.Text text -> of(text);
      case Shape.Group group -> of(group.shapes()).scaled(group.scale()).moved(group.offset());
    };
  }

  private static Dyadic halfLine(Style style) {
    return Point.near(style.form().width() / 2);
  }

  private static Bounds around(Iterable<Point> points) {
    Bounds all = null;
    for (Point point : points) {
      all = all == null ? at(point) : all.with(at(point));
    }
    return all == null ? at(Point.ORIGIN) : all;
  }

  private static Bounds of(Shape.Text text) {
    double width = TextMetrics.width(text.label(), text.size(), text.style().form());
    double before =
        switch (text.anchor()) {
          case START -> 0;
          case MIDDLE -> width / 2;
          case END -> width;
        };
    Point at = text.at();
    return new Bounds(
        at.x().minus(Point.near(before)),
        at.y().minus(Point.near(text.size() * 0.85)),
        at.x().plus(Point.near(width - before)),
        at.y().plus(Point.near(text.size() * 0.3)));
  }
}
