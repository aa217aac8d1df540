package org.gamester.values.thermography;

import java.util.ArrayList;
import java.util.List;
import org.gamester.values.Dyadic;
import org.gamester.values.Fields;
import org.jspecify.annotations.Nullable;

/// A wall of a thermograph: a continuous piecewise linear function of the temperature t >= -1,
/// constant above its highest critical point (the mast).
///
/// Held as its value on the mast, the critical points in falling order, and the slope (change of
/// value per unit of temperature: -1, 0 or 1) of each stretch, from the mast down. Two neighbouring
/// stretches never have the same slope, so equal functions have equal fields. Immutable.
@Fields({"mast: mastValue", "bends: criticalPoints", "slopes"})
public final class Wall {

  private static final Dyadic BOTTOM = Dyadic.MINUS_ONE;

  private final Dyadic mast;
  private final List<Dyadic> points;
  private final List<Integer> slopes;

  private Wall(Dyadic mast, List<Dyadic> points, List<Integer> slopes) {
    this.mast = mast;
    this.points = points;
    this.slopes = slopes;
  }

  /** The constant function. */
  public static Wall constant(Dyadic value) {
    return new Wall(value, List.of(), List.of(0));
  }

  /**
   * The function with this mast, these critical points in falling order, and these slopes from the
   * mast down.
   *
   * @throws IllegalArgumentException if there is not one slope more than points, the first slope is
   *     not 0, a slope is not -1, 0 or 1, or the points do not fall strictly towards -1
   */
  public static Wall of(Dyadic mast, List<Dyadic> points, List<Integer> slopes) {
    if (slopes.size() != points.size() + 1) {
      throw new IllegalArgumentException(
          "a wall has one slope more than critical points: "
              + points.size()
              + " points, "
              + slopes.size()
              + " slopes");
    }
    if (slopes.getFirst() != 0) {
      throw new IllegalArgumentException("the mast must be vertical, with slope 0");
    }
    Builder builder = new Builder(mast);
    Dyadic above = null;
    for (int i = 0; i < points.size(); i++) {
      Dyadic point = points.get(i);
      if (point.compareTo(BOTTOM) <= 0 || (above != null && point.compareTo(above) >= 0)) {
        throw new IllegalArgumentException(
            "critical points must be strictly decreasing and greater than -1: " + points);
      }
      builder.below(point, requireSlope(slopes.get(i + 1)));
      above = point;
    }
    return builder.build();
  }

  private static int requireSlope(int slope) {
    if (slope < -1 || slope > 1) {
      throw new IllegalArgumentException("a slope must be -1, 0 or 1: " + slope);
    }
    return slope;
  }

  /** The value on the mast. */
  public Dyadic mastValue() {
    return mast;
  }

  /** The temperatures at which the slope changes, highest first; all above -1. */
  public List<Dyadic> criticalPoints() {
    return points;
  }

  /** The slopes of the stretches, from the mast down; one more than critical points. */
  public List<Integer> slopes() {
    return slopes;
  }

  /** The temperature at which the mast begins; -1 where there is nothing but a mast. */
  Dyadic mastBase() {
    return points.isEmpty() ? BOTTOM : points.getFirst();
  }

  /**
   * The value at temperature t.
   *
   * @throws IllegalArgumentException if t is below -1
   */
  public Dyadic valueAt(Dyadic t) {
    if (t.compareTo(BOTTOM) < 0) {
      throw new IllegalArgumentException(
          "a wall is defined only from temperature -1 up, not at " + t);
    }
    Cursor cursor = new Cursor(this);
    cursor.moveTo(t);
    return cursor.value;
  }

  /// The mirror image, t -> -f(t).
  public Wall negate() {
    return new Wall(mast.negate(), points, slopes.stream().map(slope -> -slope).toList());
  }

  /** The function shifted by x. */
  public Wall plus(Dyadic x) {
    return new Wall(mast.plus(x), points, slopes);
  }

  /** The greater of both at each temperature. */
  public Wall max(Wall other) {
    return this == other ? this : envelope(this, other, 1);
  }

  /** The lesser of both at each temperature. */
  public Wall min(Wall other) {
    return this == other ? this : envelope(this, other, -1);
  }

  /** The envelope of two functions: the greater one for sign 1, the lesser one for sign -1. */
  private static Wall envelope(Wall a, Wall b, int sign) {
    boolean aIsBetter = sign * Integer.signum(a.mast.compareTo(b.mast)) >= 0;
    Builder builder = new Builder(aIsBetter ? a.mast : b.mast);
    Cursor cursorA = new Cursor(a);
    Cursor cursorB = new Cursor(b);
    Dyadic high = a.mastBase().max(b.mastBase());
    cursorA.moveTo(high);
    cursorB.moveTo(high);
    while (high.compareTo(BOTTOM) > 0) {
      int slopeA = cursorA.slopeBelow();
      int slopeB = cursorB.slopeBelow();
      int atHigh = sign * Integer.signum(cursorA.value.compareTo(cursorB.value));
      Dyadic low = cursorA.nextPoint().max(cursorB.nextPoint());
      cursorA.moveTo(low);
      cursorB.moveTo(low);
      int atLow = sign * Integer.signum(cursorA.value.compareTo(cursorB.value));
      if (atHigh == 0) {
        builder.below(high, atLow >= 0 ? slopeA : slopeB);
      } else {
        builder.below(high, atHigh > 0 ? slopeA : slopeB);
        if (atHigh * atLow < 0) {
          Dyadic gap = cursorA.value.minus(cursorB.value).abs();
          Dyadic height = Math.abs(slopeA - slopeB) == 2 ? gap.half() : gap;
          builder.below(low.plus(height), atLow > 0 ? slopeA : slopeB);
        }
      }
      high = low;
    }
    return builder.build();
  }

