package org.gamester.rulesets.board;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.gamester.rulesets.board.Graph.Edge;
import org.gamester.values.Computation;
import org.jgrapht.generate.GeneralizedPetersenGraphGenerator;
import org.jgrapht.generate.GnmRandomGraphGenerator;
import org.jgrapht.generate.GraphGenerator;
import org.jgrapht.generate.NamedGraphGenerator;
import org.jgrapht.generate.PruferTreeGenerator;
import org.jgrapht.graph.DefaultEdge;
import org.jgrapht.graph.SimpleGraph;
import org.jgrapht.nio.ImportException;
import org.jgrapht.nio.graph6.Graph6Sparse6EventDrivenImporter;
import org.jgrapht.util.SupplierUtil;

/**
 * Graphs that JGraphT makes or decodes; no other class knows that library, so that it is loaded
 * only when one of them is named. Vertices are numbered from 1 and edges stand in the order of
 * their ends (the lesser end first), whatever the order in which the library makes them.
 */
final class LibraryGraphs {

  private LibraryGraphs() {}

  /** Takes the ends of an edge, counted from 0. */
  @FunctionalInterface
  interface Ends {
    void add(int from, int to);
  }

  /**
   * Sends the edges of a graph in the code graph6 or sparse6 to {@code ends}, in its order.
   *
   * @param code of the right length for its number of vertices
   * @return false if the library refuses the code
   */
  static boolean decode(String code, Ends ends) {
    Graph6Sparse6EventDrivenImporter decoder = new Graph6Sparse6EventDrivenImporter();
    decoder.addEdgeConsumer(
        edge -> {
          Computation.poll();
          ends.add(edge.getFirst(), edge.getSecond());
        });
    try {
      decoder.importInput(new StringReader(code));
      return true;
    } catch (ImportException e) {
      return false;
    }
  }

  /**
   * The generalized Petersen graph: the outer cycle on 1 to {@code n}, and inside each vertex i the
   * vertex n + i, which is joined to n + i + {@code step}, counted around.
   *
   * @param step from 1 to (n-1)/2
   */
  static Graph petersen(int n, int step) {
    org.jgrapht.Graph<Integer, DefaultEdge> made = empty();
    Map<String, List<Integer>> parts = new HashMap<>();
    new GeneralizedPetersenGraphGenerator<Integer, DefaultEdge>(n, step).generateGraph(made, parts);
    List<Integer> order = new ArrayList<>();
    order.addAll(Objects.requireNonNull(parts.get(GeneralizedPetersenGraphGenerator.REGULAR)));
    order.addAll(Objects.requireNonNull(parts.get(GeneralizedPetersenGraphGenerator.STAR)));
    return graph(made, order);
  }

  /** A labelled tree, all being equally likely; the same for the same seed. */
  static Graph randomTree(int vertices, long seed) {
    return generated(new PruferTreeGenerator<>(vertices, seed));
  }

  /** A graph with this number of edges, all being equally likely; the same for the same seed. */
  static Graph random(int vertices, int edges, long seed) {
    return generated(new GnmRandomGraphGenerator<>(vertices, edges, seed));
  }

  /** A graph that is known by a name, with the vertices in the order of the library. */
  static Graph named(String name) {
    return graph(
        switch (name) {
          case "chvatal" -> NamedGraphGenerator.chvatalGraph();
          case "clebsch" -> NamedGraphGenerator.clebschGraph();
          case "coxeter" -> NamedGraphGenerator.coxeterGraph();
          case "desargues" -> NamedGraphGenerator.desarguesGraph();
          case "dodecahedron" -> NamedGraphGenerator.dodecahedronGraph();
          case "franklin" -> NamedGraphGenerator.franklinGraph();
          case "frucht" -> NamedGraphGenerator.fruchtGraph();
          case "heawood" -> NamedGraphGenerator.heawoodGraph();
          case "pappus" -> NamedGraphGenerator.pappusGraph();
          case "tutte" -> NamedGraphGenerator.tutteGraph();
          default -> throw new IllegalArgumentException(name);
        });
  }

  private static org.jgrapht.Graph<Integer, DefaultEdge> empty() {
    return new SimpleGraph<>(
        SupplierUtil.createIntegerSupplier(), DefaultEdge::new, /* weighted= */ false);
  }

  private static Graph generated(GraphGenerator<Integer, DefaultEdge, Integer> generator) {
    org.jgrapht.Graph<Integer, DefaultEdge> made = empty();
    generator.generateGraph(made, new HashMap<>());
    return graph(made);
  }

  private static Graph graph(org.jgrapht.Graph<Integer, DefaultEdge> made) {
    return graph(made, List.copyOf(made.vertexSet()));
  }

  private static Graph graph(org.jgrapht.Graph<Integer, DefaultEdge> made, List<Integer> order) {
    Map<Integer, Integer> places = new HashMap<>();
    order.forEach(vertex -> places.put(vertex, places.size()));
    List<Edge> edges = new ArrayList<>();
    for (DefaultEdge edge : made.edgeSet()) {
      int from = Objects.requireNonNull(places.get(made.getEdgeSource(edge)));
      int to = Objects.requireNonNull(places.get(made.getEdgeTarget(edge)));
      edges.add(new Edge(Math.min(from, to), Math.max(from, to), false, "", 0));
    }
    edges.sort(Comparator.comparingInt(Edge::from).thenComparingInt(Edge::to));
    return new Graph(GraphMaker.numbers(order.size()), "", edges);
  }
}
