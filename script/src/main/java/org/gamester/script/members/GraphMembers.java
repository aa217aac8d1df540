package org.gamester.script.members;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.gamester.script.boards.Edge;
import org.gamester.script.boards.Graph;
import org.gamester.script.boards.GraphReader;
import org.gamester.script.boards.GraphWriter;
import org.gamester.script.boards.Vertex;
import org.gamester.script.classes.Classes;
import org.gamester.script.classes.Elements;
import org.gamester.script.classes.MemberTable;
import org.gamester.script.objects.MapEntry;
import org.gamester.script.objects.Nothing;
import org.gamester.script.objects.ObjectList;
import org.gamester.script.objects.ObjectMap;
import org.gamester.script.objects.ScriptException;
import org.gamester.values.Computation;

/** Members of graphs, vertices and edges. */
final class GraphMembers {

  private static final int LARGEST = 10_000_000;
  private static final int BYTES_OF_A_VERTEX = 100;
  private static final int BYTES_OF_AN_EDGE = 32;
  private static final ObjectMap NO_LABELS = ObjectMap.adopting(Map.of("", Nothing.NOTHING));

  private GraphMembers() {}

  static void graph(MemberTable table, boolean directed) {
    table.constructor("text as String", (self, x, context) -> read(directed, x));
    table.function("Parse", "text as String", (self, x, context) -> read(directed, x));
    table.function(
        "Parse", "text as String, vertexLabels as Map", (self, x, context) -> read(directed, x));
    table.function(
        "Parse",
        "text as String, vertexLabels as Map, edgeLabels as Map",
        (self, x, context) -> read(directed, x));
    table.function(
        "FromAdjacencyList",
        "list as List",
        (self, x, context) -> Graph.ofAdjacencyList(directed, adjacency(x[0])));
    table.constant("Empty", () -> new Graph(directed, List.of()));
    table.function(
        "Singleton",
        "label",
        (self, x, context) -> new Graph(directed, List.of(new Vertex(x[0], List.of()))));
    families(table, directed);
    members(table);
  }

  private static Graph read(boolean directed, Object[] arguments) {
    return GraphReader.read(
        (String) arguments[0],
        directed,
        arguments.length > 1 ? (ObjectMap) arguments[1] : NO_LABELS,
        arguments.length > 2 ? (ObjectMap) arguments[2] : NO_LABELS);
  }

  private static List<List<Integer>> adjacency(Object list) {
    List<List<Integer>> adjacency = new ArrayList<>();
    for (Object row : Elements.of(list)) {
      List<Integer> ends = new ArrayList<>();
      for (Object end : Elements.of(row)) {
        Computation.poll();
        ends.add(Classes.smallInteger(end));
      }
      adjacency.add(ends);
    }
    return adjacency;
  }

  private static BitSet numbers(Object collection) {
    BitSet numbers = new BitSet();
    for (Object element : Elements.of(collection)) {
      Computation.poll();
      int number = Classes.smallInteger(element);
      if (number < 0 || number > LARGEST) {
        throw new ScriptException("Vertex is out of bounds: " + number);
      }
      numbers.set(number);
    }
    return numbers;
  }

  private static BitSet only(Object integer) {
    return numbers(ObjectList.adopting(integer));
  }

  /** Where the edges of a family of graphs go. */
  private interface Family {
    /// Whether an edge runs from vertex i to vertex j > i of the graph with n vertices.
    boolean joins(int i, int j, int n);
  }

  private static void families(MemberTable table, boolean directed) {
    family(table, "Path", directed, (i, j, n) -> j == i + 1);
    family(table, "Cycle", directed, (i, j, n) -> j == i + 1 || i == 1 && j == n);
    family(table, "Clique", directed, (i, j, n) -> true);
    family(table, "Star", directed, (i, j, n) -> i == 1);
    if (directed) {
      declare(
          table,
          "DirectedPath",
          (n, labels) -> build(n, labels, true, false, (i, j, m) -> j == i + 1));
    }
  }

  private static void family(MemberTable table, String name, boolean directed, Family family) {
    declare(table, name, (n, labels) -> build(n, labels, directed, true, family));
  }

  /** Makes a graph of a size, with a label for its vertices and one for its edges. */
  private interface Maker {
    Graph make(int size, List<Object> labels);
  }

  private static void declare(MemberTable table, String name, Maker maker) {
    table.function(
        name,
        "n as Integer, vertexLabel ? Nothing, edgeLabel ? Nothing",
        (self, x, context) -> {
          int n = Classes.smallInteger(x[0]);
          if (n < 0 || n > LARGEST) {
            throw new ScriptException("Invalid number of vertices: " + n);
          }
          return maker.make(n, List.of(x[1], x[2]));
        });
  }

