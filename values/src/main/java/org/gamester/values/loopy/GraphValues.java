package org.gamester.values.loopy;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The values of all positions of a graph.
 *
 * <p>The onsides are found first. Positions from which no alternating play goes on for ever are the
 * stoppers found there; the offside is looked for from the others only.
 */
public final class GraphValues {
  private final GameGraph graph;
  private final GameGraph negative;
  private final @Nullable Stopper[] onsides;
  private final @Nullable Stopper[] negativeOffsides;

  /** Cost: that of simplifying each strongly connected component, see {@link LoopyValue}. */
  public GraphValues(GameGraph graph) {
    this.graph = graph;
    SimplestForm.Onsides found = SimplestForm.onsides(graph);
    this.onsides = found.stoppers();
    this.negative = graph.with(onsides, found.exact()).negate();
    this.negativeOffsides = SimplestForm.onsides(negative).stoppers();
  }

  /** The value of a position. */
  public LoopyValue value(int position) {
    return new LoopyValue(
        Onside.of(graph, position, onsides), Onside.of(negative, position, negativeOffsides));
  }

  /** The stopper that a position is; empty if its sides differ, or if none has been found. */
  public Optional<Stopper> stopper(int position) {
    Stopper onside = onsides[position];
    Stopper negativeOffside = negativeOffsides[position];
    return onside != null && negativeOffside != null && negativeOffside.negate() == onside
        ? Optional.of(onside)
        : Optional.empty();
  }
}
