package org.gamester.script.boards;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.gamester.script.classes.Classes;
import org.gamester.script.classes.Conversion;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.classes.ObjectOfClass;
import org.gamester.script.objects.Indexed;
import org.gamester.script.objects.Nothing;
import org.gamester.script.objects.ObjectOrder;
import org.gamester.script.objects.Ranked;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.objects.Written;

/**
 * A graph with labels on its vertices and edges; loops and several edges between two vertices are
 * allowed. Vertices are counted from 1.
 *
 * <p>Each vertex lists the edges that leave it, in order. In an undirected graph an edge is listed
 * at both ends, a loop once.
 */
public record Graph(boolean directed, List<Vertex> vertices)
    implements ObjectOfClass, Ranked, Indexed, Written {

  public Graph {
    vertices = List.copyOf(vertices);
  }

  public int vertexCount() {
    return vertices.size();
  }

  /** The edges, each once: in an undirected graph from its lower end. */
  public List<Edge> edges() {
    List<Edge> edges = new ArrayList<>();
    for (Vertex vertex : vertices) {
      for (Edge edge : vertex.edges()) {
        if (directed || edge.from() <= edge.to()) {
          edges.add(edge);
        }
      }
    }
    return edges;
  }

  /** The vertex of a number. */
  public Vertex vertex(int number) {
    if (number < 1 || number > vertices.size()) {
      throw new ScriptException("Vertex is out of bounds: " + number);
    }
    return vertices.get(number - 1);
  }

  @Override
  public Object element(Object index) {
    return vertex(Conversion.smallInteger(Classes.require(Classes.INTEGER, index)));
  }

  /** Whether there are neither loops nor several edges between two vertices. */
  public boolean isSimple() {
    for (Vertex vertex : vertices) {
      Set<Integer> ends = new HashSet<>();
      for (Edge edge : vertex.edges()) {
        if (edge.from() == edge.to() || !ends.add(edge.to())) {
          return false;
        }
      }
    }
    return true;
  }

  /** The vertices that can be reached from one, along edges in either direction. */
  private Set<Integer> connectedTo(int start, List<List<Integer>> neighbours) {
    Set<Integer> reached = new TreeSet<>();
    Deque<Integer> open = new ArrayDeque<>();
    reached.add(start);
    open.add(start);
    while (!open.isEmpty()) {
      for (int next : neighbours.get(open.remove() - 1)) {
        if (reached.add(next)) {
          open.add(next);
        }
      }
    }
    return reached;
  }

  private List<List<Integer>> neighbours() {
    List<List<Integer>> neighbours = new ArrayList<>();
    for (Vertex vertex : vertices) {
      List<Integer> ends = new ArrayList<>();
      vertex.edges().forEach(edge -> ends.add(edge.to()));
      neighbours.add(ends);
    }
    if (directed) {
      for (Edge edge : edges()) {
        neighbours.get(edge.to() - 1).add(edge.from());
      }
    }
    return neighbours;
  }

  /** The component of a vertex. */
  public Graph component(int number) {
    vertex(number);
    return retaining(connectedTo(number, neighbours()));
  }

  public List<Graph> components() {
    List<List<Integer>> neighbours = neighbours();
    Set<Integer> seen = new HashSet<>();
    List<Graph> components = new ArrayList<>();
    for (int i = 1; i <= vertices.size(); i++) {
      if (!seen.contains(i)) {
        Set<Integer> component = connectedTo(i, neighbours);
        seen.addAll(component);
        components.add(retaining(component));
      }
    }
    return components;
  }

  /** The components of what is left without the vertices of a label. */
  public List<Graph> decomposition(Object label) {
    Set<Integer> kept = new TreeSet<>();
    for (int i = 1; i <= vertices.size(); i++) {
      if (!vertex(i).label().equals(label)) {
        kept.add(i);
      }
    }
    return retaining(kept).components();
  }

  /** The graph on some of the vertices. */
  public Graph retaining(Set<Integer> kept) {
    int[] numbers = new int[vertices.size() + 1];
    int count = 0;
    for (int number : new TreeSet<>(kept)) {
      vertex(number);
      numbers[number] = ++count;
    }
    List<Vertex> remaining = new ArrayList<>();
    for (int i = 1; i <= vertices.size(); i++) {
      if (numbers[i] > 0) {
        List<Edge> edges = new ArrayList<>();
        for (Edge edge : vertex(i).edges()) {
          if (numbers[edge.to()] > 0) {
            edges.add(new Edge(edge.label(), numbers[i], numbers[edge.to()]));
          }
        }
        remaining.add(new Vertex(vertex(i).label(), edges));
      }
    }
    return new Graph(directed, remaining);
  }

  /** The graph without some of the vertices. */
  public Graph without(Set<Integer> dropped) {
    Set<Integer> kept = new TreeSet<>();
    for (int i = 1; i <= vertices.size(); i++) {
      kept.add(i);
    }
    for (int number : new TreeSet<>(dropped)) {
      vertex(number);
      kept.remove(number);
    }
    return retaining(kept);
  }

  /** The graph without one edge. */
  public Graph without(Edge edge) {
    List<Vertex> remaining = new ArrayList<>(vertices);
    remove(remaining, edge);
    if (!directed && edge.from() != edge.to()) {
      remove(remaining, edge.reversed());
    }
    return new Graph(directed, remaining);
  }

  private void remove(List<Vertex> remaining, Edge edge) {
    Vertex vertex = vertex(edge.from());
    List<Edge> edges = new ArrayList<>(remaining.get(edge.from() - 1).edges());
    if (!edges.remove(edge)) {
      throw new ScriptException("That edge is not in the graph.");
    }
    remaining.set(edge.from() - 1, new Vertex(vertex.label(), edges));
  }

  /** The graph with some labels of vertices changed. */
  public Graph relabelled(Map<Integer, Object> labels) {
    List<Vertex> changed = new ArrayList<>(vertices);
    labels.forEach(
        (number, label) -> changed.set(number - 1, new Vertex(label, vertex(number).edges())));
    return new Graph(directed, changed);
  }

  /** The graph with each edge in both directions. */
  public Graph toDirected() {
    return new Graph(true, vertices);
  }

  /** For each vertex the numbers of its neighbours. */
  public List<Object> adjacencyList() {
    return vertices.stream().<Object>map(Vertex::neighbours).toList();
  }

  @Override
  public String text(PartWriter parts) {
    String name = directed ? "DirectedGraph" : "Graph";
    GraphWriter writer = new GraphWriter(this, label -> labelText(label, parts));
    boolean plain = vertices.stream().allMatch(vertex -> isPlain(vertex));
    if (!parts.isExact() || plain) {
      return name + "(\"" + writer.write() + "\")";
    }
    return GraphWriter.exact(this, name, parts);
  }

  private static boolean isPlain(Vertex vertex) {
    return vertex.label() == Nothing.NOTHING
        && vertex.edges().stream().allMatch(edge -> edge.label() == Nothing.NOTHING);
  }

  private static String labelText(Object label, PartWriter parts) {
    return label == Nothing.NOTHING
        ? ""
        : label instanceof String string ? string : parts.write(label);
  }

  @Override
  public LanguageClass languageClass() {
    return directed ? Classes.DIRECTED_GRAPH : Classes.GRAPH;
  }

  @Override
  public int orderRank() {
    return ObjectOrder.RANK_OF_GRAPHICS + 2;
  }

  @Override
  public int compareWithinRank(Object other, ObjectOrder order) {
    Graph that = (Graph) other;
    int difference = Boolean.compare(directed, that.directed);
    if (difference == 0) {
      difference = order.compareElements(adjacencyList(), that.adjacencyList());
    }
    for (int i = 0; difference == 0 && i < vertices.size(); i++) {
      difference = order.compare(vertices.get(i).label(), that.vertices.get(i).label());
    }
    return difference;
  }

  /** The graph with this adjacency list: for each vertex the numbers of its neighbours. */
  public static Graph ofAdjacencyList(boolean directed, List<List<Integer>> neighbours) {
    List<Vertex> vertices = new ArrayList<>();
    int from = 0;
    for (List<Integer> ends : neighbours) {
      from++;
      List<Edge> edges = new ArrayList<>();
      for (int to : ends) {
        if (to < 1 || to > neighbours.size()) {
          throw new ScriptException("Vertex is out of bounds: " + to);
        }
        edges.add(new Edge(Nothing.NOTHING, from, to));
      }
      vertices.add(new Vertex(Nothing.NOTHING, edges));
    }
    Graph graph = new Graph(directed, vertices);
    if (!directed) {
      graph.requireSymmetry();
    }
    return graph;
  }

  private void requireSymmetry() {
    for (Vertex vertex : vertices) {
      for (Edge edge : vertex.edges()) {
        long there = vertex.edges().stream().filter(edge::equals).count();
        long back = vertex(edge.to()).edges().stream().filter(edge.reversed()::equals).count();
        if (there != back) {
          throw new ScriptException(
              "Invalid adjacency list: there are "
                  + there
                  + " edges from "
                  + edge.from()
                  + " to "
                  + edge.to()
                  + ", but "
                  + back
                  + " back");
        }
      }
    }
  }
}
