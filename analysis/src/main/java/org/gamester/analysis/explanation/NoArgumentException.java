package org.gamester.analysis.explanation;

/** Who wins a position cannot be explained; the message says why. */
public final class NoArgumentException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  NoArgumentException(String message) {
    super(message);
  }
}
