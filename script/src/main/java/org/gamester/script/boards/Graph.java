package org.gamester.script.boards;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.gamester.script.classes.Classes;
import org.gamester.script.classes.Classified;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.classes.StandardClasses;
import org.gamester.script.objects.Indexed;
import org.gamester.script.objects.Nested;
import org.gamester.script.objects.Nesting;
import org.gamester.script.objects.Nothing;
import org.gamester.script.objects.ObjectList;
import org.gamester.script.objects.ObjectOrder;
import org.gamester.script.objects.Printable;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.objects.UniversallyOrdered;
import org.gamester.values.Computation;
import org.jspecify.annotations.Nullable;

/**
 * A graph with labels on its vertices and edges; loops and several edges between two vertices are
 * allowed. Vertices are counted from 1.
 *
 * <p>Each vertex lists the edges that leave it, in order. In an undirected graph an edge is listed
 * at both ends, a loop once.
 */
public final class Graph implements Classified, UniversallyOrdered, Indexed, Nested, Printable {

  private final boolean directed;
  private final List<Vertex> vertices;
  private final int depth;
  private final int hash;

  public Graph(boolean directed, List<Vertex> vertices) {
    this.directed = directed;
    this.vertices = List.copyOf(vertices);
    int deepest = 0;
    int code = Boolean.hashCode(directed);
    for (Vertex vertex : this.vertices) {
      Computation.poll();
      deepest = Math.max(deepest, vertex.depth());
      code = 31 * code + vertex.hashCode();
    }
    this.depth = Nesting.around(deepest);
    this.hash = code;
  }

  public boolean directed() {
    return directed;
  }

  public List<Vertex> vertices() {
    return vertices;
  }

  public int vertexCount() {
    return vertices.size();
  }

