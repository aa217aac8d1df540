package org.gamester.values;

/** Thrown where a value exists but is too large to be listed or built. */
public final class GameTooLargeException extends RuntimeException implements Refused {
  private static final long serialVersionUID = 1L;

  public GameTooLargeException(String message) {
    super(message);
  }
}
