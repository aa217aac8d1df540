package org.gamester.rulesets.board;

/** Takes changes of cells. */
@FunctionalInterface
public interface CellChanges {

  /** Puts a cell in a state. */
  void set(int cell, int state);
}
