package org.gamester.script.boards;

import java.util.ArrayList;
import java.util.List;

/** Collects vertices and edges of a graph. */
final class GraphBuilder {

  private final boolean directed;
  private final List<Object> labels = new ArrayList<>();
  private final List<List<Edge>> edges = new ArrayList<>();

  GraphBuilder(boolean directed) {
    this.directed = directed;
  }

  /** Adds a vertex; answers its number. */
  int addVertex(Object label) {
    labels.add(label);
    edges.add(new ArrayList<>());
    return labels.size();
  }

  Object label(int vertex) {
    return labels.get(vertex - 1);
  }

  void addEdge(Object label, int from, int to) {
    edges.get(from - 1).add(new Edge(label, from, to));
    if (!directed && from != to) {
      edges.get(to - 1).add(new Edge(label, to, from));
    }
  }

  Graph build() {
    List<Vertex> vertices = new ArrayList<>();
    for (int i = 0; i < labels.size(); i++) {
      vertices.add(new Vertex(labels.get(i), edges.get(i)));
    }
    return new Graph(directed, vertices);
  }
}
