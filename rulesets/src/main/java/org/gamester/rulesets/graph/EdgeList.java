package org.gamester.rulesets.graph;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.gamester.rulesets.Alphabet;
import org.gamester.rulesets.TextReader;
import org.gamester.rulesets.graph.Graph.Edge;

/**
 * Reads lists of edges: {@code 1-2:x 2>3 4}. A bare name is an isolated vertex; after a colon
 * stands a colour or a weight. Vertices are numbered in the order in which they occur.
 */
final class EdgeList {
  private final TextReader text;
  private final GraphText.Arcs arcs;
  private final Map<String, Integer> vertices = new HashMap<>();
  private final List<String> names = new ArrayList<>();
  private final List<Edge> edges = new ArrayList<>();

  EdgeList(TextReader text, GraphText.Arcs arcs) {
    this.text = text;
    this.arcs = arcs;
  }

  Graph read() {
    while (!text.atEnd()) {
      int start = text.offset();
      int from = vertex();
      if (text.peek() == '-' || text.peek() == '>') {
        boolean directed = text.next() == '>';
        if (directed && arcs == GraphText.Arcs.REFUSED) {
          throw text.errorAt(start, "edges have no direction here; write - instead of >");
        }
        edges.add(new Edge(from, vertex(), directed, label(), start));
      }
      if (!Character.isWhitespace(text.peek()) && text.offset() < text.end()) {
        throw text.expected("a blank, or an edge such as 1-2 or 1-2:x");
      }
    }
    return new Graph(names, "", edges);
  }

  private int vertex() {
    StringBuilder name = new StringBuilder();
    while (Character.isLetterOrDigit(text.peek()) || text.peek() == '_') {
      name.append(text.next());
    }
    if (name.isEmpty()) {
      throw text.expected("a vertex, made of letters, digits and _");
    }
    Integer known = vertices.putIfAbsent(name.toString(), names.size());
    if (known != null) {
      return known;
    }
    names.add(name.toString());
    return names.size() - 1;
  }

  private String label() {
    if (text.peek() != ':') {
      return "";
    }
    text.next();
    if (text.atDigit()) {
      return Long.toString(text.number("a weight", 0, Long.MAX_VALUE));
    }
    return String.valueOf(Alphabet.COLOURS.read(text));
  }
}
