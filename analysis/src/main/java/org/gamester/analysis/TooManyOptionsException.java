package org.gamester.analysis;

/** A signal that a walk has looked at as many options as it was allowed to. */
final class TooManyOptionsException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  TooManyOptionsException() {
    super("too many options", null, false, false);
  }
}
