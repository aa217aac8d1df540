package org.gamester.figures.boards;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.gamester.rulesets.Appearance;
import org.gamester.rulesets.Appearance.Edge;
import org.jgrapht.Graph;
import org.jgrapht.alg.drawing.FRLayoutAlgorithm2D;
import org.jgrapht.alg.drawing.model.Box2D;
import org.jgrapht.alg.drawing.model.MapLayoutModel2D;
import org.jgrapht.alg.drawing.model.Point2D;
import org.jgrapht.graph.DefaultEdge;
import org.jgrapht.graph.SimpleGraph;

/**
 * Graphs without a direction. Each connected part by itself: a path is a line, a cycle a circle,
 * and so is a part in which nearly all vertices are joined; {@linkplain FamiliarGraphs familiar
 * graphs} have their own picture, and what is numbered as a grid is a grid. Everything else is laid
 * out by forces between vertices (Fruchterman and Reingold 1991), from the same random start every
 * time. The parts stand side by side.
 */
final class FreeLayout {
  private static final double STEP = 62;
  private static final int MOST_BY_FORCES = 150;
  private static final int MOST_IN_CIRCLE = 16;
  private static final int ITERATIONS = 400;

  private final Appearance.Network network;
  private final List<List<Integer>> neighbours = new ArrayList<>();
  private final double[] xs;
  private final double[] ys;

  private FreeLayout(Appearance.Network network) {
    this.network = network;
    int count = network.vertices().size();
    this.xs = new double[count];
    this.ys = new double[count];
    for (int v = 0; v < count; v++) {
      neighbours.add(new ArrayList<>());
    }
    for (Edge edge : network.edges()) {
      if (edge.from() != edge.to() && !neighbours.get(edge.from()).contains(edge.to())) {
        neighbours.get(edge.from()).add(edge.to());
        neighbours.get(edge.to()).add(edge.from());
      }
    }
  }

  static Places of(Appearance.Network network) {
    FreeLayout layout = new FreeLayout(network);
    double right = 0;
    for (List<Integer> part : layout.parts()) {
      layout.place(part);
      double left = part.stream().mapToDouble(v -> layout.xs[v]).min().orElse(0);
      double middle =
          (part.stream().mapToDouble(v -> layout.ys[v]).min().orElse(0)
                  + part.stream().mapToDouble(v -> layout.ys[v]).max().orElse(0))
              / 2;
      for (int v : part) {
        layout.xs[v] += right - left;
        layout.ys[v] -= middle;
      }
      right = part.stream().mapToDouble(v -> layout.xs[v]).max().orElse(0) + STEP;
    }
    return new Places(layout.xs, layout.ys);
  }

  /** All vertices in a circle, in their order. */
  static Places circle(Appearance.Network network) {
    FreeLayout layout = new FreeLayout(network);
    List<Integer> all = new ArrayList<>();
    for (int v = 0; v < network.vertices().size(); v++) {
      all.add(v);
    }
    layout.circle(all);
    return new Places(layout.xs, layout.ys);
  }

  private List<List<Integer>> parts() {
    List<List<Integer>> parts = new ArrayList<>();
    boolean[] seen = new boolean[xs.length];
    for (int start = 0; start < seen.length; start++) {
      if (seen[start]) {
        continue;
      }
      List<Integer> part = new ArrayList<>();
      Deque<Integer> waiting = new ArrayDeque<>(List.of(start));
      seen[start] = true;
      while (!waiting.isEmpty()) {
        int v = waiting.remove();
        part.add(v);
        for (int next : neighbours.get(v)) {
          if (!seen[next]) {
            seen[next] = true;
            waiting.add(next);
          }
        }
      }
      part.sort(null);
      parts.add(part);
    }
    return parts;
  }

  private void place(List<Integer> part) {
    boolean isThin = part.stream().allMatch(v -> neighbours.get(v).size() <= 2);
    long ends = part.stream().filter(v -> neighbours.get(v).size() <= 1).count();
    if (isThin && ends > 0) {
      List<Integer> path = walk(part);
      for (int i = 0; i < path.size(); i++) {
        xs[path.get(i)] = i * STEP;
      }
    } else if (isThin) {
      circle(walk(part));
    } else {
      placeBranching(part);
    }
  }

