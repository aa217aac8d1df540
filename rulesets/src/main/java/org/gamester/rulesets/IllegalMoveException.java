package org.gamester.rulesets;

/** A move that the rules do not allow, with the reason. */
public final class IllegalMoveException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public IllegalMoveException(String message) {
    super(message);
  }
}
