package org.gamester.figures.trees;

import java.util.List;
import java.util.function.Function;
import org.gamester.figures.drawing.Label;
import org.gamester.figures.drawing.Tone;
import org.gamester.values.Player;
import org.gamester.values.loopy.LoopyValue;
import org.gamester.values.loopy.Stopper;

/**
 * The simplest form of a stopper, short or loopy: its nodes are values.
 *
 * @param labels what is written in the node of a value
 * @param tones its tone
 */
public record StopperBranching(Function<LoopyValue, Label> labels, Function<LoopyValue, Tone> tones)
    implements Branching<Stopper> {

  @Override
  public List<Stopper> options(Stopper node, Player player) {
    return node.options(player);
  }

  @Override
  public Label label(Stopper node) {
    return labels.apply(LoopyValue.of(node));
  }

  @Override
  public Tone tone(Stopper node) {
    return tones.apply(LoopyValue.of(node));
  }
}
