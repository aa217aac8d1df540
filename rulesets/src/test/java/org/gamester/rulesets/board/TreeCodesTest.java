package org.gamester.rulesets.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.LongStream;
import org.gamester.rulesets.Alphabet;
import org.gamester.rulesets.TextReader;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Codes of trees with states, against the least of the nested lists with each vertex as root. */
class TreeCodesTest {

  private static GraphGeometry geometry(String text) {
    return new GraphGeometry(
        GraphText.read(new TextReader(text), Alphabet.COLOURS, GraphText.Arcs.REFUSED).graph());
  }

  private static String list(
      GraphGeometry graph, int vertex, int parent, long cells, long[] words) {
    List<String> children = new ArrayList<>();
    for (int next : graph.neighbours(vertex)) {
      if (next != parent && (cells >>> next & 1) != 0) {
        children.add(list(graph, next, vertex, cells, words));
      }
    }
    children.sort(null);
    int state = (words[0] >>> vertex & 1) != 0 ? 0 : 1;
    return "(" + state + String.join("", children) + ")";
  }

  private static String leastList(GraphGeometry graph, long cells, long[] words) {
    return LongStream.range(0, graph.cells())
        .filter(vertex -> (cells >>> vertex & 1) != 0)
        .mapToObj(vertex -> list(graph, (int) vertex, -1, cells, words))
        .min(String::compareTo)
        .orElseThrow();
  }

  private static boolean isTree(GraphGeometry graph, long cells) {
    int ends = 0;
    for (int vertex = 0; vertex < graph.cells(); vertex++) {
      ends += (cells >>> vertex & 1) != 0 ? Long.bitCount(graph.neighbourMask(vertex) & cells) : 0;
    }
    return graph.connected(Long.lowestOneBit(cells), cells) == cells
        && ends == 2 * (Long.bitCount(cells) - 1);
  }

  /** Checks that codes and lists correspond, for some vertices in two states. */
  private static final class Correspondence {
    private final GraphGeometry graph;
    private final TreeCodes codes;
    private final Map<Long, String> lists = new HashMap<>();
    private final Set<String> seen = new HashSet<>();

    Correspondence(GraphGeometry graph) {
      this.graph = graph;
      this.codes = new TreeCodes(graph);
    }

    void check(long cells, long first) {
      long[] words = {first, cells & ~first, 0};
      long code = codes.code(cells, words, 2);
      if (!isTree(graph, cells)) {
        assertThat(code).isEqualTo(-1);
        return;
      }
      String expected = leastList(graph, cells, words);
      String known = lists.putIfAbsent(code, expected);
      assertThat(known == null ? expected : known).isEqualTo(expected);
      assertThat(seen.add(expected)).as("a new list has a new code").isEqualTo(known == null);
      codes.unify(cells, words, 2);
      assertThat(words[0] & words[1]).isZero();
      assertThat(leastList(graph, words[0] | words[1], words)).isEqualTo(expected);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"grid 3x3", "petersen", "cycle 9", "K4,4", "star 8", "1-1 1-2 2-3 1-3"})
  void allConnectedPartsInTwoStates(String text) {
    GraphGeometry graph = geometry(text);
    Correspondence correspondence = new Correspondence(graph);
    for (long cells = 1; cells < 1L << graph.cells(); cells++) {
      if (graph.connected(Long.lowestOneBit(cells), cells) == cells) {
        for (long first = cells; ; first = first - 1 & cells) {
          correspondence.check(cells, first);
          if (first == 0) {
            break;
          }
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"random tree 64 seed 1", "path 64", "caterpillar 7,7,7,7,7,7,7", "cube 6"})
  void partsOfLargeGraphs(String text) {
    GraphGeometry graph = geometry(text);
    Correspondence correspondence = new Correspondence(graph);
    Random random = new Random(3);
    for (int round = 0; round < 2000; round++) {
      long dense = random.nextLong();
      long live = dense | random.nextLong();
      live &= graph.cells() == 64 ? -1L : (1L << graph.cells()) - 1;
      long cells = graph.connected(Long.highestOneBit(live), live);
      correspondence.check(cells, cells & random.nextLong());
    }
  }
}
