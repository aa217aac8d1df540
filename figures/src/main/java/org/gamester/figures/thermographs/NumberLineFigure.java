package org.gamester.figures.thermographs;

import java.util.List;
import org.gamester.figures.drawing.Canvas;
import org.gamester.figures.drawing.Figure;
import org.gamester.figures.drawing.Form;
import org.gamester.figures.drawing.Label;
import org.gamester.figures.drawing.Shape;
import org.gamester.figures.drawing.Style;
import org.gamester.figures.drawing.Tone;
import org.gamester.figures.drawing.ValueLabel;
import org.gamester.values.Dyadic;
import org.gamester.values.ShortGame;
import org.gamester.values.stops.ConfusionInterval;

/**
 * Games on the number line: the stops of each, Left's as a disc and Right's as a square, and
 * between them the numbers with which it is confused. As in thermographs, values increase to the
 * left.
 */
public final class NumberLineFigure {
  private static final int WIDTH = 560;
  private static final int LARGEST_SCALE = 8;
  private static final int ROW = 38;
  private static final int TICK = 13;
  private static final Style QUIET = Form.TEXT.in(Tone.QUIET);

  /** A game and what it is called in the picture. */
  public record Entry(Label name, ShortGame game) {}

  private NumberLineFigure() {}

  /**
   * Some games above one line.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static Figure of(String title, List<Entry> entries) {
    if (entries.isEmpty()) {
      throw new IllegalArgumentException("there is no game to be drawn");
    }
    Dyadic most = entries.getFirst().game().leftStop();
    Dyadic least = entries.getFirst().game().rightStop();
    for (Entry entry : entries) {
      most = most.max(entry.game().leftStop());
      least = least.min(entry.game().rightStop());
    }
    Dyadic leftmost = Dyadic.of(most.ceiling()).plus(Dyadic.ONE);
    Dyadic rightmost = Dyadic.of(least.floor()).minus(Dyadic.ONE);
    Scale scale = Scale.fitting(leftmost.minus(rightmost), WIDTH, LARGEST_SCALE).around(rightmost);
    Canvas canvas = new Canvas();
    axis(canvas, scale, leftmost, rightmost);
    for (int i = 0; i < entries.size(); i++) {
      Canvas one = new Canvas();
      row(
          one,
          entries.get(i),
          scale,
          -ROW * (double) (entries.size() - i),
          -scale.approximate(rightmost));
      canvas.group(one, java.util.Map.of("game", entries.get(i).name().plain()), "");
    }
    if (entries.stream().anyMatch(NumberLineFigure::hasTwoStops)) {
      caption(canvas, -scale.approximate(leftmost));
    }
    return canvas.figure(title, description(entries));
  }

  private static boolean hasTwoStops(Entry entry) {
    return !entry.game().leftStop().equals(entry.game().rightStop());
  }

  /** Which mark is whose stop. */
  private static void caption(Canvas canvas, double left) {
    double y = 40;
    canvas.circle(left, y, 5, Form.PIECE.in(Tone.LEFT));
    canvas.text(left + 11, y, Shape.Anchor.START, Label.of("Left stop"), 11, QUIET);
    canvas.rectangle(left + 81.5, y - 4.5, 9, 9, Form.PIECE.in(Tone.RIGHT));
    canvas.text(left + 97, y, Shape.Anchor.START, Label.of("Right stop"), 11, QUIET);
  }

  private static String description(List<Entry> entries) {
    StringBuilder words = new StringBuilder("Number line, larger numbers to the left.");
    for (Entry entry : entries) {
      Dyadic leftStop = entry.game().leftStop();
      words.append(
          hasTwoStops(entry)
              ? " %s: Left stop %s (disc), Right stop %s (square)."
                  .formatted(entry.name().plain(), leftStop, entry.game().rightStop())
              : " %s: both stops %s.".formatted(entry.name().plain(), leftStop));
    }
    return words.toString();
  }

  private static void axis(Canvas canvas, Scale scale, Dyadic leftmost, Dyadic rightmost) {
    double left = -scale.approximate(leftmost);
    double right = -scale.approximate(rightmost);
    canvas.line(left - 12, 0, right + 12, 0, Form.AXIS.in(Tone.INK));
    Dyadic step = scale.step(TICK * 3);
    Dyadic value = rightmost;
    if (step.isInteger()) {
      value = Dyadic.of(rightmost.floor().divide(step.numerator())).times(step);
    }
    for (; value.compareTo(leftmost) <= 0; value = value.plus(step)) {
      double x = -scale.approximate(value);
      canvas.line(x, -4, x, 4, Form.AXIS.in(Tone.INK));
      canvas.centred(x, 16, ValueLabel.of(value), TICK, Form.MATHS.in(Tone.QUIET));
    }
  }

  private static void row(Canvas one, Entry entry, Scale scale, double y, double right) {
    Dyadic leftStop = entry.game().leftStop();
    Dyadic rightStop = entry.game().rightStop();
    double from = -scale.approximate(leftStop);
    double to = -scale.approximate(rightStop);
    if (leftStop.equals(rightStop)) {
      one.line(from, y, from, 0, Form.GRID.in(Tone.LINE));
      one.circle(from, y, 4.5, Form.PIECE.in(entry.game().isNumber() ? Tone.INK : Tone.BOTH));
    } else {
      one.rectangle(from, y - 5, to - from, 10, Form.AREA.in(Tone.NOBODY));
      one.line(from, y, from, 0, Form.GRID.in(Tone.LINE));
      one.line(to, y, to, 0, Form.GRID.in(Tone.LINE));
      one.line(from, y, to, y, Form.THIN.in(Tone.INK));
      one.circle(from, y, 5, Form.PIECE.in(Tone.LEFT));
      one.rectangle(to - 4.5, y - 4.5, 9, 9, Form.PIECE.in(Tone.RIGHT));
    }
    one.text(right + 24, y - 6, Shape.Anchor.START, entry.name(), 15, Form.MATHS.in(Tone.INK));
    ConfusionInterval confused = ConfusionInterval.of(entry.game());
    String numbers =
        confused.isEmpty()
            ? "no number"
            : leftStop.equals(rightStop) ? leftStop.toString() : confused.toString();
    String words = "confused with " + numbers;
    one.text(right + 24, y + 9, Shape.Anchor.START, Label.of(words.replace('-', '−')), 11, QUIET);
  }
}
