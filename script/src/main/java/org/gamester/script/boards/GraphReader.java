package org.gamester.script.boards;

import java.util.HashMap;
import java.util.Map;
import org.gamester.script.objects.ObjectMap;
import org.gamester.script.objects.ScriptException;
import org.gamester.values.Computation;
import org.jspecify.annotations.Nullable;

/**
 * Reads graph texts: chains {@code vertex edge vertex …}, branches in parentheses, components
 * between semicolons, {@code :name} for vertices that are met again.
 */
public final class GraphReader {

  private final String text;
  private final boolean directed;
  private final ObjectMap vertexLabels;
  private final ObjectMap edgeLabels;
  private final GraphBuilder builder;
  private final Map<String, Integer> named = new HashMap<>();
  private int at;

  private GraphReader(String text, boolean directed, ObjectMap vertexLabels, ObjectMap edgeLabels) {
    this.text = text.replace(" ", "").replace("\t", "").replace("\n", "").replace("\r", "");
    this.directed = directed;
    this.vertexLabels = vertexLabels;
    this.edgeLabels = edgeLabels;
    this.builder = new GraphBuilder(directed);
  }

  /**
   * The graph that a text describes.
   *
   * @param vertexLabels labels of vertices by their texts
   * @param edgeLabels labels of edges by their texts
   */
  public static Graph read(
      String text, boolean directed, ObjectMap vertexLabels, ObjectMap edgeLabels) {
    return new GraphReader(text, directed, vertexLabels, edgeLabels).graph();
  }

  private char peek() {
    return at < text.length() ? text.charAt(at) : '\0';
  }

  private Graph graph() {
    if (!text.isEmpty()) {
      chain(readVertex());
      while (peek() == ';') {
        at++;
        chain(readVertex());
      }
    }
    if (at < text.length()) {
      throw invalid();
    }
    return builder.build();
  }

  private static ScriptException invalid() {
    return new ScriptException("Invalid graph specification.");
  }

  /** Reads edges and vertices after a vertex, to the end of the chain or its branches. */
  private void chain(int start) {
    int from = start;
    while (at < text.length() && peek() != ';' && peek() != ')') {
      Computation.poll();
      if (peek() == '(') {
        branches(from);
        return;
      }
      from = edge(from);
    }
  }

  private void branches(int from) {
    do {
      at++;
      if (at >= text.length()) {
        throw new ScriptException("Invalid graph specification: Unmatched `(`");
      }
      chain(edge(from));
    } while (peek() == ';');
    if (peek() != ')') {
      throw new ScriptException("Invalid graph specification: Unmatched `(`");
    }
    at++;
    if (at < text.length() && peek() != ';' && peek() != ')') {
      throw invalid();
    }
  }

  /** Reads an edge from a vertex and the vertex at its other end. */
  private int edge(int from) {
    boolean unlabelled = peek() == '-' || directed && (peek() == '>' || peek() == '<');
    String token = unlabelled ? "" : token();
    if (token == null) {
      throw invalid();
    }
    if (peek() == '-') {
      at++;
    }
    boolean backwards = false;
    if (directed && (peek() == '>' || peek() == '<')) {
      backwards = peek() == '<';
      at++;
    } else if (peek() == '>' || peek() == '<') {
      throw new ScriptException(
          "Invalid graph specification: Directed graph edges are not allowed here");
    } else if (directed) {
      throw invalid();
    }
    Object label = label(token, edgeLabels);
    int to = readVertex();
    if (backwards) {
      builder.addEdge(label, to, from);
    } else {
      builder.addEdge(label, from, to);
    }
    return to;
  }

  private int readVertex() {
    String token = isVertexLabel() ? token() : null;
    String name = "";
    if (peek() == ':') {
      at++;
      String read = token();
      if (read == null) {
        throw invalid();
      }
      name = read;
    }
    Object label = label(token == null || token.equals(".") ? "" : token, vertexLabels);
    Integer known = name.isEmpty() ? null : named.get(name);
    if (known == null) {
      int vertex = builder.addVertex(label);
      if (!name.isEmpty()) {
        named.put(name, vertex);
      }
      return vertex;
    }
    if (!builder.label(known).equals(label)) {
      throw new ScriptException(
          "Invalid graph specification: The same named vertex has multiple distinct labels");
    }
    return known;
  }

  /** Whether a label of a vertex stands here, rather than the edge behind a vertex without one. */
  private boolean isVertexLabel() {
    char c = peek();
    if (c == '\0' || "-:;()<>".indexOf(c) >= 0) {
      return false;
    }
    if (c == '.') {
      return true;
    }
    int start = at;
    String token = token();
    at = start;
    return token != null && (vertexLabels.containsKey(token) || !edgeLabels.containsKey(token));
  }

  /** One character, or a name in braces; null if there is none. */
  private @Nullable String token() {
    char c = peek();
    if (c == '{') {
      int end = text.indexOf('}', at);
      if (end < 0) {
        throw invalid();
      }
      String token = text.substring(at + 1, end);
      at = end + 1;
      return token;
    }
    if (c == '\0' || "-:;()<>}".indexOf(c) >= 0) {
      return null;
    }
    at++;
    return String.valueOf(c);
  }

  private static Object label(String token, ObjectMap labels) {
    Object label = labels.get(token);
    if (label == null) {
      throw new ScriptException("Unknown label in graph specification: `" + token + "`");
    }
    return label;
  }
}