  private void placeBranching(List<Integer> part) {
    Optional<FamiliarGraphs.Picture> familiar = FamiliarGraphs.of(network, part, STEP);
    if (familiar.isPresent()) {
      FamiliarGraphs.put(network, part, familiar.get(), xs, ys);
    } else if (GridNumbers.columns(network, part) > 0) {
      grid(part, GridNumbers.columns(network, part));
    } else if (part.size() > MOST_BY_FORCES || isDense(part)) {
      circle(part);
    } else {
      byForces(part);
    }
  }

  private void grid(List<Integer> part, int columns) {
    for (int v : part) {
      int number = GridNumbers.number(network, v);
      xs[v] = number % columns * STEP;
      ys[v] = Math.floorDiv(number, columns) * STEP;
    }
  }

  /** Whether nearly every two of a few vertices are joined. */
  private boolean isDense(List<Integer> part) {
    int ends = part.stream().mapToInt(v -> neighbours.get(v).size()).sum();
    return part.size() <= MOST_IN_CIRCLE && ends >= 0.8 * part.size() * (part.size() - 1);
  }

  /** The vertices of a path from its first end, or of a cycle from its first vertex. */
  private List<Integer> walk(List<Integer> part) {
    int at =
        part.stream()
            .filter(v -> neighbours.get(v).size() <= 1)
            .findFirst()
            .orElse(part.getFirst());
    List<Integer> path = new ArrayList<>();
    boolean[] seen = new boolean[xs.length];
    while (at >= 0) {
      path.add(at);
      seen[at] = true;
      at = neighbours.get(at).stream().filter(v -> !seen[v]).findFirst().orElse(-1);
    }
    return path;
  }

  private void circle(List<Integer> part) {
    int count = part.size();
    double radius = count == 1 ? 0 : Math.max(40, STEP / (2 * Math.sin(Math.PI / count)));
    for (int i = 0; i < count; i++) {
      double angle = 2 * Math.PI * i / count - Math.PI / 2;
      xs[part.get(i)] = radius * Math.cos(angle);
      ys[part.get(i)] = radius * Math.sin(angle);
    }
  }

  private void byForces(List<Integer> part) {
    Graph<Integer, DefaultEdge> graph = new SimpleGraph<>(DefaultEdge.class);
    part.forEach(graph::addVertex);
    for (Edge edge : network.edges()) {
      if (edge.from() != edge.to() && graph.containsVertex(edge.from())) {
        graph.addEdge(edge.from(), edge.to());
      }
    }
    double side = STEP * (1 + Math.sqrt(part.size()));
    MapLayoutModel2D<Integer> model = new MapLayoutModel2D<>(Box2D.of(side, side));
    new FRLayoutAlgorithm2D<Integer, DefaultEdge>(ITERATIONS, 0.6, new Random(part.size()))
        .layout(graph, model);
    for (int v : part) {
      Point2D point = model.get(v);
      xs[v] = point.getX();
      ys[v] = point.getY();
    }
    scale(part);
  }

  /** Stretches a part so that the nearest two vertices and short edges are far enough apart. */
  private void scale(List<Integer> part) {
    double nearest = Double.MAX_VALUE;
    List<Double> lengths = new ArrayList<>();
    for (int v : part) {
      for (int w : part) {
        double length = Math.hypot(xs[v] - xs[w], ys[v] - ys[w]);
        if (v < w) {
          nearest = Math.min(nearest, length);
          if (neighbours.get(v).contains(w)) {
            lengths.add(length);
          }
        }
      }
    }
    lengths.sort(null);
    double median = lengths.get(lengths.size() / 2);
    double factor = Math.max(STEP * 1.1 / Math.max(median, 1), STEP * 0.8 / Math.max(nearest, 1));
    for (int v : part) {
      xs[v] *= Math.min(factor, 8);
      ys[v] *= Math.min(factor, 8);
    }
  }
}
