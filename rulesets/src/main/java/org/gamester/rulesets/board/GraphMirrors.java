package org.gamester.rulesets.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.gamester.values.Computation;

/**
 * Automorphisms of a graph that are their own inverses, other than the identity: at most {@link
 * #MOST}, as found in a search of at most {@link #MOST_STEPS} steps. None need be found; which ones
 * are found depends on the numbers of the vertices alone.
 *
 * <p>A vertex v and its image w are exchanged in one step, so that only such automorphisms are
 * looked for, those that leave few vertices where they are first; they must have the same degree
 * and agree with all pairs chosen before. Vertices come in the order of a walk through the graph,
 * so that most choices are forced. The search has its own stack.
 */
final class GraphMirrors {
  private static final int MOST = 32;
  private static final int MOST_STEPS = 50_000;

  private final GraphGeometry graph;
  private final int[] order;
  private final int[] image;

  private GraphMirrors(GraphGeometry graph) {
    this.graph = graph;
    this.order = walk(graph);
    this.image = new int[graph.cells()];
    Arrays.fill(image, -1);
  }

  /** The images of all vertices, for each automorphism. */
  static List<int[]> of(GraphGeometry graph) {
    return new GraphMirrors(graph).search();
  }

  private static int[] walk(GraphGeometry graph) {
    int[] order = new int[graph.cells()];
    boolean[] seen = new boolean[graph.cells()];
    int count = 0;
    for (int start = 0; start < order.length; start++) {
      if (!seen[start]) {
        seen[start] = true;
        order[count++] = start;
      }
      for (int i = count - 1; i < count && i >= 0; i++) {
        for (int next : graph.neighbours(order[i])) {
          if (!seen[next]) {
            seen[next] = true;
            order[count++] = next;
          }
        }
      }
    }
    return order;
  }

  private List<int[]> search() {
    List<int[]> found = new ArrayList<>();
    int n = order.length;
    int[] chosen = new int[n + 1]; // the place in the order at each level
    int[] tried = new int[n + 1]; // the image tried last at each level
    int level = 0;
    chosen[0] = 0;
    tried[0] = -1;
    for (int steps = 0; level >= 0 && steps < MOST_STEPS && found.size() < MOST && n > 0; steps++) {
      Computation.poll();
      int v = order[chosen[level]];
      if (tried[level] >= 0 && image[v] == tried[level]) {
        image[image[v]] = -1;
        image[v] = -1;
      }
      int w = nextImage(v, tried[level]);
      if (w < 0) {
        level--;
        continue;
      }
      tried[level] = w;
      image[v] = w;
      image[w] = v;
      int next = chosen[level] + 1;
      while (next < n && image[order[next]] >= 0) {
        next++;
      }
      if (next < n) {
        level++;
        chosen[level] = next;
        tried[level] = -1;
      } else if (!isIdentity()) {
        found.add(image.clone());
      }
    }
    return found;
  }

  private boolean isIdentity() {
    for (int v = 0; v < image.length; v++) {
      if (image[v] != v) {
        return false;
      }
    }
    return true;
  }

  /** The next image to be tried: other vertices from the last to the first, then {@code v}. */
  private int nextImage(int v, int after) {
    if (after == v) {
      return -1;
    }
    for (int w = after < 0 ? image.length - 1 : after - 1; w >= 0; w--) {
      if (w != v && fits(v, w)) {
        return w;
      }
    }
    return fits(v, v) ? v : -1;
  }

  private boolean fits(int v, int w) {
    return image[w] < 0
        && graph.neighbours(v).length == graph.neighbours(w).length
        && graph.areJoined(v, v) == graph.areJoined(w, w)
        && agrees(v, w);
  }

  private boolean agrees(int v, int w) {
    for (int u = 0; u < image.length; u++) {
      if (image[u] >= 0 && graph.areJoined(v, u) != graph.areJoined(w, image[u])) {
        return false;
      }
    }
    return true;
  }
}
