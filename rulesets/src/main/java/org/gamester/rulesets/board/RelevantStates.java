package org.gamester.rulesets.board;

/** The states of cells that a packed component is made of, each with a place in its words. */
final class RelevantStates {
  private final int[] states;
  private final int[] exchanged;

  RelevantStates(BoardGame game) {
    this.states = game.relevant().chars().map(letter -> game.state((char) letter)).toArray();
    this.exchanged = new int[states.length];
    for (int i = 0; i < states.length; i++) {
      for (int j = 0; j < states.length; j++) {
        if (states[j] == game.alphabet().exchanged(states[i])) {
          exchanged[i] = j;
        }
      }
    }
  }

  /** The states in the order of their places; not to be changed. */
  int[] states() {
    return states;
  }

  /**
   * For the place of each state, that of the one with Left and Right exchanged; not to be changed.
   */
  int[] exchanged() {
    return exchanged;
  }
}
