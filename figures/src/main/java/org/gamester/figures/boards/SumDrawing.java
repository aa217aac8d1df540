package org.gamester.figures.boards;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.gamester.figures.drawing.Bounds;
import org.gamester.figures.drawing.Canvas;
import org.gamester.figures.drawing.Form;
import org.gamester.figures.drawing.Label;
import org.gamester.figures.drawing.Point;
import org.gamester.figures.drawing.Shape;
import org.gamester.figures.drawing.Tone;
import org.gamester.rulesets.Appearance;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Position;

/** The parts of a sum side by side, with signs between them; rows of parts where they are many. */
final class SumDrawing {
  private static final double WIDEST = 900;
  private static final double GAP = 14;
  private static final double SIGN = 20;
  private static final int MOST_PARTS = 200;

  private final Canvas canvas;
  private double x;
  private double top;
  private double lowest;

  private SumDrawing(Canvas canvas) {
    this.canvas = canvas;
  }

  static void draw(Canvas canvas, DisjunctiveSum sum, Map<String, Point> places) {
    if (sum.parts().isEmpty()) {
      canvas.centred(0, 0, Label.of("0"), 22, Form.MATHS.in(Tone.INK));
      return;
    }
    drawSigned(canvas, sum.parts(), false, places);
  }

  /** Draws parts; a part without a look of its own is the negative of its base. */
  static void drawSigned(
      Canvas canvas, List<? extends Position> parts, boolean negated, Map<String, Point> places) {
    List<Position> bases = new ArrayList<>();
    List<Boolean> signs = new ArrayList<>();
    boolean onlyHeaps = !negated;
    for (Position part : parts.subList(0, Math.min(parts.size(), MOST_PARTS))) {
      Appearance appearance = part.appearance();
      boolean isNegative = appearance instanceof Appearance.Negative;
      bases.add(appearance instanceof Appearance.Negative negative ? negative.base() : part);
      signs.add(isNegative != negated);
      onlyHeaps &= appearance instanceof Appearance.Heap;
    }
    SumDrawing drawing = new SumDrawing(canvas);
    for (int i = 0; i < bases.size(); i++) {
      Canvas part = new Canvas();
      PositionFigure.draw(part, bases.get(i), places);
      String sign = signs.get(i) ? "−" : i == 0 || onlyHeaps ? "" : "+";
      drawing.add(part, sign, onlyHeaps, i);
    }
    if (parts.size() > MOST_PARTS) {
      drawing.sign("…", 0);
    }
  }

  private void add(Canvas part, String sign, boolean onGround, int number) {
    Bounds bounds = part.bounds();
    double width = Canvas.approximately(bounds.width());
    double height = Canvas.approximately(bounds.height());
    if (x > 0 && x + width > WIDEST) {
      top = lowest + 2 * GAP;
      x = 0;
    }
    double middle = top;
    if (!sign.isEmpty()) {
      sign(sign, middle);
    }
    // Heaps stand on one line; other parts have their middles on one line.
    double up =
        onGround
            ? Canvas.approximately(bounds.bottom())
            : Canvas.approximately(bounds.top()) + height / 2;
    Point offset = Point.near(x - Canvas.approximately(bounds.left()), middle - up);
    canvas.add(new Shape.Group(offset, part.shapes(), Map.of("part", String.valueOf(number)), ""));
    x += width + GAP;
    lowest = Math.max(lowest, middle + (onGround ? 0 : height / 2));
  }

  private void sign(String sign, double y) {
    canvas.centred(x + SIGN / 2, y, Label.of(sign), 22, Form.MATHS.in(Tone.INK));
    x += SIGN + GAP;
  }
}
