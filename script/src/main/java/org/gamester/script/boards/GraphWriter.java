package org.gamester.script.boards;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import org.gamester.script.objects.MapEntry;
import org.gamester.script.objects.Nothing;
import org.gamester.script.objects.ObjectMap;
import org.gamester.script.objects.Printable.Printer;
import org.gamester.script.objects.Texts;
import org.gamester.values.Computation;

/**
 * Writes graphs as texts, depth first from the first vertex of each component, the edges of a
 * vertex in the order in which it lists them. Iterative; linear in the number of edges.
 */
public final class GraphWriter {

  /** An edge in the text, whether it leads to a vertex met before, and the steps behind it. */
  private record Step(Edge edge, boolean again, List<Step> next) {}

  /** A vertex whose edges are being followed, and the steps found so far. */
  private static final class Visit {
    private final int vertex;
    private final List<Step> steps;
    private int nextEdge;

    Visit(int vertex, List<Step> steps) {
      this.vertex = vertex;
      this.steps = steps;
    }
  }

  /** Branches behind a vertex that are being written. */
  private static final class Branches {
    private final List<Step> steps;
    private int next;

    Branches(List<Step> steps) {
      this.steps = steps;
    }
  }

  private final Graph graph;
  private final Function<Object, String> vertexTexts;
  private final Function<Object, String> edgeTexts;
  private final BitSet visited = new BitSet();
  private final BitSet metAgain = new BitSet();
  private final Map<Integer, String> names = new HashMap<>();
  private final StringBuilder text = new StringBuilder();

  /** Of edges of an undirected graph, by their other ends: how often each has been followed. */
  private final Map<Edge, Integer> followedFromOtherEnd = new HashMap<>();

  /**
   * A writer of one graph.
   *
   * @param labels the texts of labels; empty for none
   */
  public GraphWriter(Graph graph, Function<Object, String> labels) {
    this(graph, labels, labels);
  }

  /** A writer with different texts for labels of vertices and of edges. */
  public GraphWriter(
      Graph graph, Function<Object, String> vertexTexts, Function<Object, String> edgeTexts) {
    this.graph = graph;
    this.vertexTexts = vertexTexts;
    this.edgeTexts = edgeTexts;
  }

  /**
   * A writer with the labels by their texts; a label that has none is not written.
   *
   * @param vertexLabels the labels of vertices
   * @param edgeLabels the labels of edges
   */
  public static GraphWriter of(Graph graph, ObjectMap vertexLabels, ObjectMap edgeLabels) {
    return new GraphWriter(
        graph, label -> text(vertexLabels, label), label -> text(edgeLabels, label));
  }

  private static String text(ObjectMap labels, Object label) {
    for (Object element : labels.entries()) {
      MapEntry entry = (MapEntry) element;
      if (entry.value().equals(label) && entry.key() instanceof String text && !text.isEmpty()) {
        return text;
      }
    }
    return "";
  }

  /** The text of the graph. */
  public String write() {
    List<Integer> roots = new ArrayList<>();
    List<List<Step>> trees = new ArrayList<>();
    for (int i = 1; i <= graph.vertexCount(); i++) {
      if (!visited.get(i)) {
        roots.add(i);
        trees.add(stepsFrom(i));
      }
    }
    for (int i = 0; i < roots.size(); i++) {
      text.append(i > 0 ? ";" : "");
      vertex(roots.get(i));
      if (trees.get(i).isEmpty() && isBare(roots.get(i))) {
        text.append('.');
      }
      steps(trees.get(i));
    }
    return text.toString();
  }

  private boolean isBare(int vertex) {
    return vertexTexts.apply(graph.vertex(vertex).label()).isEmpty() && !metAgain.get(vertex);
  }

