package org.gamester.analysis;

import org.gamester.values.Refused;

/** Thrown for a position to which play can return, so that it has no value as a short game. */
public class LoopyPositionException extends RuntimeException implements Refused {
  private static final long serialVersionUID = 1L;

  /**
   * @param position with its rules
   */
  public LoopyPositionException(String position) {
    super("play can return to the position " + position + ", so it is loopy, not a short game");
  }
}
