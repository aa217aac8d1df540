package org.gamester.rulesets.board;

/** When two cells of a grid touch, so that what happens in one may matter in the other. */
public enum Adjacency {
  /** Cells with a side in common; on a graph, cells joined by an edge. */
  SIDES,
  /** Cells with a side or a corner in common; on a graph, cells joined by an edge. */
  CORNERS,
  /** The cells next to each other on a board of hexagons. */
  HEXAGONS,
  /** All cells: the board never falls apart. */
  WHOLE_BOARD
}
