package org.gamester.rulesets.graph;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import org.gamester.rulesets.Appearance;
import org.gamester.rulesets.Subset;
import org.gamester.rulesets.TextReader;
import org.gamester.rulesets.board.Graph;
import org.gamester.rulesets.board.Graph.Edge;
import org.gamester.values.Player;
import org.jspecify.annotations.Nullable;

/** A graph on which a token moves, with its edges by vertex; shared by all positions on it. */
final class ColouredArena {
  private final Graph graph;
  private final int[][] incident;
  private final int[] edgeHash;
  private @Nullable Hashed lastHash;
  private @Nullable BitSet beforeCycles;

  /** The hash of some edges, which the next position has mostly too. */
  private record Hashed(Subset edges, int hash) {}

  ColouredArena(Graph graph) {
    this.graph = graph;
    this.incident = graph.incidence();
    this.edgeHash = new int[graph.edges().size()];
    for (int e = 0; e < edgeHash.length; e++) {
      edgeHash[e] = graph.write(graph.edges().get(e)).hashCode() * 0x9E3779B1;
    }
  }

  /**
   * Refuses a graph with an edge that has no colour.
   *
   * @throws org.gamester.rulesets.TextException that shows the edge
   */
  static void requireColours(Graph graph, TextReader text) {
    for (Edge edge : graph.edges()) {
      if (!edge.label().equals("x") && !edge.label().equals("o") && !edge.label().equals("g")) {
        throw text.errorAt(
            edge.offset(),
            "the edge %s has no colour; write :x, :o or :g after it, or e= and the colours"
                .formatted(graph.write(edge)));
      }
    }
  }

  Graph graph() {
    return graph;
  }

  /** The edges at a vertex, in listed order. */
  int[] edgesAt(int vertex) {
    return incident[vertex];
  }

  /** Whether {@code player} may move a token from {@code vertex} along edge {@code e}. */
  boolean mayUse(Player player, int vertex, int e) {
    Edge edge = graph.edges().get(e);
    char other = player == Player.LEFT ? 'o' : 'x';
    boolean isOwn = isForBoth(e) || edge.label().charAt(0) != other;
    return isOwn && (!edge.directed() || edge.from() == vertex);
  }

  /** Whether both players may use edge {@code e}: it is green or has no colour. */
  boolean isForBoth(int e) {
    String colour = graph.edges().get(e).label();
    return colour.isEmpty() || colour.charAt(0) == 'g';
  }

  /** Whether both players may use each of {@code edges}. */
  boolean areForBoth(Subset edges) {
    for (int e = edges.next(0); e >= 0; e = edges.next(e + 1)) {
      if (!isForBoth(e)) {
        return false;
      }
    }
    return true;
  }

  /** A hash of the written edges, the same on all graphs that have these edges. */
  int hash(Subset edges) {
    Hashed known = lastHash;
    if (known != null && known.edges == edges) {
      return known.hash;
    }
    int sum = 0;
    for (int e = edges.next(0); e >= 0; e = edges.next(e + 1)) {
      sum += edgeHash[e];
    }
    lastHash = new Hashed(edges, sum);
    return sum;
  }

  /** Whether a token at {@code vertex} can reach a cycle, whoever may use its edges. */
  boolean leadsToCycle(int vertex) {
    return beforeCycles().get(vertex);
  }

  /** Whether there is a cycle; an edge without a direction is one. */
  boolean hasCycle() {
    return !beforeCycles().isEmpty();
  }

  /** What is left when vertices without a way on have gone, again and again. */
  private BitSet beforeCycles() {
    BitSet known = beforeCycles;
    if (known == null) {
      int vertices = incident.length;
      int[] waysOn = new int[vertices];
      Deque<Integer> over = new ArrayDeque<>();
      known = new BitSet();
      known.set(0, vertices);
      for (int v = 0; v < vertices; v++) {
        for (int e : incident[v]) {
          waysOn[v] += leadsFrom(e, v) ? 1 : 0;
        }
        if (waysOn[v] == 0) {
          over.add(v);
        }
      }
      while (!over.isEmpty()) {
        int v = over.remove();
        known.clear(v);
        for (int e : incident[v]) {
          int before = graph.edges().get(e).otherEnd(v);
          if (leadsFrom(e, before) && --waysOn[before] == 0) {
            over.add(before);
          }
        }
      }
      beforeCycles = known;
    }
    return known;
  }

  private boolean leadsFrom(int e, int vertex) {
    Edge edge = graph.edges().get(e);
    return !edge.directed() || edge.from() == vertex;
  }

  /** The edges of {@code edges} that a token at {@code vertex} can ever reach. */
  Subset reachable(Subset edges, int vertex) {
    BitSet reached = new BitSet();
    BitSet seen = new BitSet();
    Deque<Integer> waiting = new ArrayDeque<>();
    seen.set(vertex);
    waiting.add(vertex);
    while (!waiting.isEmpty()) {
      int from = waiting.remove();
      for (int e : incident[from]) {
        Edge edge = graph.edges().get(e);
        if (edges.contains(e) && (!edge.directed() || edge.from() == from)) {
          reached.set(e);
          int to = edge.otherEnd(from);
          if (!seen.get(to)) {
            seen.set(to);
            waiting.add(to);
          }
        }
      }
    }
    return Subset.of(reached);
  }

  /** What is to be seen of some edges, and of a token at a vertex; -1 if there is none. */
  Appearance seen(Subset edges, int token) {
    BitSet kept = new BitSet();
    if (token >= 0) {
      kept.set(token);
    }
    List<Edge> shown = new ArrayList<>();
    for (int e = edges.next(0); e >= 0; e = edges.next(e + 1)) {
      Edge edge = graph.edges().get(e);
      shown.add(edge);
      kept.set(edge.from());
      kept.set(edge.to());
    }
    Graph part = new Graph(graph.names(), "", shown).induced(kept);
    String at = token < 0 ? "" : graph.names().get(token);
    return part.seen(
        vertex -> {
          String name = part.names().get(vertex);
          boolean isToken = token >= 0 && name.equals(at);
          return new Appearance.Vertex(
              name,
              token < 0 ? "" : isToken ? "@" : ".",
              isToken ? Appearance.Mark.TOKEN : Appearance.Mark.EMPTY,
              "");
        });
  }
}
