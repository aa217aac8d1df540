package org.gamester.script.boards;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import org.gamester.script.objects.ObjectMap;
import org.gamester.script.objects.ScriptException;
import org.gamester.values.Computation;
import org.jspecify.annotations.Nullable;

/**
 * Reads graph texts: chains {@code vertex edge vertex …}, branches in parentheses, components
 * between semicolons, {@code :name} for vertices that are met again. Iterative.
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
      chains();
    }
    if (at < text.length()) {
      throw invalid();
    }
    return builder.build();
  }

  /** Reads chains of edges and vertices and their branches; iterative. */
  private void chains() {
    Deque<Integer> branching = new ArrayDeque<>(); // the vertices whose branches are open
    int from = readVertex();
    while (true) {
      Computation.poll();
      switch (peek()) {
        case '(' -> {
          at++;
          branching.push(from);
          from = branch(from);
        }
        case ')' -> {
          if (branching.isEmpty()) {
            return;
          }
          at++;
          branching.pop();
          if (at < text.length() && peek() != ';' && peek() != ')') {
            throw invalid();
          }
        }
        case ';' -> {
          at++;
          from = branching.isEmpty() ? readVertex() : branch(branching.element());
        }
        default -> {
          if (at == text.length()) {
            if (!branching.isEmpty()) {
              throw unmatched();
            }
            return;
          }
          from = edge(from);
        }
      }
    }
  }

  /** Reads the first edge of a branch and the vertex at its end. */
  private int branch(int from) {
    if (at >= text.length()) {
      throw unmatched();
    }
    return edge(from);
  }

  private static ScriptException unmatched() {
    return new ScriptException("Invalid graph specification: Unmatched `(`");
  }

  private static ScriptException invalid() {
    return new ScriptException("Invalid graph specification.");
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
