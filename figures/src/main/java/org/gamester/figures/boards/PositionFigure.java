package org.gamester.figures.boards;

import java.util.List;
import java.util.Map;
import org.gamester.figures.drawing.Canvas;
import org.gamester.figures.drawing.Figure;
import org.gamester.figures.drawing.Form;
import org.gamester.figures.drawing.Point;
import org.gamester.figures.drawing.Tone;
import org.gamester.figures.drawing.ValueLabel;
import org.gamester.rulesets.Appearance;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.ValuePosition;
import org.gamester.rulesets.tree.Tree;

/**
 * Pictures of positions. Left's pieces are discs, Right's are rings and those of both are diamonds;
 * Left's edges are unbroken, Right's dashed and those of both dotted.
 *
 * <p>A cell is a group with {@code data-cell}, its name in moves, and {@code data-state}, the
 * letter by which texts write what stands there; a vertex has {@code data-vertex} and {@code
 * data-state}, an edge {@code data-edge}, a heap {@code data-heap}, and a part of a sum {@code
 * data-part}, from 0.
 */
public final class PositionFigure {
  private static final int LONGEST_TITLE = 200;

  private PositionFigure() {}

  /** The picture of a position or a sum of positions. */
  public static Figure of(Position position) {
    return of(position, Map.of());
  }

  /**
   * The picture of a position, with vertices of a graph at given places.
   *
   * @param places the places of vertices by their names; vertices that are not named are laid out
   */
  public static Figure of(Position position, Map<String, Point> places) {
    Canvas canvas = new Canvas();
    draw(canvas, position, places);
    return canvas.figure(title(position), Description.of(position));
  }

  /** The board of a position without the names of rows and columns, for small pictures. */
  public static Canvas small(Position position) {
    Canvas canvas = new Canvas();
    if (position.appearance() instanceof Appearance.Cells cells
        && !(position instanceof DisjunctiveSum)) {
      CellDrawing.drawWithoutNames(canvas, cells);
    } else {
      draw(canvas, position, Map.of());
    }
    return canvas;
  }

  private static String title(Position position) {
    String text = position.rules().text(position);
    return text.length() > LONGEST_TITLE ? text.substring(0, LONGEST_TITLE) + "…" : text;
  }

  static void draw(Canvas canvas, Position position, Map<String, Point> places) {
    switch (position) {
      case DisjunctiveSum sum -> SumDrawing.draw(canvas, sum, places);
      case ValuePosition value ->
          canvas.centred(0, 0, ValueLabel.of(value.value()), 22, Form.MATHS.in(Tone.INK));
      default -> {
        if (position.rules() instanceof Tree) {
          TreeDrawing.draw(canvas, position);
        } else {
          draw(canvas, position.appearance(), places);
        }
      }
    }
  }

  private static void draw(Canvas canvas, Appearance appearance, Map<String, Point> places) {
    switch (appearance) {
      case Appearance.Cells cells -> CellDrawing.draw(canvas, cells);
      case Appearance.Network network -> NetworkDrawing.draw(canvas, network, places);
      case Appearance.Heap heap -> HeapDrawing.draw(canvas, heap);
      case Appearance.Negative negative ->
          SumDrawing.drawSigned(canvas, List.of(negative.base()), true, places);
      case Appearance.Large large -> WordsDrawing.draw(canvas, Appearance.Words.of(large.text()));
      case Appearance.Words words -> WordsDrawing.draw(canvas, words);
    }
  }
}
