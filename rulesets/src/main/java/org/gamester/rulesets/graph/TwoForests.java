package org.gamester.rulesets.graph;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.gamester.values.Computation;

/**
 * Two forests without a common edge in a graph, to which edges are added one by one: as many as two
 * such forests can have, since the sets that they can have are the independent sets of a matroid,
 * the union of two graphic ones (Nash-Williams 1964; Edmonds 1965).
 *
 * <p>An edge that closes a circuit in one forest may take the place of an edge of that circuit,
 * which goes into the other forest, and so on; the shortest such chain is looked for. If there is
 * none, the edges that were looked at span the same parts of the graph in both forests: within such
 * a part both are spanning trees, which shows why the edge has no place.
 *
 * <p>Cost: each edge that is added takes at most as many steps as there are edges in the forests,
 * times the vertices of a circuit.
 */
final class TwoForests {

  private static final int NONE = -1;

  private final int vertices;
  private final List<int[]> edges = new ArrayList<>();

  /** For each edge the forest that it is in, 0 or 1; {@link #NONE} if in neither. */
  private final List<Integer> forest = new ArrayList<>();

  /** For each forest and vertex the edges of the forest there. */
  private final List<List<List<Integer>>> around = new ArrayList<>();

  TwoForests(int vertices) {
    this.vertices = vertices;
    for (int f = 0; f < 2; f++) {
      List<List<Integer>> lists = new ArrayList<>();
      for (int v = 0; v < vertices; v++) {
        lists.add(new ArrayList<>(2));
      }
      around.add(lists);
    }
  }

  /**
   * The edges of two trees on the same vertices.
   *
   * @param first the edges of one, by the order in which they were added
   */
  record Trees(List<Integer> first, List<Integer> second) {
    Trees {
      first = List.copyOf(first);
      second = List.copyOf(second);
    }
  }

  /**
   * Adds an edge, if the forests have a place for it.
   *
   * @return empty if they have; else two trees in them on the same vertices, which both ends of the
   *     edge are among
   */
  Optional<Trees> add(int from, int to) {
    int added = edges.size();
    edges.add(new int[] {from, to});
    forest.add(NONE);
    if (from == to) {
      return Optional.of(new Trees(List.of(), List.of()));
    }
    int[] before = new int[added + 1]; // the edge that would take the place of this one
    Arrays.fill(before, NONE);
    Deque<Integer> waiting = new ArrayDeque<>(List.of(added));
    before[added] = added;
    while (!waiting.isEmpty()) {
      Computation.poll();
      int edge = waiting.remove();
      for (int f = 0; f < 2; f++) {
        if (forest.get(edge) == f) {
          continue;
        }
        List<Integer> path = path(f, edges.get(edge)[0], edges.get(edge)[1]);
        if (path.isEmpty()) {
          exchange(edge, f, before);
          return Optional.empty();
        }
        for (int next : path) {
          if (before[next] == NONE) {
            before[next] = edge;
            waiting.add(next);
          }
        }
      }
    }
    return Optional.of(trees(from, before));
  }

  /** Puts an edge into a forest, and each one that it came from into the place that is left. */
  private void exchange(int last, int free, int[] before) {
    int edge = last;
    int place = free;
    while (true) {
      int left = forest.get(edge);
      move(edge, place);
      if (left == NONE) {
        return;
      }
      edge = before[edge];
      place = left;
    }
  }

  private void move(int edge, int place) {
    int old = forest.set(edge, place);
    for (int vertex : edges.get(edge)) {
      if (old != NONE) {
        around.get(old).get(vertex).removeIf(there -> there == edge);
      }
      around.get(place).get(vertex).add(edge);
    }
  }

  /** The edges between two vertices in a forest; none if it does not join them. */
  private List<Integer> path(int f, int from, int to) {
    int[] entered = new int[vertices];
    Arrays.fill(entered, NONE);
    Deque<Integer> waiting = new ArrayDeque<>(List.of(from));
    while (!waiting.isEmpty() && entered[to] == NONE) {
      int vertex = waiting.remove();
      for (int edge : around.get(f).get(vertex)) {
        int next = other(edge, vertex);
        if (next != from && entered[next] == NONE) {
          entered[next] = edge;
          waiting.add(next);
        }
      }
    }
    List<Integer> path = new ArrayList<>();
    if (entered[to] != NONE) {
      for (int vertex = to; vertex != from; vertex = other(entered[vertex], vertex)) {
        path.add(entered[vertex]);
      }
    }
    return path;
  }

  private int other(int edge, int vertex) {
    int[] ends = edges.get(edge);
    return ends[0] == vertex ? ends[1] : ends[0];
  }

  /** The trees around a vertex, of the edges that have been looked at. */
  private Trees trees(int vertex, int[] before) {
    List<List<Integer>> trees = new ArrayList<>();
    for (int f = 0; f < 2; f++) {
      List<Integer> tree = new ArrayList<>();
      BitSet seen = new BitSet();
      seen.set(vertex);
      Deque<Integer> waiting = new ArrayDeque<>(List.of(vertex));
      while (!waiting.isEmpty()) {
        int at = waiting.remove();
        for (int edge : around.get(f).get(at)) {
          int next = other(edge, at);
          if (before[edge] != NONE && !seen.get(next)) {
            seen.set(next);
            tree.add(edge);
            waiting.add(next);
          }
        }
      }
      tree.sort(null);
      trees.add(tree);
    }
    return new Trees(trees.getFirst(), trees.getLast());
  }
}
