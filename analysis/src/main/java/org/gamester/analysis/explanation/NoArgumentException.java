package org.gamester.analysis.explanation;

/** A position for which there is no means of explaining who wins; the message says why. */
public final class NoArgumentException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  NoArgumentException(String message) {
    super(message);
  }
}
