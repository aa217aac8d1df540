package org.gamester.rulesets.board;

import java.util.Arrays;
import java.util.Set;

/**
 * The normal form of a component on one row of any length: the lesser of the row as it is and read
 * backwards, with the colours exchanged or not, as far as these keep the value or negate it.
 * Working space for one thread.
 *
 * <p>A component is one set of cells for each relevant state, each in as many words as the longest
 * row needs. Cost: at most four images, a few steps for each word.
 */
final class LeastRow extends LeastSets {
  private final int sets;
  private final int wordsForSet;
  private final boolean turns;
  private final boolean negates;
  private final boolean turnNegates;
  private final long[] reversed;

  LeastRow(Symmetries symmetries, RelevantStates states, int wordsForSet) {
    super(states, wordsForSet);
    this.sets = states.states().length;
    this.wordsForSet = wordsForSet;
    this.turns = hasReversal(symmetries.keeping());
    this.negates = hasIdentity(symmetries.negating());
    this.turnNegates = hasReversal(symmetries.negating());
    this.reversed = new long[cells().length];
  }

  private static boolean hasIdentity(Set<Turn> set) {
    return set.contains(Turn.IDENTITY) || set.contains(Turn.FLIP_ROWS);
  }

  private static boolean hasReversal(Set<Turn> set) {
    return set.contains(Turn.FLIP_COLUMNS) || set.contains(Turn.HALF_TURN);
  }

  /** The place of the set that a cell is in; -1 if it is in none. */
  int placeAt(int cell) {
    for (int place = 0; place < sets; place++) {
      if ((cells()[place * wordsForSet + cell / Long.SIZE] >>> cell & 1) != 0) {
        return place;
      }
    }
    return -1;
  }

  /** Puts a cell into the set that another one is in. */
  void copy(int cell, int target) {
    int place = placeAt(cell);
    if (cell != target) {
      clear(target);
      if (place >= 0) {
        cells()[place * wordsForSet + target / Long.SIZE] |= 1L << target;
      }
    }
  }

  /** Takes a cell out of all sets. */
  void clear(int cell) {
    for (int place = 0; place < sets; place++) {
      cells()[place * wordsForSet + cell / Long.SIZE] &= ~(1L << cell);
    }
  }

  /** Finds the least image of {@link #cells} on a row of some length. */
  void find(int length) {
    begin();
    consider(cells(), false);
    if (negates) {
      consider(cells(), true);
    }
    if (turns || turnNegates) {
      reverse(length);
      if (turns) {
        consider(reversed, false);
      }
      if (turnNegates) {
        consider(reversed, true);
      }
    }
  }

  /** Whether {@link #cells} are the same if they are negated. */
  boolean isOwnNegative(int length) {
    if (negates && isNegative(cells())) {
      return true;
    }
    reverse(length);
    return turnNegates && isNegative(reversed);
  }

  private void reverse(int length) {
    int size = (length + Long.SIZE - 1) / Long.SIZE;
    int shift = size * Long.SIZE - length;
    Arrays.fill(reversed, 0);
    for (int place = 0; place < sets; place++) {
      int offset = place * wordsForSet;
      for (int word = 0; word < size; word++) {
        long bits = Long.reverse(cells()[offset + size - 1 - word]) >>> shift;
        if (shift > 0 && word + 1 < size) {
          bits |= Long.reverse(cells()[offset + size - 2 - word]) << -shift;
        }
        reversed[offset + word] = bits;
      }
    }
  }
}
