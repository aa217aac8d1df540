package org.gamester.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Games on graphs, whose packing leaves out twins, drops components that are won by symmetry and
 * takes one component for all isomorphic ones, against sets of vertices and the definition.
 */
class GraphGamesTest {

  private static Position read(String position) {
    return Catalogue.standard().readSum(position);
  }

  private static long nimber(String position) {
    return new Evaluator().nimber(read(position));
  }

  /** A graph of few vertices by the sets of their neighbours. */
  private static final class Sets {
    private final int[] near;

    Sets(int[] near) {
      this.near = near;
    }

    static Sets random(Random random, int vertices, int outOf) {
      int[] near = new int[vertices];
      for (int v = 0; v < vertices; v++) {
        for (int w = 0; w < v; w++) {
          if (random.nextInt(outOf) == 0) {
            near[v] |= 1 << w;
            near[w] |= 1 << v;
          }
        }
      }
      return new Sets(near);
    }

    /** Each vertex gets a copy with the same neighbours, joined to it or not. */
    Sets doubled(Random random) {
      int n = near.length;
      int[] twice = new int[2 * n];
      for (int v = 0; v < n; v++) {
        twice[v] = near[v] | near[v] << n;
        twice[v + n] = twice[v];
      }
      for (int v = 0; v < n; v++) {
        if (random.nextBoolean()) {
          twice[v] |= 1 << v + n;
          twice[v + n] |= 1 << v;
        }
      }
      return new Sets(twice);
    }

    static Sets of(SmallGraphs.Graph graph) {
      int[] near = new int[graph.vertices()];
      for (int[] edge : graph.edges()) {
        near[edge[0] - 1] |= 1 << edge[1] - 1;
        near[edge[1] - 1] |= 1 << edge[0] - 1;
      }
      return new Sets(near);
    }

    String text() {
      StringBuilder text = new StringBuilder();
      for (int v = 0; v < near.length; v++) {
        text.append(v + 1).append(' ');
        for (int w = 0; w < v; w++) {
          if ((near[v] >> w & 1) != 0) {
            text.append(w + 1).append('-').append(v + 1).append(' ');
          }
        }
      }
      return text.toString();
    }

    int nodeKayles(int left, Map<Integer, Integer> known) {
      Integer before = known.get(left);
      if (before != null) {
        return before;
      }
      BitSet options = new BitSet();
      for (int v = 0; v < near.length; v++) {
        if ((left >> v & 1) != 0) {
          options.set(nodeKayles(left & ~near[v] & ~(1 << v), known));
        }
      }
      known.put(left, options.nextClearBit(0));
      return options.nextClearBit(0);
    }

    int arcKayles(int left, Map<Integer, Integer> known) {
      Integer before = known.get(left);
      if (before != null) {
        return before;
      }
      BitSet options = new BitSet();
      for (int v = 0; v < near.length; v++) {
        for (int w = 0; w < v; w++) {
          if ((left >> v & left >> w & near[v] >> w & 1) != 0) {
            options.set(arcKayles(left & ~(1 << v) & ~(1 << w), known));
          }
        }
      }
      known.put(left, options.nextClearBit(0));
      return options.nextClearBit(0);
    }
  }

  private static void check(Sets graph, Evaluator evaluator) {
    String text = graph.text();
    int all = (1 << graph.near.length) - 1;
    assertThat(evaluator.nimber(read("node-kayles(" + text + ")")))
        .as("node-kayles(%s)", text)
        .isEqualTo(graph.nodeKayles(all, new HashMap<>()));
    assertThat(evaluator.nimber(read("arc-kayles(" + text + ")")))
        .as("arc-kayles(%s)", text)
        .isEqualTo(graph.arcKayles(all, new HashMap<>()));
  }

  @Test
  void allGraphsOnFiveVertices() {
    for (int n = 1; n <= 5; n++) {
      SmallGraphs.forEach(n, graph -> check(Sets.of(graph), new Evaluator()));
    }
  }

  @Test
  void randomGraphsAndTwins() {
    Random random = new Random(27);
    for (int round = 0; round < 60; round++) {
      Sets graph = Sets.random(random, 6 + random.nextInt(9), 2 + random.nextInt(5));
      check(graph, new Evaluator());
      check(Sets.random(random, 7, 2 + random.nextInt(3)).doubled(random), new Evaluator());
    }
  }

