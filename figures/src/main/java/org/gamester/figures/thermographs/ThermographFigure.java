package org.gamester.figures.thermographs;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.gamester.figures.drawing.Canvas;
import org.gamester.figures.drawing.Figure;
import org.gamester.figures.drawing.Form;
import org.gamester.figures.drawing.Label;
import org.gamester.figures.drawing.Point;
import org.gamester.figures.drawing.Shape;
import org.gamester.figures.drawing.Style;
import org.gamester.figures.drawing.Tone;
import org.gamester.figures.drawing.ValueLabel;
import org.gamester.values.Dyadic;
import org.gamester.values.Player;
import org.gamester.values.thermography.Thermograph;
import org.gamester.values.thermography.Wall;

/**
 * Thermographs. As is customary, values increase to the left and temperature increases upwards. A
 * unit of value is as long as one of temperature, and a power of two, so that every bend is at its
 * exact place. Below temperature 0, down to -1, the walls of a single thermograph are broken lines;
 * of several, each has its own kind of line above and below.
 */
public final class ThermographFigure {
  private static final Size FULL = new Size(520, 360, 11);
  private static final Size SMALL = new Size(180, 190, 13);
  private static final int LARGEST_SCALE = 8;
  private static final int TICK = 13;
  private static final List<Form> FORMS = List.of(Form.WALL, Form.DASHED, Form.DOTTED, Form.THIN);

  /** A thermograph and what it is called in the picture. */
  public record Entry(Label name, Thermograph thermograph) {}

  /**
   * How large a picture is.
   *
   * @param width at most, of the walls
   * @param height at most, of the walls and the mast
   * @param caption the size of the letters of the word "temperature"
   */
  private record Size(int width, int height, int caption) {}

  private final Canvas canvas = new Canvas();
  private final Size size;
  private final List<Entry> entries;
  private final Scale scale;
  private final Dyadic top;
  private final Dyadic leftmost;
  private final Dyadic rightmost;

  private ThermographFigure(Size size, List<Entry> entries) {
    this.size = size;
    this.entries = entries;
    Dyadic hottest = Dyadic.ZERO;
    Dyadic left = null;
    Dyadic right = null;
    for (Entry entry : entries) {
      hottest = hottest.max(entry.thermograph().temperature());
      for (Wall wall : List.of(entry.thermograph().left(), entry.thermograph().right())) {
        for (Dyadic t : bends(wall)) {
          Dyadic value = wall.valueAt(t);
          left = left == null ? value : left.max(value);
          right = right == null ? value : right.min(value);
        }
      }
    }
    this.leftmost = left == null ? Dyadic.ZERO : left;
    this.rightmost = right == null ? Dyadic.ZERO : right;
    Dyadic height = hottest.plus(Dyadic.ONE);
    this.top = hottest.plus(height.shiftLeft(-2));
    Dyadic width = leftmost.minus(rightmost);
    Scale byWidth = Scale.fitting(width, size.width(), LARGEST_SCALE);
    Scale byHeight = Scale.fitting(top.plus(Dyadic.ONE), size.height(), LARGEST_SCALE);
    Scale tighter = byWidth.exponent() < byHeight.exponent() ? byWidth : byHeight;
    this.scale = tighter.around(rightmost);
  }

  /** One thermograph. */
  public static Figure of(String title, Thermograph thermograph) {
    return of(title, List.of(new Entry(Label.of(title), thermograph)));
  }

  /** One thermograph, drawn so that its labels can be read in a column of 300 units. */
  public static Figure small(String title, Thermograph thermograph) {
    return new ThermographFigure(SMALL, List.of(new Entry(Label.of(title), thermograph)))
        .figure(title);
  }

