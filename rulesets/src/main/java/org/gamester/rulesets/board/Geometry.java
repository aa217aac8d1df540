package org.gamester.rulesets.board;

import org.gamester.rulesets.Packing;

/** The cells of a board, numbered from 0, and which of them are next to each other. */
public interface Geometry {

  /** The number of cells. */
  int cells();

  /** The cells next to a cell, in a fixed order; not to be changed. */
  int[] neighbours(int cell);

  /**
   * The cells to which an edge leads from a cell: its neighbours, except along arcs that come in.
   */
  default int[] successors(int cell) {
    return neighbours(cell);
  }

  /** The name of a cell in moves, as in {@code b2}. */
  String name(int cell);

  /** The cells that touch a cell: cells that touch belong to the same region. */
  int[] touching(int cell, Adjacency adjacency);

  /** How positions of a game on this board are packed; null if they are not. */
  @org.jspecify.annotations.Nullable Packing packing(BoardGame game);
}
