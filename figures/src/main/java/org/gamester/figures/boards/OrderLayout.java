package org.gamester.figures.boards;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.gamester.rulesets.Appearance;
import org.gamester.rulesets.Appearance.Edge;

/**
 * Hasse diagrams: an element stands above all that are less, as high as the longest chain below it;
 * in each row elements are brought near those that they are joined to.
 */
final class OrderLayout {
  private static final double WIDTH = 62;
  private static final double HEIGHT = 62;
  private static final int SWEEPS = 8;

  private OrderLayout() {}

  /** The pairs with nothing between them, each once. */
  static List<Edge> covers(Appearance.Network network) {
    int count = network.vertices().size();
    List<BitSet> above = new ArrayList<>();
    for (int v = 0; v < count; v++) {
      above.add(new BitSet());
    }
    for (Edge edge : network.edges()) {
      above.get(edge.from()).set(edge.to());
    }
    List<Integer> order = fromBelow(network);
    List<BitSet> closure = new ArrayList<>();
    above.forEach(set -> closure.add((BitSet) set.clone()));
    for (int v : order.reversed()) {
      for (int w = above.get(v).nextSetBit(0); w >= 0; w = above.get(v).nextSetBit(w + 1)) {
        closure.get(v).or(closure.get(w));
      }
    }
    List<Edge> covers = new ArrayList<>();
    Set<List<Integer>> seen = new HashSet<>();
    for (Edge edge : network.edges()) {
      BitSet others = above.get(edge.from());
      boolean isCover = seen.add(List.of(edge.from(), edge.to()));
      for (int w = others.nextSetBit(0); w >= 0 && isCover; w = others.nextSetBit(w + 1)) {
        isCover = !closure.get(w).get(edge.to());
      }
      if (isCover) {
        covers.add(edge);
      }
    }
    return covers;
  }

  private static List<Integer> fromBelow(Appearance.Network network) {
    int[] height = heights(network);
    List<Integer> order = new ArrayList<>();
    for (int v = 0; v < height.length; v++) {
      order.add(v);
    }
    order.sort(Comparator.comparingInt(v -> height[v]));
    return order;
  }

  /** The length of the longest chain below each element. */
  private static int[] heights(Appearance.Network network) {
    int[] height = new int[network.vertices().size()];
    boolean changed = true;
    for (int round = 0; changed && round <= height.length; round++) {
      changed = false;
      for (Edge edge : network.edges()) {
        if (height[edge.to()] <= height[edge.from()]) {
          height[edge.to()] = height[edge.from()] + 1;
          changed = true;
        }
      }
    }
    return height;
  }

  static Places of(Appearance.Network network) {
    int count = network.vertices().size();
    int[] height = heights(network);
    List<List<Integer>> rows = new ArrayList<>();
    List<List<Integer>> joined = new ArrayList<>();
    for (int v = 0; v < count; v++) {
      joined.add(new ArrayList<>());
      while (rows.size() <= height[v]) {
        rows.add(new ArrayList<>());
      }
      rows.get(height[v]).add(v);
    }
    for (Edge edge : covers(network)) {
      joined.get(edge.from()).add(edge.to());
      joined.get(edge.to()).add(edge.from());
    }
    double[] xs = new double[count];
    double[] ys = new double[count];
    rows.forEach(row -> spread(row, xs));
    for (int sweep = 0; sweep < SWEEPS; sweep++) {
      for (List<Integer> row : sweep % 2 == 0 ? rows : rows.reversed()) {
        double[] wish = new double[count];
        for (int v : row) {
          wish[v] = joined.get(v).stream().mapToDouble(w -> xs[w]).average().orElse(xs[v]);
        }
        row.sort(Comparator.comparingDouble(v -> wish[v]));
        spread(row, xs);
      }
    }
    for (int v = 0; v < count; v++) {
      ys[v] = -HEIGHT * height[v];
    }
    return new Places(xs, ys);
  }

  private static void spread(List<Integer> row, double[] xs) {
    for (int i = 0; i < row.size(); i++) {
      xs[row.get(i)] = (i - (row.size() - 1) / 2.0) * WIDTH;
    }
  }
}