  private List<Step> stepsFrom(int root) {
    List<Step> tree = new ArrayList<>();
    Deque<Visit> path = new ArrayDeque<>();
    visited.set(root);
    path.push(new Visit(root, tree));
    while (!path.isEmpty()) {
      Computation.poll();
      Visit visit = path.element();
      List<Edge> edges = graph.vertex(visit.vertex).edges();
      if (visit.nextEdge == edges.size()) {
        path.pop();
        continue;
      }
      Edge edge = edges.get(visit.nextEdge++);
      if (isFollowedFromOtherEnd(edge)) {
        continue;
      }
      boolean again = visited.get(edge.to());
      List<Step> next = again ? List.of() : new ArrayList<>();
      visit.steps.add(new Step(edge, again, next));
      if (again) {
        metAgain.set(edge.to());
      } else {
        visited.set(edge.to());
        path.push(new Visit(edge.to(), next));
      }
    }
    return tree;
  }

  /** Whether the edge, listed at both ends, has been written; if not, it will be now. */
  private boolean isFollowedFromOtherEnd(Edge edge) {
    if (graph.directed() || edge.from() == edge.to()) {
      return false;
    }
    int times = followedFromOtherEnd.getOrDefault(edge, 0);
    if (times > 0) {
      followedFromOtherEnd.put(edge, times - 1);
      return true;
    }
    followedFromOtherEnd.merge(edge.reversed(), 1, Integer::sum);
    return false;
  }

  private void steps(List<Step> tree) {
    Deque<Branches> open = new ArrayDeque<>();
    open.push(new Branches(tree));
    while (!open.isEmpty()) {
      Computation.poll();
      Texts.requireRoom(text.length());
      Branches branches = open.element();
      List<Step> steps = branches.steps;
      boolean bracketed = steps.size() > 1;
      if (branches.next == steps.size()) {
        text.append(bracketed ? ")" : "");
        open.pop();
        continue;
      }
      text.append(branches.next > 0 ? ";" : bracketed ? "(" : "");
      Step step = steps.get(branches.next++);
      text.append(edgeText(step.edge()));
      vertex(step.edge().to());
      open.push(new Branches(step.next()));
    }
  }

  private String edgeText(Edge edge) {
    String label = token(edgeTexts.apply(edge.label()));
    if (graph.directed()) {
      return label + ">";
    }
    return label.isEmpty() ? "-" : label;
  }

  private void vertex(int vertex) {
    text.append(token(vertexTexts.apply(graph.vertex(vertex).label())));
    if (metAgain.get(vertex)) {
      text.append(':').append(token(names.computeIfAbsent(vertex, v -> name(names.size()))));
    }
  }

  private static String name(int index) {
    return index < 26 ? String.valueOf((char) ('A' + index)) : "N" + index;
  }

  private static String token(String text) {
    return text.length() > 1 ? "{" + text + "}" : text;
  }

  /** Adds an expression for the graph that names its labels. */
  static void exact(Graph graph, String name, Printer printer) {
    Map<String, Object> vertexLabels = new TreeMap<>();
    Map<String, Object> edgeLabels = new TreeMap<>();
    vertexLabels.put("", Nothing.NOTHING);
    edgeLabels.put("", Nothing.NOTHING);
    Function<Object, String> vertexTexts = label -> key(label, vertexLabels, printer);
    Function<Object, String> edgeTexts = label -> key(label, edgeLabels, printer);
    String text = new GraphWriter(graph, vertexTexts, edgeTexts).write();
    printer.raw(name).raw(".Parse(\"").raw(text).raw("\", ");
    map(vertexLabels, printer);
    if (edgeLabels.size() > 1) {
      printer.raw(", ");
      map(edgeLabels, printer);
    }
    printer.raw(")");
  }

  private static String key(Object label, Map<String, Object> labels, Printer printer) {
    if (label == Nothing.NOTHING) {
      return "";
    }
    String text = printer.textOf(label).replaceAll("[^A-Za-z0-9]", "_");
    String key = text.substring(0, 1);
    if (!label.equals(labels.getOrDefault(key, label))) {
      key = text;
      for (int i = 2; !label.equals(labels.getOrDefault(key, label)); i++) {
        Computation.poll();
        key = text + i;
      }
    }
    labels.put(key, label);
    return key;
  }

  private static void map(Map<String, Object> labels, Printer printer) {
    String separator = "{";
    for (Map.Entry<String, Object> entry : labels.entrySet()) {
      printer.raw(separator).object(entry.getKey()).raw(" => ").object(entry.getValue());
      separator = ", ";
    }
    printer.raw("}");
  }
}
