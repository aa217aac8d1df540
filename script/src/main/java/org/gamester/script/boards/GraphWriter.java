package org.gamester.script.boards;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import org.gamester.script.objects.Nothing;
import org.gamester.script.objects.Written.PartWriter;

/**
 * Writes graphs as texts, depth first from the first vertex of each component, the edges of a
 * vertex in the order in which it lists them.
 */
public final class GraphWriter {

  /** An edge in the text and what stands behind it. */
  private record Step(Edge edge, boolean again, List<Step> next) {}

  private final Graph graph;
  private final Function<Object, String> vertexTexts;
  private final Function<Object, String> edgeTexts;
  private final Set<Integer> visited = new HashSet<>();
  private final Set<Integer> metAgain = new HashSet<>();
  private final List<List<Boolean>> used = new ArrayList<>();
  private final Map<Integer, String> names = new TreeMap<>();

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
    for (Vertex vertex : graph.vertices()) {
      used.add(new ArrayList<>(java.util.Collections.nCopies(vertex.edges().size(), false)));
    }
  }

  /** The text of the graph. */
  public String write() {
    List<Integer> roots = new ArrayList<>();
    List<List<Step>> trees = new ArrayList<>();
    for (int i = 1; i <= graph.vertexCount(); i++) {
      if (visited.add(i)) {
        roots.add(i);
        trees.add(walk(i));
      }
    }
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < roots.size(); i++) {
      text.append(i > 0 ? ";" : "");
      vertex(roots.get(i), text);
      if (trees.get(i).isEmpty() && isBare(roots.get(i))) {
        text.append('.');
      }
      steps(trees.get(i), text);
    }
    return text.toString();
  }

  private boolean isBare(int vertex) {
    return vertexTexts.apply(graph.vertex(vertex).label()).isEmpty() && !metAgain.contains(vertex);
  }

  private List<Step> walk(int from) {
    List<Step> steps = new ArrayList<>();
    List<Edge> edges = graph.vertex(from).edges();
    for (int i = 0; i < edges.size(); i++) {
      if (used.get(from - 1).get(i)) {
        continue;
      }
      Edge edge = edges.get(i);
      used.get(from - 1).set(i, true);
      useBack(edge);
      boolean again = !visited.add(edge.to());
      if (again) {
        metAgain.add(edge.to());
      }
      steps.add(new Step(edge, again, again ? List.of() : walk(edge.to())));
    }
    return steps;
  }

  /** Marks the entry of an undirected edge at its other end. */
  private void useBack(Edge edge) {
    if (graph.directed() || edge.from() == edge.to()) {
      return;
    }
    List<Edge> back = graph.vertex(edge.to()).edges();
    List<Boolean> usedThere = used.get(edge.to() - 1);
    for (int i = 0; i < back.size(); i++) {
      if (!usedThere.get(i) && back.get(i).equals(edge.reversed())) {
        usedThere.set(i, true);
        return;
      }
    }
  }

  private void steps(List<Step> steps, StringBuilder text) {
    if (steps.size() > 1) {
      text.append('(');
    }
    for (int i = 0; i < steps.size(); i++) {
      Step step = steps.get(i);
      text.append(i > 0 ? ";" : "").append(edgeText(step.edge()));
      vertex(step.edge().to(), text);
      steps(step.next(), text);
    }
    if (steps.size() > 1) {
      text.append(')');
    }
  }

  private String edgeText(Edge edge) {
    String label = token(edgeTexts.apply(edge.label()));
    if (graph.directed()) {
      return label + ">";
    }
    return label.isEmpty() ? "-" : label;
  }

  private void vertex(int vertex, StringBuilder text) {
    text.append(token(vertexTexts.apply(graph.vertex(vertex).label())));
    if (metAgain.contains(vertex)) {
      text.append(':').append(token(names.computeIfAbsent(vertex, v -> name(names.size()))));
    }
  }

  private static String name(int index) {
    return index < 26 ? String.valueOf((char) ('A' + index)) : "N" + index;
  }

  private static String token(String text) {
    return text.length() > 1 ? "{" + text + "}" : text;
  }

  /** An expression for the graph that names its labels. */
  static String exact(Graph graph, String name, PartWriter parts) {
    Map<String, Object> vertexLabels = new TreeMap<>();
    Map<String, Object> edgeLabels = new TreeMap<>();
    vertexLabels.put("", Nothing.NOTHING);
    edgeLabels.put("", Nothing.NOTHING);
    Function<Object, String> vertexTexts = label -> key(label, vertexLabels, parts);
    Function<Object, String> edgeTexts = label -> key(label, edgeLabels, parts);
    String text = new GraphWriter(graph, vertexTexts, edgeTexts).write();
    return name
        + ".Parse(\""
        + text
        + "\", "
        + map(vertexLabels, parts)
        + (edgeLabels.size() > 1 ? ", " + map(edgeLabels, parts) : "")
        + ")";
  }

  private static String key(Object label, Map<String, Object> labels, PartWriter parts) {
    if (label == Nothing.NOTHING) {
      return "";
    }
    String text = parts.write(label).replaceAll("[^A-Za-z0-9]", "_");
    String key = text.substring(0, 1);
    if (!label.equals(labels.getOrDefault(key, label))) {
      key = text;
      for (int i = 2; !label.equals(labels.getOrDefault(key, label)); i++) {
        key = text + i;
      }
    }
    labels.put(key, label);
    return key;
  }

  private static String map(Map<String, Object> labels, PartWriter parts) {
    StringBuilder text = new StringBuilder("{");
    labels.forEach(
        (key, label) ->
            text.append(text.length() > 1 ? ", " : "")
                .append(parts.write(key))
                .append(" => ")
                .append(parts.write(label)));
    return text.append('}').toString();
  }
}
