package org.gamester.rulesets.board;

/**
 * The least of some images of a component, each of which is one set of cells for each relevant
 * state, in a number of words; an image of the negative has the colours exchanged. Working space
 * for one thread.
 *
 * <p>Which images there are say the classes for each kind of board.
 */
abstract class LeastSets {
  /** For each word of an image, the place of the one that it is with the colours exchanged. */
  private final int[] exchanged;

  private final long[] cells;
  private final long[] least;
  private boolean hasLeast;
  private boolean isExchanged;

  LeastSets(RelevantStates states, int wordsForSet) {
    int[] places = states.exchanged();
    this.exchanged = new int[places.length * wordsForSet];
    for (int word = 0; word < exchanged.length; word++) {
      exchanged[word] = places[word / wordsForSet] * wordsForSet + word % wordsForSet;
    }
    this.cells = new long[exchanged.length];
    this.least = new long[exchanged.length + 1];
  }

  /** The sets of cells of the component that is asked about, to be written before the question. */
  final long[] cells() {
    return cells;
  }

  /** The sets of the least image that was found last, and a word of which the size is to be put. */
  final long[] least() {
    return least;
  }

  /** Whether the image that was found last is that of the negative. */
  final boolean isExchanged() {
    return isExchanged;
  }

  /** Forgets the least image. */
  final void begin() {
    hasLeast = false;
  }

  /** Keeps the image, with the colours exchanged if it is to be the negative, if it is least. */
  final void consider(long[] image, boolean negative) {
    if (hasLeast) {
      int word = cells.length - 1;
      while (word >= 0 && word(image, word, negative) == least[word]) {
        word--;
      }
      if (word < 0 || Long.compareUnsigned(word(image, word, negative), least[word]) > 0) {
        return;
      }
    }
    for (int word = 0; word < cells.length; word++) {
      least[word] = word(image, word, negative);
    }
    hasLeast = true;
    isExchanged = negative;
  }

  /** Whether an image with the colours exchanged is the component that is asked about. */
  final boolean isNegative(long[] image) {
    for (int word = 0; word < cells.length; word++) {
      if (word(image, word, true) != cells[word]) {
        return false;
      }
    }
    return true;
  }

  private long word(long[] image, int word, boolean negative) {
    return image[negative ? exchanged[word] : word];
  }
}
