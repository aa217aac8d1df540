package org.gamester.rulesets.board;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.gamester.rulesets.TextReader;
import org.gamester.values.Computation;

/**
 * Graphs made of paths, complete graphs and stars. Edges are listed along a path; of a star from
 * the centre; of complete graphs in the order of their ends.
 */
final class BasicFamilies {
  static final Map<String, Consumer<GraphMaker>> ALL =
      Map.ofEntries(
          Map.entry("path", BasicFamilies::path),
          Map.entry("complete", BasicFamilies::complete),
          Map.entry("clique", BasicFamilies::complete),
          Map.entry("empty", maker -> maker.setVertices(maker.count("vertices", 0))),
          Map.entry("star", maker -> star(maker, maker.count("leaves", 0))),
          Map.entry("fan", BasicFamilies::fan),
          Map.entry("bipartite", BasicFamilies::bipartite),
          Map.entry("multipartite", maker -> multipartite(maker, maker.counts("vertices", 0))),
          Map.entry("turan", BasicFamilies::turan),
          Map.entry("cocktail", BasicFamilies::cocktail),
          Map.entry("crown", BasicFamilies::crown),
          Map.entry("friendship", maker -> windmill(maker, 3, maker.count("triangles", 0))),
          Map.entry(
              "windmill",
              maker ->
                  windmill(maker, maker.count("vertices of a blade", 1), maker.count("blades", 0))),
          Map.entry("book", BasicFamilies::book),
          Map.entry("lollipop", BasicFamilies::lollipop),
          Map.entry("barbell", BasicFamilies::barbell),
          Map.entry("kneser", maker -> subsets(maker, true)),
          Map.entry("johnson", maker -> subsets(maker, false)));

  private static final int MOST_POINTS = 24;

  private BasicFamilies() {}

  static void path(GraphMaker maker) {
    maker.text().skipBlanks();
    int vertices;
    if (!maker.text().atDigit() && maker.vertexLetters() >= 0) {
      vertices = maker.vertexLetters();
    } else if (!maker.text().atDigit() && maker.edgeLetters() >= 0) {
      vertices = maker.edgeLetters() + 1;
    } else {
      vertices = maker.count("vertices", 0);
    }
    maker.setVertices(vertices);
    maker.line(0, 1, vertices, false);
  }

  private static void complete(GraphMaker maker) {
    if (maker.text().accept("bipartite")) {
      bipartite(maker);
    } else if (maker.text().accept("multipartite")) {
      multipartite(maker, maker.counts("vertices", 0));
    } else {
      multipartite(maker, Collections.nCopies(maker.count("vertices", 0), 1));
    }
  }

  /** {@code K4}, {@code K3,3} or {@code K2,2,2}. */
  static void letterK(GraphMaker maker) {
    List<Integer> parts = maker.counts("vertices", 0);
    multipartite(maker, parts.size() == 1 ? Collections.nCopies(parts.getFirst(), 1) : parts);
  }

  static void star(GraphMaker maker, int leaves) {
    maker.setVertices(leaves + 1L);
    for (int i = 1; i <= leaves; i++) {
      maker.edge(0, i);
    }
  }

  private static void fan(GraphMaker maker) {
    int length = maker.count("vertices on the path", 0);
    star(maker, length);
    maker.line(1, 1, length, false);
  }

  private static void bipartite(GraphMaker maker) {
    int first = maker.count("vertices", 0);
    maker.text().accept(',');
    multipartite(maker, List.of(first, maker.count("vertices", 0)));
  }

  /** The vertices of each part in a row; vertices of different parts are joined. */
  private static void multipartite(GraphMaker maker, List<Integer> parts) {
    int total = parts.stream().mapToInt(Integer::intValue).sum();
    maker.setVertices(total);
    int first = 0;
    for (int part : parts) {
      for (int v = first; v < first + part; v++) {
        for (int w = first + part; w < total; w++) {
          maker.edge(v, w);
        }
      }
      first += part;
    }
  }

