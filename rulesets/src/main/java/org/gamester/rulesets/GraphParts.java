package org.gamester.rulesets;

/**
 * What the graphs of some rules are made of, for those who draw them by hand: every graph that is
 * made of these parts and written in this way can be read as a position.
 *
 * @param notation how such a graph is written
 * @param vertexLetters what can stand on a vertex, one letter of which each vertex has; empty if
 *     vertices are all alike
 * @param edgeLetters the colours, one of which each edge has; empty if edges have none
 * @param direction whether edges can be arcs
 * @param hasToken whether a token stands on a vertex
 */
public record GraphParts(
    Notation notation,
    String vertexLetters,
    String edgeLetters,
    Direction direction,
    boolean hasToken) {

  /** How a graph is written. */
  public enum Notation {
    /** A list of edges, then colours and token: {@code 1-2:x 2>3 4 v=xo.. at 1}. */
    EDGES,
    /** A list of edges in which everything is joined to vertex 0, the ground. */
    ROOTED,
    /** The relations of an order on 1, 2, ...: {@code poset 1<2 1<3 v=xog}. */
    ORDER
  }

  /** Which edges there can be. */
  public enum Direction {
    /** Edges without a direction. */
    EDGES,
    /** Arcs, and edges without a direction. */
    ARCS_AND_EDGES
  }
}
