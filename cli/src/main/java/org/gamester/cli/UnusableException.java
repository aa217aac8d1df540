package org.gamester.cli;

/** A command cannot be used so: nothing is evaluated. */
final class UnusableException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private UnusableException(String message) {
    super(message);
  }

  /** One of these, whose class is loaded only then. */
  static RuntimeException of(String message) {
    return new UnusableException(message);
  }

  String reason() {
    return String.valueOf(getMessage());
  }
}
