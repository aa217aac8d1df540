package org.gamester.analysis;

/** Thrown where a position can come back, so that it has no value as a short game. */
public final class LoopyPositionException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public LoopyPositionException(String position) {
    super("play can come back to the position " + position + ", which is no short game");
  }
}
