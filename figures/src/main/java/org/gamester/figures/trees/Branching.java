package org.gamester.figures.trees;

import java.util.List;
import java.util.Optional;
import org.gamester.figures.drawing.Canvas;
import org.gamester.figures.drawing.Label;
import org.gamester.figures.drawing.Tone;
import org.gamester.values.Player;

/**
 * What a game tree is drawn from: positions, values, or anything else that has options.
 *
 * @param <T> what the nodes are; equal ones can be drawn once
 */
public interface Branching<T> {

  /** What the moves of a player lead to. */
  List<T> options(T node, Player player);

  /** What is written in a node; no runs for a dot. */
  Label label(T node);

  /** What is drawn in a node instead of its label, at half its size; empty for nothing. */
  default Optional<Canvas> picture(T node) {
    return Optional.empty();
  }

  /** The tone of a node. */
  Tone tone(T node);
}
