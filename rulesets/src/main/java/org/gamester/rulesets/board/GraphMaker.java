package org.gamester.rulesets.board;

import java.util.ArrayList;
import java.util.List;
import org.gamester.rulesets.TextException;
import org.gamester.rulesets.TextReader;
import org.gamester.rulesets.board.Graph.Edge;
import org.gamester.values.Computation;

/**
 * Reads the numbers after the name of a family of graphs, and collects the edges of the member that
 * they choose. Vertices are counted from 0 here and named from 1.
 */
final class GraphMaker {
  static final int MOST_VERTICES = 1_000_000;
  static final int MOST_EDGES = 4_000_000;

  private final TextReader text;
  private final int vertexLetters;
  private final int edgeLetters;
  private final List<Edge> edges = new ArrayList<>();
  private int vertices;

  /**
   * @param text with the cursor behind the name
   * @param vertexLetters how many letters {@code v=} gives, or -1
   * @param edgeLetters the same for {@code e=}
   */
  GraphMaker(TextReader text, int vertexLetters, int edgeLetters) {
    this.text = text;
    this.vertexLetters = vertexLetters;
    this.edgeLetters = edgeLetters;
  }

  TextReader text() {
    return text;
  }

  int vertexLetters() {
    return vertexLetters;
  }

  int edgeLetters() {
    return edgeLetters;
  }

  int vertices() {
    return vertices;
  }

  /** Reads a number of vertices, or of parts of the graph. */
  int count(String what, int least) {
    return (int) text.number("a number of " + what, least, MOST_VERTICES);
  }

  /** Reads numbers that are separated by commas, one at least. */
  List<Integer> counts(String what, int least) {
    List<Integer> counts = new ArrayList<>();
    long total = 0;
    do {
      counts.add(count(what, least));
      total += counts.getLast();
      if (total + counts.size() > MOST_VERTICES) {
        throw tooManyVertices();
      }
    } while (text.accept(','));
    return counts;
  }

  private TextException tooManyVertices() {
    return text.error("a graph can have at most %,d vertices".formatted(MOST_VERTICES));
  }

  /** There are this many vertices. */
  void setVertices(long count) {
    if (count > MOST_VERTICES) {
      throw tooManyVertices();
    }
    vertices = (int) count;
  }

  /** Adds a vertex; returns its number. */
  int addVertex() {
    setVertices(vertices + 1L);
    return vertices - 1;
  }

  void edge(int from, int to) {
    Computation.poll();
    if (edges.size() == MOST_EDGES) {
      throw text.error("a graph can have at most " + MOST_EDGES + " edges");
    }
    edges.add(new Edge(from, to, false, "", text.offset()));
  }

  /**
   * Joins each vertex of an arithmetic progression to the next, and perhaps the last to the first.
   */
  void line(int first, int step, int length, boolean closes) {
    for (int i = 0; i + 1 < length; i++) {
      edge(first + i * step, first + (i + 1) * step);
    }
    if (closes) {
      edge(first + (length - 1) * step, first);
    }
  }

  /** Joins all pairs in an arithmetic progression. */
  void clique(int first, int step, int length) {
    for (int i = 0; i < length; i++) {
      for (int j = i + 1; j < length; j++) {
        edge(first + i * step, first + j * step);
      }
    }
  }

  /** Takes the vertices and edges of a graph; the edges stand where it is named. */
  void take(Graph graph) {
    vertices = graph.names().size();
    graph.edges().forEach(edge -> edge(edge.from(), edge.to()));
  }

  Graph graph() {
    return new Graph(numbers(vertices), "", edges);
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
}
