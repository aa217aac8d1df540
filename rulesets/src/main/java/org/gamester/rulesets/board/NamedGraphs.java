package org.gamester.rulesets.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.gamester.rulesets.Dimensions;
import org.gamester.rulesets.TextReader;
import org.gamester.rulesets.board.Graph.Edge;
import org.gamester.values.Computation;
import org.jspecify.annotations.Nullable;

/**
 * The graphs that have a name: {@code path 5}, {@code cycle 6}, {@code K4}, {@code star 3}, {@code
 * grid 2x3}, {@code random 8 12 seed 5} and so on. A size alone, {@code 2x3}, is the grid too, as
 * in games on a rectangle of cells. Vertices are numbered from 1.
 *
 * <p>Edges are listed along a path or cycle (its last edge joins the last vertex to the first); of
 * a star or wheel from the centre first, then around the rim; of grids, tori and rook graphs all
 * edges in rows, then all in columns; of a cube and of complete graphs in the order of their ends.
 * A torus wraps around only where a row or column has three cells or more, so that it is a simple
 * graph.
 */
final class NamedGraphs {
  static final int MOST_VERTICES = 1_000_000;
  static final int MOST_EDGES = 4_000_000;
  private static final int MOST_RANDOM_VERTICES = 10_000;
  private static final int MOST_RANDOM_EDGES = 100_000;
  private static final Pattern SIZE = Pattern.compile("\\d+x\\d+");

  private final TextReader text;
  private final List<Edge> edges = new ArrayList<>();
  private int vertices;

  private NamedGraphs(TextReader text) {
    this.text = text;
  }

  /**
   * Reads a named graph, if one is at the cursor.
   *
   * @param vertexLetters how many letters {@code v=} gives, or -1; a path needs no number then
   * @param edgeLetters the same for {@code e=}
   */
  static @Nullable Graph read(TextReader text, int vertexLetters, int edgeLetters) {
    text.skipBlanks();
    int start = text.offset();
    NamedGraphs reader = new NamedGraphs(text);
    if (SIZE.matcher(text.content().strip()).matches()) {
      reader.lattice(false);
      return new Graph(numbers(reader.vertices), "", reader.edges);
    }
    String name = letters(text);
    boolean word = text.offset() == text.end() || text.peek() == ' ' || text.atDigit();
    if (!word || !reader.build(name, vertexLetters, edgeLetters)) {
      text.moveTo(start);
      return null;
    }
    return new Graph(numbers(reader.vertices), "", reader.edges);
  }

  private static String letters(TextReader text) {
    StringBuilder name = new StringBuilder();
    while (Character.isLetter(text.peek())) {
      name.append(text.next());
    }
    return name.toString().toLowerCase(Locale.ROOT);
  }

  /** The names of vertices that are numbered from 1. */
  static List<String> numbers(int count) {
    List<String> names = new ArrayList<>(count);
    for (int i = 1; i <= count; i++) {
      Computation.poll();
      names.add(Integer.toString(i));
    }
    return names;
  }

  private boolean build(String name, int vertexLetters, int edgeLetters) {
    switch (name) {
      case "path" -> path(vertexLetters, edgeLetters);
      case "cycle" -> cycle(count("vertices", 1));
      case "complete" -> complete(count("vertices", 0));
      case "empty" -> vertices = count("vertices", 0);
      case "star" -> star(count("leaves", 0));
      case "wheel" -> wheel(count("vertices on the rim", 1));
      case "bipartite" -> bipartite(count("vertices", 0), count("vertices", 0));
      case "grid" -> lattice(false);
      case "torus" -> lattice(true);
      case "rook" -> rook();
      case "cube" -> cube((int) text.number("a dimension", 0, 17));
      case "petersen" -> petersen();
      case "tree" -> tree();
      case "pruefer", "prufer" -> pruefer(prueferCode());
      case "random" -> random();
      case "chvatal",
          "clebsch",
          "coxeter",
          "desargues",
          "dodecahedron",
          "franklin",
          "frucht",
          "heawood",
          "pappus",
          "tutte" ->
          take(LibraryGraphs.named(name));
      case "caterpillar" -> caterpillar();
      case "k" -> {
        if (!text.atDigit()) {
          return false;
        }
        int first = count("vertices", 0);
        if (text.accept(',')) {
          bipartite(first, count("vertices", 0));
        } else {
          complete(first);
        }
      }
      default -> {
        return false;
      }
    }
    return true;
  }

  private int count(String what, int least) {
    return (int) text.number("a number of " + what, least, MOST_VERTICES);
  }

  private void edge(int from, int to) {
    Computation.poll();
    if (edges.size() == MOST_EDGES) {
      throw text.error("a graph can have at most " + MOST_EDGES + " edges");
    }
    edges.add(new Edge(from, to, false, "", text.offset()));
  }

  private void path(int vertexLetters, int edgeLetters) {
    text.skipBlanks();
    if (text.atDigit()) {
      vertices = count("vertices", 0);
    } else if (vertexLetters >= 0) {
      vertices = vertexLetters;
    } else if (edgeLetters >= 0) {
      vertices = edgeLetters + 1;
    } else {
      vertices = count("vertices", 0);
    }
    for (int i = 0; i + 1 < vertices; i++) {
      edge(i, i + 1);
    }
  }

  private void cycle(int length) {
    vertices = length;
    for (int i = 0; i < length; i++) {
      edge(i, (i + 1) % length);
    }
  }

