package org.gamester.figures.boards;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.gamester.figures.drawing.Canvas;
import org.gamester.figures.drawing.Point;
import org.gamester.rulesets.Appearance;
import org.gamester.rulesets.Appearance.Edge;

/**
 * Graphs that have a customary picture: stars and wheels around their centre, complete bipartite
 * graphs in two rows, generalized Petersen graphs as two circles (Petersen's own as a pentagon
 * around a star), cubes of dimension 3 and 4. They are known by the numbers of their vertices,
 * which are those that the graphs have where they are named.
 */
record FamiliarGraphs(int count, double step) {
  private static final int MOST_VERTICES = 200;

  /** An edge between the vertices of two numbers, the lesser one first. */
  private record Pair(int from, int to) {
    static Pair of(int one, int other) {
      return new Pair(Math.min(one, other), Math.max(one, other));
    }
  }

  /** The picture of a graph: where each of its vertices is. */
  @FunctionalInterface
  interface Picture {
    Point place(int number);
  }

  /**
   * The picture of a part of a network.
   *
   * @param step how far apart neighbours are, about
   */
  static Optional<Picture> of(Appearance.Network network, List<Integer> part, double step) {
    int count = part.size();
    boolean isNumbered =
        count <= MOST_VERTICES
            && part.stream()
                    .map(v -> GridNumbers.number(network, v))
                    .filter(number -> number >= 0 && number < count)
                    .distinct()
                    .count()
                == count;
    if (!isNumbered) {
      return Optional.empty();
    }
    Set<Integer> vertices = new HashSet<>(part);
    Set<Pair> edges = new HashSet<>();
    for (Edge edge : network.edges()) {
      if (vertices.contains(edge.from())) {
        edges.add(
            Pair.of(
                GridNumbers.number(network, edge.from()), GridNumbers.number(network, edge.to())));
      }
    }
    return new FamiliarGraphs(count, step).of(edges);
  }

  private Optional<Picture> of(Set<Pair> edges) {
    if (count > 3 && edges.equals(star())) {
      return Optional.of(this::aroundTheFirst);
    }
    if (count > 4 && edges.equals(wheel())) {
      return Optional.of(this::aroundTheFirst);
    }
    int first = count - (int) edges.stream().filter(edge -> edge.from() == 0).count();
    if (first > 1 && first < count - 1 && edges.equals(bipartite(first))) {
      return Optional.of(number -> inTwoRows(number, first));
    }
    for (int k = 1; count % 2 == 0 && k <= (count / 2 - 1) / 2; k++) {
      if (edges.equals(petersen(k))) {
        return Optional.of(this::inTwoCircles);
      }
    }
    if ((count == 8 || count == 16) && edges.equals(cube())) {
      return Optional.of(this::cornerOfCube);
    }
    return Optional.empty();
  }

  private Set<Pair> star() {
    Set<Pair> edges = new HashSet<>();
    for (int i = 1; i < count; i++) {
      edges.add(new Pair(0, i));
    }
    return edges;
  }

  private Set<Pair> wheel() {
    Set<Pair> edges = star();
    for (int i = 1; i < count; i++) {
      edges.add(Pair.of(i, i % (count - 1) + 1));
    }
    return edges;
  }

  private Set<Pair> bipartite(int first) {
    Set<Pair> edges = new HashSet<>();
    for (int i = 0; i < first; i++) {
      for (int j = first; j < count; j++) {
        edges.add(new Pair(i, j));
      }
    }
    return edges;
  }

  private Set<Pair> petersen(int k) {
    int outer = count / 2;
    Set<Pair> edges = new HashSet<>();
    for (int i = 0; i < outer; i++) {
      edges.add(Pair.of(i, (i + 1) % outer));
      edges.add(new Pair(i, i + outer));
      edges.add(Pair.of(outer + i, outer + (i + k) % outer));
    }
    return edges;
  }

  private Set<Pair> cube() {
    Set<Pair> edges = new HashSet<>();
    for (int v = 0; v < count; v++) {
      for (int bit = 1; bit < count; bit <<= 1) {
        edges.add(Pair.of(v, v ^ bit));
      }
    }
    return edges;
  }

  /** On a circle, from its top; {@code number} of so many. */
  private static Point onCircle(int number, int count, double radius) {
    double angle = 2 * Math.PI * number / count - Math.PI / 2;
    return Point.near(radius * Math.cos(angle), radius * Math.sin(angle));
  }

  /** The radius of a circle on which neighbours are a step apart. */
  private double radius(int onCircle) {
    return Math.max(step, step / (2 * Math.sin(Math.PI / onCircle)));
  }

  private Point aroundTheFirst(int number) {
    return number == 0 ? Point.near(0, 0) : onCircle(number - 1, count - 1, radius(count - 1));
  }

  private Point inTwoRows(int number, int first) {
    boolean isAbove = number < first;
    int place = isAbove ? number : number - first;
    int inRow = isAbove ? first : count - first;
    double height = step * Math.max(1.5, Math.min(4, count / 6.0));
    return Point.near((place - (inRow - 1) / 2.0) * step, isAbove ? 0 : height);
  }

  private Point inTwoCircles(int number) {
    int outer = count / 2;
    double inner = radius(outer) * 0.9;
    return number < outer
        ? onCircle(number, outer, inner + step)
        : onCircle(number - outer, outer, inner);
  }

  /** One square behind the other; in dimension 4, the eight corners around eight others. */
  private Point cornerOfCube(int number) {
    double x = 0;
    double y = 0;
    for (int bit = 0; 1 << bit < count; bit++) {
      if ((number >>> bit & 1) == 1) {
        double angle = count == 16 ? Math.PI / 4 * bit : bit == 2 ? Math.PI / 4 : Math.PI / 2 * bit;
        double length = step * (bit == 2 && count == 8 ? 1.2 : 2);
        x += length * Math.cos(angle);
        y -= length * Math.sin(angle);
      }
    }
    return Point.near(x, y);
  }

  /** Puts the vertices of a part where the picture has them. */
  static void put(
      Appearance.Network network, List<Integer> part, Picture picture, double[] xs, double[] ys) {
    for (int v : part) {
      Point point = picture.place(GridNumbers.number(network, v));
      xs[v] = Canvas.approximately(point.x());
      ys[v] = Canvas.approximately(point.y());
    }
  }
}
