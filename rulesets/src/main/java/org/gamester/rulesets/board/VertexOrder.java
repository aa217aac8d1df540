package org.gamester.rulesets.board;

import java.util.Arrays;

/**
 * An order of the vertices of a component of a graph that isomorphic components mostly share.
 *
 * <p>The vertices are divided into cells, first by their states, then again and again by how many
 * neighbours they have in each cell, until nothing changes (colour refinement). While a cell has
 * more than one vertex, one vertex of the first smallest such cell becomes a cell of its own, and
 * the rest is divided again. Which one is taken does not matter if automorphisms of the component
 * that keep all cells carry each vertex of the cell to each other one: then all choices lead to the
 * same adjacency matrix. That is so in trees, and nearly always in small graphs; where it is not,
 * the order depends on the choice. (A canonical labelling, as in B. D. McKay's nauty, would try all
 * choices.)
 *
 * <p>Neighbours in cells are compared by a sum of fixed random words, which isomorphic components
 * share too. Cost: O(m + n log n) for each division; no recursion, nothing is allocated.
 */
final class VertexOrder {
  private final GraphGeometry graph;
  private final int width;
  private final boolean hasArcs;
  private final int[] vertices;
  private final int[] local;
  private final int[] firstEdge;
  private int[] ends;
  private int[] sources;
  private final int[] firstSource;
  private final int[] nextSource;
  private final int[] order;
  private final int[] cell;
  private final long[] signatures;
  private final long[] mixed;
  private final int[] cellSize;
  private int size;
  private int cells;

  /**
   * @param most the most vertices of a component
   */
  VertexOrder(GraphGeometry graph, int most) {
    this.graph = graph;
    this.width = Board.words(graph);
    this.hasArcs = graph.hasArcs();
    this.vertices = new int[most];
    this.local = new int[graph.cells()];
    this.firstEdge = new int[most + 1];
    this.ends = new int[4 * most + 4];
    this.sources = new int[hasArcs ? ends.length : 0];
    this.firstSource = new int[hasArcs ? most + 1 : 0];
    this.nextSource = new int[hasArcs ? most : 0];
    this.order = new int[most];
    this.cell = new int[most];
    this.signatures = new long[most];
    this.mixed = new long[2 * most];
    this.cellSize = new int[most];
    for (int i = 0; i < mixed.length; i++) {
      mixed[i] = mix(i + 1);
    }
    Arrays.fill(local, -1);
  }

  private static long mix(long number) {
    long mixed = number * 0x9E3779B97F4A7C15L;
    mixed = (mixed ^ mixed >>> 30) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
    return mixed ^ mixed >>> 31;
  }

  /** The number of vertices of the component. */
  int size() {
    return size;
  }

  /** The place in the order of a vertex, by its number in the component. */
  int place(int vertex) {
    return cell[vertex];
  }

  /** The first of the edges from a vertex of the component, or the end of those of the last. */
  int firstEdge(int vertex) {
    return firstEdge[vertex];
  }

  /** The vertex of the component to which an edge leads. */
  int end(int edge) {
    return ends[edge];
  }

  /**
   * Finds the order of the vertices of a component, at most as many as this object is for.
   *
   * @param sets for each state the set of vertices in it
   */
  void find(long[] sets, int states) {
    list(sets, states);
    findEdges();
    divide();
    while (cells < size) {
      separate();
      divide();
    }
    for (int i = 0; i < size; i++) {
      local[vertices[i]] = -1;
    }
  }

  /** Numbers the vertices state by state; each state that occurs is a cell. */
  private void list(long[] sets, int states) {
    size = 0;
    cells = 0;
    for (int state = 0; state < states; state++) {
      int first = size;
      for (int word = 0; word < width; word++) {
        for (long rest = sets[state * width + word]; rest != 0; rest &= rest - 1) {
          int vertex = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
          vertices[size] = vertex;
          local[vertex] = size;
          order[size] = size;
          cell[size++] = first;
        }
      }
      if (size > first) {
        cellSize[first] = size - first;
        cells++;
      }
    }
  }

