package org.gamester.figures.trees;

import java.util.List;
import java.util.function.Function;
import org.gamester.figures.drawing.Label;
import org.gamester.figures.drawing.Tone;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/** The canonical form of a value: its nodes are values. */
public record ValueBranching(Function<ShortGame, Label> labels, Function<ShortGame, Tone> tones)
    implements Branching<ShortGame> {

  @Override
  public List<ShortGame> options(ShortGame node, Player player) {
    return node.options(player);
  }

  @Override
  public Label label(ShortGame node) {
    return labels.apply(node);
  }

  @Override
  public Tone tone(ShortGame node) {
    return tones.apply(node);
  }
}
