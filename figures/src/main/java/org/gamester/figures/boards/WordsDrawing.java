package org.gamester.figures.boards;

import java.util.List;
import org.gamester.figures.drawing.Canvas;
import org.gamester.figures.drawing.Form;
import org.gamester.figures.drawing.Label;
import org.gamester.figures.drawing.Shape;
import org.gamester.figures.drawing.TextMetrics;
import org.gamester.figures.drawing.Tone;
import org.gamester.rulesets.Appearance;

/** Positions that are shown as text. */
final class WordsDrawing {
  private static final int SIZE = 15;
  private static final int MOST_LINES = 60;
  private static final int LONGEST = 120;

  private WordsDrawing() {}

  static void draw(Canvas canvas, Appearance.Words words) {
    List<String> lines = words.lines();
    for (int i = 0; i < Math.min(lines.size(), MOST_LINES); i++) {
      String line = lines.get(i);
      // Blanks at the beginning of a line are part of the picture.
      String shown = line.length() > LONGEST ? line.substring(0, LONGEST) + "…" : line;
      Label label = Label.of(shown.replace(' ', '\u00a0'));
      line(canvas, i, label);
      if (words.struck().contains(i)) {
        double y = i * SIZE * 1.35;
        double width = TextMetrics.width(label, SIZE, Form.MONO);
        canvas.line(-3, y, width + 3, y, Form.THIN.in(Tone.INK));
      }
    }
    if (lines.size() > MOST_LINES) {
      line(canvas, MOST_LINES, Label.of("…"));
    }
  }

  private static void line(Canvas canvas, int number, Label text) {
    double y = number * SIZE * 1.35;
    canvas.text(0, y, Shape.Anchor.START, text, SIZE, Form.MONO.in(Tone.INK));
  }
}
