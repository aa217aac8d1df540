package org.gamester.rulesets.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.gamester.rulesets.TextReader;
import org.gamester.rulesets.board.Graph.Edge;
import org.jspecify.annotations.Nullable;

/**
 * The graphs that have a name: {@code path 5}, {@code cycle 6}, {@code K4}, {@code star 3}, {@code
 * grid 2x3} and so on. Vertices are numbered from 1.
 *
 * <p>Edges are listed along a path or cycle (its last edge joins the last vertex to the first); of
 * a star or wheel from the centre first, then around the rim; of grids, tori and rook graphs all
 * edges in rows, then all in columns; of a cube and of complete graphs in the order of their ends.
 * A torus wraps around only where a row or column has three cells or more, so that it is a simple
 * graph.
 */
final class NamedGraphs {
  private static final int MOST_VERTICES = 1_000_000;
  private static final int MOST_EDGES = 4_000_000;

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

  private static List<String> numbers(int count) {
    List<String> names = new ArrayList<>(count);
    for (int i = 1; i <= count; i++) {
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

  private int[] dimensions() {
    GridSize size = GridSize.read(text, MOST_VERTICES, "vertices");
    vertices = size.rows() * size.columns();
    return new int[] {size.rows(), size.columns()};
  }

  private void lattice(boolean wraps) {
    int[] size = dimensions();
    int columns = size[1];
    for (int row = 0; row < size[0]; row++) {
      line(row * columns, 1, columns, wraps);
    }
    for (int column = 0; column < columns; column++) {
      line(column, columns, size[0], wraps);
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
    int[] size = dimensions();
    int columns = size[1];
    for (int row = 0; row < size[0]; row++) {
      pairs(row * columns, 1, columns);
    }
    for (int column = 0; column < columns; column++) {
      pairs(column, columns, size[0]);
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

  private void petersen() {
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
