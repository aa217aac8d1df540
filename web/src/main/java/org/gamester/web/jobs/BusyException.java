package org.gamester.web.jobs;

/** A question cannot be answered for what others hold at the moment. */
public final class BusyException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  BusyException(String reason) {
    super(reason);
  }

  public String reason() {
    return String.valueOf(getMessage());
  }
}