  /// The least t >= -1 at which left(t) - t <= right(t) + t, for functions whose slopes let the
  /// difference never rise with t; null if it is negative all the way down.
  static @Nullable Dyadic crossing(Wall left, Wall right) {
    Cursor l = new Cursor(left);
    Cursor r = new Cursor(right);
    Dyadic meeting = left.mast.minus(right.mast).half();
    Dyadic high = left.mastBase().max(right.mastBase());
    if (meeting.compareTo(high) > 0) {
      return meeting;
    }
    l.moveTo(high);
    r.moveTo(high);
    while (true) {
      Dyadic gap = l.value.minus(r.value).minus(high.shiftLeft(1));
      if (high.compareTo(BOTTOM) <= 0) {
        return gap.isZero() ? BOTTOM : null;
      }
      int fall = 2 - l.slopeBelow() + r.slopeBelow();
      Dyadic low = l.nextPoint().max(r.nextPoint());
      l.moveTo(low);
      r.moveTo(low);
      Dyadic lowGap = l.value.minus(r.value).minus(low.shiftLeft(1));
      if (lowGap.signum() > 0) {
        return low.plus(fall == 2 ? lowGap.half() : lowGap);
      }
      high = low;
    }
  }

  /**
   * The wall that is the mast above the temperature {@code base}, and {@code scaffold}(t) + {@code
   * tilt}.t below.
   */
  static Wall belowMast(Dyadic base, Wall scaffold, int tilt) {
    Cursor cursor = new Cursor(scaffold);
    cursor.moveTo(base);
    Dyadic lean = tilt == 0 ? Dyadic.ZERO : tilt > 0 ? base : base.negate();
    Builder builder = new Builder(cursor.value.plus(lean));
    Dyadic from = base;
    while (from.compareTo(BOTTOM) > 0) {
      builder.below(from, cursor.slopeBelow() + tilt);
      from = cursor.nextPoint();
      cursor.moveTo(from);
    }
    return builder.build();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Wall that
        && mast.equals(that.mast)
        && points.equals(that.points)
        && slopes.equals(that.slopes);
  }

  @Override
  public int hashCode() {
    return (mast.hashCode() * 31 + points.hashCode()) * 31 + slopes.hashCode();
  }

  /** {@code Wall(9/4,[3/4,1/2],[0,1,0])}: mast, critical points, slopes. */
  @Override
  public String toString() {
    return "Wall(" + fieldText() + ")";
  }

  String fieldText() {
    return mast + "," + list(points) + "," + list(slopes);
  }

  private static String list(List<?> items) {
    StringBuilder text = new StringBuilder("[");
    for (int i = 0; i < items.size(); i++) {
      text.append(i == 0 ? "" : ",").append(items.get(i));
    }
    return text.append(']').toString();
  }

  /** Collects a function from the mast down, joining stretches of equal slope. */
  static final class Builder {
    private final Dyadic mast;
    private final List<Dyadic> points = new ArrayList<>();
    private final List<Integer> slopes = new ArrayList<>(List.of(0));

    Builder(Dyadic mast) {
      this.mast = mast;
    }

    /** Sets the slope from temperature t down to the next point that is added. */
    void below(Dyadic t, int slope) {
      if (slopes.getLast() != slope) {
        points.add(t);
        slopes.add(slope);
      }
    }

    Wall build() {
      return points.isEmpty()
          ? constant(mast)
          : new Wall(mast, List.copyOf(points), List.copyOf(slopes));
    }
  }

  /** A place on a function, moving down. */
  private static final class Cursor {
    private final Wall wall;
    private int stretch;
    private @Nullable Dyadic at;
    private Dyadic value;

    Cursor(Wall wall) {
      this.wall = wall;
      this.value = wall.mast;
    }

    void moveTo(Dyadic t) {
      List<Dyadic> points = wall.points;
      while (stretch < points.size() && points.get(stretch).compareTo(t) >= 0) {
        step(points.get(stretch));
        stretch++;
      }
      step(t);
    }

    private void step(Dyadic t) {
      int slope = wall.slopes.get(stretch);
      if (slope != 0 && at != null) {
        Dyadic change = at.minus(t);
        value = slope > 0 ? value.minus(change) : value.plus(change);
      }
      at = t;
    }

    int slopeBelow() {
      return wall.slopes.get(stretch);
    }

    Dyadic nextPoint() {
      return stretch < wall.points.size() ? wall.points.get(stretch) : BOTTOM;
    }
  }
}
