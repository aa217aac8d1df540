package org.gamester.figures.drawing;

import org.gamester.values.Dyadic;

/**
 * A place: {@code x} to the right and {@code y} down, in units of which a line of text has about
 * 14.
 */
public record Point(Dyadic x, Dyadic y) {
  private static final int GRAIN = 6;

  /** The origin. */
  public static final Point ORIGIN = new Point(Dyadic.ZERO, Dyadic.ZERO);

  /** A place near the one given: at multiples of 1/64. */
  public static Point near(double x, double y) {
    return new Point(near(x), near(y));
  }

  /** The multiple of 1/64 nearest to a number. */
  public static Dyadic near(double length) {
    return Dyadic.of(Math.round(length * (1 << GRAIN)), GRAIN);
  }

  /** The place that is this one moved. */
  public Point plus(Point other) {
    return new Point(x.plus(other.x), y.plus(other.y));
  }
}