  /**
   * Several thermographs in one picture, with a legend.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static Figure of(String title, List<Entry> entries) {
    if (entries.isEmpty()) {
      throw new IllegalArgumentException("there is no thermograph to be drawn");
    }
    return new ThermographFigure(FULL, entries).figure(title);
  }

  private Figure figure(String title) {
    axes();
    if (entries.size() == 1) {
      area(entries.getFirst().thermograph());
    }
    for (int i = 0; i < entries.size(); i++) {
      Thermograph thermograph = entries.get(i).thermograph();
      Canvas one = new Canvas();
      wall(one, thermograph.left(), thermograph.temperature(), Tone.LEFT, i);
      wall(one, thermograph.right(), thermograph.temperature(), Tone.RIGHT, i);
      mast(one, thermograph);
      canvas.group(one, java.util.Map.of("thermograph", entries.get(i).name().plain()), "");
    }
    if (entries.size() == 1) {
      marks(entries.getFirst().thermograph());
    } else {
      legend();
    }
    return canvas.figure(title, description());
  }

  private String description() {
    StringBuilder words = new StringBuilder("Thermograph.");
    for (Entry entry : entries) {
      Thermograph thermograph = entry.thermograph();
      words.append(
          " %s: mean %s, temperature %s; at temperature 0 the walls are at %s and %s."
              .formatted(
                  entry.name().plain(),
                  thermograph.mean(),
                  thermograph.temperature(),
                  thermograph.left().valueAt(Dyadic.ZERO),
                  thermograph.right().valueAt(Dyadic.ZERO)));
    }
    return words.toString();
  }

  /** The exact place of a value at a temperature. */
  private Point at(Dyadic value, Dyadic temperature) {
    return new Point(scale.place(value).negate(), scale.length(temperature).negate());
  }

  private double x(Dyadic value) {
    return -scale.approximate(value);
  }

  private double y(Dyadic temperature) {
    return -Canvas.approximately(scale.length(temperature));
  }

  private void axes() {
    double left = x(leftmost) - 30;
    double right = x(rightmost) + 30;
    double bottom = y(Dyadic.MINUS_ONE);
    double head = y(top) - 18;
    Dyadic step = scale.step(TICK * 3);
    Dyadic t = floorTo(Dyadic.MINUS_ONE, step);
    for (; t.compareTo(top) <= 0; t = t.plus(step)) {
      if (t.compareTo(Dyadic.MINUS_ONE) >= 0) {
        canvas.line(left, y(t), right, y(t), Form.GRID.in(Tone.LINE));
        canvas.line(left - 4, y(t), left, y(t), Form.AXIS.in(Tone.QUIET));
        canvas.text(
            left - 8, y(t), Shape.Anchor.END, ValueLabel.of(t), TICK, Form.MATHS.in(Tone.QUIET));
      }
    }
    canvas.line(left, y(Dyadic.ZERO), right, y(Dyadic.ZERO), Form.AXIS.in(Tone.QUIET));
    canvas.arrow(left, bottom, left, head, Form.AXIS.in(Tone.QUIET));
    canvas.line(left, bottom, right, bottom, Form.AXIS.in(Tone.QUIET));
    valueTicks(bottom);
    Label temperature = Label.of("temperature");
    canvas.text(
        left - 4,
        head - 16,
        Shape.Anchor.START,
        temperature,
        size.caption(),
        Form.TEXT.in(Tone.QUIET));
  }

  private void valueTicks(double bottom) {
    Dyadic step = scale.step(TICK * 4);
    Dyadic value = floorTo(rightmost, step);
    for (; value.compareTo(leftmost) <= 0; value = value.plus(step)) {
      if (value.compareTo(rightmost) >= 0) {
        canvas.line(x(value), bottom, x(value), bottom + 4, Form.AXIS.in(Tone.QUIET));
        canvas.centred(
            x(value), bottom + 14, ValueLabel.of(value), TICK, Form.MATHS.in(Tone.QUIET));
      }
    }
  }

  private static Dyadic floorTo(Dyadic value, Dyadic step) {
    // Steps are powers of two.
    int power = step.isInteger() ? step.numerator().bitLength() - 1 : -step.exponent();
    return Dyadic.of(value.shiftLeft(-power).floor()).shiftLeft(power);
  }

