package org.gamester.rulesets.graph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * A graph with coloured edges in which every edge is joined to the ground, vertex 0.
 *
 * <p>Vertices and edges are numbered in the order of a depth-first walk from the ground: an edge to
 * a higher vertex is a branch of the walk's tree, every other one leads back to a vertex below it,
 * or is a loop. The text is written along the walk and determines the graph; two graphs are equal
 * if their texts are.
 */
final class RootedGraph {
  private final int[] from;
  private final int[] to;
  private final String colours;
  private final String text;

  private RootedGraph(int[] from, int[] to, String colours, String text) {
    this.from = from;
    this.to = to;
    this.colours = colours;
    this.text = text;
  }

  /** Collects edges between vertices of any numbers; vertex 0 is the ground. */
  static final class Builder {
    private int[] from = new int[16];
    private int[] to = new int[16];
    private final StringBuilder colours = new StringBuilder();
    private int vertices = 1;

    void add(int start, int end, char colour) {
      int edge = colours.length();
      if (edge == from.length) {
        from = Arrays.copyOf(from, 2 * edge);
        to = Arrays.copyOf(to, 2 * edge);
      }
      from[edge] = start;
      to[edge] = end;
      colours.append(colour);
      vertices = Math.max(vertices, Math.max(start, end) + 1);
    }

    /** The first edge that is not joined to the ground, or -1 if all are. */
    int edgeOffTheGround() {
      RootedWalk walk = walk();
      for (int edge = 0; edge < colours.length(); edge++) {
        if (!walk.reaches(edge)) {
          return edge;
        }
      }
      return -1;
    }

    /** The graph of the edges that are joined to the ground. */
    RootedGraph build() {
      return RootedGraph.of(walk());
    }

    private RootedWalk walk() {
      BitSet all = new BitSet();
      all.set(0, colours.length());
      return new RootedWalk(
          vertices,
          Arrays.copyOf(from, colours.length()),
          Arrays.copyOf(to, colours.length()),
          colours.toString(),
          all);
    }
  }

  private static RootedGraph of(RootedWalk walk) {
    return new RootedGraph(walk.newFrom(), walk.newTo(), walk.newColours(), walk.text());
  }

  int edges() {
    return from.length;
  }

  int from(int edge) {
    return from[edge];
  }

  int to(int edge) {
    return to[edge];
  }

  char colour(int edge) {
    return colours.charAt(edge);
  }

  String colours() {
    return colours;
  }

  /** The graph in the notation of {@link RootedText}; {@code 0} if it has no edge. */
  String text() {
    return text;
  }

  int vertices() {
    return branches() + 1;
  }

  private int branches() {
    int branches = 0;
    for (int edge = 0; edge < from.length; edge++) {
      branches += isBranch(edge) ? 1 : 0;
    }
    return branches;
  }

  /** Whether an edge belongs to the tree of the walk. */
  boolean isBranch(int edge) {
    return to[edge] > from[edge];
  }

  boolean isTree() {
    return branches() == edges();
  }

  /** Whether this is a single path from the ground. */
  boolean isStalk() {
    for (int edge = 0; edge < from.length; edge++) {
      if (from[edge] != edge || to[edge] != edge + 1) {
        return false;
      }
    }
    return true;
  }

  /** What is left after an edge is cut. */
  RootedGraph without(int edge) {
    BitSet kept = new BitSet();
    kept.set(0, edges());
    kept.clear(edge);
    return restrictedTo(kept);
  }

  private RootedGraph restrictedTo(BitSet kept) {
    return of(new RootedWalk(vertices(), from, to, colours, kept));
  }

  /** The parts that meet only at the ground, in the order of the walk. */
  List<RootedGraph> parts() {
    List<BitSet> parts = new ArrayList<>();
    for (int edge = 0; edge < edges(); edge++) {
      if (from[edge] == 0) {
        parts.add(new BitSet());
      }
      parts.getLast().set(edge);
    }
    return parts.size() <= 1 ? List.of(this) : parts.stream().map(this::restrictedTo).toList();
  }

  /** This graph with other colours. */
  RootedGraph recoloured(String newColours, String newText) {
    return new RootedGraph(from, to, newColours, newText);
  }
}
