package org.gamester.rulesets.board;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.gamester.rulesets.Alphabet;
import org.gamester.rulesets.TextReader;
import org.gamester.rulesets.board.Graph.Edge;

/**
 * Reads lists of edges: {@code 1-2:x 2>3 (a)}. A name in brackets is an isolated vertex, and so is
 * a bare one in the cases of {@link LoneVertices}; after a colon stands a colour or a weight.
 * Vertices that are all named by numbers stand in the order of these, others in the order in which
 * they occur.
 */
final class EdgeList {

  private final TextReader text;
  private final GraphText.Arcs arcs;
  private final Map<String, Integer> vertices = new HashMap<>();
  private final List<String> names = new ArrayList<>();
  private final List<Edge> edges = new ArrayList<>();
  private final LoneVertices lone;

  /**
   * @param hasLetters whether letters or weights are given for the vertices
   * @param token the vertex of the token, or empty
   */
  EdgeList(TextReader text, GraphText.Arcs arcs, boolean hasLetters, String token) {
    this.text = text;
    this.arcs = arcs;
    this.lone = new LoneVertices(text, hasLetters, token);
  }

  Graph read() {
    while (!text.atEnd()) {
      int start = text.offset();
      boolean isInBrackets = text.accept('(');
      int from = vertex();
      if (isInBrackets) {
        text.expect(')');
        lone.add(names.get(from), from, start, true);
      } else if (text.peek() == '-' || text.peek() == '>') {
        boolean directed = text.next() == '>';
        if (directed && arcs == GraphText.Arcs.REFUSED) {
          throw text.errorAt(start, "edges have no direction here; write - instead of >");
        }
        edges.add(new Edge(from, vertex(), directed, label(), start));
      } else {
        lone.add(names.get(from), from, start, false);
      }
      if (!Character.isWhitespace(text.peek()) && text.offset() < text.end()) {
        throw text.expected("a blank, or an edge such as 1-2 or 1-2:x");
      }
    }
    lone.check(names, edges);
    return names.stream().allMatch(LoneVertices::isNumber)
        ? inNumberOrder()
        : new Graph(names, "", edges);
  }

  private Graph inNumberOrder() {
    List<String> sorted = new ArrayList<>(names);
    sorted.sort(
        Comparator.comparingLong((String name) -> Long.parseLong(name))
            .thenComparingInt(String::length));
    Map<String, Integer> places = new HashMap<>();
    sorted.forEach(name -> places.put(name, places.size()));
    List<Edge> moved = new ArrayList<>(edges.size());
    for (Edge edge : edges) {
      int from = Objects.requireNonNull(places.get(names.get(edge.from())));
      int to = Objects.requireNonNull(places.get(names.get(edge.to())));
      moved.add(edge.between(from, to));
    }
    return new Graph(sorted, "", moved);
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
