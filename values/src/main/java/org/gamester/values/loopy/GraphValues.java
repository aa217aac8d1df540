package org.gamester.values.loopy;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The values of all positions of a graph.
 *
 * <p>The onsides are found first. Positions from which no alternating play goes on for ever are the
 * stoppers found there; the offside is looked for only if there are others, and from them only.
 */
public final class GraphValues {
  private final GameGraph graph;
  private final SimplestForm.Onsides found;
  private @Nullable Offsides offsides;

  /** The graph in which the players have changed places, and its onsides. */
  private record Offsides(GameGraph negative, SimplestForm.Onsides found) {}

  /** Cost: that of simplifying each strongly connected component, see {@link LoopyValue}. */
  public GraphValues(GameGraph graph) {
    this.graph = graph;
    this.found = SimplestForm.onsides(graph);
  }

  private Offsides offsides() {
    Offsides known = offsides;
    if (known == null) {
      GameGraph negative = graph.with(found.stoppers(), found.exact()).negate();
      known = new Offsides(negative, SimplestForm.onsides(negative));
      offsides = known;
    }
    return known;
  }

  /** The value of a position. */
  public LoopyValue value(int position) {
    Stopper onside = found.stoppers()[position];
    if (onside != null && found.exact()[position]) {
      return LoopyValue.of(onside);
    }
    Offsides other = offsides();
    return new LoopyValue(
        Onside.of(graph, position, found.stoppers()),
        Onside.of(other.negative(), position, other.found().stoppers()));
  }

  /** The stopper that a position is; empty if its sides differ, or if none has been found. */
  public Optional<Stopper> stopper(int position) {
    Stopper onside = found.stoppers()[position];
    if (onside == null || found.exact()[position]) {
      return Optional.ofNullable(onside);
    }
    Stopper negativeOffside = offsides().found().stoppers()[position];
    return negativeOffside != null && negativeOffside.negate() == onside
        ? Optional.of(onside)
        : Optional.empty();
  }
}
