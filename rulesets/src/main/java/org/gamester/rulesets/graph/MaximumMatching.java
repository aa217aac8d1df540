package org.gamester.rulesets.graph;

import java.util.Arrays;
import org.gamester.rulesets.Subset;
import org.gamester.rulesets.board.Graph;
import org.gamester.rulesets.board.Graph.Edge;
import org.gamester.values.Computation;

/**
 * Maximum matchings of graphs, by augmenting paths with contracted blossoms (Edmonds 1965).
 *
 * <p>A matching is maximum if and only if there is no augmenting path, which joins two uncovered
 * vertices (Berge 1957). So if a matching is maximum without a vertex v, every maximum matching of
 * the whole graph covers v if and only if there is an augmenting path from v.
 *
 * <p>Cost: O(V E) for each vertex, O(V^2 E) in all.
 */
final class MaximumMatching {
  private static final int NONE = -1;

  private final int[][] neighbours;
  private final int[] mate;
  private final int[] parent;
  private final int[] base;
  private final int[] queue;
  private final boolean[] reached;
  private final boolean[] inBlossom;

  private MaximumMatching(int[][] neighbours) {
    int vertices = neighbours.length;
    this.neighbours = neighbours;
    this.mate = new int[vertices];
    this.parent = new int[vertices];
    this.base = new int[vertices];
    this.queue = new int[vertices];
    this.reached = new boolean[vertices];
    this.inBlossom = new boolean[vertices];
    Arrays.fill(mate, NONE);
  }

  /**
   * Whether every maximum matching of the graph with the edges {@code edges} covers a vertex. Loops
   * and the directions of edges do not matter.
   */
  static boolean coversAlways(Graph graph, Subset edges, int vertex) {
    MaximumMatching matching = new MaximumMatching(neighbours(graph, edges));
    for (int v = 0; v < matching.mate.length; v++) {
      if (v != vertex && matching.mate[v] == NONE) {
        matching.augment(v, vertex);
      }
    }
    return matching.augment(vertex, NONE);
  }

  private static int[][] neighbours(Graph graph, Subset edges) {
    int[] degree = new int[graph.names().size()];
    int[][] neighbours = new int[degree.length][];
    for (int pass = 0; pass < 2; pass++) {
      for (int e = edges.next(0); e >= 0; e = edges.next(e + 1)) {
        Edge edge = graph.edges().get(e);
        if (edge.from() == edge.to()) {
          continue;
        }
        if (pass == 1) {
          neighbours[edge.from()][degree[edge.from()]] = edge.to();
          neighbours[edge.to()][degree[edge.to()]] = edge.from();
        }
        degree[edge.from()]++;
        degree[edge.to()]++;
      }
      if (pass == 0) {
        Arrays.setAll(neighbours, v -> new int[degree[v]]);
        Arrays.fill(degree, 0);
      }
    }
    return neighbours;
  }

  /** Enlarges the matching by a path from {@code root}, if there is one that avoids a vertex. */
  private boolean augment(int root, int avoided) {
    int end = neighbours[root].length == 0 ? NONE : augmentingPath(root, avoided);
    if (end == NONE) {
      return false;
    }
    int v = end;
    while (v != NONE) {
      int before = parent[v];
      int next = mate[before];
      mate[v] = before;
      mate[before] = v;
      v = next;
    }
    return true;
  }

  /** Grows a tree of alternating paths; returns the uncovered vertex that it reaches, or NONE. */
  private int augmentingPath(int root, int avoided) {
    Arrays.fill(reached, false);
    Arrays.fill(parent, NONE);
    Arrays.setAll(base, v -> v);
    reached[root] = true;
    int head = 0;
    int tail = 0;
    queue[tail++] = root;
    while (head < tail) {
      Computation.poll();
      int v = queue[head++];
      for (int to : neighbours[v]) {
        if (to == avoided || base[v] == base[to] || mate[v] == to) {
          continue;
        }
        if (to == root || (mate[to] != NONE && parent[mate[to]] != NONE)) {
          tail = contract(v, to, tail);
        } else if (parent[to] == NONE) {
          parent[to] = v;
          if (mate[to] == NONE) {
            return to;
          }
          reached[mate[to]] = true;
          queue[tail++] = mate[to];
        }
      }
    }
    return NONE;
  }

  /** Contracts the blossom that the edge v - to closes; its new outer vertices are queued. */
  private int contract(int v, int to, int oldTail) {
    int common = commonBase(v, to);
    Arrays.fill(inBlossom, false);
    markPath(v, common, to);
    markPath(to, common, v);
    int tail = oldTail;
    for (int u = 0; u < base.length; u++) {
      if (inBlossom[base[u]]) {
        base[u] = common;
        if (!reached[u]) {
          reached[u] = true;
          queue[tail++] = u;
        }
      }
    }
    return tail;
  }

  private void markPath(int from, int common, int firstChild) {
    int v = from;
    int child = firstChild;
    while (base[v] != common) {
      inBlossom[base[v]] = true;
      inBlossom[base[mate[v]]] = true;
      parent[v] = child;
      child = mate[v];
      v = parent[mate[v]];
    }
  }

  private int commonBase(int first, int second) {
    boolean[] seen = new boolean[base.length];
    int a = first;
    while (true) {
      a = base[a];
      seen[a] = true;
      if (mate[a] == NONE) {
        break;
      }
      a = parent[mate[a]];
    }
    int b = base[second];
    while (!seen[b]) {
      b = base[parent[mate[b]]];
    }
    return b;
  }
}