  /** Values of Snort and Col, with tints, by the moves alone. */
  @Test
  void tintedGraphs() {
    Random random = new Random(28);
    for (int round = 0; round < 120; round++) {
      Sets graph = Sets.random(random, 2 + random.nextInt(4), 2);
      StringBuilder states = new StringBuilder(" v=");
      for (int v = 0; v < graph.near.length; v++) {
        states.append("..yzxo".charAt(random.nextInt(6)));
      }
      for (String rules : new String[] {"snort", "col"}) {
        Position position = read(rules + "(" + graph.text() + states + ")");
        assertThat(new Evaluator().value(position))
            .as(position.toString())
            .isEqualTo(new ValuesByMoves().value(position));
      }
    }
  }

  /** The second player answers with the mirror image. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "node-kayles(P(22,2))",
        "node-kayles(cube 7)",
        "node-kayles(grid 8x8)",
        "arc-kayles(cycle 64)",
        "arc-kayles(torus 6x6)",
        "snort(cube 6)",
        "col(prism 50)",
        "col(K2,20)",
      })
  void mirrors(String position) {
    assertThat(new Evaluator().value(read(position)).isZero()).isTrue();
  }

  /** OEIS A344227, on which values for 14 and more are known too. */
  @ParameterizedTest
  @CsvSource({"1,1", "2,1", "3,2", "4,1", "5,3", "6,1", "7,2", "8,3", "9,1"})
  void queens(int n, int expected) {
    assertThat(nimber("node-kayles(queens " + n + ")")).isEqualTo(expected);
  }

  /** OEIS A317367, A316632; ladders have 0 and 1 in turn, four rows 0. */
  @Test
  void scallopedGraphsAndLattices() {
    int[] scalloped = {
      0, 2, 1, 3, 0, 1, 1, 3, 0, 2, 3, 3, 2, 2, 3, 4, 2, 4, 0, 4, 2, 5, 3, 2, 2, 3
    };
    for (int i = 0; i < scalloped.length; i++) {
      assertThat(nimber("node-kayles(scalloped " + (i + 4) + ")")).isEqualTo(scalloped[i]);
    }
    int[] threeRows = {2, 1, 1, 0, 3, 3, 2, 2, 2, 3, 3};
    for (int i = 0; i < threeRows.length; i++) {
      assertThat(nimber("node-kayles(grid 3x" + (i + 1) + ")")).isEqualTo(threeRows[i]);
      assertThat(nimber("node-kayles(ladder " + (i + 1) + ")")).isEqualTo(1 - i % 2);
      assertThat(i < 6 ? nimber("node-kayles(grid 4x" + (i + 1) + ")") : 0).isZero();
    }
  }

  /** Paths are heaps of Dawson's Chess, also on graphs of more than 64 vertices. */
  @ParameterizedTest
  @ValueSource(ints = {63, 64, 65, 127, 128, 129})
  void longPaths(int n) {
    assertThat(nimber("node-kayles(path " + n + ")")).isEqualTo(nimber("octal{0.137}(" + n + ")"));
    assertThat(nimber("node-kayles(star " + n + ")")).isEqualTo(2 - n % 2);
  }

  @Test
  void partsOfLargeGraphsAreAdded() {
    Random random = new Random(29);
    for (int round = 0; round < 40; round++) {
      StringBuilder text = new StringBuilder();
      int expected = 0;
      int first = 0;
      for (int part = 0; part < 12; part++) {
        Sets graph = Sets.random(random, 4 + random.nextInt(6), 2);
        expected ^= graph.nodeKayles((1 << graph.near.length) - 1, new HashMap<>());
        for (int v = 0; v < graph.near.length; v++) {
          text.append('a').append(first + v).append("-a").append(first + v).append(' ');
          for (int w = 0; w < v; w++) {
            if ((graph.near[v] >> w & 1) != 0) {
              text.append('a').append(first + v).append("-a").append(first + w).append(' ');
            }
          }
        }
        first += graph.near.length;
      }
      assertThat(nimber("node-kayles(" + text + ")")).isEqualTo(expected);
    }
  }
}
