package org.gamester.values.loopy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;

/**
 * The strongly connected components of a directed graph, each after those that it leads to (Tarjan,
 * <i>Depth-first search and linear graph algorithms</i>, 1972; the stack is kept by hand). Cost:
 * linear in the number of edges.
 */
final class Components {
  private static final int UNSEEN = -1;
  private static final int DONE = Integer.MAX_VALUE;

  private final IntFunction<int[]> successors;
  private final int[] index; // in the order of discovery
  private final int[] low; // the least index that is reached from below and still open
  private final int[][] edges;
  private final int[] next;
  private final int[] path;
  private final int[] open;
  private int depth;
  private int openCount;
  private int count;
  private final List<int[]> found = new ArrayList<>();

  private Components(int size, IntFunction<int[]> successors) {
    this.successors = successors;
    this.index = new int[size];
    this.low = new int[size];
    this.edges = new int[size][];
    this.next = new int[size];
    this.path = new int[size];
    this.open = new int[size];
    Arrays.fill(index, UNSEEN);
  }

  /** The components of the graph on 0, ..., size - 1. */
  static List<int[]> of(int size, IntFunction<int[]> successors) {
    Components components = new Components(size, successors);
    for (int v = 0; v < size; v++) {
      if (components.index[v] == UNSEEN) {
        components.search(v);
      }
    }
    return components.found;
  }

  private void search(int root) {
    enter(root);
    while (depth > 0) {
      int v = path[depth - 1];
      if (next[v] < edges[v].length) {
        int w = edges[v][next[v]++];
        if (index[w] == UNSEEN) {
          enter(w);
        } else if (low[w] != DONE) {
          low[v] = Math.min(low[v], index[w]);
        }
      } else {
        leave(v);
      }
    }
  }

  private void enter(int v) {
    index[v] = count;
    low[v] = count++;
    edges[v] = successors.apply(v);
    path[depth++] = v;
    open[openCount++] = v;
  }

  private void leave(int v) {
    depth--;
    if (depth > 0) {
      int parent = path[depth - 1];
      low[parent] = Math.min(low[parent], low[v]);
    }
    if (low[v] == index[v]) {
      int start = openCount;
      do {
        start--;
        low[open[start]] = DONE;
      } while (open[start] != v);
      found.add(Arrays.copyOfRange(open, start, openCount));
      openCount = start;
    }
  }
}
