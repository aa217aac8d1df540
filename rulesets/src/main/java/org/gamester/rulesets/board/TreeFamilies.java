package org.gamester.rulesets.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.gamester.rulesets.TextReader;

/** Trees by the parents of their vertices, by their Pruefer codes, and some of a simple shape. */
final class TreeFamilies {
  static final Map<String, Consumer<GraphMaker>> ALL =
      Map.of(
          "tree", TreeFamilies::tree,
          "pruefer", TreeFamilies::pruefer,
          "prufer", TreeFamilies::pruefer,
          "caterpillar", TreeFamilies::caterpillar,
          "spider", TreeFamilies::spider);

  private TreeFamilies() {}

  /** Each number is the parent of the next vertex, which has a greater number. */
  private static void tree(GraphMaker maker) {
    TextReader text = maker.text();
    maker.setVertices(1);
    do {
      int vertices = maker.vertices();
      int parent = (int) text.number("the parent of vertex " + (vertices + 1), 1, vertices);
      maker.edge(parent - 1, maker.addVertex());
    } while (text.accept(','));
  }

  private static void pruefer(GraphMaker maker) {
    pruefer(maker, code(maker.text()));
  }

  private static int[] code(TextReader text) {
    text.skipBlanks();
    int start = text.offset();
    List<Integer> code = new ArrayList<>();
    do {
      code.add((int) text.number("a vertex of a Pruefer code", 1, GraphMaker.MOST_VERTICES) - 1);
    } while (text.accept(','));
    int count = code.size() + 2;
    for (int vertex : code) {
      if (vertex >= count) {
        throw text.errorAt(
            start,
            "a Pruefer code of %d numbers is that of a tree with %d vertices; there is no vertex %d"
                .formatted(code.size(), count, vertex + 1));
      }
    }
    return code.stream().mapToInt(Integer::intValue).toArray();
  }

  /**
   * The tree of a Pruefer code: each number in turn is joined to the least leaf that is left, which
   * goes; at last the two vertices that are left are joined. (JGraphT 1.5.3 does not count the
   * degrees of a code that it is given.)
   */
  private static void pruefer(GraphMaker maker, int[] code) {
    int vertices = code.length + 2;
    maker.setVertices(vertices);
    int[] degree = new int[vertices];
    Arrays.fill(degree, 1);
    for (int vertex : code) {
      degree[vertex]++;
    }
    int least = 0;
    int leaf = -1;
    for (int vertex : code) {
      if (leaf < 0) {
        leaf = leafFrom(degree, least);
        least = leaf + 1;
      }
      maker.edge(leaf, vertex);
      leaf = --degree[vertex] == 1 && vertex < least ? vertex : -1;
    }
    maker.edge(leaf < 0 ? leafFrom(degree, least) : leaf, vertices - 1);
  }

  private static int leafFrom(int[] degree, int from) {
    int leaf = from;
    while (degree[leaf] != 1) {
      leaf++;
    }
    return leaf;
  }

  private static void caterpillar(GraphMaker maker) {
    List<Integer> leaves = maker.counts("leaves", 0);
    maker.setVertices(leaves.size());
    maker.line(0, 1, leaves.size(), false);
    for (int spine = 0; spine < leaves.size(); spine++) {
      for (int i = 0; i < leaves.get(spine); i++) {
        maker.edge(spine, maker.addVertex());
      }
    }
  }

  /** Paths of given lengths that start at vertex 1. */
  private static void spider(GraphMaker maker) {
    List<Integer> legs = maker.counts("vertices of a leg", 0);
    maker.setVertices(1);
    for (int leg : legs) {
      int last = 0;
      for (int i = 0; i < leg; i++) {
        int next = maker.addVertex();
        maker.edge(last, next);
        last = next;
      }
    }
  }
}
