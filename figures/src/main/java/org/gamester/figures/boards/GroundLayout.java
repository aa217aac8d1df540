package org.gamester.figures.boards;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import org.gamester.rulesets.Appearance;
import org.gamester.rulesets.Appearance.Edge;

/**
 * Pictures of Hackenbush: vertex 0 is the ground; a vertex stands as high as its distance from the
 * ground, and above the middle of what hangs on it in the tree of shortest ways.
 */
final class GroundLayout {
  private static final double WIDTH = 52;
  private static final double HEIGHT = 52;

  private final List<List<Integer>> children = new ArrayList<>();
  private final int[] depth;
  private final double[] xs;
  private final double[] ys;

  private GroundLayout(Appearance.Network network) {
    int count = network.vertices().size();
    this.depth = new int[count];
    this.xs = new double[count];
    this.ys = new double[count];
    List<List<Integer>> neighbours = new ArrayList<>();
    for (int v = 0; v < count; v++) {
      children.add(new ArrayList<>());
      neighbours.add(new ArrayList<>());
    }
    for (Edge edge : network.edges()) {
      neighbours.get(edge.from()).add(edge.to());
      neighbours.get(edge.to()).add(edge.from());
    }
    Arrays.fill(depth, -1);
    depth[0] = 0;
    Deque<Integer> waiting = new ArrayDeque<>(List.of(0));
    while (!waiting.isEmpty()) {
      int v = waiting.remove();
      for (int next : neighbours.get(v)) {
        if (depth[next] < 0) {
          depth[next] = depth[v] + 1;
          children.get(v).add(next);
          waiting.add(next);
        }
      }
    }
  }

  static Places of(Appearance.Network network) {
    GroundLayout layout = new GroundLayout(network);
    layout.place();
    return new Places(layout.xs, layout.ys);
  }

  /** Leaves from left to right, everything else above the middle of its branches. */
  private void place() {
    List<Integer> order = new ArrayList<>();
    Deque<Integer> waiting = new ArrayDeque<>(List.of(0));
    while (!waiting.isEmpty()) {
      int v = waiting.pop();
      order.add(v);
      for (int next : children.get(v).reversed()) {
        waiting.push(next);
      }
    }
    double leaf = 0;
    for (int v : order) {
      ys[v] = -HEIGHT * Math.max(0, depth[v]);
      if (children.get(v).isEmpty()) {
        xs[v] = leaf;
        leaf += WIDTH;
      }
    }
    for (int v : order.reversed()) {
      List<Integer> branches = children.get(v);
      if (!branches.isEmpty()) {
        xs[v] = (xs[branches.getFirst()] + xs[branches.getLast()]) / 2;
      }
    }
  }
}
