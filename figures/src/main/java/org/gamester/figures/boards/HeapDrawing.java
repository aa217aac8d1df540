package org.gamester.figures.boards;

import java.util.Map;
import org.gamester.figures.drawing.Canvas;
import org.gamester.figures.drawing.Form;
import org.gamester.figures.drawing.Label;
import org.gamester.figures.drawing.Style;
import org.gamester.figures.drawing.Tone;
import org.gamester.rulesets.Appearance;

/** Heaps: tokens one above the other, or in a row, and their number below. */
final class HeapDrawing {
  private static final double RADIUS = 9;
  private static final double STEP = 21;
  private static final int TALLEST = 20;
  private static final int LONGEST = 30;
  private static final Style TOKEN = Form.TILE.in(Tone.INK);

  private HeapDrawing() {}

  static void draw(Canvas canvas, Appearance.Heap heap) {
    Canvas tokens = new Canvas();
    int most = heap.inRow() ? LONGEST : TALLEST;
    int shown = (int) Math.min(heap.size(), most);
    for (int i = 0; i < shown; i++) {
      circle(tokens, heap.inRow(), i, RADIUS, TOKEN);
    }
    if (heap.size() > most) {
      for (int dot = 0; dot < 3; dot++) {
        circle(tokens, heap.inRow(), shown - 0.3 + dot * 0.35, 1.6, Form.HEAD.in(Tone.INK));
      }
    }
    double middle = heap.inRow() ? Math.max(0, shown - 1) * STEP / 2 : 0;
    tokens.centred(middle, STEP, Label.of(heap.label()), 14, Form.TEXT.in(Tone.INK));
    canvas.group(tokens, Map.of("heap", heap.label()), "");
  }

  private static void circle(
      Canvas canvas, boolean inRow, double place, double radius, Style style) {
    canvas.circle(inRow ? place * STEP : 0, inRow ? 0 : -place * STEP, radius, style);
  }
}