  private void complete(int count) {
    vertices = count;
    for (int i = 0; i < count; i++) {
      for (int j = i + 1; j < count; j++) {
        edge(i, j);
      }
    }
  }

  private void star(int leaves) {
    vertices = leaves + 1;
    for (int i = 1; i <= leaves; i++) {
      edge(0, i);
    }
  }

  private void wheel(int rim) {
    star(rim);
    for (int i = 1; i <= rim; i++) {
      edge(i, i % rim + 1);
    }
  }

  private void bipartite(int first, int second) {
    vertices = first + second;
    for (int i = 0; i < first; i++) {
      for (int j = 0; j < second; j++) {
        edge(i, first + j);
      }
    }
  }

  private Dimensions dimensions() {
    Dimensions size = Dimensions.read(text, MOST_VERTICES, "vertices");
    vertices = size.cells();
    return size;
  }

  private void lattice(boolean wraps) {
    Dimensions size = dimensions();
    int columns = size.columns();
    for (int row = 0; row < size.rows(); row++) {
      line(row * columns, 1, columns, wraps);
    }
    for (int column = 0; column < columns; column++) {
      line(column, columns, size.rows(), wraps);
    }
  }

  private void line(int first, int step, int length, boolean wraps) {
    for (int i = 0; i + 1 < length; i++) {
      edge(first + i * step, first + (i + 1) * step);
    }
    if (wraps && length > 2) {
      edge(first + (length - 1) * step, first);
    }
  }

  private void rook() {
    Dimensions size = dimensions();
    int columns = size.columns();
    for (int row = 0; row < size.rows(); row++) {
      pairs(row * columns, 1, columns);
    }
    for (int column = 0; column < columns; column++) {
      pairs(column, columns, size.rows());
    }
  }

  private void pairs(int first, int step, int length) {
    for (int i = 0; i < length; i++) {
      for (int j = i + 1; j < length; j++) {
        edge(first + i * step, first + j * step);
      }
    }
  }

  private void cube(int dimension) {
    vertices = 1 << dimension;
    for (int v = 0; v < vertices; v++) {
      for (int bit = 0; bit < dimension; bit++) {
        if ((v >>> bit & 1) == 0) {
          edge(v, v | 1 << bit);
        }
      }
    }
  }

  /** Takes the edges of a graph; they stand where it is named. */
  private void take(Graph graph) {
    vertices = graph.names().size();
    graph.edges().forEach(edge -> edge(edge.from(), edge.to()));
  }

  /** Each number is the parent of the next vertex, which has a greater number. */
  private void tree() {
    vertices = 1;
    do {
      if (vertices == MOST_VERTICES) {
        throw text.error("a graph can have at most " + MOST_VERTICES + " vertices");
      }
      int parent = (int) text.number("the parent of vertex " + (vertices + 1), 1, vertices);
      edge(parent - 1, vertices++);
    } while (text.accept(','));
  }

  private int[] prueferCode() {
    text.skipBlanks();
    int start = text.offset();
    List<Integer> code = new ArrayList<>();
    do {
      code.add((int) text.number("a vertex of a Pruefer code", 1, MOST_VERTICES) - 1);
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
  private void pruefer(int[] code) {
    vertices = code.length + 2;
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
      edge(leaf, vertex);
      leaf = --degree[vertex] == 1 && vertex < least ? vertex : -1;
    }
    edge(leaf < 0 ? leafFrom(degree, least) : leaf, vertices - 1);
  }

  private static int leafFrom(int[] degree, int from) {
    int leaf = from;
    while (degree[leaf] != 1) {
      leaf++;
    }
    return leaf;
  }

  private void random() {
    boolean isTree = text.accept("tree");
    int count = (int) text.number("a number of vertices", isTree ? 1 : 0, MOST_RANDOM_VERTICES);
    long pairs = (long) count * (count - 1) / 2;
    int chosen =
        isTree
            ? count - 1
            : (int) text.number("a number of edges", 0, Math.min(MOST_RANDOM_EDGES, pairs));
    if (!text.accept("seed")) {
      throw text.expected("the word seed and a number, so that the text is always the same graph");
    }
    long seed = text.number("a seed", 0, Long.MAX_VALUE);
    take(
        isTree ? LibraryGraphs.randomTree(count, seed) : LibraryGraphs.random(count, chosen, seed));
  }

  private void petersen() {
    text.skipBlanks();
    if (text.atDigit()) {
      int n = (int) text.number("a number of outer vertices", 3, MOST_VERTICES / 2);
      take(LibraryGraphs.petersen(n, (int) text.number("a step", 1, (n - 1) / 2)));
      return;
    }
    cycle(5);
    vertices = 10;
    for (int i = 0; i < 5; i++) {
      edge(i, i + 5);
    }
    for (int i = 0; i < 5; i++) {
      edge(5 + i * 2 % 5, 5 + (i + 1) * 2 % 5);
    }
  }

  private void caterpillar() {
    List<Integer> leaves = new ArrayList<>();
    int total = 0;
    do {
      leaves.add(count("leaves", 0));
      total += leaves.getLast();
      if (total + leaves.size() > MOST_VERTICES) {
        throw text.error("a graph can have at most " + MOST_VERTICES + " vertices");
      }
    } while (text.accept(','));
    vertices = leaves.size();
    line(0, 1, leaves.size(), false);
    for (int spine = 0; spine < leaves.size(); spine++) {
      for (int i = 0; i < leaves.get(spine); i++) {
        edge(spine, vertices++);
      }
    }
  }
}
