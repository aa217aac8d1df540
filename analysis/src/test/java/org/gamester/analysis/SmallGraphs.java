package org.gamester.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** All graphs on a few vertices, 1, 2, ...; isolated vertices are written too. */
final class SmallGraphs {
  private SmallGraphs() {}

  /** A graph by its edges, each a pair of vertices. */
  record Graph(int vertices, List<int[]> edges) {

    String text() {
      StringBuilder text = new StringBuilder();
      for (int v = 1; v <= vertices; v++) {
        text.append(v).append(' ');
      }
      edges.forEach(edge -> text.append(edge[0]).append('-').append(edge[1]).append(' '));
      return text.toString().strip();
    }

    /** Whether every maximum matching covers vertex 1: all matchings are tried. */
    boolean alwaysMatchesFirst() {
      int best = 0;
      boolean always = true;
      for (int code = 0; code < 1 << edges.size(); code++) {
        int covered = 0;
        int size = Integer.bitCount(code);
        for (int e = 0; e < edges.size(); e++) {
          if ((code >> e & 1) != 0) {
            covered |= 1 << edges.get(e)[0] | 1 << edges.get(e)[1];
          }
        }
        if (Integer.bitCount(covered) < 2 * size || size < best) {
          continue;
        }
        boolean first = (covered & 2) != 0;
        always = size > best ? first : always && first;
        best = size;
      }
      return always && best > 0;
    }
  }

  /** All graphs on the vertices 1 to {@code vertices}, without loops. */
  static void forEach(int vertices, Consumer<Graph> sink) {
    List<int[]> pairs = new ArrayList<>();
    for (int a = 1; a <= vertices; a++) {
      for (int b = a + 1; b <= vertices; b++) {
        pairs.add(new int[] {a, b});
      }
    }
    for (int code = 0; code < 1 << pairs.size(); code++) {
      List<int[]> edges = new ArrayList<>();
      for (int e = 0; e < pairs.size(); e++) {
        if ((code >> e & 1) != 0) {
          edges.add(pairs.get(e));
        }
      }
      sink.accept(new Graph(vertices, edges));
    }
  }
}
