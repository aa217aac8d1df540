package org.gamester.script.boards;

import org.gamester.script.objects.ScriptException;
import org.gamester.values.Computation;

/**
 * Paths through all vertices of a graph, and matchings, by dynamic programming over the sets of its
 * vertices, which are the bits of an {@code int} (M. Held and R. M. Karp, A dynamic programming
 * approach to sequencing problems, 1962). Labels, loops and multiplicities of edges do not matter.
 *
 * <p>A set is treated after its subsets. Time is 2^n times n, for n vertices; memory is 4 bytes a
 * set for paths, 1 for a largest matching and 8 for the number of perfect ones, so that n is
 * bounded.
 */
final class SmallGraph {
  /** The largest number of vertices. */
  static final int LARGEST = 22;

  /** For each vertex, where its edges lead, and in an undirected graph where they come from. */
  private final int[] neighbours;

  private SmallGraph(int[] neighbours) {
    this.neighbours = neighbours;
  }

  /**
   * A graph.
   *
   * @param what is asked, for the message
   * @throws ScriptException if the graph has too many vertices
   */
  static SmallGraph of(Graph graph, String what) {
    int n = graph.vertexCount();
    if (n > LARGEST) {
      throw new ScriptException(
          what + " is known for graphs of at most " + LARGEST + " vertices; this one has " + n);
    }
    int[] neighbours = new int[n];
    for (Edge edge : graph.edges()) {
      Computation.poll();
      if (edge.from() != edge.to()) {
        neighbours[edge.from() - 1] |= 1 << edge.to() - 1;
        if (!graph.directed()) {
          neighbours[edge.to() - 1] |= 1 << edge.from() - 1;
        }
      }
    }
    return new SmallGraph(neighbours);
  }

  private int size() {
    return neighbours.length;
  }

  /** Whether some path visits every vertex once; the empty graph has none. */
  boolean isTraceable() {
    return size() > 0 && pathEnds((1 << size()) - 1) != 0;
  }

  /** Whether some cycle of at least three vertices, or two in a directed graph, visits all once. */
  boolean isHamiltonian(boolean directed) {
    if (size() < (directed ? 2 : 3)) {
      return false;
    }
    int ends = pathEnds(1);
    for (int v = 1; v < size(); v++) {
      if ((ends >> v & 1) != 0 && (neighbours[v] & 1) != 0) {
        return true;
      }
    }
    return false;
  }

  /** The ends of the paths that begin at one of some vertices and visit every vertex once. */
  private int pathEnds(int starts) {
    Computation.requireRoom(1L << size(), Integer.BYTES, "sets of vertices");
    int[] ends = new int[1 << size()];
    for (int v = 0; v < size(); v++) {
      ends[1 << v] = starts & 1 << v;
    }
    for (int set = 1; set < ends.length; set++) {
      Computation.poll();
      for (int left = ends[set]; left != 0; left &= left - 1) {
        int next = neighbours[Integer.numberOfTrailingZeros(left)] & ~set;
        for (; next != 0; next &= next - 1) {
          int v = Integer.lowestOneBit(next);
          ends[set | v] |= v;
        }
      }
    }
    return ends[ends.length - 1];
  }

  /** The largest number of edges of which no two share an end. */
  int matchingNumber() {
    Computation.requireRoom(1L << size(), Byte.BYTES, "sets of vertices");
    byte[] most = new byte[1 << size()];
    for (int set = 1; set < most.length; set++) {
      Computation.poll();
      int rest = set & set - 1; // the least vertex is left out, or has a partner
      int partners = neighbours[Integer.numberOfTrailingZeros(set)] & rest;
      byte best = most[rest];
      for (; partners != 0; partners &= partners - 1) {
        best = (byte) Math.max(best, 1 + most[rest & ~Integer.lowestOneBit(partners)]);
      }
      most[set] = best;
    }
    return most[most.length - 1];
  }

  /** The number of ways to divide the vertices into pairs of neighbours. */
  long perfectMatchings() {
    Computation.requireRoom(1L << size(), Long.BYTES, "sets of vertices");
    long[] ways = new long[1 << size()];
    ways[0] = 1;
    for (int set = 1; set < ways.length; set++) {
      Computation.poll();
      int rest = set & set - 1;
      int partners = neighbours[Integer.numberOfTrailingZeros(set)] & rest;
      for (; partners != 0; partners &= partners - 1) {
        ways[set] += ways[rest & ~Integer.lowestOneBit(partners)];
      }
    }
    return ways[ways.length - 1];
  }
}
