package org.gamester.figures.drawing;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gamester.values.Dyadic;

/** A part of a figure. */
public sealed interface Shape {

  /** A broken line, open or closed. */
  record Path(List<Point> points, boolean isClosed, Style style) implements Shape {
    public Path {
      points = List.copyOf(points);
    }
  }

  /** A cubic curve. */
  record Curve(Point from, Point control, Point otherControl, Point to, Style style)
      implements Shape {}

  /** A circle. */
  record Circle(Point centre, Dyadic radius, Style style) implements Shape {}

  /** A rectangle by its corner at the top left; {@code rounding} is the radius of its corners. */
  record Rectangle(Point corner, Dyadic width, Dyadic height, Dyadic rounding, Style style)
      implements Shape {}

  /** Which part of a text is at its place. */
  enum Anchor {
    START,
    MIDDLE,
    END
  }

  /**
   * A line of text.
   *
   * @param at where its base line is
   * @param size the height of a line
   */
  record Text(Point at, Anchor anchor, Label label, int size, Style style) implements Shape {}

  /**
   * Shapes that belong together.
   *
   * @param offset how far they are moved
   * @param scale by which they are made larger or smaller before
   * @param data what they stand for, as {@code cell} to {@code b2}
   * @param title the text that a screen reader reads out, or empty
   * @param link where they lead
   */
  record Group(
      Point offset,
      Dyadic scale,
      List<Shape> shapes,
      Map<String, String> data,
      String title,
      Optional<String> link)
      implements Shape {
    public Group {
      shapes = List.copyOf(shapes);
      data = Collections.unmodifiableMap(new LinkedHashMap<>(data));
    }

    /** A group in its own size that leads nowhere. */
    public Group(Point offset, List<Shape> shapes, Map<String, String> data, String title) {
      this(offset, Dyadic.ONE, shapes, data, title, Optional.empty());
    }
  }
}
