package org.gamester.cli.command;

/** A command cannot be used so: nothing is evaluated. */
public final class UnusableException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private UnusableException(String message) {
    super(message);
  }

  /** One of these, whose class is loaded only then. */
  public static RuntimeException of(String message) {
    return new UnusableException(message);
  }

  public String reason() {
    return String.valueOf(getMessage());
  }
}
