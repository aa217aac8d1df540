package org.gamester.rulesets.cards;

import java.util.ArrayList;
import java.util.List;

/**
 * Cells in a row that a move changes: what they hold before and after.
 *
 * @param before the letters before the move
 * @param after the letters after the move, as many
 * @param steps where the next cell of the row lies: rows down and columns to the right; on a graph
 *     they are not asked for
 * @param neighbours letters that the neighbours of the first cell are compared with
 * @param needsNeighbour whether one of the neighbours must hold one of them, rather than none
 */
record Pattern(
    String before, String after, List<Step> steps, String neighbours, boolean needsNeighbour) {

  /** A step on a grid. */
  record Step(int rows, int columns) {

    /** The step on the way back. */
    Step back() {
      return new Step(-rows, -columns);
    }
  }

  static final Step RIGHT = new Step(0, 1);
  static final Step LEFT = new Step(0, -1);
  static final Step UP = new Step(-1, 0);
  static final Step DOWN = new Step(1, 0);
  static final List<Step> SIDES = List.of(UP, RIGHT, DOWN, LEFT);
  static final List<Step> DIAGONALS =
      List.of(new Step(-1, 1), new Step(1, 1), new Step(1, -1), new Step(-1, -1));

  /** Whether its letters are the same when they are read backwards. */
  boolean isPalindrome() {
    return before.contentEquals(new StringBuilder(before).reverse())
        && after.contentEquals(new StringBuilder(after).reverse());
  }

  /**
   * Whether it is the same when it is read backwards: what the neighbours must hold is asked of the
   * first cell only.
   */
  boolean isSameBackwards() {
    return isPalindrome() && neighbours.isEmpty();
  }

  /** The same pattern with one of two opposite steps where both find the same cells. */
  Pattern onceOnly() {
    List<Step> once = new ArrayList<>();
    for (Step step : steps) {
      if (!isSameBackwards() || !once.contains(step.back())) {
        once.add(step);
      }
    }
    return new Pattern(before, after, once, neighbours, needsNeighbour);
  }

  /** Whether it has one cell, so that no step is taken. */
  boolean isSingle() {
    return before.length() == 1;
  }
}
