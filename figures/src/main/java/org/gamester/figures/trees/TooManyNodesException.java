package org.gamester.figures.trees;

/** A tree has more nodes than can be drawn. */
public final class TooManyNodesException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  TooManyNodesException(int most) {
    super(
        "the tree has more than %,d nodes; draw fewer levels, or equal nodes once".formatted(most));
  }
}