  private void findEdges() {
    int count = 0;
    for (int v = 0; v < size; v++) {
      firstEdge[v] = count;
      for (int neighbour : graph.successors(vertices[v])) {
        int end = local[neighbour];
        if (end >= 0) {
          if (count == ends.length) {
            ends = Arrays.copyOf(ends, 2 * count);
          }
          ends[count++] = end;
        }
      }
    }
    firstEdge[size] = count;
    if (hasArcs) {
      findSources(count);
    }
  }

  private void findSources(int count) {
    if (sources.length < count) {
      sources = new int[ends.length];
    }
    Arrays.fill(firstSource, 0, size + 1, 0);
    for (int e = 0; e < count; e++) {
      firstSource[ends[e] + 1]++;
    }
    for (int v = 0; v < size; v++) {
      firstSource[v + 1] += firstSource[v];
    }
    System.arraycopy(firstSource, 0, nextSource, 0, size);
    for (int v = 0; v < size; v++) {
      for (int e = firstEdge[v]; e < firstEdge[v + 1]; e++) {
        sources[nextSource[ends[e]]++] = v;
      }
    }
  }

  /** Divides cells until all vertices of a cell have as many neighbours in each cell. */
  private void divide() {
    boolean isChanged = true;
    while (isChanged && cells < size) {
      for (int v = 0; v < size; v++) {
        if (cellSize[cell[v]] > 1) {
          signatures[v] = signature(v);
        }
      }
      isChanged = false;
      int next;
      for (int first = 0; first < size; first = next) {
        next = first + cellSize[first];
        if (next - first > 1) {
          isChanged |= divide(first, next);
        }
      }
    }
  }

  private long signature(int v) {
    long sum = 0;
    for (int e = firstEdge[v]; e < firstEdge[v + 1]; e++) {
      sum += mixed[cell[ends[e]]];
    }
    if (hasArcs) {
      for (int e = firstSource[v]; e < firstSource[v + 1]; e++) {
        sum += mixed[mixed.length / 2 + cell[sources[e]]];
      }
    }
    return sum;
  }

  private boolean divide(int from, int to) {
    for (int i = from + 1; i < to; i++) {
      int v = order[i];
      long signature = signatures[v];
      int place = i;
      while (place > from && signatures[order[place - 1]] > signature) {
        order[place] = order[place - 1];
        place--;
      }
      order[place] = v;
    }
    if (signatures[order[from]] == signatures[order[to - 1]]) {
      return false;
    }
    int first = from;
    for (int i = from; i < to; i++) {
      if (i > from && signatures[order[i]] != signatures[order[i - 1]]) {
        cellSize[first] = i - first;
        first = i;
        cells++;
      }
      cell[order[i]] = first;
    }
    cellSize[first] = to - first;
    return true;
  }

  /**
   * Makes a vertex of the first smallest cell that has more than one a cell of its own, or each
   * vertex if they are twins.
   */
  private void separate() {
    int best = -1;
    for (int first = 0; first < size; first += cellSize[first]) {
      if (cellSize[first] > 1 && (best < 0 || cellSize[first] < cellSize[best])) {
        best = first;
      }
    }
    if (!hasArcs && areTwins(best)) {
      cells += cellSize[best] - 1;
      for (int i = best + cellSize[best] - 1; i >= best; i--) {
        cell[order[i]] = i;
        cellSize[i] = 1;
      }
      return;
    }
    int rest = cellSize[best] - 1;
    for (int i = best + 1; i <= best + rest; i++) {
      cell[order[i]] = best + 1;
    }
    cellSize[best] = 1;
    cellSize[best + 1] = rest;
    cells++;
  }

  /** Whether all vertices of a cell have the same neighbours; then all orders of them are alike. */
  private boolean areTwins(int first) {
    int v = order[first];
    for (int i = first + 1; i < first + cellSize[first]; i++) {
      int w = order[i];
      if (!Arrays.equals(
          ends, firstEdge[v], firstEdge[v + 1], ends, firstEdge[w], firstEdge[w + 1])) {
        return false;
      }
    }
    return true;
  }
}
