package org.gamester.rulesets.board;

/**
 * On which graphs the second player wins by answering each move at a vertex with the same move at
 * its mirror image. The mirror is an automorphism that is its own inverse, leaves no vertex where
 * it is, and exchanges the states of Left and Right; in an impartial game it keeps the states.
 */
public enum MirrorPlay {
  /** This is not known of any. */
  NONE,
  /** Where no vertex is joined to its image. */
  APART,
  /** On all that have a mirror. */
  ALWAYS
}