  /** The temperatures at which a wall bends, with -1, 0 and its top, from the bottom up. */
  private static TreeSet<Dyadic> bends(Wall wall) {
    TreeSet<Dyadic> bends = new TreeSet<>(wall.criticalPoints());
    bends.add(Dyadic.MINUS_ONE);
    return bends;
  }

  private void wall(Canvas one, Wall wall, Dyadic temperature, Tone tone, int number) {
    Form form = FORMS.get(number % FORMS.size());
    List<Point> below = new ArrayList<>();
    List<Point> above = new ArrayList<>();
    TreeSet<Dyadic> heights = bends(wall);
    heights.add(temperature);
    heights.add(Dyadic.ZERO.min(temperature));
    for (Dyadic t : heights) {
      if (t.compareTo(temperature) > 0) {
        continue;
      }
      Point point = at(wall.valueAt(t), t);
      if (t.signum() <= 0) {
        below.add(point);
      }
      if (t.signum() >= 0) {
        above.add(point);
      }
    }
    if (below.size() > 1) {
      one.path(below, (entries.size() == 1 ? Form.BROKEN : form).in(tone));
    }
    if (above.size() > 1) {
      one.path(above, form.in(tone));
    }
  }

  private void mast(Canvas one, Thermograph thermograph) {
    double x = x(thermograph.mean());
    one.arrow(x, y(thermograph.temperature()), x, y(top) - 6, Form.MAST.in(Tone.INK));
  }

  private void area(Thermograph thermograph) {
    if (thermograph.temperature().signum() <= 0) {
      return;
    }
    List<Point> outline = new ArrayList<>();
    for (Wall wall : List.of(thermograph.left(), thermograph.right())) {
      List<Point> side = new ArrayList<>();
      TreeSet<Dyadic> heights = bends(wall);
      heights.add(Dyadic.ZERO);
      for (Dyadic t : heights) {
        if (t.signum() >= 0 && t.compareTo(thermograph.temperature()) <= 0) {
          side.add(at(wall.valueAt(t), t));
        }
      }
      outline.addAll(outline.isEmpty() ? side : side.reversed());
    }
    canvas.polygon(outline, Form.AREA.in(Tone.NOBODY));
  }

  /** The mean above the mast, the temperature beside it, the stops where the walls meet 0. */
  private void marks(Thermograph thermograph) {
    Style maths = Form.MATHS.in(Tone.INK);
    canvas.centred(
        x(thermograph.mean()), y(top) - 16, ValueLabel.of(thermograph.mean()), 15, maths);
    Dyadic temperature = thermograph.temperature();
    if (temperature.signum() <= 0) {
      return;
    }
    double right = x(rightmost) + 30;
    canvas.line(
        x(thermograph.mean()), y(temperature), right, y(temperature), Form.BROKEN.in(Tone.QUIET));
    canvas.text(
        right + 5, y(temperature), Shape.Anchor.START, ValueLabel.of(temperature), 15, maths);
    for (Player player : Player.values()) {
      Dyadic stop = thermograph.wall(player).valueAt(Dyadic.ZERO);
      Tone tone = player == Player.LEFT ? Tone.LEFT : Tone.RIGHT;
      canvas.circle(x(stop), 0, 3.5, Form.HEAD.in(tone));
      boolean isLeft = player == Player.LEFT;
      canvas.text(
          x(stop) + (isLeft ? -8 : 8),
          -9,
          isLeft ? Shape.Anchor.END : Shape.Anchor.START,
          ValueLabel.of(stop),
          15,
          Form.MATHS.in(tone));
    }
  }

  private void legend() {
    double left = x(rightmost) + 56;
    double y = y(top) + 4;
    for (int i = 0; i < entries.size(); i++) {
      Form form = FORMS.get(i % FORMS.size());
      canvas.line(left, y - 3, left + 26, y - 3, form.in(Tone.LEFT));
      canvas.line(left, y + 3, left + 26, y + 3, form.in(Tone.RIGHT));
      canvas.text(
          left + 34, y, Shape.Anchor.START, entries.get(i).name(), 14, Form.MATHS.in(Tone.INK));
      y += 22;
    }
  }
}