  private static Graph build(
      int n, List<Object> labels, boolean directed, boolean bothWays, Family family) {
    boolean dense = family.joins(2, Integer.MAX_VALUE, n);
    Computation.requireRoom(n, BYTES_OF_A_VERTEX, "vertices of a graph");
    Computation.requireRoom(dense ? n * (n - 1L) : 4L * n, BYTES_OF_AN_EDGE, "edges of a graph");
    List<Vertex> vertices = new ArrayList<>();
    for (int i = 1; i <= n; i++) {
      List<Edge> edges = new ArrayList<>();
      for (int j : candidates(i, n, dense || i == 1)) {
        Computation.poll();
        boolean forward = i < j && family.joins(i, j, n);
        boolean back = bothWays && j < i && family.joins(j, i, n);
        if (forward || back) {
          edges.add(new Edge(labels.get(1), i, j));
        }
      }
      vertices.add(new Vertex(labels.getFirst(), edges));
    }
    return new Graph(directed, vertices);
  }

  /** The vertices that vertex i may have an edge to, in order, and perhaps i itself. */
  private static int[] candidates(int i, int n, boolean all) {
    return all
        ? IntStream.rangeClosed(1, n).toArray()
        : IntStream.of(1, i - 1, Math.min(i + 1, n), n)
            .filter(j -> j > 0)
            .sorted()
            .distinct()
            .toArray();
  }

  private static void members(MemberTable table) {
    table
        .of(Graph.class)
        .auto("VertexCount", Graph::vertexCount)
        .auto("EdgeCount", self -> self.edges().size())
        .auto("Vertices", Graph::vertices)
        .auto("Edges", Graph::edges)
        .auto("AdjacencyList", Graph::adjacencyList)
        .auto("IsEmpty", self -> self.vertexCount() == 0)
        .auto("IsConnected", self -> self.components().size() <= 1)
        .auto("IsSimple", Graph::isSimple)
        .auto("IsBipartite", Graph::isBipartite)
        .auto("IsHamiltonian", Graph::isHamiltonian)
        .auto("IsTraceable", Graph::isTraceable)
        .auto("MatchingNumber", Graph::matchingNumber)
        .auto("PerfectMatchings", Graph::perfectMatchings)
        .auto("ConnectedComponents", Graph::components)
        .auto("ToDirectedGraph", Graph::toDirected)
        .method(
            "ConnectedComponent",
            "i as Integer",
            (self, i) -> self.component(Classes.smallInteger(i[0])))
        .method("Decomposition", "label", (self, label) -> self.decomposition(label[0]))
        .method("DeleteEdge", "e as Edge", (self, e) -> self.without((Edge) e[0]))
        .method(
            "DeleteEdgeByIndex",
            "v as Integer, i as Integer",
            (self, x) -> self.without((Edge) self.vertex(Classes.smallInteger(x[0])).element(x[1])))
        .method("DeleteVertex", "v as Integer", (self, v) -> self.without(only(v[0])))
        .method("DeleteVertices", "l as Collection", (self, l) -> self.without(numbers(l[0])))
        .method("RetainVertices", "l as Collection", (self, l) -> self.retaining(numbers(l[0])))
        .method("UpdatedVertexLabels", "map as Map", GraphMembers::relabelled)
        .method("ToString", "vmap as Map, emap as Map", GraphMembers::drawn);
  }

  private static Object relabelled(Graph self, Object[] arguments) {
    Map<Integer, Object> labels = new LinkedHashMap<>();
    for (Object element : Elements.of(arguments[0])) {
      MapEntry entry = (MapEntry) element;
      Computation.poll();
      labels.put(Classes.smallInteger(entry.key()), entry.value());
    }
    return self.relabelled(labels);
  }

  private static Object drawn(Graph self, Object[] arguments) {
    ObjectMap vertices = (ObjectMap) arguments[0];
    ObjectMap edges = (ObjectMap) arguments[1];
    return new GraphWriter(self, label -> text(label, vertices), label -> text(label, edges))
        .write();
  }

  /** The text that a map from texts to labels has for a label. */
  private static String text(Object label, ObjectMap labels) {
    for (Object element : labels.entries()) {
      Computation.poll();
      MapEntry entry = (MapEntry) element;
      if (entry.value().equals(label) && entry.key() instanceof String text) {
        return text;
      }
    }
    throw new ScriptException("There is no text for a label of the graph.");
  }

  static void vertex(MemberTable table) {
    table
        .of(Vertex.class)
        .auto("Label", Vertex::label)
        .auto("Edges", Vertex::edges)
        .auto("EdgeCount", self -> self.edges().size())
        .auto("OutVertices", Vertex::neighbours);
  }

  static void edge(MemberTable table) {
    table.constructor(
        "label, from as Integer, to as Integer",
        (self, x, context) ->
            new Edge(x[0], Classes.smallInteger(x[1]), Classes.smallInteger(x[2])));
    table
        .of(Edge.class)
        .auto("Label", Edge::label)
        .auto("FromVertex", Edge::from)
        .auto("ToVertex", Edge::to);
  }
}