  /** As equal parts as there can be, the larger ones first. */
  private static void turan(GraphMaker maker) {
    int vertices = maker.count("vertices", 0);
    int parts = (int) maker.text().number("a number of parts", 1, Math.max(1, vertices));
    List<Integer> sizes = new ArrayList<>();
    for (int i = 0; i < parts; i++) {
      sizes.add(vertices / parts + (i < vertices % parts ? 1 : 0));
    }
    multipartite(maker, sizes);
  }

  private static void cocktail(GraphMaker maker) {
    maker.text().accept("party");
    int pairs = (int) maker.text().number("a number of pairs", 0, GraphMaker.MOST_VERTICES / 2);
    multipartite(maker, Collections.nCopies(pairs, 2));
  }

  /** Vertices 1 to n and n + 1 to 2n; i and n + j are joined unless i = j. */
  private static void crown(GraphMaker maker) {
    int half = (int) maker.text().number("half the vertices", 0, GraphMaker.MOST_VERTICES / 2);
    maker.setVertices(2L * half);
    for (int i = 0; i < half; i++) {
      for (int j = 0; j < half; j++) {
        if (i != j) {
          maker.edge(i, half + j);
        }
      }
    }
  }

  /** {@code Wd(4,3)}: three complete graphs on 4 vertices with one of them in common. */
  static void windmillInBrackets(GraphMaker maker) {
    TextReader text = maker.text();
    text.expect('(');
    int blade = maker.count("vertices of a blade", 1);
    text.expect(',');
    int blades = maker.count("blades", 0);
    text.expect(')');
    windmill(maker, blade, blades);
  }

  /** The common vertex is 1; the blades follow one after the other. */
  private static void windmill(GraphMaker maker, int blade, int blades) {
    maker.setVertices(1 + (blade - 1L) * blades);
    for (int b = 0; b < blades; b++) {
      int first = 1 + b * (blade - 1);
      for (int i = 0; i < blade - 1; i++) {
        maker.edge(0, first + i);
      }
      maker.clique(first, 1, blade - 1);
    }
  }

  /** Four-cycles with the edge 1-2 in common. */
  private static void book(GraphMaker maker) {
    int pages = (int) maker.text().number("a number of pages", 0, GraphMaker.MOST_VERTICES / 2 - 1);
    maker.setVertices(2 + 2L * pages);
    maker.edge(0, 1);
    for (int i = 0; i < pages; i++) {
      int page = 2 + 2 * i;
      maker.edge(0, page);
      maker.edge(page, page + 1);
      maker.edge(page + 1, 1);
    }
  }

  /** A complete graph and a path from its last vertex. */
  private static void lollipop(GraphMaker maker) {
    int complete = maker.count("vertices of the complete graph", 1);
    int path = maker.count("vertices of the path", 0);
    maker.setVertices((long) complete + path);
    maker.clique(0, 1, complete);
    maker.line(complete - 1, 1, path + 1, false);
  }

  /** Two complete graphs on n vertices; n and n + 1 are joined. */
  private static void barbell(GraphMaker maker) {
    int half = maker.count("vertices of each half", 1);
    maker.setVertices(2L * half);
    maker.clique(0, 1, half);
    maker.edge(half - 1, half);
    maker.clique(half, 1, half);
  }

  /**
   * The k-subsets of n points in the order of their bits. Those of a Kneser graph are joined if
   * they are disjoint, those of a Johnson graph if all points but one are in common.
   */
  private static void subsets(GraphMaker maker, boolean disjoint) {
    int points = (int) maker.text().number("a number of points", 0, MOST_POINTS);
    int size = (int) maker.text().number("the size of the subsets", 0, points);
    List<Integer> subsets = new ArrayList<>();
    for (int set = 0; set < 1 << points; set++) {
      if (Integer.bitCount(set) == size) {
        subsets.add(set);
      }
    }
    maker.setVertices(subsets.size());
    for (int v = 0; v < subsets.size(); v++) {
      for (int w = v + 1; w < subsets.size(); w++) {
        int common = Integer.bitCount(subsets.get(v) & subsets.get(w));
        Computation.poll();
        if (common == (disjoint ? 0 : size - 1)) {
          maker.edge(v, w);
        }
      }
    }
  }
}
