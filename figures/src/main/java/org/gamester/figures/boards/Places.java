package org.gamester.figures.boards;

import java.util.List;
import java.util.Map;
import org.gamester.figures.drawing.Canvas;
import org.gamester.figures.drawing.Point;
import org.gamester.rulesets.Appearance;

/** Where the vertices of a graph are. */
final class Places {
  private static final double HALF_STEP = 24;

  private final double[] xs;
  private final double[] ys;

  Places(double[] xs, double[] ys) {
    this.xs = xs;
    this.ys = ys;
  }

  /** Places in rows and columns. */
  static Places inLattice(List<Appearance.Place> places) {
    return new Places(
        places.stream().mapToDouble(place -> place.column() * HALF_STEP).toArray(),
        places.stream().mapToDouble(place -> place.row() * HALF_STEP).toArray());
  }

  double x(int vertex) {
    return xs[vertex];
  }

  double y(int vertex) {
    return ys[vertex];
  }

  /** These places, except for vertices whose place is given. */
  Places with(Appearance.Network network, Map<String, Point> given) {
    if (given.isEmpty()) {
      return this;
    }
    double[] newXs = xs.clone();
    double[] newYs = ys.clone();
    for (int v = 0; v < newXs.length; v++) {
      Point point = given.get(network.vertices().get(v).name());
      if (point != null) {
        newXs[v] = Canvas.approximately(point.x());
        newYs[v] = Canvas.approximately(point.y());
      }
    }
    return new Places(newXs, newYs);
  }
}
