package org.gamester.rulesets.board;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.gamester.rulesets.Appearance;

/**
 * A finite multigraph with named vertices; edges may be arcs, may be loops, and may carry a label.
 *
 * @param names the vertices in number order
 * @param colours one letter for each vertex, or empty if they have none
 * @param edges in the order in which they were listed
 */
public record Graph(List<String> names, String colours, List<Edge> edges) {

  /**
   * An edge, by the indices of its ends.
   *
   * @param directed whether it is an arc from {@code from} to {@code to}
   * @param label a colour x, o or g, a weight in digits, or empty
   * @param offset where in the text it was read
   */
  public record Edge(int from, int to, boolean directed, String label, int offset) {

    public Edge withLabel(String newLabel) {
      return new Edge(from, to, directed, newLabel, offset);
    }

    /** The same edge between vertices of other indices. */
    Edge between(int newFrom, int newTo) {
      return new Edge(newFrom, newTo, directed, label, offset);
    }

    /** The end that is not {@code vertex}; of a loop, its vertex. */
    public int otherEnd(int vertex) {
      return from == vertex ? to : from;
    }
  }

  public Graph {
    names = List.copyOf(names);
    edges = List.copyOf(edges);
  }

  /** The indices of the edges at each vertex, in listed order; a loop is there once. */
  public int[][] incidence() {
    int[] degree = new int[names.size()];
    for (Edge edge : edges) {
      degree[edge.from()]++;
      degree[edge.to()] += edge.from() == edge.to() ? 0 : 1;
    }
    int[][] incident = new int[names.size()][];
    for (int v = 0; v < degree.length; v++) {
      incident[v] = new int[degree[v]];
      degree[v] = 0;
    }
    for (int e = 0; e < edges.size(); e++) {
      Edge edge = edges.get(e);
      incident[edge.from()][degree[edge.from()]++] = e;
      if (edge.from() != edge.to()) {
        incident[edge.to()][degree[edge.to()]++] = e;
      }
    }
    return incident;
  }

  /** The graph on some of the vertices, in their order, with the edges between them. */
  public Graph induced(BitSet vertices) {
    int[] place = new int[names.size()];
    List<String> kept = new ArrayList<>();
    StringBuilder keptColours = new StringBuilder();
    for (int v = vertices.nextSetBit(0); v >= 0; v = vertices.nextSetBit(v + 1)) {
      place[v] = kept.size();
      kept.add(names.get(v));
      if (!colours.isEmpty()) {
        keptColours.append(colours.charAt(v));
      }
    }
    List<Edge> between = new ArrayList<>();
    for (Edge edge : edges) {
      if (vertices.get(edge.from()) && vertices.get(edge.to())) {
        between.add(edge.between(place[edge.from()], place[edge.to()]));
      }
    }
    return new Graph(kept, keptColours.toString(), between);
  }

  /** The edge in its notation, as in {@code 1-2:x}. */
  public String write(Edge edge) {
    return names.get(edge.from())
        + (edge.directed() ? '>' : '-')
        + names.get(edge.to())
        + (edge.label().isEmpty() ? "" : ":" + edge.label());
  }

  /**
   * All edges in their order, then the vertices without edges, separated by blanks. A vertex
   * without edges stands in brackets unless {@link LoneVertices} takes the bare name for one.
   */
  public String write() {
    StringBuilder text = new StringBuilder();
    for (Edge edge : edges) {
      text.append(text.isEmpty() ? "" : " ").append(write(edge));
    }
    boolean numbersAreBare = !edges.isEmpty() || LoneVertices.countFromOne(names);
    int[][] incident = incidence();
    for (int vertex = 0; vertex < incident.length; vertex++) {
      if (incident[vertex].length == 0) {
        String name = names.get(vertex);
        boolean isBare = numbersAreBare && LoneVertices.isNumber(name);
        text.append(text.isEmpty() ? "" : " ").append(isBare ? name : "(" + name + ")");
      }
    }
    return text.toString();
  }

  /** The edges as they are seen: those with a colour belong to a player. */
  public List<Appearance.Edge> edgesToBeSeen() {
    return edges.stream()
        .map(
            edge ->
                new Appearance.Edge(
                    edge.from(),
                    edge.to(),
                    write(edge),
                    edge.directed(),
                    edge.label().length() == 1
                        ? Appearance.colour(edge.label().charAt(0))
                        : Appearance.Mark.EMPTY))
        .toList();
  }

  /** What is to be seen of a graph that is too large. */
  public Appearance tooLargeToBeSeen() {
    return new Appearance.Large(
        "a graph of %d vertices and %d edges".formatted(names.size(), edges.size()), names.size());
  }

  /** The graph as it is seen, with a vertex for each name. */
  public Appearance seen(IntFunction<Appearance.Vertex> vertex) {
    return names.size() + edges.size() > Appearance.MOST_PARTS
        ? tooLargeToBeSeen()
        : new Appearance.Network(
            Appearance.Layout.FREE,
            IntStream.range(0, names.size()).mapToObj(vertex).toList(),
            edgesToBeSeen());
  }
}
