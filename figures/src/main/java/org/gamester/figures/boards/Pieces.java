package org.gamester.figures.boards;

import java.util.List;
import org.gamester.figures.drawing.Canvas;
import org.gamester.figures.drawing.Form;
import org.gamester.figures.drawing.Label;
import org.gamester.figures.drawing.Point;
import org.gamester.figures.drawing.Style;
import org.gamester.figures.drawing.Tone;
import org.gamester.rulesets.Appearance.Mark;

/** What stands in cells and on vertices. Each mark has a form of its own, besides its colour. */
final class Pieces {

  private Pieces() {}

  /**
   * Draws a mark around a place.
   *
   * @param size the side of the cell in which it stands
   * @param label what is written on it; may be empty
   */
  static void draw(Canvas canvas, Mark mark, double x, double y, double size, String label) {
    boolean isWritten = !label.isEmpty();
    switch (mark) {
      case EMPTY, BLOCKED -> {}
      case LEFT ->
          canvas.circle(x, y, size * 0.34, (isWritten ? Form.TILE : Form.PIECE).in(Tone.LEFT));
      case RIGHT -> canvas.circle(x, y, size * 0.31, Form.RING.in(Tone.RIGHT));
      case BOTH -> diamond(canvas, x, y, size * 0.38, Form.PIECE.in(Tone.BOTH));
      case LESSER_LEFT -> {
        canvas.circle(x, y, size * 0.34, Form.VERTEX.in(Tone.LEFT));
        canvas.circle(x, y, size * 0.16, Form.PIECE.in(Tone.LEFT));
      }
      case LESSER_RIGHT -> {
        canvas.circle(x, y, size * 0.34, Form.VERTEX.in(Tone.RIGHT));
        canvas.circle(x, y, size * 0.17, Form.VERTEX.in(Tone.RIGHT));
      }
      case TOKEN -> {
        canvas.circle(x, y, size * 0.33, Form.VERTEX.in(Tone.INK));
        canvas.circle(x, y, size * 0.2, Form.PIECE.in(Tone.INK));
      }
      case FOR_LEFT -> canvas.circle(x, y, size * 0.14, Form.PIECE.in(Tone.LEFT));
      case FOR_RIGHT -> canvas.circle(x, y, size * 0.14, Form.VERTEX.in(Tone.RIGHT));
      case FOR_BOTH -> diamond(canvas, x, y, size * 0.17, Form.PIECE.in(Tone.BOTH));
      case HEAD -> canvas.circle(x, y, size * 0.36, Form.TILE.in(Tone.INK));
      case TAIL -> canvas.circle(x, y, size * 0.36, Form.VERTEX.in(Tone.QUIET));
      case POISON -> {
        double arm = size * 0.22;
        Style stroke = Form.STROKE.in(Tone.INK);
        canvas.line(x - arm, y - arm, x + arm, y + arm, stroke);
        canvas.line(x - arm, y + arm, x + arm, y - arm, stroke);
      }
    }
    if (isWritten) {
      canvas.centred(x, y, Label.of(label), fitting(label, size), Form.TEXT.in(Tone.INK));
    }
  }

  /** The size in which a text fits into a cell. */
  static int fitting(String label, double size) {
    int length = Math.max(1, label.length());
    return Math.clamp(Math.round(size * 1.3 / length), 3, 15);
  }

  static void diamond(Canvas canvas, double x, double y, double radius, Style style) {
    canvas.polygon(
        List.of(
            Point.near(x, y - radius),
            Point.near(x + radius, y),
            Point.near(x, y + radius),
            Point.near(x - radius, y)),
        style);
  }
}
