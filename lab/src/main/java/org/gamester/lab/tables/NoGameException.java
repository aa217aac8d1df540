package org.gamester.lab.tables;

/** There is no game at a point of a family; the message says why, on one line. */
public final class NoGameException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public NoGameException(String reason) {
    super(reason);
  }

  public NoGameException(String reason, Throwable cause) {
    super(reason, cause);
  }
}