  /** The edges, each once: in an undirected graph from its lower end. */
  public List<Edge> edges() {
    List<Edge> edges = new ArrayList<>();
    for (Vertex vertex : vertices) {
      for (Edge edge : vertex.edges()) {
        Computation.poll();
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
    return vertex(Classes.smallInteger(index));
  }

  /** Whether there are neither loops nor several edges between two vertices. */
  public boolean isSimple() {
    for (Vertex vertex : vertices) {
      Set<Integer> ends = new HashSet<>();
      for (Edge edge : vertex.edges()) {
        Computation.poll();
        if (edge.from() == edge.to() || !ends.add(edge.to())) {
          return false;
        }
      }
    }
    return true;
  }

  /** Whether the vertices have two colours such that no edge joins vertices of the same one. */
  public boolean isBipartite() {
    List<List<Integer>> neighbours = neighbours();
    int[] colours = new int[vertices.size() + 1];
    Deque<Integer> open = new ArrayDeque<>();
    for (int start = 1; start <= vertices.size(); start++) {
      if (colours[start] == 0) {
        colours[start] = 1;
        open.add(start);
      }
      while (!open.isEmpty()) {
        int vertex = open.remove();
        for (int next : neighbours.get(vertex - 1)) {
          Computation.poll();
          if (colours[next] == colours[vertex]) {
            return false;
          }
          if (colours[next] == 0) {
            colours[next] = -colours[vertex];
            open.add(next);
          }
        }
      }
    }
    return true;
  }

  /** Whether some cycle visits every vertex once. */
  public boolean isHamiltonian() {
    return SmallGraph.of(this, "IsHamiltonian").isHamiltonian(directed);
  }

  /** Whether some path visits every vertex once. */
  public boolean isTraceable() {
    return SmallGraph.of(this, "IsTraceable").isTraceable();
  }

  /** The largest number of edges of which no two share an end. */
  public int matchingNumber() {
    return SmallGraph.of(undirected(), "MatchingNumber").matchingNumber();
  }

  /** The number of ways to divide the vertices into pairs of neighbours. */
  public long perfectMatchings() {
    return SmallGraph.of(undirected(), "PerfectMatchings").perfectMatchings();
  }

  private Graph undirected() {
    return directed ? ofAdjacencyList(false, neighbours()) : this;
  }

  /** Adds the vertices that can be reached from one, along edges in either direction. */
  private static void reach(int start, List<List<Integer>> neighbours, BitSet reached) {
    Deque<Integer> open = new ArrayDeque<>();
    reached.set(start);
    open.add(start);
    while (!open.isEmpty()) {
      for (int next : neighbours.get(open.remove() - 1)) {
        Computation.poll();
        if (!reached.get(next)) {
          reached.set(next);
          open.add(next);
        }
      }
    }
  }

  private List<List<Integer>> neighbours() {
    List<List<Integer>> neighbours = new ArrayList<>();
    for (Vertex vertex : vertices) {
      List<Integer> ends = new ArrayList<>();
      for (Edge edge : vertex.edges()) {
        Computation.poll();
        ends.add(edge.to());
      }
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
    BitSet component = new BitSet();
    reach(number, neighbours(), component);
    return retaining(component);
  }

  public List<Graph> components() {
    List<List<Integer>> neighbours = neighbours();
    int[] numbers = new int[vertices.size() + 1];
    BitSet seen = new BitSet();
    List<Graph> components = new ArrayList<>();
    for (int i = 1; i <= vertices.size(); i++) {
      if (!seen.get(i)) {
        BitSet component = new BitSet();
        reach(i, neighbours, component);
        seen.or(component);
        components.add(retaining(component, numbers));
      }
    }
    return components;
  }

  /** The components of what is left without the vertices of a label. */
  public List<Graph> decomposition(Object label) {
    BitSet kept = new BitSet();
    for (int i = 1; i <= vertices.size(); i++) {
      kept.set(i, !vertex(i).label().equals(label));
    }
    return retaining(kept).components();
  }

  /**
   * The graph on some of the vertices.
   *
   * @throws ScriptException if a number is not that of a vertex
   */
  public Graph retaining(BitSet kept) {
    if (kept.get(0) || kept.length() > vertices.size() + 1) {
      throw new ScriptException(
          "Vertex is out of bounds: " + (kept.get(0) ? 0 : kept.length() - 1));
    }
    return retaining(kept, new int[vertices.size() + 1]);
  }

  /**
   * @param numbers where the new numbers of the vertices are kept meanwhile
   */
  private Graph retaining(BitSet kept, int[] numbers) {
    int count = 0;
    for (int i = kept.nextSetBit(0); i >= 0; i = kept.nextSetBit(i + 1)) {
      numbers[i] = ++count;
    }
    List<Vertex> remaining = new ArrayList<>(count);
    for (int i = kept.nextSetBit(0); i >= 0; i = kept.nextSetBit(i + 1)) {
      List<Edge> edges = new ArrayList<>();
      for (Edge edge : vertex(i).edges()) {
        Computation.poll();
        if (kept.get(edge.to())) {
          edges.add(new Edge(edge.label(), numbers[i], numbers[edge.to()]));
        }
      }
      remaining.add(new Vertex(vertex(i).label(), edges));
    }
    return new Graph(directed, remaining);
  }

  /**
   * The graph without some of the vertices.
   *
   * @throws ScriptException if a number is not that of a vertex
   */
  public Graph without(BitSet dropped) {
    retaining(dropped);
    BitSet kept = new BitSet();
    kept.set(1, vertices.size() + 1);
    kept.andNot(dropped);
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
        (number, label) -> {
          Vertex vertex = vertex(number);
          changed.set(number - 1, new Vertex(label, vertex.edges()));
        });
    return new Graph(directed, changed);
  }

  /** The graph with each edge in both directions. */
  public Graph toDirected() {
    return new Graph(true, vertices);
  }

  /** For each vertex the numbers of its neighbours. */
  public ObjectList adjacencyList() {
    Object[] lists = new Object[vertices.size()];
    for (int i = 0; i < lists.length; i++) {
      lists[i] = vertices.get(i).neighbours();
    }
    return ObjectList.adopting(lists);
  }

  @Override
  public void print(Printer printer) {
    String name = directed ? "DirectedGraph" : "Graph";
    if (printer.isExact() && !vertices.stream().allMatch(Graph::isPlain)) {
      GraphWriter.exact(this, name, printer);
    } else {
      String text = new GraphWriter(this, label -> labelText(label, printer)).write();
      printer.raw(name).raw("(\"").raw(text).raw("\")");
    }
  }

  private static boolean isPlain(Vertex vertex) {
    return vertex.label() == Nothing.NOTHING
        && vertex.edges().stream().allMatch(edge -> edge.label() == Nothing.NOTHING);
  }

  private static String labelText(Object label, Printer printer) {
    return label == Nothing.NOTHING
        ? ""
        : label instanceof String string ? string : printer.textOf(label);
  }

  @Override
  public LanguageClass languageClass() {
    return directed ? StandardClasses.DIRECTED_GRAPH : StandardClasses.GRAPH;
  }

  @Override
  public int depth() {
    return depth;
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

  @Override
  public int hashCode() {
    return hash;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    Computation.poll();
    return this == other
        || other instanceof Graph that
            && hash == that.hash
            && directed == that.directed
            && vertices.equals(that.vertices);
  }

  /** The graph with this adjacency list: for each vertex the numbers of its neighbours. */
  public static Graph ofAdjacencyList(boolean directed, List<List<Integer>> neighbours) {
    List<Vertex> vertices = new ArrayList<>();
    int from = 0;
    for (List<Integer> ends : neighbours) {
      from++;
      List<Edge> edges = new ArrayList<>();
      for (int to : ends) {
        Computation.poll();
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

  /** Checks that between two vertices as many edges are listed at one end as at the other. */
  private void requireSymmetry() {
    Map<Edge, Integer> counts = new HashMap<>();
    for (Vertex vertex : vertices) {
      for (Edge edge : vertex.edges()) {
        Computation.poll();
        counts.merge(edge, 1, Integer::sum);
      }
    }
    for (Vertex vertex : vertices) {
      for (Edge edge : vertex.edges()) {
        Computation.poll();
        int there = counts.getOrDefault(edge, 0);
        int back = counts.getOrDefault(edge.reversed(), 0);
        if (there != back) {
          throw new ScriptException(
              "Invalid adjacency list: there are %s edges from %s to %s, but %s back"
                  .formatted(there, edge.from(), edge.to(), back));
        }
      }
    }
  }
}
