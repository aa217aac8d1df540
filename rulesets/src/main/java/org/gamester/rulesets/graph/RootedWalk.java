package org.gamester.rulesets.graph;

import java.util.Arrays;
import java.util.BitSet;

/**
 * A depth-first walk from the ground, vertex 0, along some edges of a graph: numbers what it
 * reaches in that order and writes it down. Time and space are proportional to the graph; no
 * recursion.
 */
final class RootedWalk {
  private final int[] from;
  private final int[] to;
  private final String colours;

  /** Reached edges in order; the complement of an edge number marks the end of a vertex. */
  private final int[] events;

  private int eventCount;
  private int reachedEdges;
  private final BitSet reached = new BitSet();
  private final BitSet seen = new BitSet();
  private final BitSet closed = new BitSet();
  private final BitSet backwards = new BitSet();
  private final BitSet branches = new BitSet();
  private final int[] items;
  private static final int END = -1;

  RootedWalk(int vertices, int[] from, int[] to, String colours, BitSet kept) {
    this.from = from;
    this.to = to;
    this.colours = colours;
    this.items = new int[vertices];
    this.events = new int[2 * from.length + 1];
    walk(incidence(vertices, kept), vertices);
  }

  private int[][] incidence(int vertices, BitSet kept) {
    int[] degree = new int[vertices];
    for (int e = kept.nextSetBit(0); e >= 0; e = kept.nextSetBit(e + 1)) {
      degree[from[e]]++;
      degree[to[e]] += from[e] == to[e] ? 0 : 1;
    }
    int[][] incident = new int[vertices][];
    for (int v = 0; v < vertices; v++) {
      incident[v] = new int[degree[v]];
      degree[v] = 0;
    }
    for (int e = kept.nextSetBit(0); e >= 0; e = kept.nextSetBit(e + 1)) {
      incident[from[e]][degree[from[e]]++] = e;
      if (from[e] != to[e]) {
        incident[to[e]][degree[to[e]]++] = e;
      }
    }
    return incident;
  }

  private void walk(int[][] incident, int vertices) {
    int[] next = new int[vertices];
    int[] path = new int[vertices];
    int depth = 0;
    seen.set(0);
    while (depth >= 0) {
      int vertex = path[depth];
      if (next[vertex] == incident[vertex].length) {
        events[eventCount++] = END;
        depth--;
        continue;
      }
      int edge = incident[vertex][next[vertex]++];
      if (reached.get(edge)) {
        continue;
      }
      reached.set(edge);
      events[eventCount++] = edge;
      reachedEdges++;
      items[vertex]++;
      backwards.set(edge, from[edge] != vertex);
      int end = end(edge);
      if (seen.get(end)) {
        closed.set(end);
      } else {
        seen.set(end);
        branches.set(edge);
        path[++depth] = end;
      }
    }
  }

  private int end(int edge) {
    return backwards.get(edge) ? from[edge] : to[edge];
  }

  private int start(int edge) {
    return backwards.get(edge) ? to[edge] : from[edge];
  }

  boolean reaches(int edge) {
    return reached.get(edge);
  }

  private int[] newNumbers() {
    int[] number = new int[items.length];
    int next = 1;
    for (int i = 0; i < eventCount; i++) {
      if (events[i] != END && branches.get(events[i])) {
        number[end(events[i])] = next++;
      }
    }
    return number;
  }

  int[] newFrom() {
    int[] number = newNumbers();
    return reachedInOrder().map(edge -> number[start(edge)]).toArray();
  }

  int[] newTo() {
    int[] number = newNumbers();
    return reachedInOrder().map(edge -> number[end(edge)]).toArray();
  }

  String newColours() {
    StringBuilder word = new StringBuilder(reachedEdges);
    reachedInOrder().forEach(edge -> word.append(colours.charAt(edge)));
    return word.toString();
  }

  private java.util.stream.IntStream reachedInOrder() {
    return Arrays.stream(events, 0, eventCount).filter(edge -> edge != END);
  }

  /** The reached part in the notation of {@link RootedText}. */
  String text() {
    if (reachedEdges == 0) {
      return "0";
    }
    StringBuilder text = new StringBuilder();
    String[] names = new String[items.length];
    int[] path = new int[items.length];
    int[] written = new int[items.length];
    int depth = 0;
    int named = arrive(text, 0, names, 0);
    for (int i = 0; i < eventCount; i++) {
      int edge = events[i];
      int vertex = path[depth];
      if (edge == END) {
        text.append(items[vertex] > 1 ? ")" : "");
        depth--;
        continue;
      }
      text.append(written[vertex]++ > 0 ? ";" : "").append(colours.charAt(edge));
      if (branches.get(edge)) {
        path[++depth] = end(edge);
        named = arrive(text, end(edge), names, named);
      } else {
        text.append(names[end(edge)]);
      }
    }
    return text.toString();
  }

  private int arrive(StringBuilder text, int vertex, String[] names, int named) {
    int count = named;
    if (closed.get(vertex)) {
      names[vertex] = count < 26 ? ":" + (char) ('A' + count) : ":{" + (count + 1) + "}";
      text.append(names[vertex]);
      count++;
    }
    text.append(items[vertex] > 1 ? "(" : "");
    return count;
  }
}
