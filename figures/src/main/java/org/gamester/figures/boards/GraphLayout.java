package org.gamester.figures.boards;

import java.util.List;
import java.util.stream.IntStream;
import org.gamester.figures.drawing.Point;
import org.gamester.rulesets.Appearance;

/** Where the vertices of a graph are put when nobody says where. */
public final class GraphLayout {

  private GraphLayout() {}

  /** The places of the vertices, in their order. */
  public static List<Point> of(Appearance.Network network) {
    Places places = places(network);
    return IntStream.range(0, network.vertices().size())
        .mapToObj(vertex -> Point.near(places.x(vertex), places.y(vertex)))
        .toList();
  }

  static Places places(Appearance.Network network) {
    return switch (network.layout()) {
      case FREE -> FreeLayout.of(network);
      case CIRCLE -> FreeLayout.circle(network);
      case GROUND -> GroundLayout.of(network);
      case ORDER -> OrderLayout.of(network);
      case GIVEN -> Places.inLattice(network.places());
    };
  }
}
