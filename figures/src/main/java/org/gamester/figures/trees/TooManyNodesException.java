package org.gamester.figures.trees;

import org.gamester.values.Refused;

/** A tree has more nodes than can be drawn. */
public final class TooManyNodesException extends IllegalArgumentException implements Refused {
  private static final long serialVersionUID = 1L;

  /**
   * @param isShared whether equal nodes are drawn once already
   */
  TooManyNodesException(int most, boolean isShared) {
    super(
        "the tree has more than %,d nodes; draw fewer levels%s"
            .formatted(most, isShared ? "" : ", or equal nodes once"));
  }
}
