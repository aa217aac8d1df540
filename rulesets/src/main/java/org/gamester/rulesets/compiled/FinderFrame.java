package org.gamester.rulesets.compiled;

/**
 * The frame of {@link MoveFinder#find} while it is written: the slots of its parameters, the slots
 * that are still free, and the states that values have on its boards.
 */
final class FinderFrame {

  static final int BOARD = 1;
  static final int ROWS = 2;
  static final int COLUMNS = 3;
  static final int TABLE = 4;
  static final int VALUES = 5;
  static final int STATES = 6;
  static final int MOVES = 7;

  /** The first slot after the object and the parameters. */
  static final int FIRST_FREE_SLOT = 8;

  private final int[] states;
  private final boolean isStrip;
  private int nextSlot;

  /**
   * @param states the state of each value
   * @param nextSlot the first slot that no variable of the tree takes
   */
  FinderFrame(int[] states, boolean isStrip, int nextSlot) {
    this.states = states;
    this.isStrip = isStrip;
    this.nextSlot = nextSlot;
  }

  /** Takes free slots; returns the first of them. */
  int slots(int count) {
    int first = nextSlot;
    nextSlot += count;
    return first;
  }

  int state(int value) {
    return states[value];
  }

  boolean isStrip() {
    return isStrip;
  }
}
