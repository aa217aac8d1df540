package org.gamester.figures.boards;

import java.util.List;
import org.gamester.figures.drawing.Canvas;
import org.gamester.figures.drawing.Label;
import org.gamester.figures.drawing.Tone;
import org.gamester.figures.drawing.ValueLabel;
import org.gamester.figures.trees.Branching;
import org.gamester.figures.trees.TooManyNodesException;
import org.gamester.figures.trees.TreeFigure;
import org.gamester.rulesets.Appearance;
import org.gamester.rulesets.Position;
import org.gamester.values.Player;

/** Explicit trees: nodes are dots, and leaves that stand for values are these values. */
final class TreeDrawing implements Branching<Position> {
  private static final int LEVELS = 12;

  private TreeDrawing() {}

  static void draw(Canvas canvas, Position tree) {
    Canvas drawn = new Canvas();
    try {
      TreeFigure.draw(
          drawn,
          tree,
          new TreeDrawing(),
          new TreeFigure.Shown(tree.isImpartial(), LEVELS, /* isShared= */ false));
    } catch (TooManyNodesException e) {
      WordsDrawing.draw(canvas, Appearance.Words.of(tree.text()));
      return;
    }
    canvas.place(drawn, 0, 0);
  }

  @Override
  public List<Position> options(Position node, Player player) {
    return node.knownValue().isPresent() ? List.of() : node.options(player);
  }

  @Override
  public Label label(Position node) {
    return node.knownValue()
        .filter(value -> !value.isZero())
        .map(ValueLabel::of)
        .orElse(new Label(List.of(), ""));
  }

  @Override
  public Tone tone(Position node) {
    return Tone.INK;
  }
}
