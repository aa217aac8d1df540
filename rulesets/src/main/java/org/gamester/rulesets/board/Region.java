package org.gamester.rulesets.board;

/** A part of a board that may be independent of the rest: how many cells of each state it has. */
public interface Region {

  /** The number of its cells in a state (not the last state). */
  int count(int state);

  /** The number of its cells that are in any state but the last. */
  int size();

  /** What the position says besides its cells; 0 in most games. */
  long extra();
}
