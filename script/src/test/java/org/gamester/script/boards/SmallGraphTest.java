package org.gamester.script.boards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.gamester.script.objects.ScriptException;
import org.junit.jupiter.api.Test;

/**
 * Paths through all vertices, matchings and colourings of random graphs, against plain searches.
 */
class SmallGraphTest {

  private static Graph random(Random random, boolean directed, int n) {
    List<List<Integer>> lists = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      lists.add(new ArrayList<>());
    }
    int density = 1 + random.nextInt(4);
    for (int i = 1; i <= n; i++) {
      for (int j = directed ? 1 : i + 1; j <= n; j++) {
        if (i != j && random.nextInt(5) < density) {
          lists.get(i - 1).add(j);
          if (!directed) {
            lists.get(j - 1).add(i);
          }
        }
      }
    }
    return Graph.ofAdjacencyList(directed, lists);
  }

  private static boolean joined(Graph graph, int from, int to) {
    return graph.vertex(from).edges().stream().anyMatch(edge -> edge.to() == to);
  }

  /** Whether a path, or a cycle, can be completed by the vertices that are not on it yet. */
  private static boolean completes(Graph graph, List<Integer> path, boolean isCycle) {
    if (path.size() == graph.vertexCount()) {
      return !isCycle || joined(graph, path.getLast(), path.getFirst());
    }
    for (int next = 1; next <= graph.vertexCount(); next++) {
      if (!path.contains(next) && joined(graph, path.getLast(), next)) {
        path.add(next);
        boolean done = completes(graph, path, isCycle);
        path.removeLast();
        if (done) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean exists(Graph graph, boolean isCycle) {
    for (int start = 1; start <= graph.vertexCount(); start++) {
      if (completes(graph, new ArrayList<>(List.of(start)), isCycle)) {
        return true;
      }
    }
    return false;
  }

  @Test
  void pathsAndCyclesThroughAllVertices() {
    Random random = new Random(1962);
    for (int i = 0; i < 400; i++) {
      boolean directed = i % 2 == 1;
      Graph graph = random(random, directed, 3 + random.nextInt(5));
      assertThat(graph.isTraceable())
          .as("%s", graph.adjacencyList())
          .isEqualTo(exists(graph, false));
      assertThat(graph.isHamiltonian())
          .as("%s", graph.adjacencyList())
          .isEqualTo(exists(graph, true));
    }
  }

  /** The sizes of all matchings from an edge on; the number of those that saturate everything. */
  private static int[] matchings(List<Edge> edges, int from, boolean[] used, int size, int n) {
    int[] found = {size, 2 * size == n ? 1 : 0};
    for (int i = from; i < edges.size(); i++) {
      Edge edge = edges.get(i);
      if (!used[edge.from()] && !used[edge.to()]) {
        used[edge.from()] = true;
        used[edge.to()] = true;
        int[] more = matchings(edges, i + 1, used, size + 1, n);
        used[edge.from()] = false;
        used[edge.to()] = false;
        found[0] = Math.max(found[0], more[0]);
        found[1] += more[1];
      }
    }
    return found;
  }

  @Test
  void matchingsAreThoseOfAPlainSearch() {
    Random random = new Random(1965);
    for (int i = 0; i < 300; i++) {
      Graph graph = random(random, false, 2 + random.nextInt(6));
      int n = graph.vertexCount();
      int[] expected = matchings(graph.edges(), 0, new boolean[n + 1], 0, n);
      assertThat(graph.matchingNumber()).isEqualTo(expected[0]);
      assertThat(graph.perfectMatchings()).isEqualTo(expected[1]);
    }
  }

  @Test
  void twoColoursAreEnoughOrNot() {
    Random random = new Random(1936);
    for (int i = 0; i < 300; i++) {
      Graph graph = random(random, false, 1 + random.nextInt(7));
      boolean expected = false;
      for (int colours = 0; colours < 1 << graph.vertexCount() && !expected; colours++) {
        int some = colours;
        expected =
            graph.edges().stream()
                .allMatch(edge -> (some >> edge.from() - 1 & 1) != (some >> edge.to() - 1 & 1));
      }
      assertThat(graph.isBipartite()).isEqualTo(expected);
    }
  }

  @Test
  void smallestGraphs() {
    Graph empty = Graph.ofAdjacencyList(false, List.of());
    assertThat(empty.isTraceable()).isFalse();
    assertThat(empty.isHamiltonian()).isFalse();
    assertThat(empty.isBipartite()).isTrue();
    assertThat(empty.matchingNumber()).isZero();
    assertThat(empty.perfectMatchings()).isEqualTo(1);
    Graph edge = Graph.ofAdjacencyList(false, List.of(List.of(2), List.of(1)));
    assertThat(edge.isTraceable()).isTrue();
    assertThat(edge.isHamiltonian()).isFalse();
    assertThat(edge.toDirected().isHamiltonian()).isTrue();
  }

  @Test
  void manyVerticesAreRefused() {
    List<List<Integer>> lists = new ArrayList<>();
    for (int i = 0; i < 23; i++) {
      lists.add(List.of());
    }
    Graph graph = Graph.ofAdjacencyList(false, lists);
    assertThatThrownBy(graph::isHamiltonian)
        .isInstanceOf(ScriptException.class)
        .hasMessageContaining("at most 22 vertices; this one has 23");
  }
}
